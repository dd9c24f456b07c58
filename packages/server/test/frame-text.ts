import type { Frame } from '../src/wire.ts';

const SHORT = 126;

/** The text of a message that was made ready to be sent. */
export function textIn(frame: Frame): string {
  const bytes = typeof frame === 'string' ? Buffer.from(frame, 'latin1') : frame;
  const length = bytes[1] ?? 0;
  return bytes.toString('utf8', length < SHORT ? 2 : length === SHORT ? 4 : 10);
}
