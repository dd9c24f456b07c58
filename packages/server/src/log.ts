import { pino, stdTimeFunctions, type DestinationStream, type Logger } from 'pino';

/** Structured lines: codes and values. Never tokens, cookies, keys, nonces, seeds, answers or chat. */
export type Log = Pick<Logger, 'info' | 'warn' | 'error' | 'debug'>;

/** A log of this level, to standard error or to another stream. */
export function makeLog(level: string, stream?: DestinationStream): Logger {
  const options = { level, base: null, timestamp: stdTimeFunctions.isoTime };
  return stream === undefined ? pino(options, pino.destination(2)) : pino(options, stream);
}
