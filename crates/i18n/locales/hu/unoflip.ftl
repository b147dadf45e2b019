# Mi történik egy UNO FLIP! játékban.

unoflip-drew-for-deal = { $seat } húz, hogy ki osszon: { $face }.
    .you = Húzol, hogy ki osszon: { $face }.
unoflip-dealer-drawn = Az első osztó: { $seat }.
    .you = Te vagy az első osztó.
unoflip-round-began = { $round }. kör, világos oldal. Osztó: { $dealer }.
    .you = { $round }. kör, világos oldal. Te osztasz.
unoflip-hand-dealt = { $faces ->
    [hidden] { $seat } { $count } lapot kap.
   *[other] { $seat } lapjai: { $faces }.
}
    .you = { $faces ->
        [hidden] { $count } lapot kapsz.
       *[other] A lapjaid: { $faces }.
    }
unoflip-first-card = Az első lap: { $face }.
unoflip-put-under = { $face } nem lehet az első lap, a húzópakli aljára kerül.
unoflip-played = { $jumped-in ->
    [yes] { $uno ->
        [yes] { $seat } közbevág: { $face }, és UNO-t mond!
       *[no] { $seat } közbevág: { $face }.
    }
   *[no] { $uno ->
        [yes] { $seat } kijátssza: { $face }, és UNO-t mond!
       *[no] { $seat } kijátssza: { $face }.
    }
}
    .you = { $jumped-in ->
        [yes] { $uno ->
            [yes] Közbevágsz: { $face }, és UNO-t mondasz!
           *[no] Közbevágsz: { $face }.
        }
       *[no] { $uno ->
            [yes] Kijátszod: { $face }, és UNO-t mondasz!
           *[no] Kijátszod: { $face }.
        }
    }
unoflip-colour-named = { $seat } színt választ: { $colour }.
    .you = Színt választasz: { $colour }.
unoflip-drew = { $seat } húz{ $face ->
    [hidden] {" "}egy lapot
   *[other] {": "}{ $face }
}{ drawn-because }
    .you = Húzol{ $face ->
        [hidden] {" "}egy lapot
       *[other] {": "}{ $face }
    }{ drawn-because }
# Húzott és megmutatott lapokról szóló mondatok részei
drawn-because = { $because ->
    [turn] .
    [draw_one] {" "}(Húzz egyet!).
    [draw_five] {" "}(Húzz ötöt!).
    [wild_draw_two] {" "}(„Húzz kettőt!” színválasztó).
    [wild_draw_color] {" "}(„Húzz egy színt!” színválasztó).
    [challenge] {" "}(kérdőre vonás után).
   *[caught] {" "}(elmaradt az UNO).
}
shown-hand = { $faces ->
    [hidden] .
   *[other] . A megmutatott lapok: { $faces }.
}
unoflip-nothing-to-draw = { $seat } nem tud húzni, nincs több lap.
    .you = Nem tudsz húzni, nincs több lap.
unoflip-passed = { $seat } passzol.
    .you = Passzolsz.
unoflip-skipped = { $seat } kimarad.
    .you = Kimaradsz.
unoflip-all-skipped = Mindenki más kimarad: { $seat } újra jön.
    .you = Mindenki más kimarad: újra te jössz.
unoflip-reversed = { $direction ->
    [left] Irányváltás: most az óramutató járása szerint.
   *[right] Irányváltás: most az óramutató járásával ellentétesen.
}
unoflip-flipped = { $side ->
    [light] Minden a világos oldalára fordul. Legfelül: { $top }.
   *[dark] Minden a sötét oldalára fordul. Legfelül: { $top }.
}
unoflip-challenged = { $rightly ->
    [yes] { $by } joggal von kérdőre: { $of } nem játszhatta volna ki a lapot
   *[no] { $by } alaptalanul von kérdőre: { $of } kijátszhatta a lapot
}{ shown-hand }
    .you = { $rightly ->
        [yes] Joggal vonsz kérdőre: { $of } nem játszhatta volna ki a lapot
       *[no] Alaptalanul vonsz kérdőre: { $of } kijátszhatta a lapot
    }{ shown-hand }
    .to-you = { $rightly ->
        [yes] { $by } joggal von kérdőre: nem játszhattad volna ki a lapot
       *[no] { $by } alaptalanul von kérdőre: kijátszhattad a lapot
    }{ shown-hand }
unoflip-caught = { $by } észreveszi, hogy { $seat } nem mondott UNO-t.
    .you = Észreveszed, hogy { $seat } nem mondott UNO-t.
    .to-you = { $by } észreveszi, hogy nem mondtál UNO-t.
unoflip-reshuffled = A dobópaklit megkevertük, ez lesz az új húzópakli: { count-cards }.
unoflip-round-won = { $seat } minden lapjától megszabadult, övé a kör!
    .you = Minden lapodtól megszabadultál, tiéd a kör!
unoflip-scored = { $own ->
    [yes] { $seat }: { count-points } a kézben maradt lapokért, összesen { $total }.
   *[no] { $seat }: { count-points }, összesen { $total }.
}
    .you = { $own ->
        [yes] Te: { count-points } a kézben maradt lapokért, összesen { $total }.
       *[no] Te: { count-points }, összesen { $total }.
    }
unoflip-tied = Holtverseny a legkisebb pontszámnál ({ $total }): jön még egy kör.
unoflip-won = { $seat } nyer { $total } ponttal.
    .you = Nyertél { $total } ponttal.

# A színek önmagukban
unoflip-colour-r = piros
unoflip-colour-y = sárga
unoflip-colour-g = zöld
unoflip-colour-b = kék
unoflip-colour-p = rózsaszín
unoflip-colour-t = kékeszöld
unoflip-colour-o = narancssárga
unoflip-colour-v = lila

# A színek a lapok nevében
unoflip-tint-r = piros
unoflip-tint-y = sárga
unoflip-tint-g = zöld
unoflip-tint-b = kék
unoflip-tint-p = rózsaszín
unoflip-tint-t = kékeszöld
unoflip-tint-o = narancssárga
unoflip-tint-v = lila

# Lapok
unoflip-card-number = { $colour } { $number }
unoflip-card-draw-one = { $colour } „Húzz egyet!”
unoflip-card-draw-five = { $colour } „Húzz ötöt!”
unoflip-card-reverse = { $colour } Irányváltó
unoflip-card-skip = { $colour } „Kimaradsz!”
unoflip-card-skip-everyone = { $colour } „Mindenki kimarad!”
unoflip-card-flip = { $colour } Átfordító
unoflip-card-wild = Színválasztó
unoflip-card-wild2 = „Húzz kettőt!” színválasztó
unoflip-card-dwild = sötét Színválasztó
unoflip-card-dwildc = „Húzz egy színt!” színválasztó
