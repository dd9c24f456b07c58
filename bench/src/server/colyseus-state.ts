import { schema, t, type SchemaType } from '@colyseus/schema';

/** The name under which the server offers the game. */
export const ROOM = 'winners-circle';

/** All of the game that everyone sees, for Colyseus to keep alike on both sides. */
export const CircleState = schema(
  {
    moves: t.uint32(),
    phase: t.uint8(),
    race: t.uint8(),
    turn: t.uint8(),
    first: t.uint8(),
    symbol: t.uint8(),
    faceUp: t.uint8(),
    pace: t.int8(),
    finished: t.array('uint8'),
    gates: t.array('uint8'),
    places: t.array('int16'),
    money: t.array('int32'),
    tokens: t.array('uint8'),
  },
  'CircleState',
);
export type CircleState = SchemaType<typeof CircleState>;
