import { signal } from '@preact/signals';

import type { TableMessage } from '../net/connection.ts';

type Sent = Extract<TableMessage, { readonly input: string }>;

/**
 * What was sent and not yet acknowledged, with this client's own ids. It survives a reload: then everything is sent
 * once more under the same ids, and counts once.
 */
export class Outbox {
  private readonly key: string;
  private readonly isHere: boolean;
  private readonly sent = signal<readonly Sent[]>([]);

  /** To a table that `isHere` nothing gets lost, and nothing is kept. */
  constructor(table: string, isHere = false) {
    this.key = `boxcars.sent.${table}`;
    this.isHere = isHere;
    const before = isHere ? null : read(this.key);
    this.sent.value = Array.isArray(before) ? (before as readonly Sent[]) : [];
  }

  newInput(): string {
    return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(36).padStart(2, '0')).join(
      '',
    );
  }

  put(input: string, message: TableMessage): void {
    if (!('input' in message) || message.input !== input) return;
    this.keep([...this.sent.value, message]);
  }

  /** The table has taken or refused the input. */
  settle(input: string): void {
    this.keep(this.sent.value.filter((message) => message.input !== input));
  }

  waiting(): readonly Sent[] {
    return this.sent.value;
  }

  /** Whether an answer to this question is on its way. */
  isOnItsWay(question: string): boolean {
    return this.sent.value.some((message) => message.t === 'answer' && message.question === question);
  }

  /** The last entry before one's own last answer. */
  readMark(): number {
    const mark = read(`${this.key}.mark`);
    return typeof mark === 'number' ? mark : 0;
  }

  writeMark(entry: number): void {
    write(`${this.key}.mark`, entry);
  }

  private keep(sent: readonly Sent[]): void {
    this.sent.value = sent;
    if (!this.isHere) write(this.key, sent);
  }
}

function read(key: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

function write(key: string, value: unknown): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Without storage a reload forgets what was on its way; the table still has what it acknowledged.
  }
}
