import type { Open, Question, StandingOrder } from '@boxcars/engine';

import { PASS, type Action } from './actions.ts';
import { PLAYED_CARDS, type PlayedCard } from './content.ts';
import type { View } from './view.ts';

/** What to do at the moments of cards without being asked each time. */
export interface StandingPlays {
  /** Cards to play whenever their moment comes; at the moments of all others one passes. */
  readonly play: readonly PlayedCard[];
  /** Opponents' cards that one's Wanted stops. */
  readonly stop: readonly PlayedCard[];
}

/**
 * [DT-G4, DT-G5] Answers left in advance for the moments of cards. Every answer is one a hand could give; without the
 * card it is a pass, so that a moment tells no more than before. A Cheater in `play` needs a hand: which die, which face.
 */
export function standingPlays({ play, stop }: StandingPlays): StandingOrder<Open<View>, Action> {
  return (_view, question) => {
    switch (question.kind) {
      case 'play-wanted':
        return choose(question, stop.includes(question.facts?.['card'] as PlayedCard));
      case 'stop-brute':
        return choose(question, stop.includes('brute'));
      case 'stop-cheat':
        return choose(question, stop.includes('cheater'));
      case 'play-cheater':
        return play.includes('cheater') ? null : PASS;
      default: {
        const card = PLAYED_CARDS.find((one) => question.kind === `play-${one}`);
        return card === undefined ? null : choose(question, play.includes(card));
      }
    }
  };
}

/** The play that is offered, the last where there are several (the Doc's largest service), or a pass. */
function choose({ options }: Question<Action>, isWanted: boolean): Action {
  return isWanted ? (options.at(-1) ?? PASS) : PASS;
}
