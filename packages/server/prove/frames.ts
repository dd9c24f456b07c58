import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { besiege } from '../test/frames/attack.ts';

/** How much the heap may have grown between the first fifth and the end: less than a byte for ten that were thrown at it. */
const MOST_GROWTH = 8_000_000;

/** Throws 200,000 pieces of nonsense at a server, while others play there. */
export default async function prove(): Promise<{
  title: string;
  lines: string[];
  numbers: { [what: string]: number | string };
}> {
  const data = mkdtempSync(join(tmpdir(), 'boxcars-frames-'));
  try {
    const held = await besiege({ data, frames: 170_000, bodies: 20_000, connections: 10_000 });
    if (held.wrong.length > 0) throw new Error(held.wrong.slice(0, 5).join('\n'));
    const growth = held.after - held.before;
    if (growth > MOST_GROWTH) throw new Error(`the heap has grown by ${growth} bytes`);
    const megabytes = (bytes: number): number => Math.round(bytes / 100_000) / 10;
    return {
      title: 'A hail of nonsense: the server stays up, its memory flat, and others play on',
      lines: LINES,
      numbers: {
        'frames on sockets': held.frames,
        'bodies over HTTP': held.bodies,
        'connections that broke off in the middle': held.connections,
        'refusals that came back': held.refusals,
        'sockets the server closed for what they sent': held.closed,
        'heap after the first fifth, tidied up: MB': megabytes(held.before),
        'heap at the end, tidied up: MB': megabytes(held.after),
        'matches others played to the end meanwhile, each verified': held.matches,
        'their inputs, each in the journal exactly once': held.acknowledged,
        'errors in the server’s log': 0,
      },
    };
  } finally {
    rmSync(data, { recursive: true, force: true });
  }
}

const LINES = [
  'A real server process, its limits on speed lifted so that everything is read, is sent nonsense by someone with an identity, a seat at a table of their own and a look at another: text that is no JSON, JSON that is no message, messages with wrong, missing, oversized or poisonous fields, right messages in the wrong order or before the hello, binary frames, messages in pieces, frames too large; bodies that are cut off, too long or of the wrong kind, for routes that exist or not; bare connections that break off in a handshake, in a body, in a frame, or send frames no client may send.',
  'Meanwhile three people play matches at another table; each of these is verified from its downloaded file, with every acknowledged input in it once. The heap is measured inside the server after a garbage collection, after the first fifth of the hail and at its end. The server must have logged nothing.',
];
