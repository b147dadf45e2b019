# Słowa strony. Wszystko inne o grach i stołach jest w pozostałych plikach.
app-tagline = Gry karciane do wspólnej zabawy, prosto w przeglądarce.
value-yes = tak
value-no = nie

# Strona główna
home-flip7 = Kusisz los: jeszcze jedna karta czy stop, zanim liczba się powtórzy?
home-vengeance = Złośliwsza siostra: zamieniaj, kradnij i rozdawaj minusy. Nikt nie jest bezpieczny, nawet po Stop.
home-unoflip = Pozbądź się dwustronnych kart: Obrót przenosi całą grę z jasnej strony na ciemną.
home-players = { $fewest }–{ $most } graczy
home-play-now = Graj teraz
home-against = { $bots ->
    [one] przeciw { $bots } botowi · { $level }
   *[other] przeciw { $bots } botom · { $level }
}
home-against-change = Inni przeciwnicy
home-open-table = Otwórz stół
home-join = Dołącz do stołu
home-code = Kod stołu
home-name = Twoje imię
avatar-choose = Twój obrazek
avatar-any = Którykolwiek wolny
avatar-fox = Lis
avatar-owl = Sowa
avatar-frog = Żaba
avatar-cat = Kot
avatar-fish = Ryba
avatar-bear = Niedźwiedź
avatar-rabbit = Królik
avatar-snail = Ślimak
avatar-whale = Wieloryb
avatar-bird = Ptak
avatar-turtle = Żółw
avatar-bee = Pszczoła
home-language = Język
home-public-tables = Publiczne stoły
home-no-public-tables = Nie ma teraz publicznych stołów. Otwórz swój!
home-watch = Oglądaj
home-local = Graj na tym urządzeniu
home-back = Wróć

# Nowy stół
open-seats = Miejsca
open-bots = Boty
open-level = Poziom
open-timer = Czas na ruch
open-timer-off = Bez limitu
open-timer-seconds = { $seconds ->
    [one] { $seconds } sekunda
    [few] { $seconds } sekundy
   *[many] { $seconds } sekund
}
open-public = Publiczny
open-hints = Podpowiedzi
open-options = Zasady przy tym stole
open-create = Otwórz stół
level-easy = Łatwy
level-normal = Zwykły
level-strong = Silny
temper-careful = ostrożny
temper-bold = odważny
temper-clever = sprytny
temper-forgetful = roztargniony
temper-moody = humorzasty

# Opcje gier
option-flip7-edition = Wydanie
option-flip7-edition-help = Według której instrukcji gracie. Ustala opcje poniżej.
option-flip7-edition-pl = Polskie instrukcje
option-flip7-edition-de = Niemiecka instrukcja
option-flip7-edition-en = Angielskie zasady 3.1
option-flip7-opening-deal = Karta na start
option-flip7-opening-deal-help = Każdy dostaje jedną kartę przed pierwszym wyborem.
option-flip7-aside-after-bust = Odłożone karty po odpadnięciu
option-flip7-aside-after-bust-help = Co dzieje się z odłożonymi kartami Zamroź i Flip 3, gdy gracz odpada.
option-flip7-aside-after-bust-discard = Są odrzucane
option-flip7-aside-after-bust-redirect = Dostają je inni gracze
option-flip7-second-chance-in-flip-three = Druga szansa podczas Flip 3
option-flip7-second-chance-in-flip-three-help = Od kiedy liczy się Druga szansa odkryta podczas Flip 3.
option-flip7-second-chance-in-flip-three-at-once = Od razu
option-flip7-second-chance-in-flip-three-after = Po trzeciej karcie
option-flip7-target = Cel
option-flip7-target-help = Gra kończy się po rundzie, w której ktoś uzbiera tyle punktów.
option-flip7-decks = Talie
option-flip7-decks-help = Ile talii tasujecie razem. Jedna wystarcza dla 18 graczy.
option-vengeance-brutal = Tryb brutalny
option-vengeance-brutal-help = Punkty mogą spaść poniżej zera, modyfikatory dostają też ci, którzy odpadli, a Flip 7 może komuś odebrać 15 punktów.
option-vengeance-both-13-count = Obie 13 się liczą
option-vengeance-both-13-count-help = Ze Szczęśliwą 13 obie trzynastki liczą się do siedmiu kart Flip 7.
option-vengeance-target = Cel
option-vengeance-target-help = Gra kończy się po rundzie, w której ktoś uzbiera tyle punktów.
option-vengeance-decks = Talie
option-vengeance-decks-help = Ile talii tasujecie razem. Jedna wystarcza dla 18 graczy.
option-unoflip-scoring = Punktacja
option-unoflip-scoring-help = Kto dostaje punkty za karty, które zostały po rundzie.
option-unoflip-scoring-winner = Zwycięzca rundy
option-unoflip-scoring-lowest = Każdy; wygrywa najniższy wynik
option-unoflip-target = Cel
option-unoflip-target-help = Gra kończy się, gdy po rundzie ktoś ma tyle punktów.
option-unoflip-two-player-reverse = Zmiana kierunku w 2 osoby
option-unoflip-two-player-reverse-help = Co robi Zmiana kierunku, gdy grają tylko dwie osoby.
option-unoflip-two-player-reverse-skip = Drugi gracz traci kolejkę
option-unoflip-two-player-reverse-nothing = Nic
option-unoflip-bluff = Blefowanie
option-unoflip-bluff-help = Wybór koloru z dobieraniem można zagrać wbrew zasadom, ale ktoś może to sprawdzić.
option-unoflip-stacking = Przebijanie
option-unoflip-stacking-help = Na kartę z dobieraniem połóż taką samą, a następny gracz dobierze za wszystkie.
option-unoflip-jump-in = Wskakiwanie
option-unoflip-jump-in-help = Kto ma dokładnie taką kartę jak na wierzchu, może ją zagrać poza kolejką.
option-unoflip-draw-until-playable = Dobieranie do skutku
option-unoflip-draw-until-playable-help = Kto dobiera, dobiera tak długo, aż trafi na kartę, którą można zagrać.
option-unoflip-force-play = Trzeba zagrać
option-unoflip-force-play-help = Dobraną kartę, którą można zagrać, trzeba zagrać.

# Przy stole
phase-lobby = Czeka na graczy
phase-playing = Gra trwa
phase-over = Koniec gry
phase-closed = Zamknięty
table-invite = Zaproś innych
table-copy-link = Kopiuj link
table-copied = Skopiowano
table-start = Zacznij grę
table-waiting-for-host = Czekamy, aż gospodarz zacznie
table-sit = Usiądź
table-stand = Wstań i oglądaj
table-leave = Wyjdź
table-rest = Oddaj moje miejsce botowi
table-take-back = Odbierz moje miejsce
table-rematch = Rewanż
table-add-bot = Dodaj bota
table-kick = Wyproś
table-kick-means = { $name }: trzeba odejść od stołu, powrót możliwy za { $minutes } min. W trakcie gry miejsce przejmie bot.
table-ban = Zablokuj
table-ban-means = { $name }: trzeba odejść od stołu bez możliwości powrotu, dopóki stół jest otwarty. W trakcie gry miejsce przejmie bot.
table-clear-away = Usuń nieobecnych
table-lock = Nie wpuszczaj nowych osób
table-unlock = Wpuszczaj nowe osoby
table-hand-over = Zrób gospodarzem
table-end-game = Przerwij grę
table-close = Zamknij stół
table-end-means = Wtedy nikt nie wygrywa. Zobaczycie dotychczasowe punkty, a rozegraną część nadal można sprawdzić.
table-close-means = Wszyscy muszą odejść, trwająca gra kończy się bez zwycięzcy, a kod przestaje działać.
table-host = Gospodarz
table-you = Ty
table-bot = Bot
table-away = Offline
table-watching = { $count ->
    [one] { $count } osoba ogląda
    [few] { $count } osoby oglądają
   *[many] { $count } osób ogląda
}
table-chat = Czat
table-chat-write = Napisz wiadomość
table-chat-send = Wyślij
table-chat-unread = { $count ->
    [one] { $count } nowa wiadomość
    [few] { $count } nowe wiadomości
   *[other] { $count } nowych wiadomości
}
table-mute = Wycisz: { $name }
table-unmute = Cofnij wyciszenie: { $name }
emote-clap = Brawo
emote-laugh = Dobre
emote-wow = O rany
emote-cry = Szkoda
emote-think = Myślę
emote-hurry = Szybciej
emote-like = Podoba mi się
emote-good-game = Dobra gra

# W grze
game-hit = Jeszcze jedna
game-stay = Stop
game-draw = Dobierz
game-pass = Pas
game-accept = Przyjmij
game-challenge = Sprawdź
game-uno = UNO!
game-catch = Brak UNO: { $name }!
game-play = Zagraj
game-play-card = Zagraj: { $card }
game-choose-target = { $card }: wybierz gracza
game-choose-card = { $card }: wybierz kartę
game-choose-swap = { $card }: wybierz dwie karty różnych graczy
game-choose-one-more = { $card }: jeszcze jedna karta, od innego gracza
game-choose-bonus = Flip 7! Weź 15 punktów albo odbierz 15 punktów komuś innemu.
game-choose-colour = Wybierz kolor
game-asked-challenge = Przyjmujesz kartę czy sprawdzasz?
game-asked-drawn = Dobrana karta: { $card }. Zagrasz ją?
game-drawn-does-not-fit = Dobrana karta: { $card }. Nie pasuje.
game-nothing-to-stack = Nie masz czym przebić.
game-asked-stack = { $cards ->
    [one] Bierzesz { $cards } kartę czy przebijasz?
    [few] Bierzesz { $cards } karty czy przebijasz?
   *[many] Bierzesz { $cards } kart czy przebijasz?
}
game-deck = Talia
game-draw-pile = Stos dobierania
game-discard-pile = Stos odrzucania
game-round = Runda { $round }
game-dealer = Krupier
game-score = Wynik
game-target = Cel: { $points }
game-aside = Odłożone
game-your-turn = Twoja kolej
game-waiting-for = Teraz gra { $name }
game-time-left = Zostało { $seconds } s
game-speed = Tempo: { $speed }
game-speed-normal = normalne
game-speed-fast = szybkie
game-speed-instant = natychmiastowe
game-undo = Cofnij ruch
game-skip = Przejdź do końca rundy
game-bust-chance = Ryzyko odpadnięcia: { $percent }%
game-side-light = Jasna strona
game-side-dark = Ciemna strona
game-direction-left = Zgodnie z ruchem wskazówek zegara
game-direction-right = Przeciwnie do ruchu wskazówek zegara
game-colour-now = Kolor: { $colour }
game-your-hand = Twoje karty
game-hand-shown = { $name } pokazuje ci: { $faces }
game-turn-now = teraz gra
game-catch-short = Mam cię!
game-asked-play = Zagraj uniesioną kartę albo dobierz.
game-asked-draw = Żadna karta nie pasuje: dobierz.
game-asked-jump-in = Możesz wskoczyć.
game-accept-means = Dobierasz karty i tracisz kolejkę.
game-challenge-means = Zaglądasz w karty: jeśli był tam stary kolor, dobiera ten gracz; jeśli nie, ty, o 2 więcej.
game-uno-on = Zawołasz razem z kartą
game-uno-off = Jeszcze nie wołasz
game-shown-by = { $name } musi ci pokazać swoje karty
game-you-won = Wygrywasz!
game-won = Wygrywa { $name }!
game-nobody-won = Gra została przerwana, zanim ktoś wygrał.
game-log = Przebieg gry
game-why = Dlaczego?
things-title = Co jest na stole
status-active = w grze
status-stayed = Stop
status-frozen = zamrożenie
status-busted = odpada
status-flip7 = Flip 7
round-over = Koniec rundy { $round }
round-go-on = Dalej
round-go-on-in = Dalej ({ $seconds })
round-place = Miejsce
round-points = W tej rundzie
round-up = { $places ->
    [one] { $places } miejsce w górę
    [few] { $places } miejsca w górę
   *[other] { $places } miejsc w górę
}
round-down = { $places ->
    [one] { $places } miejsce w dół
    [few] { $places } miejsca w dół
   *[other] { $places } miejsc w dół
}
round-went-out = bez kart: liczą się karty pozostałych
round-cards-left = { $cards ->
    [one] została { $cards } karta
    [few] zostały { $cards } karty
   *[other] zostało { $cards } kart
}
score-zero = Zero
score-not-below = nie mniej niż 0
score-flip7 = Flip 7 +{ $points }
score-anothers = cudzy Flip 7 −{ $points }
flourish-flip7 = Flip 7!
flourish-bust = Odpada!
flourish-steal = Skradzione!
flourish-flip = Obrót!
flourish-caught = Nie było UNO!

# Przebieg gry: co dodaje się do zdania ($head, bez kropki), i listy
log-points = { $head }, razem { count-points }.
    .you = { log-points }
log-has = { $seat } ma teraz { count-points }.
    .you = Masz teraz { count-points }.
log-busts = { $head }, i odpada!
    .you = { $head }, i odpadasz!
log-saved = { $head }, ale jest Druga szansa.
    .you = { log-saved }
log-flip7 = { $head }, i ma Flip 7!
    .you = { $head }, i masz Flip 7!
log-aside = { $head }, i odkłada ją na później.
    .you = { $head }, i odkładasz ją na później.
log-keeps = { $head }, i ją zachowuje.
    .you = { $head }, i ją zachowujesz.
log-frozen = { $head } (zamrożone: { count-points }).
    .you = { log-frozen }
log-wiped = { $cards ->
    [0] { $head }, i nie ma czego odrzucić.
   *[other] { $head }, i odrzuca, co ma: { count-cards }.
}
    .you = { $cards ->
        [0] { $head }, i nie masz czego odrzucić.
       *[other] { $head }, i odrzucasz, co masz: { count-cards }.
    }
log-stays = { $told ->
    [yes] { $head }, i musi powiedzieć Stop.
   *[no] { $head }, i musi powiedzieć Stop: { count-points }.
}
    .you = { $told ->
        [yes] { $head }, i musisz powiedzieć Stop.
       *[no] { $head }, i musisz powiedzieć Stop: { count-points }.
    }
log-names = { $head }, i wybiera kolor: { $colour }.
    .you = { $head }, i wybierasz kolor: { $colour }.
log-skipped = { $head } i traci kolejkę.
    .you = { $head } i tracisz kolejkę.
log-passes = { $head } i pasuje.
    .you = { $head } i pasujesz.
log-drew = { $seat } dobiera { $faces ->
    [hidden] { count-cards }
   *[other] karty: { $faces }
}{ drawn-because }
    .you = Dobierasz { $faces ->
        [hidden] { count-cards }
       *[other] karty: { $faces }
    }{ drawn-because }
log-opening = Karty na początek: { $list }.
log-for-deal = Losowanie krupiera: { $list }.
log-hands = Wszyscy dostają karty, po { $cards }.
log-scores = { $own ->
    [yes] Punkty za karty na ręce: { $list }.
   *[no] Punkty: { $list }.
}
log-item = { $name }: { $what }
log-score = { $name } { $points } ({ $total })

# The table of Flip 7 and With a Vengeance
rows-turn = teraz gra
rows-confirm = Zatwierdź
rows-cancel = Anuluj
rows-will-one-more = { $self ->
    [yes] Bierzesz jeszcze jedną kartę, a potem Stop.
   *[no] { $name } bierze jeszcze jedną kartę, a potem Stop.
}
rows-will-flip4 = { $self ->
    [yes] Bierzesz cztery karty.
   *[no] { $name } bierze cztery karty.
}
rows-will-give = { $self ->
    [yes] Zatrzymujesz kartę { $card }.
   *[no] { $name } dostaje kartę { $card }.
}
rows-will-bonus = { $self ->
    [yes] Dostajesz 15 punktów.
   *[no] { $name } traci 15 punktów.
}
rows-will-steal = Zabierasz kartę { $card }. Traci ją { $name }.
rows-will-discard = { $self ->
    [yes] Odrzucasz swoją kartę { $card }.
   *[no] { $name } traci kartę { $card }: zostaje odrzucona.
}
rows-will-swap = { $self ->
    [yes] Oddajesz kartę { $card } i dostajesz { $other-card }; { $other } odwrotnie.
   *[no] { $name } oddaje kartę { $card } i dostaje { $other-card }; { $other } odwrotnie.
}
rows-then-bust = { $self ->
    [yes] Odpadasz!
   *[no] { $name } odpada!
}
rows-then-wipe = { $self ->
    [yes] Pechowa 7 odrzuca wszystkie twoje pozostałe karty.
   *[no] { $name } traci przez Pechową 7 wszystkie pozostałe karty.
}
rows-then-flip7 = { $self ->
    [yes] Masz Flip 7!
   *[no] { $name } ma Flip 7!
}

# Jedno urządzenie dla wszystkich
local-pass-device = Podaj urządzenie. Teraz gra { $name }
local-show-hand = Pokaż moje karty
local-since = Od twojej ostatniej kolejki
local-unreadable = Nie da się już odczytać gry zapisanej w tej przeglądarce. Możesz zacząć nową.
local-unkept = Ta przeglądarka nie ma miejsca, żeby zapisać grę: po zamknięciu strony przepadnie.
tv-view = Widok na telewizor
tv-scan = Zeskanuj, aby dołączyć
tv-or-code = lub wpisz kod { $code }

# Ustawienia
setting-title = Ustawienia
setting-sounds = Dźwięki
setting-volume = Głośność
setting-haptics = Wibracje
setting-notices = Powiadom mnie, gdy jest moja kolej, a patrzę gdzie indziej
setting-notices-refused = Przeglądarka nie pozwala tej stronie na powiadomienia.
setting-full-screen = Pełny ekran
setting-answers = Graj za mnie jedyny możliwy ruch
setting-animations = Animacje
setting-animations-on = Włączone
setting-animations-fast = Szybkie
setting-animations-off = Wyłączone
setting-theme = Motyw
setting-theme-light = Jasny
setting-theme-dark = Ciemny
setting-theme-system = Jak w systemie

# Połączenie
connection-connecting = Łączenie…
connection-reconnecting = Utracono połączenie. Łączymy ponownie…
connection-other-tab = To miejsce jest otwarte w nowszej karcie przeglądarki.
connection-play-here = Graj tutaj
parted-kicked = Gospodarz odesłał cię od tego stołu. Możesz oglądać, a za { $minutes } min znów dołączyć.
parted-banned = Gospodarz odesłał cię od tego stołu na dobre. Dopóki stół jest otwarty, nie możesz wrócić.
parted-closed = Gospodarz zamknął ten stół.
connection-outdated = Ta strona jest starsza niż serwer i nie zna wszystkiego, co się dzieje przy tym stole. Załaduj ją ponownie.
connection-reload = Załaduj stronę ponownie
connection-away = Offline: za { $seconds } s zagra bot
part-coming = Wczytywanie…
part-lost = Nie udało się wczytać tej części strony. Masz połączenie z internetem?
part-again = Spróbuj ponownie

# Czego dom odmawia
problem-not-a-message = Strona i serwer się nie rozumieją. Załaduj stronę ponownie.
problem-too-large = To jest za długie.
problem-wrong-version = Jest nowsza wersja strony. Załaduj ją ponownie.
problem-no-such-table = Nie ma stołu o tym kodzie.
problem-no-such-game = Nie ma takiej gry przy tym stole.
problem-wrong-secret = To miejsce już nie jest twoje.
problem-not-allowed = To może zrobić tylko gospodarz albo ktoś, kto siedzi przy stole.
problem-wrong = Tak się nie da.
problem-not-now = Teraz to niemożliwe.
problem-illegal-move = Zasady nie pozwalają na ten ruch.
problem-wrong-name = Tego imienia nie można tu użyć: ma znaki niewidoczne lub łudząco podobne do innych albo nosi je bot. Wybierz inne.
problem-name-taken = Ktoś przy tym stole ma już takie imię. Wybierz inne.
problem-full = Wszystkie miejsca są zajęte.
problem-locked = Gospodarz nie wpuszcza nowych osób. Możesz oglądać.
problem-banned = Gospodarz odesłał cię od tego stołu.
problem-too-many = Za dużo naraz. Spróbuj za chwilę.
problem-wrong-origin = Ta strona nie może korzystać z serwera.
problem-wrong-host = Serwer nie jest dostępny pod tym adresem.
problem-closing = Serwer uruchamia się ponownie. Chwileczkę…
problem-taken-back = Serwer wrócił do wcześniejszego stanu. Tak wygląda stół teraz.
problem-broken = Serwer nie mógł tego zapisać. Spróbuj ponownie.

# Uczciwe tasowanie
fair-checking = Sprawdzanie…
fair-ok = Sprawdzone: karty przyszły dokładnie tak, jak ustalono przed grą.
fair-ok-early = Sprawdzone: aż do przerwania gry karty przyszły dokładnie tak, jak ustalono przed nią.
fair-failed = Sprawdzenie nie powiodło się: { $reason }
fair-download = Pobierz zapis gry

# Pomoc
keys-title = Klawisze
keys-help = Ta pomoc
keys-explain = Co to jest? Wszystko albo to, co zaznaczone
keys-move = Między kartami
keys-choose = Wybór
keys-close = Zamknij
about-title = O stronie
about-independent = Fliphouse to niezależny projekt, stworzony z radości grania. Nie jest związany z wydawcami gier.
about-trademarks = Nazwy i znaki towarowe gier należą do ich właścicieli. Nie użyto tu ich grafik ani tekstów.

# Więcej o stronie
about-what = Dom dla gier z odwracaniem kart: ze znajomymi przez link, z botami albo na jednym urządzeniu. Bez zakładania konta.
about-fair = Kolejność kart jest ustalona przed grą i po grze można ją sprawdzić. Zakryte karty nie trafiają do nikogo, kto nie powinien ich widzieć.
about-licence = Wolne oprogramowanie: MIT lub Apache 2.0.
home-resume = Graj dalej
kept-title = Twoje gry
kept-bots = { $count ->
    [one] { $count } bot
    [few] { $count } boty
   *[other] { $count } botów
}
kept-ask = Masz niedokończoną grę: { $game }. Rozpoczęcie nowej ją skasuje.
kept-new = Zacznij nową grę
kept-throw = Skasuj: { $game }
kept-throw-means = Tej gry nie będzie już można dokończyć: { $game }.
kept-throw-yes = Skasuj
home-no-such-game = Nie ma takiej gry.
home-join-button = Dołącz
table-guest = Gość
table-menu = Menu
table-qr = Kod QR stołu
table-remove = Usuń
table-taken = Zajęte miejsca: { $taken } z { $seats }
table-people = { $people ->
    [one] { $people } osoba
    [few] { $people } osoby
   *[other] { $people } osób
}
table-bots = { $bots ->
    [one] { $bots } bot
    [few] { $bots } boty
   *[other] { $bots } botów
}
table-free = { $free ->
    [one] { $free } wolne miejsce
    [few] { $free } wolne miejsca
   *[other] { $free } wolnych miejsc
}
table-full = Komplet
table-bot-level = Bot: { $level }
connection-unreachable = Nie można połączyć się z serwerem. Masz połączenie z internetem?
problem-other = To się nie udało
local-players = Kto gra?
local-add-person = Dodaj osobę
local-player = Gracz { $n }
over-results = Wyniki
over-picture = Punkty runda po rundzie
over-last-round = Ostatnia runda
over-share = Pokaż innym wynik
over-record = Link do zapisu
over-name = Imię
fair-other-promise = to nie ten sekret, który obiecano
fair-not-over = zapis dotyczy gry, która się nie skończyła
keys-target = Wybierz gracza
keys-catch = Przyłap albo sprawdź
