import { useEffect, useState } from 'preact/hooks';

import { actOn, ask, myBlocks, readChat, type Me } from '../net/api.ts';
import { useRoom } from './room.ts';

/** Whoever sits on a seat, or has said a line. */
export type Whom = { readonly seat: number } | { readonly line: number };

/** Whom this reader hears, and what they can do about it. */
export interface Hearing {
  /** Of whom this reader hears no more. */
  readonly blocks: readonly Me[];
  /** For the host: the lines of those who are muted here. */
  readonly muted: readonly number[];
  /** Why the last thing could not be done, or nothing. */
  readonly problem: string;
  readonly mute: (whom: Whom, mute: boolean) => void;
  readonly block: (whom: Whom) => void;
  readonly unblock: (id: string) => void;
}

/** Reads the chat and the blocks once there is a connection, and again after each change. */
export function useHearing(): Hearing {
  const { table, isLocal } = useRoom();
  const [blocks, setBlocks] = useState<readonly Me[]>([]);
  const [muted, setMuted] = useState<readonly number[]>([]);
  const [problem, setProblem] = useState('');
  const { table: id, link } = table.connection;
  const key = new URLSearchParams(location.search).get('key');
  const readLines = async (): Promise<void> => {
    const latest = table.chat.value.at(-1)?.n ?? 0;
    const told = await readChat(id, key);
    if (!told.ok) return;
    table.readChat(told.value.lines, latest);
    setMuted(told.value.muted);
  };
  const readBlocks = async (): Promise<void> => {
    const told = await myBlocks();
    if (told.ok) setBlocks(told.value.blocks);
  };
  useEffect(() => {
    if (!isLocal && link.value === 'open') void Promise.all([readLines(), readBlocks()]);
  }, [link.value]);
  const act = async (what: string, body: object): Promise<void> => {
    const done = await actOn(id, what, body);
    setProblem(done.ok ? '' : done.refusal.sentence);
    if (done.ok) await Promise.all([readLines(), readBlocks()]);
  };
  return {
    blocks,
    muted,
    problem,
    mute: (whom, mute) => void act('mute', { ...whom, mute }),
    block: (whom) => void act('block', key === null ? whom : { ...whom, key }),
    unblock: (person) => void ask('DELETE', `/me/blocks/${person}`).then(readBlocks),
  };
}
