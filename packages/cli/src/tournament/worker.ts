import { playRound, type Played, type Round } from './play.ts';

/** What a thread of the pool does. */
export default function work(round: Round): Played[] {
  return playRound(round);
}
