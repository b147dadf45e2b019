# Igazi lapok igazi asztalon: a játékvezető és a lapszámláló.

real-tap-opening = Kezdő lapok: koppints a lapra, amelyet { $name } kap.
real-tap-hit = { $name } még egyet kér: koppints a lapra.
real-tap-one-more = Csak még egyet: koppints a lapra, amelyet { $name } kap.
real-tap-flip = { $card }, { $nth }. lap ({ $of } közül): koppints a lapra, amelyet { $name } kap.
real-shuffle-first = Elfogyott a pakli: keverjétek meg a dobópaklit.
real-asks = { $name }: { $question }
real-hit-or-stay = { $name }: Még egyet vagy Megállok? Ha még egyet, koppints a lapra.
real-must-hit = { $name } még nem állhat meg: koppints a következő lapra.
real-refused-choice-first = Előbb { $name } választ.
real-refused-card-first = Előbb koppints a lapra, amelyet { $name } kap.
real-refused-none-left = { $exist ->
    [0] Ebben a pakliban nincs ilyen lap: { $card }.
    [one] Csak egy ilyen lap van, és már máshol fekszik: { $card }.
   *[other] { $exist } ilyen lap van, és már mind máshol fekszik: { $card }.
}
real-refused-deck-empty = Elfogyott a pakli. Keverjétek meg a dobópaklit, és jelöljétek itt.
real-refused-nothing-to-shuffle = A dobópakliban nincs mit megkeverni.
real-refused-not-active = { $name } ebben a körben már nem kap lapot.
real-refused-not-there = { $name } előtt nincs ilyen lap, vagy onnan nem vehető el: { $card }.
real-refused-rule = Ez nem lehet: { $sentence } ({ $rule })
real-refused-round-over = Vége a körnek. Előbb értékeljétek.
real-refused-bonus-unsaid = Előbb mondjátok meg, kié a Flip 7 15 pontja.
real-refused-nothing-dealt = Ebben a körben még nem volt osztás.
real-refused-game-over = Vége a játéknak.
real-refused-too-much = Ebben a játékban nincs több hely. Kezdjetek újat.

# Az oldalak
real-referee = Játékvezető
real-referee-about = Játsszatok a saját lapjaitokkal: koppints minden lapra, amely lekerül a pakliról. Az oldal megmondja, ki következik és mit csinál egy lap, és számolja a pontokat.
real-counter = Lapszámláló
real-counter-about = Koppints minden lapra ott, ahová kerül, és nézd meg, mi maradt a pakliban, mekkora a besokallás esélye, és mennyit ér a Még egyet és a Megállok.
real-order = Abban a sorrendben, ahogy ültök, az óramutató járása szerint.
real-deals-first = Először oszt
real-cards = Lapok
real-left = { $card }: még { $count }
real-next = Következő lap: { $name }
real-in-a-row = Következő lap: { $name }, { $cards ->
    [one] még { $cards } egymás után
   *[other] még { $cards } egymás után
}
real-nobody = Már senki sem kap lapot: értékeljétek a kört.
real-choose-row = Valaki más: koppints a nevére. Egy lap máshová került: koppints a lapra.
real-stays = Megállok: { $name }
real-score-round = A kör értékelése
real-shuffled = Megkevertük a dobópaklit
real-show-odds = Esélyek
real-odds-of = Mennyit ér a Még egyet és a Megállok: { $name }
real-deck = Pakli: { $count }
real-bust = Besokallás: { $percent }%
real-of = { $card }, { $name }
real-moved = Hová került ez a lap: { $card }? ({ $name })
real-to = { $name } kapja
real-swapped = Csere: koppints a másik lapra
real-new = Új játék
real-new-means = Akkor ennek a játéknak vége, és a pontjai elvesznek.
real-other-tab = Ez a játék egy másik lapon van megnyitva. Itt látszik, mire koppintanak ott.
real-secret = Ebben a játékban a kézben tartott lapok titkosak, ezért senki sem koppinthat rájuk.
