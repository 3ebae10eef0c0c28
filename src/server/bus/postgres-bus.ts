import { randomUUID } from 'node:crypto';
import pg from 'pg';
import type { Bus } from './bus.ts';

const CHANNEL = 'gamut_rooms';
/** Hints of so many milliseconds travel together. */
const GATHER_MS = 5;
/** Names of rooms in one notification, which may not exceed 8000 bytes. */
const MOST = 250;
const RETRY_MS = 1000;

/**
 * Hints by NOTIFY, on connections of its own and after the commit: inside the transaction of a move it would make all
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
  private hear: (room: string) => void = () => {};
  private waiting = new Set<string>();
  private closed = false;

  constructor(url: string) {
    this.url = url;
    this.sender = new pg.Pool({ connectionString: url, max: 1 });
    this.sender.on('error', () => {});
  }

  hint(room: string): void {
    if (this.waiting.size === 0) setTimeout(() => this.send(), GATHER_MS);
    this.waiting.add(room);
  }

  async listen(hear: (room: string) => void): Promise<void> {
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
    const rooms = [...this.waiting];
    this.waiting.clear();
    if (this.closed) return;
    for (let from = 0; from < rooms.length; from += MOST) {
      const payload = [this.self, ...rooms.slice(from, from + MOST)].join(' ');
      this.sender.query('SELECT pg_notify($1, $2)', [CHANNEL, payload]).catch(() => {});
    }
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
      const [sender, ...rooms] = payload.split(' ');
      if (sender !== this.self) for (const room of rooms) this.hear(room);
    });
    try {
      await listener.connect();
      await listener.query(`LISTEN ${CHANNEL}`);
    } catch {
      lose();
    }
  }
}
