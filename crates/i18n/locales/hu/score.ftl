# Pontok jegyzése igazi lapokkal játszott játékokhoz. Ezekkel az oldalakkal töltődik be.

score-title = Pontok jegyzése
score-new = Új lap
score-begin = Kezdjük
score-who = Kik játszanak?
score-name = Név
score-add = Hozzáadás
score-known = Korábbi lapokról
score-first-dealer = Először oszt: { $name }
score-options = E játék szabályai
score-going-on = Folyamatban
score-finished = Befejezve
score-continue = Folytatás
score-look = Megnézem
score-delete = Törlés: { $sheet }
score-delete-means = Ez a lap minden körével együtt eltűnik: { $sheet }.
score-delete-yes = Törlés
score-unreadable = Ezt a lapot az oldalnak ez a változata nem tudja elolvasni. Marad, ahogy van.
score-up = Feljebb: { $name }
score-down = Lejjebb: { $name }
score-drag = Húzd más helyre: { $name }
score-remove = Eltávolítás: { $name }
score-gone = Ebben a böngészőben nincs ilyen lap.
score-all-sheets = Minden lap

# A lap
score-tab-round = { $round }. kör
score-tab-all = Minden kör
score-tab-standings = Állás
score-undo = Visszavonás
score-redo = Mégis
score-menu = Továbbiak erről a lapról
score-kept = Minden el van mentve
score-writing = Mentés…
score-not-kept = Nincs elmentve
score-missing = még semmi
score-away = nincs itt
score-bust = Besokallt
score-went-out = Kifogyott
score-cards = Lapok
score-points = Pontok
score-entry = { $name }, { $round }. kör
score-next = Tovább
score-done = Kész
score-last-digit = Az utolsó számjegy törlése
score-below-zero = Nulla alatt
score-one-less = Eggyel kevesebb: { $card }
score-copies = { $card }: { $copies }
score-given-after-bust = Mínuszkártyák a besokallás után
score-flip7-bonus = Flip 7!
score-bonus-own = Elviszi a 15 pontot
score-bonus-off = { $name } 15 pontot veszít
score-nothing = Nincs beírva semmi
score-typed = beírva
score-collected = a többiek lapjai: { $list }
score-left = { $points } maradt annak, aki kifogy
score-tied = Döntetlen: { $names }. Mindenki játszik még egy kört.
score-won-means = A játéknak vége. Ha valami nem stimmel, javítsd ki: minden újraszámolódik.
score-back = Vissza a laphoz
score-again = Új játék ugyanezekkel
score-place = { $place }. hely
score-more = Továbbiak: { $name }
score-save = Mentés
score-set-dealer = Ebben a körben oszt
score-set-away = Ebben a körben nincs itt
score-wipe = A bejegyzés törlése
score-leave = Kiszáll a játékból
score-return = Visszajön
score-left-game = kiszállt
score-join = Valaki beszáll
score-join-points = Kezdőpontok
score-seats = Ülésrend
score-target = Cél
score-end = A játék befejezése most
score-go-on = A játék folytatása
score-follows = Ez a lap egy másik fülön is nyitva van, és ott írják.
score-take-over = Átveszem
score-table = Minden kör pontjai. A nyilakkal bejegyzésről bejegyzésre lépsz, az Enter megváltoztat egyet.

# Amit nem lehet elmenteni
score-keeps-nothing = Ez az ablak semmit sem ment el, talán privát. A lap csak addig van meg, amíg be nem zárod.
score-too-old = Az oldal egy újabb változata írt ide. Töltsd be újra az oldalt.
score-blocked = Egy másik fülön az oldal régebbi változata van nyitva. Zárd be, és töltsd be újra az oldalt; addig semmi sem mentődik el.
score-no-room = Ezen az eszközön nincs több hely. Amit most beírsz, csak addig van meg, amíg be nem zárod az oldalt. Csinálj helyet, és próbáld újra.
score-went-away = A böngésző törölte, amit elmentett. Amit látsz, csak addig van meg, amíg be nem zárod az oldalt.
score-damaged = Ami ebből a lapból el van mentve, nem olvasható. Marad, ahogy van.
score-lost-words = A böngésző nem tudta elmenteni: { $why }
score-retry = Újra

# Miért nem lehet valami
score-no-longer = A lap közben megváltozott. Nézd meg újra.
score-no-rules = Így nem játsszák: nézd meg a célt és a többi szabályt.
score-no-people = Egy lapon 1–{ $most } játékos van.
score-no-twice = { $name } már rajta van a lapon.
score-no-name = Egy név 1–20 látható karakterből áll.
score-no-present = { $here ->
    [yes] { $name } már itt van.
   *[no] { $name } már kiszállt.
}
score-no-absent = { $name } nem volt itt ebben a körben: { $round }.
score-no-full = Ezen a lapon nincs hely több körnek.
score-no-points = Ennyi pontja senkinek sincs.
score-no-below = Ebben a játékban senki sem veszít pontot.
score-no-together = { $card }: mindenkinél együtt { $held } van, pedig csak { $exist } létezik.
score-no-two-flip7 = A kört záró Flip 7 csak egy játékosé lehet.
score-no-two-out = Csak egy játékos fogy ki: a többieknek még van lapjuk.
score-no-bonus = A 15 pontot valaki más veszíti el, aki itt volt.
score-no-undo = Ezt már nem lehet visszavonni vagy megismételni.
score-no-ended = { $ended ->
    [yes] A játéknak már vége.
   *[no] A játék már folytatódik.
}
score-no-card = Nincs ilyen lap: „{ $code }”.
score-no-place = { $card }: ezt kijátsszák, nem fekszik senki előtt.
score-no-copies = { $card }: ebből csak { $exist } van.
score-no-never-two = { $card }: ebből senkinek sincs kettő.
score-no-with = { $busted ->
    [yes] { $card }: ez senkinél sincs, aki besokallt.
   *[no] { $card }: ez senkinél sincs, akinek Flip 7-je van.
}
score-no-busted = Még egy ilyennel ({ $card }) ez besokallás. Ha az, koppints ide: „Besokallt”.
score-no-busted-twice = A besokalló lappal a kör véget ért.
score-no-past = Hét szám véget vet a körnek: nincs nyolcadik.
score-no-has-flip7 = Hét szám az Flip 7.
score-no-flip7 = { $numbers ->
    [one] { $numbers } szám nem Flip 7: ahhoz hét kell.
   *[other] { $numbers } szám nem Flip 7: ahhoz hét kell.
}
score-no-bust = { $card }: ez csak besokallás után jöhet.
score-no-after-bust = { $card }: ezt nem kapja meg senki, aki besokallt.
score-no-choice = Ebben a játékban senki sem dönt a Flip 7 jutalmáról.
score-no-misplaced = Akinek Flip 7-je van, az dönt a 15 pontról.
score-no-sides = Egy kör minden lapja ugyanazon az oldalon számít: világos vagy sötét.
score-no-row = Ebben a játékban nincs besokallás és nincs Flip 7.
score-no-cards = Ennyi lapja senkinek sincs.

# Megosztás
live-title = A lap megosztása
live-means = Mások a telefonjukon vagy egy tévén követik a lapot. Egyszerre csak egy ember írja.
live-share = Megosztás
live-follow = Olvasd be a követéshez
live-hand-on = Írás egy másik telefonon
live-hand-on-means = Olvasd be a másik telefonnal. Akinek megvan ez a kép, írhat a lapra.
live-stop = Megosztás vége
live-here = { $here ->
    [one] Senki más nincs kapcsolatban.
   *[other] { $here } eszköz van kapcsolatban.
}
live-open = Van kapcsolat
live-connecting = Kapcsolódás …
live-not-open = Nincs kapcsolat
live-lost = Nincs kapcsolat a házzal. Amit itt látsz, elavult lehet; amit írsz, megmarad, és később lesz elküldve.
live-waiting = { $entries ->
    [one] Nincs kapcsolat a házzal. Egy bejegyzés itt megmarad, és később lesz elküldve.
   *[other] Nincs kapcsolat a házzal. { $entries } bejegyzés itt megmarad, és később lesz elküldve.
}
live-other = Most valaki más írja a lapot.
live-too-late = Amikor ezt beírtad, már valaki más írta a lapot. Itt megmarad; vedd át az írást, hogy elküldhesd.
live-unwritten = A ház nem fogadott el egy bejegyzést. Itt megmarad. ({ $why })
live-closed = Ezt a lapot már nem osztják meg.
live-idle = Ezt a lapot már nem osztják meg: sokáig senki sem járt itt.
live-disputed = Ketten egyszerre írtak be valamit: { $name }, { $round }. kör. Melyik a helyes?
live-counts = { $points } számít
live-keep-here = Írás ezen az eszközön
