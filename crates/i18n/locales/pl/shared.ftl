# Co jest wspólne dla zdań o wszystkich grach i stołach.
count-points = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}
count-cards = { $cards ->
    [one] { $cards } karta
    [few] { $cards } karty
   *[many] { $cards } kart
}
game-seat = Miejsce { $number }
table-somebody = Ktoś
list-next = { $list }; { $item }

# Modyfikatory
card-plus = plus { $number }
card-minus = minus { $number }
card-times = razy { $number }
card-divided = dzielenie przez { $number }

# Co dzieje się przy stole
table-opened = Stół jest otwarty.
table-joined = { $name } dołącza do stołu.
table-sat = { $guest } zajmuje miejsce.
table-stood = { $guest } zwalnia miejsce.
table-left = { $guest } odchodzi od stołu.
table-kicked = { $guest } musi odejść od stołu.
table-banned = { $guest } musi odejść od stołu i nie może wrócić.
table-cleared = Wszyscy nieobecni odeszli od stołu.
table-locked = { $on ->
    [yes] Stół jest zamknięty dla nowych osób.
   *[no] Stół jest znów otwarty dla nowych osób.
}
table-bot-sat = { $level ->
    [easy] Łatwy bot zajmuje miejsce.
    [normal] Zwykły bot zajmuje miejsce.
   *[strong] Silny bot zajmuje miejsce.
}
table-bot-left = { $seat } odchodzi: miejsce bota jest wolne.
table-host-changed = Gospodarzem jest teraz { $guest }.
table-started = Zaczyna się gra { $number }.
table-rested = { $on ->
    [yes] { $away ->
        [yes] { $seat } jest offline: gra bot.
       *[no] { $seat } oddaje miejsce botowi.
    }
   *[no] { $seat } znów gra.
}
    .you = { $on ->
        [yes] { $away ->
            [yes] Jesteś offline: gra bot.
           *[no] Oddajesz miejsce botowi.
        }
       *[no] Znów grasz.
    }
table-ended = Koniec gry. Wygrywa { $winner }!
    .you = Koniec gry. Wygrywasz!
table-ended-no-winner = Gra została przerwana. Nikt nie wygrywa.
table-closed = { $idle ->
    [yes] Stół jest zamknięty: długo nikogo tu nie było.
   *[no] Stół jest zamknięty.
}

# Na końcu opowieści o grze, która jeszcze trwa
story-seed = Ziarno: { $seed }
story-stops = Zapis kończy się tutaj. Teraz gra { $name }.
