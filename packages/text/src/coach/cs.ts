/** What the coach says of a choice. */
export const cs = {
  'coach.stands': 'Po této volbě stojíte na {percent} ze 100 (± {margin}).',
  'coach.dice-tower.turn': 'Tento tah pak přinese v průměru přesně {points} bodu.',
  'coach.dice-tower.cards': 'Skončíte pak s počtem karet {amount} (průměr všech voleb je {usual}).',
  'coach.boomtown.gold': 'Budete pak mít zlato: {amount} (průměr všech voleb je {usual}).',
  'coach.boomtown.mines': 'Budete pak mít doly: {amount} (průměr všech voleb je {usual}).',
  'coach.boomtown.posts': 'Budete pak mít starostenské úřady: {amount} (průměr všech voleb je {usual}).',
  'coach.dice-town.sheriff':
    'V {times, plural, one {# případu} few {# případech} many {# případu} other {# případech}} z 10 se stanete šerifem.',
  'coach.dice-town.nuggets': 'Kolo vám nechá valouny: {amount} (průměr všech voleb je {usual}).',
  'coach.dice-town.dollars': 'Kolo vám nechá dolary: {amount} (průměr všech voleb je {usual}).',
  'coach.dice-town.store': 'Kolo vám nechá karty z obchodu: {amount} (průměr všech voleb je {usual}).',
  'coach.dice-town.properties': 'Kolo vám nechá pozemky: {amount} (průměr všech voleb je {usual}).',
  'coach.winners-circle.money': 'Po dostihu budete mít dolary: {amount} (průměr všech voleb je {usual}).',
  'coach.cost.exact': '{made}: to stálo {points} bodu; lepší bylo {better}.',
  'coach.cost': '{made}: to stálo {percent} ze 100; lepší bylo {better}.',
} as const;
