# Osoby i ich wyniki oraz arkusze na papierze. Wczytywane z tymi stronami.

# Arkusze na papierze
print-title = Arkusz punktów na papierze
print-print = Drukuj
print-players = Gracze
print-paper = Papier
print-a4 = A4
print-letter = US Letter
print-date = Data
print-round = Runda
print-total = Razem
print-halves = Z lewej: runda. Z prawej: razem.
print-reached = Cel osiągnięty w rundzie

# Klasyfikacja
scores-title = Osoby i wyniki
scores-none = W tej przeglądarce nie zapisano jeszcze żadnych punktów.
scores-span = Które gry
scores-all = Wszystkie gry
scores-standing = Klasyfikacja
scores-person = Kto
scores-wins = Wygrane
scores-wins-of = { $wins } z { $games }
scores-streak = Z rzędu
scores-evenings = Wieczory
scores-evenings-of = { $won } z { $evenings }
scores-chart = Wygrane, gra po grze

# Sezony
scores-season = Sezon
scores-season-name = Nazwa sezonu
scores-season-begin = Rozpocznij sezon
scores-season-begin-means = Należą do niego gry, które odtąd rozpoczniesz.
scores-season-close = Zamknij sezon
scores-season-close-means = { $name }: koniec. Klasyfikacja zostaje taka, jaka jest teraz, cokolwiek stanie się z arkuszami.
scores-season-going-on = { $name }, trwa
scores-season-full = Jest już za dużo sezonów.

# Osoby
scores-people = Osoby
scores-games = Gry
scores-average = Punkty na rundę
scores-best = Najlepsza runda
scores-busts = Odpadnięcia
scores-flip7s = Flip 7
scores-longest = Najwięcej wygranych z rzędu
scores-unfinished = Niedokończone
scores-lowest = { $game }: wygrywa najmniej punktów
scores-duel = Jeden na jednego
scores-duel-one = Pierwsza osoba
scores-duel-other = Druga osoba
scores-duel-none = Te dwie osoby nie skończyły jeszcze razem żadnej gry.
scores-duel-ahead = Przed drugą osobą
scores-duel-level = Remisy
scores-duel-rounds = Lepsze rundy
scores-duel-chart = Ile razy kto był z przodu, gra po grze

# Zakończone gry
scores-history = Zakończone gry
scores-history-none = Żadna gra nie została jeszcze zakończona.
scores-won = Wygrana: { $name }
scores-ended = Zakończona, zanim ktoś wygrał

# Pliki
scores-files = Plik
scores-files-means = W jednym pliku są wszystkie arkusze, sezony i osoby. Zachowaj go jako kopię albo przenieś na inne urządzenie.
scores-save = Zapisz plik
scores-take = Wczytaj plik
scores-taken = Wczytano: nowe arkusze { $fresh }, dalszy ciąg { $continued }, zachowane obok twoich { $parted }, już tu były { $known }.
scores-file-large = Ten plik jest za duży jak na plik z punktami. Nic się nie zmieniło.
scores-file-cut = Ten plik urywa się w środku: nie skopiowano go w całości. Nic się nie zmieniło.
scores-file-foreign = To nie jest plik z punktami. Nic się nie zmieniło.
scores-file-newer = Ten plik zapisała nowsza wersja tej strony. Wczytaj stronę ponownie i spróbuj jeszcze raz. Nic się nie zmieniło.
scores-file-damaged = Ten plik jest uszkodzony w wierszu { $line }, kolumnie { $column }. Nic się nie zmieniło.
scores-file-sheet = Nie da się odczytać arkusza { $number } w tym pliku. Nic się nie zmieniło.
scores-file-many = W tym pliku jest więcej, niż da się zachować. Nic się nie zmieniło.
scores-unread = { $count ->
    [one] Ta wersja strony nie potrafi odczytać { $count } arkusza. Zostaje taki, jaki jest.
   *[other] Ta wersja strony nie potrafi odczytać { $count } arkuszy. Zostają takie, jakie są.
}
