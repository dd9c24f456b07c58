import { type Seat } from '@boxcars/engine';

/** What can stand open in a round: questions of the same name, and at the end three matters nobody is asked about. */
export const FRAME_KINDS = [
  'bid',
  'play-mustang',
  'choose-card',
  'use-held',
  'blow-up',
  'expropriate',
  'place-governor',
  'place-vein',
  'place-saloon',
  'place-girls',
  'hold-up',
  'turn-die',
  'settle-held',
  'roll',
  'yield',
] as const;
export type FrameKind = (typeof FRAME_KINDS)[number];

/** One open matter and the seat it concerns. Frames are interned plain data: pushing one allocates nothing. */
export interface Frame {
  readonly kind: FrameKind;
  readonly seat: Seat;
}

const MOST_PLAYERS = 5;

function framesOf(kind: FrameKind): (seat: Seat) => Frame {
  const frames = Array.from({ length: MOST_PLAYERS }, (_, seat) => Object.freeze({ kind, seat }));
  return (seat) => frames[seat] as Frame;
}

export const BID = framesOf('bid');
export const PLAY_MUSTANG = framesOf('play-mustang');
export const CHOOSE_CARD = framesOf('choose-card');
export const USE_HELD = framesOf('use-held');
export const BLOW_UP = framesOf('blow-up');
export const EXPROPRIATE = framesOf('expropriate');
export const PLACE_GOVERNOR = framesOf('place-governor');
export const PLACE_VEIN = framesOf('place-vein');
export const PLACE_SALOON = framesOf('place-saloon');
export const PLACE_GIRLS = framesOf('place-girls');
export const HOLD_UP = framesOf('hold-up');
export const TURN_DIE = framesOf('turn-die');
export const SETTLE_HELD = framesOf('settle-held');
export const ROLL = framesOf('roll');
export const YIELD = framesOf('yield');
