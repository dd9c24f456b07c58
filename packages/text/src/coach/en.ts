/** What the coach says of a choice. */
export const en = {
  'coach.stands': 'It leaves you standing at {percent} of 100 (± {margin}).',
  'coach.dice-tower.turn':
    'By the exact odds this turn is then worth {points} points on average, actions and the end of the game counted in.',
  'coach.dice-town.keep':
    '{dice, plural, =0 {Keeping none} one {Keeping # die} other {Keeping # dice}} {dollars, plural, =0 {is free} one {costs $#} other {costs $#}}.',
  'coach.boomtown.bid': 'Winning with it costs {gold} gold.',
  'coach.winners-circle.placed': '{horse} is then placed {times} times of 10.',
  'coach.winners-circle.last': '{horse} is then last {times} times of 10.',
  'coach.dice-tower.cards': 'You then end with {amount} cards (on average over all choices {usual}).',
  'coach.boomtown.gold': 'After it you have {amount} gold (on average over all choices {usual}).',
  'coach.boomtown.mines': 'After it you own {amount} mines (on average over all choices {usual}).',
  'coach.boomtown.posts': 'After it you hold {amount} mayor’s posts (on average over all choices {usual}).',
  'coach.dice-town.sheriff': 'It makes you Sheriff {times} times of 10.',
  'coach.dice-town.nuggets': 'The round leaves you with {amount} nuggets (on average over all choices {usual}).',
  'coach.dice-town.dollars': 'The round leaves you with ${amount} (on average over all choices ${usual}).',
  'coach.dice-town.store': 'The round leaves you with {amount} Store cards (on average over all choices {usual}).',
  'coach.dice-town.properties': 'The round leaves you with {amount} Properties (on average over all choices {usual}).',
  'coach.winners-circle.money': 'After the race you have ${amount} (on average over all choices ${usual}).',
  'coach.cost.exact': '{made} cost {points} points; {better} was better.',
  'coach.cost': '{made} cost {percent} of 100; {better} was better.',
} as const;
