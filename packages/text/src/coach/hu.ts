/** What the coach says of a choice. */
export const hu = {
  'coach.stands': 'Ezzel 100-ból {percent} az állásod (± {margin}).',
  'coach.dice-tower.turn':
    'A pontos esélyek szerint ez a kör így átlagosan {points} pontot ér, az akciókat és a játék végét is beleszámítva.',
  'coach.dice-town.keep':
    '{dice, select, 0 {Ha semmit sem tartasz meg, az} other {{kept} megtartása}} {dollars, select, 0 {ingyen van} other {{dollars} dollárba kerül}}.',
  'coach.boomtown.bid': 'Ha ezzel nyersz, {gold} aranyba kerül.',
  'coach.winners-circle.placed':
    '{horse} így 10-ből {times} alkalommal lesz helyezett{off, select, 0 {} other { (± {off})}}.',
  'coach.winners-circle.last':
    '{horse} így 10-ből {times} alkalommal lesz utolsó{off, select, 0 {} other { (± {off})}}.',
  'coach.dice-tower.cards': 'Így {amount} lappal végzel (± {off}; az összes választás átlaga {usual}).',
  'coach.boomtown.gold': 'Utána {amount} aranyad lesz (± {off}; az összes választás átlaga {usual}).',
  'coach.boomtown.mines': 'Utána {amount} bányád lesz (± {off}; az összes választás átlaga {usual}).',
  'coach.boomtown.posts': 'Utána {amount} polgármesteri tisztséged lesz (± {off}; az összes választás átlaga {usual}).',
  'coach.dice-town.sheriff':
    'Ezzel 10-ből {times} alkalommal te leszel a seriff{off, select, 0 {} other { (± {off})}}.',
  'coach.dice-town.nuggets': 'A forduló végén {amount} aranyrögöd lesz (± {off}; az összes választás átlaga {usual}).',
  'coach.dice-town.dollars': 'A forduló végén {amount} dollárod lesz (± {off}; az összes választás átlaga {usual}).',
  'coach.dice-town.store': 'A forduló végén {amount} bolti lapod lesz (± {off}; az összes választás átlaga {usual}).',
  'coach.dice-town.properties': 'A forduló végén {amount} birtokod lesz (± {off}; az összes választás átlaga {usual}).',
  'coach.winners-circle.money': 'A futam után {amount} dollárod lesz (± {off}; az összes választás átlaga {usual}).',
  'coach.cost.exact': '{made}: ez {points} pontba került; jobb volt: {better}.',
  'coach.cost': '{made}: ez 100-ból {percent} veszteség; jobb volt: {better}.',
  'coach.close': 'Lehet, hogy ugyanolyan jó, mint a legjobb: a különbség a hibahatáron belül van.',
  'coach.dice-town.keep-sheriff':
    '{dice, select, 0 {Ha semmit sem tartasz meg, az} other {{kept} megtartása}} {dollars, select, 0 {ingyen van} other {{dollars} dollárba kerül}}, és 10-ből {times} alkalommal te leszel a seriff{off, select, 0 {} other { (± {off})}}.',
  'coach.dice-town.more':
    '100-ból {percent} alkalommal a következő dobásban {left, select, 1 {az utolsó kockán {face}} other {a megmaradt {left} kockán legalább egy {face}}} lesz.',
  'coach.boomtown.number':
    'Két kocka 36-ból {ways} alkalommal mutat ennyit: {number}. A hátralévő {rounds} fordulóban ez átlagosan {yields} hozam.',
  'coach.boomtown.collapse': 'A 2 és a 12 bezárja: 100-ból {percent} alkalommal marad meg a végéig.',
  'coach.winners-circle.price':
    'A mostani tétekkel {horse} győzelme {win}, második helye {place}, harmadik helye {show} dollárt fizet neked.',
  'coach.winners-circle.roll': '{horse} {steps} mezőt lép; egy másik dobás 6-ból {times} alkalommal vinné messzebb.',
} as const;
