/** What the coach says of a choice. */
export const cs = {
  'coach.stands': 'Po této volbě stojíte na {percent} ze 100 (± {margin}).',
  'coach.dice-tower.turn':
    'Podle přesných šancí má pak tento tah průměrnou hodnotu {points} bodu, včetně akcí a konce hry.',
  'coach.dice-town.keep':
    '{dice, select, 0 {Nenechat si žádnou kostku} other {Nechat si {kept}}} {dollars, plural, =0 {je zdarma} one {stojí # dolar} few {stojí # dolary} many {stojí # dolaru} other {stojí # dolarů}}.',
  'coach.boomtown.bid': 'Vyhrát s ní dražbu stojí zlaťáky: {gold}.',
  'coach.winners-circle.placed': '{horse} se pak umístí {times}krát z 10{off, select, 0 {} other { (± {off})}}.',
  'coach.winners-circle.last': '{horse} pak skončí poslední {times}krát z 10{off, select, 0 {} other { (± {off})}}.',
  'coach.dice-tower.cards': 'Skončíte pak s počtem karet {amount} (± {off}; průměr všech voleb je {usual}).',
  'coach.boomtown.gold': 'Budete pak mít zlato: {amount} (± {off}; průměr všech voleb je {usual}).',
  'coach.boomtown.mines': 'Budete pak mít doly: {amount} (± {off}; průměr všech voleb je {usual}).',
  'coach.boomtown.posts': 'Budete pak mít starostenské úřady: {amount} (± {off}; průměr všech voleb je {usual}).',
  'coach.dice-town.sheriff':
    'V {times, plural, one {# případu} few {# případech} many {# případu} other {# případech}} z 10 se stanete šerifem{off, select, 0 {} other { (± {off})}}.',
  'coach.dice-town.nuggets': 'Kolo vám nechá valouny: {amount} (± {off}; průměr všech voleb je {usual}).',
  'coach.dice-town.dollars': 'Kolo vám nechá dolary: {amount} (± {off}; průměr všech voleb je {usual}).',
  'coach.dice-town.store': 'Kolo vám nechá karty z obchodu: {amount} (± {off}; průměr všech voleb je {usual}).',
  'coach.dice-town.properties': 'Kolo vám nechá pozemky: {amount} (± {off}; průměr všech voleb je {usual}).',
  'coach.winners-circle.money': 'Po dostihu budete mít dolary: {amount} (± {off}; průměr všech voleb je {usual}).',
  'coach.cost.exact': '{made}: to stálo {points} bodu; lepší bylo {better}.',
  'coach.cost': '{made}: to stálo {percent} ze 100; lepší bylo {better}.',
  'coach.close': 'Může to být stejně dobré jako nejlepší volba: rozdíl je v mezích chyby.',
  'coach.dice-town.keep-sheriff':
    '{dice, select, 0 {Nenechat si žádnou kostku} other {Nechat si {kept}}} {dollars, plural, =0 {je zdarma} one {stojí # dolar} few {stojí # dolary} many {stojí # dolaru} other {stojí # dolarů}} a {times}krát z 10 vás to udělá šerifem{off, select, 0 {} other { (± {off})}}.',
  'coach.dice-town.more':
    '{percent}krát ze 100 ukáže příští hod {left, plural, one {na poslední kostce} few {aspoň na jedné ze # zbylých kostek} many {aspoň na jedné z # zbylé kostky} other {aspoň na jedné z # zbylých kostek}} {face}.',
  'coach.boomtown.number':
    'Dvě kostky dají {number} {ways}krát ze 36: za zbývající kola ({rounds}) to je průměrně {yields} výnosu.',
  'coach.boomtown.collapse': 'Dvojka nebo dvanáctka ho zavře: do konce vydrží {percent}krát ze 100.',
  'coach.winners-circle.price':
    'Při nynějších sázkách vám {horse} za vítězství vyplatí {win} dolarů, za druhé místo {place} a za třetí {show}.',
  'coach.winners-circle.roll':
    '{horse} popojede o {steps, plural, one {# pole} few {# pole} many {# pole} other {# polí}}; jiný hod by ho dostal dál {times}krát ze 6.',
} as const;
