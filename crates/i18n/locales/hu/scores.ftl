# Emberek és pontjaik, lapok papíron. Ezekkel az oldalakkal töltődik be.

# Lapok papíron
print-title = Pontozólap papíron
print-print = Nyomtatás
print-players = Játékosok
print-paper = Papír
print-a4 = A4
print-letter = US Letter
print-date = Dátum
print-round = Kör
print-total = Összesen
print-halves = Balra: a kör. Jobbra: az összes.
print-reached = A cél elérve ebben a körben

# Állás
scores-title = Emberek és pontok
scores-none = Ebben a böngészőben még nincsenek feljegyzett pontok.
scores-span = Melyik játékok
scores-all = Minden játék
scores-standing = Állás
scores-person = Ki
scores-wins = Győzelem
scores-wins-of = { $wins } / { $games }
scores-streak = Sorozat
scores-evenings = Este
scores-evenings-of = { $won } / { $evenings }
scores-chart = Győzelmek, játékról játékra

# Szezonok
scores-season = Szezon
scores-season-name = A szezon neve
scores-season-begin = Szezon kezdése
scores-season-begin-means = Az ezután kezdett játékok tartoznak hozzá.
scores-season-close = Szezon lezárása
scores-season-close-means = { $name } véget ér, és az állása olyan marad, amilyen most, bármi lesz is a lapokkal.
scores-season-going-on = { $name }, tart
scores-season-full = Már túl sok szezon van.

# Emberek
scores-people = Emberek
scores-games = Játék
scores-average = Pont körönként
scores-best = Legjobb kör
scores-busts = Besokallás
scores-flip7s = Flip 7
scores-longest = Leghosszabb győzelmi sorozat
scores-unfinished = Befejezetlen
scores-lowest = { $game }: a legkevesebb pont nyer
scores-duel = Ketten egymás ellen
scores-duel-one = Egyik játékos
scores-duel-other = Másik játékos
scores-duel-none = Ők ketten még nem fejeztek be együtt játékot.
scores-duel-ahead = A másik előtt
scores-duel-level = Döntetlen
scores-duel-rounds = Jobb kör
scores-duel-chart = Ki hányszor végzett előrébb, játékról játékra

# Befejezett játékok
scores-history = Befejezett játékok
scores-history-none = Még egy játék sem fejeződött be.
scores-won = { $name } nyert
scores-ended = Véget ért, mielőtt bárki nyert volna

# Fájlok
scores-files = Fájl
scores-files-means = Egyetlen fájlban van minden lap, szezon és ember. Őrizd meg másolatként, vagy vidd át egy másik eszközre.
scores-save = Fájl mentése
scores-take = Fájl beolvasása
scores-taken = Beolvasva: új lapok { $fresh }, folytatva { $continued }, a tieid mellett megőrizve { $parted }, már itt voltak { $known }.
scores-file-large = Ez a fájl túl nagy ahhoz, hogy pontok legyenek benne. Semmi sem változott.
scores-file-cut = Ez a fájl félbeszakad: nem lett teljesen átmásolva. Semmi sem változott.
scores-file-foreign = Ebben a fájlban nem pontok vannak. Semmi sem változott.
scores-file-newer = Ezt a fájlt az oldal újabb változata mentette. Töltsd be újra az oldalt, és próbáld meg még egyszer. Semmi sem változott.
scores-file-damaged = Ez a fájl sérült: { $line }. sor, { $column }. oszlop. Semmi sem változott.
scores-file-sheet = A fájl { $number }. lapja nem olvasható. Semmi sem változott.
scores-file-many = Több van ebben a fájlban, mint amennyi megőrizhető. Semmi sem változott.
scores-unread = { $count ->
    [one] { $count } lapot nem tud elolvasni az oldalnak ez a változata. Marad, ahogy van.
   *[other] { $count } lapot nem tud elolvasni az oldalnak ez a változata. Maradnak, ahogy vannak.
}
