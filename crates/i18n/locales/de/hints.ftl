# Tipps: was eine Wahl wert ist, für alle, die es wissen wollen.

hint-percent = { $percent } %
hint-must = Noch eine: Stopp geht noch nicht.
hint-chance = Noch eine: Deine Second Chance fängt das nächste Verzocken ab.
hint-safe = Noch eine: Mit der nächsten Karte kannst du dich nicht verzocken.
hint-hit = Noch eine: Das Risiko ist { $bust }, im Schnitt bringt Weitermachen trotzdem mehr (+{ $gain }).
hint-stay = Stopp: Das Risiko ist { $bust }, und Weitermachen kostet im Schnitt Punkte (−{ $gain }).
hint-even = Noch eine oder Stopp: Im Schnitt bringt beides dasselbe.
hint-average = Punkte der Runde im Schnitt
hint-bust-next = Verzockt mit der nächsten Karte
hint-bust = Am Ende verzockt, wenn du weitermachst
hint-given = Eine Karte für eine Person deiner Wahl
hint-spread = Punkte der Runde, wenn du weitermachst
hint-next = Punkte deiner Reihe nach der nächsten Karte
hint-now = Der gestreifte Balken ist das, was Stopp bringt.
hint-alone = Du bist allein in der Runde, also ist all das genau.
hint-among = Jede Karte ist gezählt. Angenommen wird, dass Freeze und Flip Three an andere gehen und niemand sie auf dich spielt.
hint-open = Jede Karte ist gezählt. Angenommen wird, dass Bonus- und Aktionskarten an andere gehen und niemand sie auf dich spielt.
hint-hands = Als Nächstes spielt { $name }; die unwahrscheinlichste Farbe dort: { $colour } ({ $chance }).
hint-hands-title = Wie wahrscheinlich die anderen eine Farbe haben
hint-fits = Passt jetzt
hint-backs = Nach den Rückseiten der Karten, deiner Hand und dem, was offen liegt. Was jemand vorher gespielt oder gezogen hat, zählt nicht mit.
hint-thinking = Die Karten werden gezählt …
hint-large = Bei so vielen Karten kann die Runde auf zu viele Arten weitergehen. Das Risiko, sich zu verzocken, steht auf dem Tisch.
hint-later = Tipps kommen, wenn du zwischen Noch eine und Stopp wählst.
hint-later-hand = Tipps kommen, wenn du an der Reihe bist.
hint-lost = In diesem Browser ließen sich die Tipps nicht berechnen.
