export * from './actions.ts';
export * from './content.ts';
export type { Event, Runner, TokenRow } from './events.ts';
export { winnersCircle } from './game.ts';
export type { BetView, GateView, MoveView, RaceView, SeatView, View } from './view.ts';
export type { Gate, Phase, State } from './state.ts';
export { FACE_DOWN, NO_GATE, NO_TOKEN, PHASES, spaceOf } from './state.ts';
export { resultsOf, type RaceResult } from './results.ts';
export { QUESTION_KINDS, type QuestionKind } from './windows.ts';
