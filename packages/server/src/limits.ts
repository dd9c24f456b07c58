const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Every time and bound that a host might want otherwise. Times are in milliseconds. */
export interface Limits {
  /** How long a start waits for nonces. */
  readonly nonceTime: number;
  /** How long a lost connection stops a live clock from running out. */
  readonly grace: number;
  /** Without clocks: how long others wait for someone who is not connected. */
  readonly absence: number;
  /** Without clocks: how long others who are there wait for someone who is connected and does nothing. */
  readonly stillness: number;
  /** How long a bot seems to think, at least and at most, where people look on. */
  readonly botDelay: readonly [number, number];
  /** How long a bot may really think before the safe default is played for it. */
  readonly botTime: number;
  /** How long a standing order waits before it answers, where people look on. */
  readonly orderDelay: number;
  /** After this long, an open table nobody changed is closed; by mail; and a match nobody goes on with. */
  readonly openTable: number;
  readonly openMailTable: number;
  readonly idleMatch: number;
  readonly pausedMatch: number;
  /** How often tables that need someone are looked for. */
  readonly sweep: number;
  /** Tables kept in memory although nobody is there. */
  readonly idleTables: number;
  /** Messages of a socket: how many at once, and how many a second. */
  readonly burst: number;
  readonly messageRate: number;
  /** Requests of an address a minute. */
  readonly requestRate: number;
  /** Lines of chat of a person: how many at once, and how long until the next. */
  readonly chatBurst: number;
  readonly chatPause: number;
  /** Tables one person may have open or running. */
  readonly tablesPerPerson: number;
  /** Sockets of one address. */
  readonly socketsPerAddress: number;
}

export const LIMITS: Limits = {
  nonceTime: 10 * SECOND,
  grace: 60 * SECOND,
  absence: 3 * MINUTE,
  stillness: HOUR,
  botDelay: [300, 3000],
  botTime: MINUTE,
  orderDelay: 1200,
  openTable: DAY,
  openMailTable: 14 * DAY,
  idleMatch: 7 * DAY,
  pausedMatch: 60 * DAY,
  sweep: 15 * SECOND,
  idleTables: 16,
  burst: 60,
  messageRate: 30,
  requestRate: 600,
  chatBurst: 5,
  chatPause: 2 * SECOND,
  tablesPerPerson: 50,
  socketsPerAddress: 1000,
};
