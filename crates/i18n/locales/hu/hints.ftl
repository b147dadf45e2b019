# Tippek: mennyit ér egy választás, ha valaki tudni akarja.

hint-percent = { $percent }%
hint-must = Még egyet: még nem állhatsz meg.
hint-chance = Még egyet: a Második esély megment a következő besokallástól.
hint-safe = Még egyet: a következő laptól nem sokallhatsz be.
hint-hit = Még egyet: a besokallás esélye { $bust }, átlagosan mégis többet hoz a folytatás (+{ $gain }).
hint-stay = Megállok: a besokallás esélye { $bust }, és a folytatás átlagosan pontokba kerül (−{ $gain }).
hint-even = Még egyet vagy Megállok: átlagosan mindkettő ugyanannyit hoz.
hint-average = A kör pontjai átlagosan
hint-bust-next = Besokallás a következő lappal
hint-bust = Besokallás végül, ha folytatod
hint-given = Lap, amelyet valakinek adhatsz
hint-spread = A kör pontjai, ha folytatod
hint-next = A sorod pontjai a következő lap után
hint-now = A csíkos oszlop az, amit a Megállok hoz.
hint-alone = Egyedül vagy a körben, ezért mindez pontos.
hint-among = Minden lap meg van számolva. Feltevés: a Fagyasztás és a Hármas húzás másokhoz kerül, és senki sem játssza ki rád.
hint-open = Minden lap meg van számolva. Feltevés: a módosítók és az akciókártyák másokhoz kerülnek, és senki sem játssza ki rád.
hint-hands = A következő játékos: { $name }; nála a legvalószínűtlenebb szín: { $colour } ({ $chance }).
hint-hands-title = Mekkora eséllyel van egy szín a többieknél
hint-fits = Most tehető
hint-backs = A lapok hátoldala, a kezed és a nyitott lapok alapján. Hogy ki mit játszott vagy húzott korábban, nem számít bele.
hint-thinking = A lapok számolása…
hint-large = Ennyi lappal túl sokféleképpen folytatódhat a kör. A besokallás esélye az asztalon olvasható.
hint-later = A tippek akkor jönnek, amikor a Még egyet és a Megállok között választasz.
hint-later-hand = A tippek akkor jönnek, amikor te következel.
hint-lost = Ebben a böngészőben nem sikerült kiszámolni a tippeket.
