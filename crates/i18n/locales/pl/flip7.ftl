# Co dzieje się w grze Flip 7. Imiona mogą być dowolne: zdania nie odmieniają
# imion i nie zależą od rodzaju.

flip7-deck-made = Talia potasowana: { count-cards }.
flip7-round-began = Zaczyna się runda { $round }. Krupier: { $dealer }.
    .you = Zaczyna się runda { $round }. Rozdajesz ty.
flip7-dealt = { $by ->
    [opening] { $seat } dostaje kartę: { $card }.
    [hit] { $seat } bierze jeszcze jedną: { $card }.
   *[flip_three] { $seat } odkrywa kartę: { $card }.
}
    .you = { $by ->
        [opening] Dostajesz kartę: { $card }.
        [hit] Bierzesz jeszcze jedną: { $card }.
       *[flip_three] Odkrywasz kartę: { $card }.
    }
flip7-kept = { $seat } zachowuje kartę { $card } i ma { count-points }.
    .you = Zachowujesz kartę { $card } i masz { count-points }.
flip7-busted = { $seat } odpada: druga { $card }.
    .you = Odpadasz: druga { $card }.
flip7-saved = Druga szansa: { $seat } nie odpada mimo drugiej { $card }.
    .you = Druga szansa: nie odpadasz mimo drugiej { $card }.
flip7-flipped-seven = { $seat } ma Flip 7!
    .you = Masz Flip 7!
flip7-stayed = { $seat } mówi Stop: { count-points }.
    .you = Mówisz Stop: { count-points }.
flip7-played = { $alone ->
    [yes] W grze jest już tylko { $by } i musi wziąć na siebie kartę: { $card }.
   *[no] { $card-code ->
        [second] { $by } oddaje kartę: { $card }. Dostaje ją { $on }.
       *[other] { $self ->
            [yes] { $by } bierze na siebie kartę: { $card }.
           *[no] { $by } zagrywa kartę: { $card }. Cel: { $on }.
        }
    }
}
    .you = { $alone ->
        [yes] W grze jesteś już tylko ty i musisz wziąć na siebie kartę: { $card }.
       *[no] { $card-code ->
            [second] Oddajesz kartę: { $card }. Dostaje ją { $on }.
           *[other] { $self ->
                [yes] Bierzesz na siebie kartę: { $card }.
               *[no] Zagrywasz kartę: { $card }. Cel: { $on }.
            }
        }
    }
    .to-you = { $card-code ->
        [second] { $by } oddaje ci kartę: { $card }.
       *[other] { $by } zagrywa na ciebie kartę: { $card }.
    }
flip7-frozen = Zamrożenie: { $seat } kończy rundę i ma { count-points }.
    .you = Zamrożenie: kończysz rundę i masz { count-points }.
flip7-second-chance-kept = { $seat } zachowuje kartę: Druga szansa.
    .you = Zachowujesz kartę: Druga szansa.
flip7-set-aside = { $seat } odkłada na później kartę: { $card }.
    .you = Odkładasz na później kartę: { $card }.
flip7-discarded = { $because ->
    [done] Karta { $card } zrobiła swoje i trafia na stos odrzucania.
    [nobody_can_take_it] Karta { $card } przepada: nikt nie może jej wziąć.
    [owner_busted] Karta { $card } przepada: odłożyła ją osoba, która odpadła.
    [flip7] Karta { $card } przepada: rundę kończy Flip 7.
    [nobody_active] Karta { $card } przepada: nikogo już nie ma w grze.
   *[no_cards] Karta { $card } przepada: nie ma już kart.
}
flip7-reshuffled = Stos odrzucania po potasowaniu staje się nową talią: { count-cards }.
flip7-round-ended = { $because ->
    [flip7] Koniec rundy: Flip 7!
    [nobody_active] Koniec rundy: nikogo już nie ma w grze.
    [no_cards] Koniec rundy: nie ma już kart.
   *[shuffled_before] Koniec rundy: talia skończyła się drugi raz w jednej turze.
}
flip7-scored = { $seat } zdobywa { count-points }, razem { $total }.
    .you = Zdobywasz { count-points }, razem { $total }.
flip7-tied = Remis na prowadzeniu ({ $total }): jeszcze jedna runda.
flip7-won = { $seat } wygrywa z wynikiem { $total }.
    .you = Wygrywasz z wynikiem { $total }.
flip7-challenge = { $met ->
    [yes] Wyzwanie zaliczone: cel osiągnięty w rundzie { $round }.
   *[no] Wyzwanie niezaliczone: cel osiągnięty dopiero w rundzie { $round }.
}

# Karty
flip7-card-freeze = Zamroź
flip7-card-flip3 = Flip 3
flip7-card-second = Druga szansa
