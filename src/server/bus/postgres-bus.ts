import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { openPool } from '../store/pool.ts';
import type { Bus, News } from './bus.ts';

const CHANNEL = 'gamut_rooms';
/** News of so many milliseconds travel together. */
const GATHER_MS = 5;
/** Bytes of a notification, which may not exceed 8000. */
const LARGEST = 7500;
const RETRY_MS = 1000;

/**
 * News by NOTIFY, on connections of its own and after the commit: inside the transaction of a move it would make all
 * commits wait for each other.
 */
export function postgresBus(url: string): Bus {
  return new PostgresBus(url);
}

class PostgresBus implements Bus {
  private readonly url: string;
  private readonly self = randomUUID();
  private readonly sender: pg.Pool;
  private listener: pg.Client | undefined;
  private retry: NodeJS.Timeout | undefined;
  private hear: (news: News, from: string) => void = () => {};
  /** News as JSON; the same is told once. */
  private waiting = new Set<string>();
  private closed = false;

  constructor(url: string) {
    this.url = url;
    this.sender = openPool(url, 1);
  }

  tell(news: News): void {
    if (this.waiting.size === 0) setTimeout(() => this.send(), GATHER_MS);
    this.waiting.add(JSON.stringify(news));
  }

  async listen(hear: (news: News, from: string) => void): Promise<void> {
    this.hear = hear;
    await this.connect();
  }

  async close(): Promise<void> {
    this.closed = true;
    clearTimeout(this.retry);
    await this.listener?.end().catch(() => {});
    await this.sender.end();
  }

  private send(): void {
    const texts = [...this.waiting];
    this.waiting.clear();
    let payload = this.self;
    for (const text of texts) {
      if (payload.length + text.length >= LARGEST) {
        this.notify(payload);
        payload = this.self;
      }
      payload += `\n${text}`;
    }
    this.notify(payload);
  }

  private notify(payload: string): void {
    if (!this.closed) this.sender.query('SELECT pg_notify($1, $2)', [CHANNEL, payload]).catch(() => {});
  }

  private async connect(): Promise<void> {
    if (this.closed) return;
    const listener = new pg.Client({ connectionString: this.url });
    this.listener = listener;
    let isLost = false;
    const lose = () => {
      if (isLost || this.closed) return;
      isLost = true;
      listener.end().catch(() => {});
      this.retry = setTimeout(() => void this.connect(), RETRY_MS);
    };
    listener.on('error', lose);
    listener.on('end', lose);
    listener.on('notification', ({ payload = '' }) => {
      const [from, ...texts] = payload.split('\n');
      if (from !== this.self) for (const text of texts) this.hear(JSON.parse(text), from);
    });
    try {
      await listener.connect();
      await listener.query(`LISTEN ${CHANNEL}`);
    } catch {
      lose();
    }
  }
}
