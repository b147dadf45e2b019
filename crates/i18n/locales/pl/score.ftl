# Zapisywanie punktów w grach prawdziwymi kartami. Wczytywane razem z tymi stronami.

score-title = Zapis punktów
score-new = Nowy arkusz
score-begin = Zaczynamy
score-who = Kto gra?
score-name = Imię
score-add = Dodaj
score-known = Z wcześniejszych arkuszy
score-first-dealer = Pierwsze rozdanie: { $name }
score-options = Zasady tej gry
score-going-on = W toku
score-finished = Zakończone
score-continue = Graj dalej
score-look = Pokaż
score-delete = Usuń: { $sheet }
score-delete-means = Ten arkusz zniknie ze wszystkimi rundami: { $sheet }.
score-delete-yes = Usuń
score-unreadable = Tego arkusza ta wersja strony nie potrafi odczytać. Zostaje, jaki jest.
score-up = Wyżej: { $name }
score-down = Niżej: { $name }
score-drag = Przeciągnij na inne miejsce: { $name }
score-remove = Usuń: { $name }
score-gone = W tej przeglądarce nie ma takiego arkusza.
score-all-sheets = Wszystkie arkusze

# Arkusz
score-tab-round = Runda { $round }
score-tab-all = Wszystkie rundy
score-tab-standings = Klasyfikacja
score-undo = Cofnij
score-redo = Ponów
score-menu = Więcej o tym arkuszu
score-kept = Wszystko zapisane
score-writing = Zapisywanie…
score-not-kept = Nie zapisano
score-missing = jeszcze nic
score-away = poza grą
score-bust = Odpada
score-went-out = Bez kart
score-cards = Karty
score-points = Punkty
score-entry = { $name }, runda { $round }
score-next = Dalej
score-done = Gotowe
score-last-digit = Usuń ostatnią cyfrę
score-below-zero = Poniżej zera
score-one-less = O jedną mniej: { $card }
score-copies = { $card }: { $copies }
score-given-after-bust = Karty minusowe po odpadnięciu
score-flip7-bonus = Flip 7!
score-bonus-own = Bierze 15 punktów
score-bonus-off = { $name } traci 15
score-nothing = Nic nie wpisano
score-typed = wpisane
score-collected = karty pozostałych: { $list }
score-left = zostało { $points } dla tego, kto skończy
score-tied = Remis: { $names }. Wszyscy grają jeszcze jedną rundę.
score-won-means = Koniec gry. Jeśli coś się nie zgadza, popraw to: wszystko się przeliczy.
score-back = Wróć do arkusza
score-again = Nowa gra w tym samym gronie
score-place = Miejsce { $place }
score-more = Więcej: { $name }
score-save = Zapisz
score-set-dealer = Rozdaje w tej rundzie
score-set-away = Nie gra w tej rundzie
score-wipe = Wymaż ten wpis
score-leave = Odchodzi z gry
score-return = Wraca do gry
score-left-game = poza grą
score-join = Ktoś dołącza
score-join-points = Punkty na początek
score-seats = Kolejność przy stole
score-target = Cel
score-end = Zakończ grę teraz
score-go-on = Grajcie dalej
score-follows = Ten arkusz jest otwarty w innej karcie przeglądarki i tam się go wypełnia.
score-take-over = Przejmij
score-table = Punkty we wszystkich rundach. Strzałki przenoszą między wpisami, Enter zmienia wpis.

# Czego nie da się zapisać
score-keeps-nothing = To okno niczego nie zapisuje, może jest prywatne. Arkusz zniknie po jego zamknięciu.
score-too-old = Zapisała tu coś nowsza wersja strony. Odśwież stronę.
score-blocked = W innej karcie jest otwarta starsza wersja strony. Zamknij ją i odśwież stronę; do tego czasu nic się nie zapisuje.
score-no-room = Na tym urządzeniu nie ma już miejsca. To, co teraz wpiszesz, zniknie po zamknięciu strony. Zwolnij miejsce i spróbuj ponownie.
score-went-away = Przeglądarka usunęła to, co było zapisane. To, co widać, zniknie po zamknięciu strony.
score-damaged = Nie da się odczytać zapisu tego arkusza. Zostaje, jaki jest.
score-lost-words = Przeglądarka nie mogła tego zapisać: { $why }
score-retry = Spróbuj ponownie

# Dlaczego coś jest niemożliwe
score-no-longer = Arkusz się w międzyczasie zmienił. Spójrz na niego jeszcze raz.
score-no-rules = Tak się w to nie gra: sprawdź cel i pozostałe zasady.
score-no-people = Na arkuszu jest od 1 do { $most } osób.
score-no-twice = { $name } już jest na arkuszu.
score-no-name = Imię ma od 1 do 20 widocznych znaków.
score-no-present = { $here ->
    [yes] { $name } już jest w grze.
   *[no] { $name } już jest poza grą.
}
score-no-absent = Runda { $round } odbyła się bez gracza { $name }.
score-no-full = Na tym arkuszu nie ma miejsca na więcej rund.
score-no-points = Tylu punktów nikt nie ma.
score-no-below = W tej grze nikt nie traci punktów.
score-no-together = Wszyscy razem mają { $card } { $held } razy, a takich kart jest tylko { $exist }.
score-no-two-flip7 = Flip 7, który kończy rundę, robi tylko jedna osoba.
score-no-two-out = Bez kart zostaje tylko jedna osoba: pozostałe mają jeszcze karty.
score-no-bonus = 15 punktów traci ktoś inny, kto grał w tej rundzie.
score-no-undo = Tego nie da się już cofnąć ani ponowić.
score-no-ended = { $ended ->
    [yes] Gra już jest zakończona.
   *[no] Gra już toczy się dalej.
}
score-no-card = Nie ma karty „{ $code }”.
score-no-place = { $card }: tę kartę się zagrywa, nie leży ona przed nikim.
score-no-copies = { $card }: tych kart jest tylko { $exist }.
score-no-never-two = { $card }: nikt nie ma dwóch takich kart.
score-no-with = { $busted ->
    [yes] { $card }: nie ma jej nikt, kto odpadł.
   *[no] { $card }: nie ma jej nikt z Flip 7.
}
score-no-busted = Z jeszcze jedną kartą { $card } się odpada. Jeśli tak było, dotknij „Odpada”.
score-no-busted-twice = Na karcie, z którą się odpada, runda się kończy.
score-no-past = Siedem liczb kończy rundę: ósmej nie ma.
score-no-has-flip7 = Siedem liczb to Flip 7.
score-no-flip7 = { $numbers ->
    [one] { $numbers } liczba to nie Flip 7: potrzeba siedmiu.
    [few] { $numbers } liczby to nie Flip 7: potrzeba siedmiu.
   *[many] { $numbers } liczb to nie Flip 7: potrzeba siedmiu.
}
score-no-bust = { $card }: ta karta przychodzi dopiero po odpadnięciu.
score-no-after-bust = { $card }: tej karty nie dostaje nikt, kto odpadł.
score-no-choice = W tej grze nikt nie wybiera premii za Flip 7.
score-no-misplaced = O 15 punktach decyduje ten, kto robi Flip 7.
score-no-sides = Wszystkie karty w rundzie liczą się po tej samej stronie: jasnej albo ciemnej.
score-no-row = W tej grze nie ma odpadania ani Flip 7.
score-no-cards = Tylu kart nikt nie ma.

# Udostępnianie
live-title = Udostępnij ten arkusz
live-means = Inni śledzą arkusz na telefonach albo na telewizorze. Naraz zapisuje tylko jedna osoba.
live-share = Udostępnij
live-follow = Zeskanuj, żeby śledzić
live-hand-on = Zapisuj na innym telefonie
live-hand-on-means = Zeskanuj to drugim telefonem. Kto ma ten obrazek, może pisać na arkuszu.
live-stop = Nie udostępniaj dłużej
live-here = { $here ->
    [one] Nikt inny nie jest połączony.
    [few] Połączone są { $here } urządzenia.
   *[other] Połączonych jest { $here } urządzeń.
}
live-open = Połączono
live-connecting = Łączenie …
live-not-open = Brak połączenia
live-lost = Brak połączenia z domem. To, co tu widać, może być nieaktualne; to, co wpiszesz, zostanie zachowane i wysłane później.
live-waiting = { $entries ->
    [one] Brak połączenia z domem. Jeden wpis jest tu zachowany i zostanie wysłany później.
    [few] Brak połączenia z domem. { $entries } wpisy są tu zachowane i zostaną wysłane później.
   *[other] Brak połączenia z domem. { $entries } wpisów jest tu zachowanych i zostanie wysłanych później.
}
live-other = Teraz zapisuje ktoś inny.
live-too-late = Gdy to wpisano, zapisywał już ktoś inny. Wpis jest tu zachowany; przejmij zapisywanie, żeby go wysłać.
live-unwritten = Dom nie przyjął wpisu. Jest zachowany tutaj. ({ $why })
live-closed = Ten arkusz nie jest już udostępniany.
live-idle = Ten arkusz nie jest już udostępniany: długo nikogo nie było.
live-disputed = Dwie osoby wpisały coś jednocześnie. Gracz: { $name }, runda { $round }. Co jest prawdą?
live-counts = Liczy się { $points }
live-keep-here = Zapisuj na tym urządzeniu
