# Prawdziwe karty na prawdziwym stole: sędzia i licznik kart.

real-tap-opening = Karty na start: dotknij karty, którą dostaje { $name }.
real-tap-hit = { $name }: Jeszcze jedna. Dotknij tej karty.
real-tap-one-more = Jeszcze tylko jedna: dotknij karty, którą dostaje { $name }.
real-tap-flip = { $card }, karta { $nth } z { $of }: dotknij karty, którą dostaje { $name }.
real-shuffle-first = Talia się skończyła: potasujcie stos odrzucania.
real-asks = { $name }: { $question }
real-hit-or-stay = { $name }: Jeszcze jedna czy Stop? Jeśli jeszcze jedna, dotknij karty.
real-must-hit = { $name }: na Stop jest za wcześnie. Dotknij następnej karty.
real-refused-choice-first = Najpierw wybiera { $name }.
real-refused-card-first = Najpierw dotknij karty, którą dostaje { $name }.
real-refused-none-left = { $exist ->
    [0] W tej talii nie ma karty { $card }.
    [one] Jest tylko jedna karta { $card } i leży już gdzie indziej.
    [few] Są { $exist } karty { $card } i wszystkie leżą już gdzie indziej.
    [many] Jest { $exist } kart { $card } i wszystkie leżą już gdzie indziej.
   *[other] Jest { $exist } karty { $card } i wszystkie leżą już gdzie indziej.
}
real-refused-deck-empty = Talia się skończyła. Potasujcie stos odrzucania i zaznaczcie to tutaj.
real-refused-nothing-to-shuffle = Na stosie odrzucania nie ma czego tasować.
real-refused-not-active = { $name } nie dobiera już kart w tej rundzie.
real-refused-not-there = { $name }: nie leży tu karta { $card } albo nie można jej stąd zabrać.
real-refused-rule = Tak być nie może: { $sentence } ({ $rule })
real-refused-round-over = Runda się skończyła. Najpierw ją podliczcie.
real-refused-bonus-unsaid = Najpierw wskażcie, dla kogo jest 15 punktów za Flip 7.
real-refused-nothing-dealt = W tej rundzie nie rozdano jeszcze żadnej karty.
real-refused-game-over = Gra się skończyła.
real-refused-too-much = W tej grze nie ma już miejsca na więcej. Zacznijcie nową.

# Strony
real-referee = Sędzia
real-referee-about = Gracie własnymi kartami: dotykaj każdej karty, która schodzi z talii. Strona mówi, kto jest następny i co robi karta, i liczy punkty.
real-counter = Licznik kart
real-counter-about = Dotykaj każdej karty tam, gdzie trafia, i zobacz, co zostało w talii, jakie jest ryzyko odpadnięcia i ile są warte Jeszcze jedna i Stop.
real-order = W kolejności siedzenia, zgodnie z ruchem wskazówek zegara.
real-deals-first = Rozdaje na początku
real-cards = Karty
real-left = { $card }: zostało { $count }
real-next = Następna karta: { $name }
real-in-a-row = Następna karta: { $name }, { $cards ->
    [one] jeszcze { $cards } z rzędu
    [few] jeszcze { $cards } z rzędu
    [many] jeszcze { $cards } z rzędu
   *[other] jeszcze { $cards } z rzędu
}
real-nobody = Nikt już nie dobiera kart: podliczcie rundę.
real-choose-row = Ktoś inny: dotknij imienia. Karta zmieniła miejsce: dotknij karty.
real-stays = Stop: { $name }
real-score-round = Podlicz rundę
real-shuffled = Stos odrzucania potasowany
real-show-odds = Szanse
real-odds-of = Ile są warte Jeszcze jedna i Stop: { $name }
real-deck = Talia: { $count }
real-bust = Odpadnięcie: { $percent }%
real-of = { $card }, { $name }
real-moved = Gdzie trafiła karta { $card }? ({ $name })
real-to = Dostaje { $name }
real-swapped = Zamiana: dotknij drugiej karty
real-new = Nowa gra
real-new-means = Ta gra wtedy się skończy, a jej punkty przepadną.
real-other-tab = Ta gra jest otwarta w innej karcie przeglądarki. Widać tu, co zostanie tam dotknięte.
real-secret = W tej grze karty na ręce są tajne, więc nikt nie może ich dotykać.
