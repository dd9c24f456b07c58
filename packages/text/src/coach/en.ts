/** What the coach says of a choice. */
export const en = {
  'coach.stands': 'It leaves you standing at {percent} of 100 (± {margin}).',
  'coach.dice-tower.turn':
    'By the exact odds this turn is then worth {points} points on average, actions and the end of the game counted in.',
  'coach.dice-town.keep':
    '{dice, select, 0 {Keeping none} other {Keeping {kept}}} {dollars, select, 0 {is free} other {costs ${dollars}}}.',
  'coach.boomtown.bid': 'Winning with it costs {gold} gold.',
  'coach.winners-circle.placed':
    '{horse} is then placed {times, plural, one {once} other {# times}} of 10{off, select, 0 {} other { (± {off})}}.',
  'coach.winners-circle.last':
    '{horse} is then last {times, plural, one {once} other {# times}} of 10{off, select, 0 {} other { (± {off})}}.',
  'coach.dice-tower.cards': 'You then end with {amount} cards (± {off}; on average over all choices {usual}).',
  'coach.boomtown.gold': 'After it you have {amount} gold (± {off}; on average over all choices {usual}).',
  'coach.boomtown.mines': 'After it you own {amount} mines (± {off}; on average over all choices {usual}).',
  'coach.boomtown.posts': 'After it you hold {amount} mayor’s posts (± {off}; on average over all choices {usual}).',
  'coach.dice-town.sheriff':
    'It makes you Sheriff {times, plural, one {once} other {# times}} of 10{off, select, 0 {} other { (± {off})}}.',
  'coach.dice-town.nuggets':
    'The round leaves you with {amount} nuggets (± {off}; on average over all choices {usual}).',
  'coach.dice-town.dollars': 'The round leaves you with ${amount} (± {off}; on average over all choices ${usual}).',
  'coach.dice-town.store':
    'The round leaves you with {amount} Store cards (± {off}; on average over all choices {usual}).',
  'coach.dice-town.properties':
    'The round leaves you with {amount} Properties (± {off}; on average over all choices {usual}).',
  'coach.winners-circle.money': 'After the race you have ${amount} (± {off}; on average over all choices ${usual}).',
  'coach.cost.exact': '{made} cost {points} points; {better} was better.',
  'coach.cost': '{made} cost {percent} of 100; {better} was better.',
  'coach.close': 'That may be as good as the best: the difference is within the margin.',
  'coach.dice-town.keep-sheriff':
    '{dice, select, 0 {Keeping none} other {Keeping {kept}}} {dollars, select, 0 {is free} other {costs ${dollars}}} and makes you Sheriff {times, plural, one {once} other {# times}} of 10{off, select, 0 {} other { (± {off})}}.',
  'coach.dice-town.more':
    '{percent} times of 100 the next roll shows {left, plural, one {{face} on the last die} other {at least one {face} on the # dice left}}.',
  'coach.boomtown.number':
    'Two dice show {number} {ways, plural, one {once} other {# times}} of 36: in the {rounds, plural, one {round} other {# rounds}} left that is {yields} yields on average.',
  'coach.boomtown.collapse': 'A 2 or a 12 closes it: it stands to the end {percent} times of 100.',
  'coach.winners-circle.price':
    'As the bets stand, this one pays ${win} if {horse} wins, ${place} for second and ${show} for third place.',
  'coach.winners-circle.roll':
    '{horse} goes {steps, plural, one {# space} other {# spaces}}; another roll would take it further {times, plural, one {once} other {# times}} of 6.',
} as const;
