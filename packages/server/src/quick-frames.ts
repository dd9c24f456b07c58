import type { Duplex } from 'node:stream';

/** First bytes of frames: a whole text, and the two kinds of small talk after which everything is as before. */
const WHOLE_TEXT = 0x81;
const PING = 0x89;
const PONG = 0x8a;

/** The bit that says that a client has masked its bytes, and what stands for a length in the two bytes after. */
const MASKED = 0x80;
const LONGER = MASKED + 126;
const MASK = 4;

/** The longest that is read here. */
const ROOM = 4096;
const room = Buffer.alloc(ROOM);

/**
 * Reads the frames that nearly all are: one whole text of one-byte letters that comes by itself. Everything else is the
 * library's, from that piece on for good, unless it is a frame after which nothing is left to follow.
 */
export function readQuickly(raw: Duplex, hear: (text: string) => void): void {
  const listeners = raw.listeners('data') as ((piece: Buffer) => void)[];
  raw.removeAllListeners('data');
  let isQuick = true;
  raw.on('data', (piece: Buffer) => {
    const text = isQuick ? textIn(piece) : null;
    if (text !== null) {
      hear(text);
      return;
    }
    isQuick &&= isSmallTalk(piece);
    for (const listener of listeners) listener.call(raw, piece);
  });
}

/** The text of a piece that is one whole frame of text and nothing else; null for any other. */
function textIn(piece: Buffer): string | null {
  if (piece[0] !== WHOLE_TEXT) return null;
  const isLonger = piece[1] === LONGER;
  const start = (isLonger ? 4 : 2) + MASK;
  const length = isLonger ? ((piece[2] as number) << 8) | (piece[3] as number) : (piece[1] as number) - MASKED;
  if (length < 0 || length > ROOM || piece.length !== start + length) return null;
  // A length that fits into one byte has to stand there.
  if (isLonger ? length < LONGER - MASKED : length >= LONGER - MASKED) return null;
  let bits = 0;
  for (let i = 0; i < length; i++) {
    const byte = (piece[start + i] as number) ^ (piece[start - MASK + (i & 3)] as number);
    bits |= byte;
    room[i] = byte;
  }
  return bits < 0x80 ? room.toString('latin1', 0, length) : null;
}

/** Whether a piece is one whole ping or pong and nothing else. */
function isSmallTalk(piece: Buffer): boolean {
  const length = (piece[1] ?? 0) - MASKED;
  return (piece[0] === PING || piece[0] === PONG) && length >= 0 && piece.length === 2 + MASK + length;
}
