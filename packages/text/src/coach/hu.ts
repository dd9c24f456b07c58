/** What the coach says of a choice. */
export const hu = {
  'coach.stands': 'Ezzel 100-ból {percent} az állásod (± {margin}).',
  'coach.dice-tower.turn':
    'A pontos esélyek szerint ez a kör így átlagosan {points} pontot ér, az akciókat és a játék végét is beleszámítva.',
  'coach.dice-town.keep':
    '{dice, plural, =0 {Ha semmit sem tartasz meg, az} one {# kocka megtartása} other {# kocka megtartása}} {dollars, plural, =0 {ingyen van} one {# dollárba kerül} other {# dollárba kerül}}.',
  'coach.boomtown.bid': 'Ha ezzel nyersz, {gold} aranyba kerül.',
  'coach.winners-circle.placed': '{horse} így 10-ből {times} alkalommal lesz helyezett.',
  'coach.winners-circle.last': '{horse} így 10-ből {times} alkalommal lesz utolsó.',
  'coach.dice-tower.cards': 'Így {amount} lappal végzel (az összes választás átlaga {usual}).',
  'coach.boomtown.gold': 'Utána {amount} aranyad lesz (az összes választás átlaga {usual}).',
  'coach.boomtown.mines': 'Utána {amount} bányád lesz (az összes választás átlaga {usual}).',
  'coach.boomtown.posts': 'Utána {amount} polgármesteri tisztséged lesz (az összes választás átlaga {usual}).',
  'coach.dice-town.sheriff': 'Ezzel 10-ből {times} alkalommal te leszel a seriff.',
  'coach.dice-town.nuggets': 'A forduló végén {amount} aranyrögöd lesz (az összes választás átlaga {usual}).',
  'coach.dice-town.dollars': 'A forduló végén {amount} dollárod lesz (az összes választás átlaga {usual}).',
  'coach.dice-town.store': 'A forduló végén {amount} bolti lapod lesz (az összes választás átlaga {usual}).',
  'coach.dice-town.properties': 'A forduló végén {amount} birtokod lesz (az összes választás átlaga {usual}).',
  'coach.winners-circle.money': 'A futam után {amount} dollárod lesz (az összes választás átlaga {usual}).',
  'coach.cost.exact': '{made}: ez {points} pontba került; jobb volt: {better}.',
  'coach.cost': '{made}: ez 100-ból {percent} veszteség; jobb volt: {better}.',
} as const;
