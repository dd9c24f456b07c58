import { Client } from 'pg';

import type { Bus } from './store.ts';

const CHANNEL = 'boxcars';
const SHORTEST_PAUSE = 100;
const LONGEST_PAUSE = 5_000;

/**
 * PostgreSQL's LISTEN and NOTIFY on a connection of its own: inside the transactions of moves it would hold them up. What
 * is told while the connection is down is lost, so whoever listens hears that it was.
 */
export class PostgresBus implements Bus {
  private readonly url: string;
  private client: Client | null = null;
  private isClosed = false;
  private pause = SHORTEST_PAUSE;
  /** One piece of news after the other. */
  private last: Promise<unknown> = Promise.resolve();
  private timer: NodeJS.Timeout | null = null;
  private hear: (news: string | null) => void = () => {};

  constructor(url: string) {
    this.url = url;
  }

  async listen(hear: (news: string | null) => void): Promise<void> {
    this.hear = hear;
    await this.connect();
  }

  tell(news: string): void {
    const { client } = this;
    // A connection that breaks is made anew, and then everyone reads anew.
    this.last = this.last.then(() => client?.query('select pg_notify($1, $2)', [CHANNEL, news])).catch(() => {});
  }

  async close(): Promise<void> {
    this.isClosed = true;
    if (this.timer !== null) clearTimeout(this.timer);
    await this.last;
    await this.client?.end();
  }

  private async connect(): Promise<void> {
    const client = new Client({ connectionString: this.url });
    client.on('error', () => this.lose(client));
    client.on('end', () => this.lose(client));
    client.on('notification', ({ payload }) => {
      if (payload !== undefined) this.hear(payload);
    });
    await client.connect();
    await client.query(`listen ${CHANNEL}`);
    this.client = client;
    this.pause = SHORTEST_PAUSE;
  }

  private lose(client: Client): void {
    if (this.client !== client) return;
    this.client = null;
    if (!this.isClosed) this.retry();
  }

  private retry(): void {
    this.timer = setTimeout(() => {
      this.connect().then(
        () => this.hear(null),
        () => this.retry(),
      );
    }, this.pause);
    this.pause = Math.min(2 * this.pause, LONGEST_PAUSE);
  }
}
