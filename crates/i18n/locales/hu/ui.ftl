# Az oldal szavai. Minden más a játékokról és asztalokról a többi fájlban van.
app-tagline = Közös kártyajátékok, itt a böngészőben.
value-yes = igen
value-no = nem

# Kezdőlap
home-flip7 = Kísértsd a szerencséd: még egy lap, vagy megállsz, mielőtt egy szám másodszor is jön?
home-vengeance = A gonoszabb testvér: cserélj, lopj, ossz mínuszpontokat. Senki sincs biztonságban, megállás után sem.
home-unoflip = Szabadulj meg a lapjaidtól, két oldalon: egy Átfordító az egész játékot sötétre fordítja.
home-players = { $fewest }–{ $most } játékos
home-play-now = Játék most
home-open-table = Asztal nyitása
home-join = Csatlakozás asztalhoz
home-code = Az asztal kódja
home-name = A neved
home-language = Nyelv
home-public-tables = Nyilvános asztalok
home-no-public-tables = Most nincs nyilvános asztal. Nyiss egyet!
home-watch = Nézem
home-local = Játék ezen az eszközön
home-back = Vissza

# Új asztal
open-seats = Helyek
open-bots = Botok
open-level = Szint
open-timer = Idő egy lépésre
open-timer-off = Nincs korlát
open-timer-seconds = { $seconds } másodperc
open-public = Nyilvános
open-hints = Tippek
open-options = Az asztal szabályai
open-create = Asztal megnyitása
level-easy = Könnyű
level-normal = Közepes
level-strong = Erős

# A játékok beállításai
option-flip7-edition = Kiadás
option-flip7-edition-help = Melyik szabálykönyv érvényes. Beállítja az alábbiakat.
option-flip7-edition-pl = Lengyel szabálykönyvek
option-flip7-edition-de = Német szabálykönyv
option-flip7-edition-en = Angol szabályok 3.1
option-flip7-opening-deal = Kezdő lap
option-flip7-opening-deal-help = Mindenki kap egy lapot az első döntés előtt.
option-flip7-aside-after-bust = Félretett lapok besokallás után
option-flip7-aside-after-bust-help = Mi lesz a várakozó Fagyasztás vagy Hármas húzás lappal, ha a játékosa besokall.
option-flip7-aside-after-bust-discard = Eldobják őket
option-flip7-aside-after-bust-redirect = Mások kapják őket
option-flip7-second-chance-in-flip-three = Második esély a Hármas húzásban
option-flip7-second-chance-in-flip-three-help = Mikortól számít a Hármas húzás közben jött Második esély.
option-flip7-second-chance-in-flip-three-at-once = Azonnal
option-flip7-second-chance-in-flip-three-after = A harmadik lap után
option-flip7-target = Cél
option-flip7-target-help = A játék azzal a körrel ér véget, amelyben valaki eléri ezt a pontszámot.
option-flip7-decks = Paklik
option-flip7-decks-help = Hány paklit kevernek össze. Egy 18 játékosnak elég.
option-vengeance-brutal = Kíméletlen mód
option-vengeance-brutal-help = A pontszám nulla alá is mehet, a besokalltak is kaphatnak módosítót, és egy Flip 7 elvehet valakitől 15 pontot.
option-vengeance-both-13-count = Mindkét 13-as számít
option-vengeance-both-13-count-help = A Szerencsés 13 mellett mindkét 13-as beleszámít a Flip 7 hét lapjába.
option-vengeance-target = Cél
option-vengeance-target-help = A játék azzal a körrel ér véget, amelyben valaki eléri ezt a pontszámot.
option-vengeance-decks = Paklik
option-vengeance-decks-help = Hány paklit kevernek össze. Egy 18 játékosnak elég.
option-unoflip-scoring = Pontozás
option-unoflip-scoring-help = Ki kap pontot a kör végén megmaradt lapokért.
option-unoflip-scoring-winner = A kör győztese
option-unoflip-scoring-lowest = Mindenki; a legkisebb összeg nyer
option-unoflip-target = Cél
option-unoflip-target-help = A játék akkor ér véget, ha egy kör után valakinek ennyi pontja van.
option-unoflip-two-player-reverse = Irányváltó két játékossal
option-unoflip-two-player-reverse-help = Mit tesz az Irányváltó, ha csak ketten játszanak.
option-unoflip-two-player-reverse-skip = A másik játékos kimarad
option-unoflip-two-player-reverse-nothing = Semmit
option-unoflip-bluff = Blöffölés
option-unoflip-bluff-help = A húzató színválasztó szabálytalanul is kijátszható, de kérdőre lehet vonni érte.
option-unoflip-stacking = Halmozás
option-unoflip-stacking-help = Húzató lapra tehetsz egy ugyanolyat, és a következő játékos húzza az összeset.
option-unoflip-jump-in = Közbevágás
option-unoflip-jump-in-help = Akinek pont olyan lapja van, mint a legfelső, soron kívül is kijátszhatja.
option-unoflip-draw-until-playable = Húzás, amíg nem jön jó lap
option-unoflip-draw-until-playable-help = Aki húz, addig húz, amíg kijátszható lap nem jön.
option-unoflip-force-play = Kötelező kijátszani
option-unoflip-force-play-help = A húzott lapot, ha lehet, ki kell játszani.

# Az asztalnál
phase-lobby = Játékosokra vár
phase-playing = Folyik a játék
phase-over = Vége a játéknak
phase-closed = Bezárt
table-invite = Mások meghívása
table-copy-link = Link másolása
table-copied = Másolva
table-start = Játék indítása
table-waiting-for-host = Várunk, hogy a házigazda elindítsa
table-sit = Leülök
table-stand = Felállok és nézem
table-leave = Kilépés
table-rest = Játsszon helyettem egy bot
table-take-back = Visszaveszem a helyem
table-rematch = Visszavágó
table-add-bot = Bot hozzáadása
table-kick = Kiküldés
table-ban = Kitiltás
table-clear-away = Távol lévők eltávolítása
table-lock = Asztal lezárása
table-unlock = Asztal megnyitása
table-hand-over = Legyen házigazda
table-end-game = Játék befejezése
table-close = Asztal bezárása
table-host = Házigazda
table-you = Te
table-bot = Bot
table-away = Nincs itt
table-watching = { $count } néző
table-chat = Csevegés
table-chat-write = Írj üzenetet
table-chat-send = Küldés
table-mute = Némítás: { $name }
table-unmute = Némítás vége: { $name }
emote-clap = Bravó
emote-laugh = Vicces
emote-wow = Hűha
emote-cry = De kár
emote-think = Gondolkodom
emote-hurry = Siess
emote-like = Tetszik
emote-good-game = Jó játék volt

# Játék közben
game-hit = Még egyet
game-stay = Megállok
game-draw = Húzok
game-pass = Passz
game-accept = Elfogadom
game-challenge = Kérdőre vonom
game-uno = UNO!
game-catch = Elmaradt az UNO: { $name }!
game-play = Kijátszom
game-play-card = Kijátszom: { $card }
game-choose-target = { $card }: válassz játékost
game-choose-card = { $card }: válassz lapot
game-choose-swap = { $card }: válassz két lapot két játékostól
game-choose-bonus = Flip 7! Kapj 15 pontot, vagy vegyél el mástól 15-öt.
game-choose-colour = Válassz színt
game-asked-challenge = Elfogadod, vagy kérdőre vonod?
game-asked-drawn = Húzott lap: { $card }. Kijátszod?
game-drawn-does-not-fit = Húzott lap: { $card }. Nem illik.
game-nothing-to-stack = Nincs lapod, amit ráraknál.
game-asked-stack = Húzol { $cards } lapot, vagy ráraksz még egyet?
game-deck = Pakli
game-draw-pile = Húzópakli
game-discard-pile = Dobópakli
game-round = { $round }. kör
game-dealer = Osztó
game-score = Pontszám
game-target = Cél: { $points }
game-aside = Félretéve
game-your-turn = Te jössz
game-waiting-for = Soron van: { $name }
game-time-left = Még { $seconds } mp
game-bust-chance = A besokallás esélye: { $percent }%
game-side-light = Világos oldal
game-side-dark = Sötét oldal
game-direction-left = Az óramutató járása szerint
game-direction-right = Az óramutató járásával ellentétesen
game-colour-now = Szín: { $colour }
game-your-hand = A lapjaid
game-hand-shown = { $name } megmutatja neked: { $faces }
game-turn-now = most játszik
game-catch-short = Megvagy!
game-asked-play = Játssz ki egy kiemelt lapot, vagy húzz.
game-asked-draw = Egy lap sem illik: húzz egyet.
game-asked-jump-in = Közbevághatsz.
game-accept-means = Felhúzod a lapokat, és kimaradsz.
game-challenge-means = Megnézed a lapjait: ha volt a régi színből, ő húz; ha nem, te húzol 2-vel többet.
game-uno-on = A lappal együtt UNO-t mondasz
game-uno-off = Még nem mondtál UNO-t
game-shown-by = { $name } megmutatta a lapjait
game-you-won = Nyertél!
game-won = A győztes: { $name }!
game-nobody-won = A játék félbeszakadt, mielőtt valaki nyert volna.
game-log = Mi történt
game-why = Miért?
status-active = játékban
status-stayed = megállt
status-frozen = befagyasztva
status-busted = besokallt
status-flip7 = Flip 7

# The table of Flip 7 and With a Vengeance
rows-turn = soron van
rows-confirm = Rendben
rows-cancel = Mégse
rows-will-one-more = { $self ->
    [yes] Húzol még egy lapot, aztán meg kell állnod.
   *[no] { $name } húz még egy lapot, aztán meg kell állnia.
}
rows-will-flip4 = { $self ->
    [yes] Négy lapot húzol.
   *[no] { $name } négy lapot húz.
}
rows-will-give = { $self ->
    [yes] Nálad marad: { $card }.
   *[no] { $name } kapja ezt a lapot: { $card }.
}
rows-will-bonus = { $self ->
    [yes] 15 pontot kapsz.
   *[no] { $name } 15 pontot veszít.
}
rows-will-steal = { $name } elveszíti, te megkapod ezt a lapot: { $card }.
rows-will-discard = { $self ->
    [yes] Eldobod ezt a lapodat: { $card }.
   *[no] { $name } elveszíti ezt a lapot: { $card }.
}
rows-will-swap = { $name } és { $other } lapot cserél: { $card } – { $other-card }.
rows-then-bust = { $self ->
    [yes] Besokallsz!
   *[no] { $name } besokall!
}
rows-then-wipe = { $self ->
    [yes] A Szerencsétlen 7 miatt minden más lapodat eldobod.
   *[no] { $name } a Szerencsétlen 7 miatt minden más lapját eldobja.
}
rows-then-flip7 = { $self ->
    [yes] Eléred: Flip 7!
   *[no] { $name } eléri: Flip 7!
}

# Egy eszköz mindenkinek
local-pass-device = Add tovább az eszközt. Következik: { $name }
local-show-hand = Mutasd a lapjaim
local-unreadable = Az ebben a böngészőben mentett játék már nem olvasható. Kezdhetsz egy újat.
local-unkept = Ebben a böngészőben nincs hely a játék mentésére: ha bezárod az oldalt, elvész.
tv-view = Tévénézet
tv-scan = Olvasd be a csatlakozáshoz
tv-or-code = vagy írd be a kódot: { $code }

# Beállítások
setting-title = Beállítások
setting-sounds = Hangok
setting-answers = Az egyetlen válasz adása magától
setting-animations = Animációk
setting-animations-on = Be
setting-animations-fast = Gyors
setting-animations-off = Ki
setting-theme = Téma
setting-theme-light = Világos
setting-theme-dark = Sötét
setting-theme-system = Mint a rendszer

# A kapcsolat
connection-connecting = Kapcsolódás…
connection-reconnecting = Megszakadt a kapcsolat. Újracsatlakozás…
connection-other-tab = Ez a hely egy újabb lapon van megnyitva.
connection-play-here = Játék itt
connection-outdated = Ez az oldal régebbi a szervernél, és nem ismer mindent, ami ennél az asztalnál történik. Töltsd újra.
connection-reload = Az oldal újratöltése
connection-away = Nincs itt: { $seconds } mp múlva egy bot játszik
part-coming = Betöltés…
part-lost = Az oldalnak ezt a részét nem sikerült betölteni. Van internetkapcsolat?
part-again = Újra

# Amit a ház elutasít
problem-not-a-message = Az oldal és a szerver nem érti egymást. Töltsd újra az oldalt.
problem-too-large = Ez túl hosszú.
problem-wrong-version = Van újabb változat az oldalból. Töltsd újra.
problem-no-such-table = Nincs ilyen kódú asztal.
problem-no-such-game = Nincs ilyen játék ennél az asztalnál.
problem-wrong-secret = Ez a hely már nem a tiéd.
problem-not-allowed = Ezt csak a házigazda teheti, vagy akinek helye van.
problem-wrong = Ez így nem megy.
problem-not-now = Ez most nem lehetséges.
problem-illegal-move = Egy szabály tiltja ezt a lépést.
problem-wrong-name = Ez a név itt nem használható: láthatatlan vagy összetéveszthető jelek vannak benne, vagy egy boté. Válassz másikat.
problem-name-taken = Ennél az asztalnál már hívnak így valakit. Válassz másik nevet.
problem-full = Minden hely foglalt.
problem-locked = A házigazda nem enged be új játékost. Nézheted a játékot.
problem-banned = A házigazda elküldött ettől az asztaltól.
problem-too-many = Túl sok egyszerre. Próbáld újra egy pillanat múlva.
problem-wrong-origin = Ez az oldal nem használhatja a szervert.
problem-wrong-host = A szerver ezen a címen nem érhető el.
problem-closing = A szerver újraindul. Egy pillanat…
problem-taken-back = A szerver egy korábbi állapotba került vissza. Itt az asztal a mostani állapotában.
problem-broken = A szerver ezt nem tudta elmenteni. Próbáld újra.

# Tisztességes keverés
fair-checking = Ellenőrzés…
fair-ok = Ellenőrizve: a lapok úgy jöttek, ahogy a játék előtt rögzítve volt.
fair-failed = Az ellenőrzés nem sikerült: { $reason }
fair-download = Játékjegyzék letöltése

# Súgó
keys-title = Billentyűk
keys-help = Ez a súgó
keys-move = A lapok között
keys-choose = Kiválasztás
keys-close = Bezárás
about-title = Az oldalról
about-independent = A Fliphouse független, a játék öröméért készült projekt. Nem áll kapcsolatban a játékok kiadóival.
about-trademarks = A játékok nevei és védjegyei tulajdonosaikéi. Képeiket és szövegeiket itt nem használjuk.

# Továbbiak az oldalról
about-what = Ház, ahol forduló kártyajátékokat játszunk: barátokkal egy linken át, botok ellen vagy egy eszközön. Fiók nem kell.
about-fair = Minden keverés már a játék előtt eldől, és utána ellenőrizhető. Semmi rejtett nem jut el ahhoz, aki nem láthatja.
about-licence = A program szabad: MIT vagy Apache 2.0.
home-resume = A játék folytatása
home-no-such-game = Nincs ilyen játék.
home-join-button = Csatlakozom
table-guest = Vendég
table-menu = Menü
table-qr = Az asztal QR-kódja
table-remove = Eltávolítás
table-taken = Foglalt helyek: { $taken } / { $seats }
table-bot-level = Bot: { $level }
connection-unreachable = A ház nem érhető el. Van internetkapcsolat?
problem-other = Ez nem sikerült
local-players = Kik játszanak?
local-add-person = Személy hozzáadása
local-player = { $n }. játékos
over-results = Eredmény
over-picture = Pontok körről körre
over-name = Név
fair-other-promise = a titok nem az, amelyet megígértek
keys-target = Játékos választása
keys-catch = Rajtakapás vagy kérdőre vonás
