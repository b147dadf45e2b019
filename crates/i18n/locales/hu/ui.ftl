# Az oldal szavai. Minden más a játékokról és asztalokról a többi fájlban van.
app-tagline = Kártyázzunk együtt, itt a böngészőben.
value-yes = igen
value-no = nem

# Kezdőlap
home-flip7 = Tedd próbára a szerencséd: még egy lap, vagy megállsz, mielőtt egy szám másodszor is jön?
home-vengeance = A gonoszabb testvér: cserélj, lopj, ossz mínuszpontokat. Senki sincs biztonságban, megállás után sem.
home-unoflip = Szabadulj meg a kétoldalas lapjaidtól: egy Átfordító az egész játékot sötétre fordítja.
home-players = { $fewest }–{ $most } játékos
home-play-now = Játssz most
home-against = { $bots } bot ellen · { $level }
home-against-change = Más ellenfelek
home-open-table = Asztal nyitása
home-join = Csatlakozás asztalhoz
home-code = Az asztal kódja
home-name = A neved
avatar-choose = A képed
avatar-any = Bármelyik szabad
avatar-fox = Róka
avatar-owl = Bagoly
avatar-frog = Béka
avatar-cat = Macska
avatar-fish = Hal
avatar-bear = Medve
avatar-rabbit = Nyúl
avatar-snail = Csiga
avatar-whale = Bálna
avatar-bird = Madár
avatar-turtle = Teknős
avatar-bee = Méh
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
open-timer = Idő lépésenként
open-timer-off = Nincs korlát
open-timer-seconds = { $seconds } másodperc
open-public = Nyilvános
open-hints = Tippek
open-options = Az asztal szabályai
open-create = Asztal megnyitása
level-easy = Könnyű
level-normal = Közepes
level-strong = Erős
temper-careful = óvatos
temper-bold = merész
temper-clever = okos
temper-forgetful = szórakozott
temper-moody = szeszélyes

# A játékok beállításai
option-flip7-edition = Kiadás
option-flip7-edition-help = Melyik szabálykönyv szerint játszotok. Ez állítja be az alábbiakat.
option-flip7-edition-pl = Lengyel szabálykönyvek
option-flip7-edition-de = Német szabálykönyv
option-flip7-edition-en = 3.1-es angol szabályok
option-flip7-opening-deal = Kezdő lap
option-flip7-opening-deal-help = Mindenki kap egy lapot az első döntés előtt.
option-flip7-aside-after-bust = Félretett lapok besokallás után
option-flip7-aside-after-bust-help = Mi lesz a várakozó Fagyasztás vagy Hármas húzás lappal, ha a játékosa besokall.
option-flip7-aside-after-bust-discard = A dobópaklira kerülnek
option-flip7-aside-after-bust-redirect = Mások kapják őket
option-flip7-second-chance-in-flip-three = Második esély a Hármas húzásban
option-flip7-second-chance-in-flip-three-help = Mikortól számít a Hármas húzás közben jött Második esély.
option-flip7-second-chance-in-flip-three-at-once = Azonnal
option-flip7-second-chance-in-flip-three-after = A harmadik lap után
option-flip7-target = Cél
option-flip7-target-help = A játék azzal a körrel ér véget, amelyben valaki eléri ezt a pontszámot.
option-flip7-decks = Paklik
option-flip7-decks-help = Hány paklit kevertek össze. Egy elég 18 játékosnak.
option-vengeance-brutal = Kíméletlen mód
option-vengeance-brutal-help = A pontszám nulla alá is mehet, a besokalltak is kaphatnak módosítót, és egy Flip 7 elvehet valakitől 15 pontot.
option-vengeance-both-13-count = Mindkét 13-as számít
option-vengeance-both-13-count-help = A Szerencsés 13 mellett mindkét 13-as beleszámít a Flip 7 hét lapjába.
option-vengeance-target = Cél
option-vengeance-target-help = A játék azzal a körrel ér véget, amelyben valaki eléri ezt a pontszámot.
option-vengeance-decks = Paklik
option-vengeance-decks-help = Hány paklit kevertek össze. Egy elég 18 játékosnak.
option-unoflip-scoring = Pontozás
option-unoflip-scoring-help = Ki kap pontot a kör végén megmaradt lapokért.
option-unoflip-scoring-winner = A kör győztese
option-unoflip-scoring-lowest = Mindenki; a legkisebb pontszám nyer
option-unoflip-target = Cél
option-unoflip-target-help = A játék akkor ér véget, ha egy kör után valakinek ennyi pontja van.
option-unoflip-two-player-reverse = Irányváltó két játékossal
option-unoflip-two-player-reverse-help = Mit csinál az Irányváltó, ha csak ketten játszanak.
option-unoflip-two-player-reverse-skip = A másik játékos kimarad
option-unoflip-two-player-reverse-nothing = Semmit
option-unoflip-bluff = Blöffölés
option-unoflip-bluff-help = A húzató színválasztó szabálytalanul is kijátszható, de kérdőre lehet vonni érte.
option-unoflip-stacking = Halmozás
option-unoflip-stacking-help = Húzató lapra tehetsz egy ugyanolyat, és a következő játékos húzza az összeset.
option-unoflip-jump-in = Közbevágás
option-unoflip-jump-in-help = Akinek pont olyan lapja van, mint a legfelső, az soron kívül is kijátszhatja.
option-unoflip-draw-until-playable = Húzás, amíg nem jön jó lap
option-unoflip-draw-until-playable-help = Aki húz, addig húz, amíg kijátszható lap nem jön.
option-unoflip-force-play = Kötelező kijátszás
option-unoflip-force-play-help = A húzott lapot, ha kijátszható, ki kell játszani.

# Az asztalnál
phase-lobby = Játékosokra vár
phase-playing = Folyik a játék
phase-over = Vége a játéknak
phase-closed = Bezárt
table-invite = Mások meghívása
table-copy-link = Link másolása
table-copied = Másolva
table-start = Játék indítása
table-waiting-for-host = Várunk, amíg a házigazda elindítja
table-sit = Leülök
table-stand = Felállok, és nézem
table-leave = Kilépés
table-rest = Játsszon helyettem egy bot
table-take-back = Visszaveszem a helyem
table-rematch = Visszavágó
table-add-bot = Bot hozzáadása
table-kick = Elküldés
table-kick-means = { $name } kénytelen elhagyni az asztalt, és { $minutes } perc múlva jöhet vissza. Játék közben a helyét egy bot veszi át.
table-ban = Kitiltás
table-ban-means = { $name } kénytelen elhagyni az asztalt, és nem jöhet vissza, amíg az nyitva van. Játék közben a helyét egy bot veszi át.
table-clear-away = Távollévők elküldése
table-lock = Asztal lezárása
table-unlock = Asztal megnyitása
table-hand-over = Legyen házigazda
table-end-game = Játék leállítása
table-close = Asztal bezárása
table-end-means = Akkor senki sem nyer. Látjátok az eddigi pontokat, és amit lejátszottatok, továbbra is ellenőrizhető.
table-close-means = Mindenkinek el kell mennie, a folyó játék győztes nélkül ér véget, és a kód többé nem él.
table-host = Házigazda
table-you = Te
table-bot = Bot
table-away = Nincs itt
table-watching = { $count } néző
table-chat = Csevegés
table-chat-write = Írj üzenetet
table-chat-send = Küldés
table-chat-unread = { $count } új üzenet
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
game-choose-swap = { $card }: válassz két játékostól egy-egy lapot
game-choose-one-more = { $card }: még egy lap, másik játékostól
game-choose-bonus = Flip 7! Kérsz 15 pontot, vagy elveszel valaki mástól 15-öt?
game-choose-colour = Válassz színt
game-asked-challenge = Elfogadod, vagy kérdőre vonod?
game-asked-drawn = Ezt húztad: { $card }. Kijátszod?
game-drawn-does-not-fit = Ezt húztad: { $card }. Most nem jó.
game-nothing-to-stack = Nincs mit rátenned.
game-asked-stack = Húzol { $cards } lapot, vagy ráteszel még egyet?
game-deck = Pakli
game-draw-pile = Húzópakli
game-discard-pile = Dobópakli
game-round = { $round }. kör
game-dealer = Osztó
game-score = Pontszám
game-target = Cél: { $points }
game-aside = Félretéve
game-your-turn = Te jössz
game-waiting-for = { $name } következik
game-time-left = Még { $seconds } mp
game-speed = Tempó: { $speed }
game-speed-normal = normál
game-speed-fast = gyors
game-speed-instant = azonnali
game-undo = Visszavonás
game-skip = Ugrás a kör végére
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
game-asked-draw = Egyik lapod sem jó: húzz egyet.
game-asked-jump-in = Közbevághatsz.
game-accept-means = Felhúzod a lapokat, és kimaradsz.
game-challenge-means = Megnézed a lapjait: ha volt a régi színből, ő húz; ha nem, te húzol 2-vel többet.
game-uno-on = A lappal együtt UNO-t mondasz
game-uno-off = Még nem mondtál UNO-t
game-shown-by = { $name } megmutatta a lapjait
game-you-won = Nyertél!
game-won = A győztes: { $name }!
game-nobody-won = A játék félbeszakadt, mielőtt valaki nyert volna.
game-log = Események
game-why = Miért?
things-title = Mi van az asztalon
status-active = játékban
status-stayed = megállt
status-frozen = befagyott
status-busted = besokallt
status-flip7 = Flip 7
round-over = Vége a(z) { $round }. körnek
round-go-on = Tovább
round-go-on-in = Tovább ({ $seconds })
round-place = Helyezés
round-points = Ebben a körben
round-up = { $places } hellyel feljebb
round-down = { $places } hellyel lejjebb
round-went-out = elfogyott a lapja: a többiek lapjai számítanak
round-cards-left = { $cards } lapja maradt
score-zero = A Nulla
score-not-below = nem mehet 0 alá
score-flip7 = Flip 7 +{ $points }
score-anothers = más Flip 7-e −{ $points }
flourish-flip7 = Flip 7!
flourish-bust = Besokallt!
flourish-steal = Ellopva!
flourish-flip = Átfordul!
flourish-caught = Nem volt UNO!

# Az események: ami egy mondathoz jön ($head, pont nélkül), és a listák
log-points = { $head }, most { $points } pontja van.
    .you = { $head }, most { $points } pontod van.
log-has = { $seat } most { $points } pontnál tart.
    .you = Most { $points } pontnál tartasz.
log-busts = { $head }, és besokall!
    .you = { $head }, és besokallsz!
log-saved = { $head }, de megmenti a Második esély.
    .you = { $head }, de megment a Második esély.
log-flip7 = { $head }, és kirakja a Flip 7-et!
    .you = { $head }, és kirakod a Flip 7-et!
log-aside = { $head }, és félreteszi későbbre.
    .you = { $head }, és félreteszed későbbre.
log-keeps = { $head }, és megtartja.
    .you = { $head }, és megtartod.
log-frozen = { $head } (befagy { $points } ponttal).
    .you = { $head } (befagysz { $points } ponttal).
log-wiped = { $cards ->
    [0] { $head }, de nincs mit eldobnia.
   *[other] { $head }, és eldob { $cards } lapot.
}
    .you = { $cards ->
        [0] { $head }, de nincs mit eldobnod.
       *[other] { $head }, és eldobsz { $cards } lapot.
    }
log-stays = { $told ->
    [yes] { $head }, és meg kell állnia.
   *[no] { $head }, és meg kell állnia { $points } ponttal.
}
    .you = { $told ->
        [yes] { $head }, és meg kell állnod.
       *[no] { $head }, és meg kell állnod { $points } ponttal.
    }
log-names = { $head }, és ezt a színt választja: { $colour }.
    .you = { $head }, és ezt a színt választod: { $colour }.
log-skipped = { $head }, és kimarad.
    .you = { $head }, és kimaradsz.
log-passes = { $head }, és passzol.
    .you = { $head }, és passzolsz.
log-drew = { $seat } húz{ $faces ->
    [hidden] {" "}{ $cards } lapot
   *[other] {": "}{ $faces }
}{ drawn-because }
    .you = Húzol{ $faces ->
        [hidden] {" "}{ $cards } lapot
       *[other] {": "}{ $faces }
    }{ drawn-because }
log-opening = Kezdőlapok: { $list }.
log-for-deal = Húzás az osztóért: { $list }.
log-hands = Mindenki { $cards } lapot kap.
log-scores = { $own ->
    [yes] Pontok a kézben maradt lapokért: { $list }.
   *[no] Pontok: { $list }.
}
log-item = { $name }: { $what }
log-score = { $name } { $points } ({ $total })

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
   *[no] { $name } kapja: { $card }.
}
rows-will-bonus = { $self ->
    [yes] 15 pontot kapsz.
   *[no] { $name } 15 pontot veszít.
}
rows-will-steal = { $name } elveszíti, te megkapod: { $card }.
rows-will-discard = { $self ->
    [yes] Eldobod ezt a lapodat: { $card }.
   *[no] { $name } elveszíti ezt a lapot: { $card }.
}
rows-will-swap = { $self ->
    [yes] Odaadod: { $card }. { $other } lapját kapod érte: { $other-card }.
   *[no] { $name } és { $other } lapot cserél: { $card } – { $other-card }.
}
rows-then-bust = { $self ->
    [yes] Besokallsz!
   *[no] { $name } besokall!
}
rows-then-wipe = { $self ->
    [yes] A Szerencsétlen 7 miatt minden más lapodat eldobod.
   *[no] { $name } a Szerencsétlen 7 miatt minden más lapját eldobja.
}
rows-then-flip7 = { $self ->
    [yes] Kirakod a Flip 7-et!
   *[no] { $name } kirakja a Flip 7-et!
}

# Egy eszköz mindenkinek
local-pass-device = Add tovább az eszközt. { $name } következik
local-show-hand = Mutasd a lapjaim
local-since = Az utolsó lépésed óta
local-unreadable = Az ebben a böngészőben mentett játék már nem olvasható. Kezdhetsz egy újat.
local-unkept = Ebben a böngészőben nincs hely a játék mentésére: ha bezárod az oldalt, a játék elvész.
tv-view = Tévénézet
tv-scan = Olvasd be a csatlakozáshoz
tv-or-code = vagy írd be a kódot: { $code }

# Beállítások
setting-title = Beállítások
setting-sounds = Hangok
setting-volume = Hangerő
setting-haptics = Rezgés
setting-notices = Szólj, ha én jövök, és máshol járok
setting-notices-refused = A böngésző nem engedi, hogy az oldal értesítést küldjön.
setting-full-screen = Teljes képernyő
setting-answers = Az egyetlen lehetséges lépés automatikus
setting-animations = Animációk
setting-animations-on = Be
setting-animations-fast = Gyors
setting-animations-off = Ki
setting-theme = Téma
setting-theme-light = Világos
setting-theme-dark = Sötét
setting-theme-system = Rendszer

# A kapcsolat
connection-connecting = Kapcsolódás…
connection-reconnecting = Megszakadt a kapcsolat. Újracsatlakozás…
connection-other-tab = Ez a hely egy újabb böngészőfülön van megnyitva.
connection-play-here = Játék itt
parted-kicked = A házigazda elküldött az asztaltól. Nézheted a játékot, és { $minutes } perc múlva újra beülhetsz.
parted-banned = A házigazda végleg elküldött az asztaltól. Amíg az asztal nyitva van, nem jöhetsz vissza.
parted-closed = A házigazda bezárta ezt az asztalt.
connection-outdated = Ez az oldal régebbi a szervernél, és nem ismer mindent, ami ennél az asztalnál történik. Töltsd be újra.
connection-reload = Az oldal újratöltése
connection-away = Nincs itt: { $seconds } mp múlva egy bot játszik helyette
part-coming = Betöltés…
part-lost = Az oldalnak ezt a részét nem sikerült betölteni. Van internetkapcsolat?
part-again = Újra

# Amit a ház elutasít
problem-not-a-message = Az oldal és a szerver nem érti egymást. Töltsd be újra az oldalt.
problem-too-large = Ez túl hosszú.
problem-wrong-version = Van az oldalnak egy újabb változata. Töltsd be újra.
problem-no-such-table = Nincs ilyen kódú asztal.
problem-no-such-game = Nincs ilyen játék ennél az asztalnál.
problem-wrong-secret = Ez a hely már nem a tiéd.
problem-not-allowed = Ezt csak a házigazda teheti, vagy akinek helye van.
problem-wrong = Ez így nem megy.
problem-not-now = Ez most nem lehetséges.
problem-illegal-move = A szabályok nem engedik ezt a lépést.
problem-wrong-name = Ez a név itt nem használható: láthatatlan vagy összetéveszthető jelek vannak benne, vagy egy boté. Válassz másikat.
problem-name-taken = Ennél az asztalnál már hívnak így valakit. Válassz másik nevet.
problem-full = Minden hely foglalt.
problem-locked = A házigazda nem enged be új játékost. De nézheted a játékot.
problem-banned = A házigazda elküldött ettől az asztaltól.
problem-too-many = Ez egyszerre túl sok. Próbáld újra egy kicsit később.
problem-wrong-origin = Ez az oldal nem használhatja a szervert.
problem-wrong-host = A szerver ezen a címen nem érhető el.
problem-closing = A szerver újraindul. Egy pillanat…
problem-taken-back = A szerver visszaállt egy korábbi állapotra. Így áll most az asztal.
problem-broken = A szerver ezt nem tudta elmenteni. Próbáld újra.

# Tisztességes keverés
fair-checking = Ellenőrzés…
fair-ok = Ellenőrizve: a lapok pontosan úgy jöttek, ahogy a játék előtt rögzítettük.
fair-ok-early = Ellenőrizve: a megszakításig a lapok pontosan úgy jöttek, ahogy a játék előtt rögzítettük.
fair-failed = Az ellenőrzés nem sikerült: { $reason }
fair-download = Játéknapló letöltése

# Súgó
keys-title = Billentyűk
keys-help = Ez a súgó
keys-explain = Mi ez? Minden, vagy ami ki van jelölve
keys-move = A lapok között
keys-choose = Kiválasztás
keys-close = Bezárás
about-title = Az oldalról
about-independent = A Fliphouse független, a játék öröméért készült projekt. Nem áll kapcsolatban a játékok kiadóival.
about-trademarks = A játékok nevei és védjegyei a tulajdonosaikat illetik. Képeiket és szövegeiket itt nem használjuk.

# Továbbiak az oldalról
about-what = Egy ház, ahol kétoldalas kártyajátékokat játszunk: barátokkal egy linken át, botok ellen vagy egy eszközön. Fiók nem kell.
about-fair = A lapok sorrendje már a játék előtt eldől, és utána ellenőrizhető. Rejtett lapot nem küldünk el senkinek, aki nem láthatja.
about-licence = Szabad szoftver: MIT vagy Apache 2.0.
home-resume = A játék folytatása
kept-title = A játékaid
kept-bots = { $count } bot
kept-ask = Van egy befejezetlen játékod: { $game }. Ha újat kezdesz, ez elvész.
kept-new = Új játék kezdése
kept-throw = Törlés: { $game }
kept-throw-means = Ezt a játékot utána nem lehet folytatni: { $game }.
kept-throw-yes = Törlés
home-no-such-game = Nincs ilyen játék.
home-join-button = Csatlakozom
table-guest = Vendég
table-menu = Menü
table-qr = Az asztal QR-kódja
table-remove = Eltávolítás
table-taken = Foglalt helyek: { $taken } / { $seats }
table-people = { $people } ember
table-bots = { $bots } bot
table-free = { $free } szabad hely
table-full = Betelt
table-bot-level = Bot: { $level }
connection-unreachable = A szerver nem érhető el. Van internetkapcsolat?
problem-other = Ez nem sikerült
local-players = Kik játszanak?
local-add-person = Játékos hozzáadása
local-player = { $n }. játékos
over-results = Eredmény
over-picture = Pontok körről körre
over-last-round = Az utolsó kör
over-share = Eredmény megosztása
over-record = A játéknapló linkje
over-name = Név
fair-other-promise = a titok nem az, amelyet megígértek
fair-not-over = a napló egy be nem fejezett játéké
keys-target = Játékos választása
keys-catch = Rajtakapás vagy kérdőre vonás
