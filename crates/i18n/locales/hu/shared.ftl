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
table-joined = { $name } csatlakozik.
table-sat = { $guest } leül az asztalhoz.
table-stood = { $guest } feláll az asztaltól.
table-left = { $guest } távozik.
table-kicked = A házigazda elküldte: { $guest }.
table-banned = A házigazda végleg kitiltotta: { $guest }.
table-cleared = A távollévők már nincsenek az asztalnál.
table-locked = { $on ->
    [yes] Az asztal zárva: új játékos nem csatlakozhat.
   *[no] Az asztal újra nyitva áll.
}
table-bot-sat = { $level ->
    [easy] Egy könnyű bot leül az asztalhoz.
    [normal] Egy közepes bot leül az asztalhoz.
   *[strong] Egy erős bot leül az asztalhoz.
}
table-bot-left = { $seat } távozik: a bot helye szabad.
table-host-changed = Mostantól { $guest } a házigazda.
table-started = { $number }. játék: kezdünk!
table-rested = { $on ->
    [yes] { $away ->
        [yes] { $seat } nincs itt: egy bot játszik helyette.
       *[no] { $seat } átadja a helyét egy botnak.
    }
   *[no] { $seat } újra maga játszik.
}
    .you = { $on ->
        [yes] { $away ->
            [yes] Nem vagy itt: egy bot játszik helyetted.
           *[no] Átadod a helyedet egy botnak.
        }
       *[no] Újra te játszol.
    }
table-ended = Vége a játéknak. A győztes: { $winner }!
    .you = Vége a játéknak. Nyertél!
table-ended-no-winner = A játék félbeszakadt. Nincs győztes.
table-closed = { $idle ->
    [yes] Az asztal bezárt: régóta nem járt itt senki.
   *[no] Az asztal bezárt.
}

# Egy be nem fejezett játék történetének végén
story-seed = Véletlenmag: { $seed }
story-stops = A játéknapló itt véget ér. { $name } következik.
