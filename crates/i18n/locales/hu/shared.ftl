# Ami minden játék és asztal mondataiban közös.
count-points = { $points } pont
count-cards = { $cards } lap
game-seat = { $number }. hely
table-somebody = Valaki
list-next = { $list }; { $item }

# Módosítók
card-plus = plusz { $number }
card-minus = mínusz { $number }
card-times = szorozva { $number }-vel
card-divided = osztva { $number }-vel

# Mi történik egy asztalnál
table-opened = Az asztal megnyílt.
table-joined = { $name } belép.
table-sat = { $guest } helyet foglal.
table-stood = { $guest } feláll a helyéről.
table-left = { $guest } elhagyja az asztalt.
table-kicked = { $guest } kénytelen elhagyni az asztalt.
table-banned = { $guest } végleg kénytelen elhagyni az asztalt.
table-cleared = A távol lévők elhagyták az asztalt.
table-locked = { $on ->
    [yes] Az asztal zárva: új játékos nem jöhet be.
   *[no] Az asztal újra nyitva áll.
}
table-bot-sat = { $level ->
    [easy] Egy könnyű bot helyet foglal.
    [normal] Egy közepes bot helyet foglal.
   *[strong] Egy erős bot helyet foglal.
}
table-bot-left = { $seat } távozik: a bot helye szabad.
table-host-changed = { $guest } most a házigazda.
table-started = Kezdődik a játék. Sorszáma: { $number }.
table-rested = { $on ->
    [yes] { $away ->
        [yes] { $seat } nincs itt: egy bot játszik tovább.
       *[no] { $seat } átadja a játékot egy botnak.
    }
   *[no] { $seat } újra játszik.
}
table-ended = Vége a játéknak. A győztes: { $winner }!
table-ended-no-winner = A játék félbeszakadt. Nincs győztes.
table-closed = { $idle ->
    [yes] Az asztal bezárt: sokáig nem volt itt senki.
   *[no] Az asztal bezárt.
}

# Egy be nem fejezett játék történetének végén
story-seed = Véletlenmag: { $seed }
story-stops = A játékjegyzék itt véget ér. Soron van: { $name }.
