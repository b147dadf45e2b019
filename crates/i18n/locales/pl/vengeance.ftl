# Co dzieje się w grze Flip 7: With a Vengeance.

vengeance-deck-made = Talia potasowana: { count-cards }.
vengeance-round-began = Zaczyna się runda { $round }. Krupier: { $dealer }.
    .you = Zaczyna się runda { $round }. Rozdajesz ty.
vengeance-dealt = { $by ->
    [opening] { $seat } dostaje kartę: { $card }.
    [hit] { $seat } bierze jeszcze jedną: { $card }.
    [flip_four] { $seat } odkrywa kartę: { $card }.
   *[one_more] { $seat } bierze jeszcze tylko jedną: { $card }.
}
    .you = { $by ->
        [opening] Dostajesz kartę: { $card }.
        [hit] Bierzesz jeszcze jedną: { $card }.
        [flip_four] Odkrywasz kartę: { $card }.
       *[one_more] Bierzesz jeszcze tylko jedną: { $card }.
    }
vengeance-kept = { $seat } zachowuje kartę { $card } i ma { count-points }.
    .you = Zachowujesz kartę { $card } i masz { count-points }.
vengeance-wiped = { $cards ->
    [0] Pechowa 7: { $seat } nie ma czego odrzucić.
   *[other] Pechowa 7: { $seat } odrzuca, co ma: { count-cards }.
}
    .you = { $cards ->
        [0] Pechowa 7: nie masz czego odrzucić.
       *[other] Pechowa 7: odrzucasz, co masz: { count-cards }.
    }
vengeance-busted = { $seat } odpada.
    .you = Odpadasz.
vengeance-flipped-seven = { $seat } ma Flip 7!
    .you = Masz Flip 7!
vengeance-stayed = { $forced ->
    [yes] { $seat } musi powiedzieć Stop: { count-points }.
   *[no] { $seat } mówi Stop: { count-points }.
}
    .you = { $forced ->
        [yes] Musisz powiedzieć Stop: { count-points }.
       *[no] Mówisz Stop: { count-points }.
    }
vengeance-played = { $self ->
    [yes] { $by } bierze na siebie kartę: { $card }.
   *[no] { $by } zagrywa kartę: { $card }. Cel: { $on }.
}
    .you = { $self ->
        [yes] Bierzesz na siebie kartę: { $card }.
       *[no] Zagrywasz kartę: { $card }. Cel: { $on }.
    }
    .to-you = { $by } zagrywa na ciebie kartę: { $card }.
vengeance-stolen = { $by } kradnie kartę: { $card }. Traci ją { $from }.
    .you = Kradniesz kartę: { $card }. Traci ją { $from }.
    .to-you = { $by } kradnie ci kartę: { $card }.
vengeance-removed = { $self ->
    [yes] { $by } odrzuca własną kartę: { $card }.
   *[no] { $by } odrzuca cudzą kartę: { $card }. Traci ją { $from }.
}
    .you = { $self ->
        [yes] Odrzucasz własną kartę: { $card }.
       *[no] Odrzucasz cudzą kartę: { $card }. Traci ją { $from }.
    }
    .to-you = { $by } odrzuca twoją kartę: { $card }.
vengeance-swapped = { $by } zamienia dwie karty: { $first } oddaje { $first-card } i dostaje { $second-card }, { $second } odwrotnie.
    .you = { $mine ->
        [first] Oddajesz { $first-card } i dostajesz { $second-card }, { $second } odwrotnie.
        [second] Oddajesz { $second-card } i dostajesz { $first-card }, { $first } odwrotnie.
       *[none] Zamieniasz dwie karty: { $first } oddaje { $first-card } i dostaje { $second-card }, { $second } odwrotnie.
    }
    .to-you = { $mine ->
        [first] { $by } zamienia dwie karty: oddajesz { $first-card } i dostajesz { $second-card }, { $second } odwrotnie.
       *[second] { $by } zamienia dwie karty: oddajesz { $second-card } i dostajesz { $first-card }, { $first } odwrotnie.
    }
vengeance-given = { $self ->
    [yes] { $by } zatrzymuje kartę: { $card }.
   *[no] { $busted ->
        [yes] { $by } oddaje kartę: { $card }. Dostaje ją { $to }, choć już poza rundą.
       *[no] { $by } oddaje kartę: { $card }. Dostaje ją { $to }.
    }
}
    .you = { $self ->
        [yes] Zatrzymujesz kartę: { $card }.
       *[no] { $busted ->
            [yes] Oddajesz kartę: { $card }. Dostaje ją { $to }, choć już poza rundą.
           *[no] Oddajesz kartę: { $card }. Dostaje ją { $to }.
        }
    }
    .to-you = { $busted ->
        [yes] { $by } oddaje ci kartę, choć jesteś już poza rundą: { $card }.
       *[no] { $by } oddaje ci kartę: { $card }.
    }
vengeance-set-aside = { $seat } odkłada na później kartę: { $card }.
    .you = Odkładasz na później kartę: { $card }.
vengeance-lost = { $because ->
    [no_target] Karta { $card } przepada: nie ma na kogo jej zagrać.
    [owner_busted] Karta { $card } przepada: odłożyła ją osoba, która odpadła.
    [unlucky] Karta { $card } przepada przez Pechową 7.
    [flip7] Karta { $card } przepada: rundę kończy Flip 7.
   *[no_cards] Karta { $card } przepada: nie ma już kart.
}
vengeance-reshuffled = Stos odrzucania po potasowaniu staje się nową talią: { count-cards }.
vengeance-bonus = { $self ->
    [yes] { $by } bierze 15 punktów za Flip 7.
   *[no] { $by } za Flip 7 odbiera komuś 15 punktów. Traci je { $on }.
}
    .you = { $self ->
        [yes] Bierzesz 15 punktów za Flip 7.
       *[no] Za Flip 7 odbierasz komuś 15 punktów. Traci je { $on }.
    }
    .to-you = { $by } za Flip 7 odbiera ci 15 punktów.
vengeance-round-ended = { $because ->
    [flip7] Koniec rundy: Flip 7!
    [nobody_active] Koniec rundy: nikogo już nie ma w grze.
   *[no_cards] Koniec rundy: nie ma już kart.
}
vengeance-scored = { $seat }: { count-points } w tej rundzie, razem { $total }.
    .you = Ty: { count-points } w tej rundzie, razem { $total }.
vengeance-tied = Remis na prowadzeniu ({ $total }): jeszcze jedna runda.
vengeance-won = { $seat } wygrywa z wynikiem { $total }. Cel po raz pierwszy osiągnięto w rundzie { $reached }.
    .you = Wygrywasz z wynikiem { $total }. Cel po raz pierwszy osiągnięto w rundzie { $reached }.

# Karty
vengeance-card-zero = Zero
vengeance-card-u7 = Pechowa 7
vengeance-card-l13 = Szczęśliwa 13
vengeance-card-one-more = Jeszcze tylko jedna
vengeance-card-swap = Zamień
vengeance-card-steal = Ukradnij
vengeance-card-discard = Odrzuć
vengeance-card-flip4 = Flip 4
