/** What the coach says of a choice. */
export const hu = {
  'coach.stands': 'Ezzel 100-ból {percent} az állásod (± {margin}).',
  'coach.dice-tower.turn': 'Ez a kör így átlagosan pontosan {points} pontot hoz.',
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
