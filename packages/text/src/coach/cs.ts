/** What the coach says of a choice. */
export const cs = {
  'coach.stands': 'Po této volbě stojíte na {percent} ze 100 (± {margin}).',
  'coach.dice-tower.turn':
    'Podle přesných šancí má pak tento tah průměrnou hodnotu {points} bodu, včetně akcí a konce hry.',
  'coach.dice-town.keep':
    '{dice, plural, =0 {Nenechat si žádnou kostku} one {Nechat si # kostku} few {Nechat si # kostky} many {Nechat si # kostky} other {Nechat si # kostek}} {dollars, plural, =0 {je zdarma} one {stojí # dolar} few {stojí # dolary} many {stojí # dolaru} other {stojí # dolarů}}.',
  'coach.boomtown.bid': 'Vyhrát s ní dražbu stojí zlaťáky: {gold}.',
  'coach.winners-circle.placed': '{horse} se pak umístí {times}krát z 10.',
  'coach.winners-circle.last': '{horse} pak skončí poslední {times}krát z 10.',
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
