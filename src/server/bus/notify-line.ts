import { Socket } from 'node:net';
import pg from 'pg';

const CHANNEL = 'gamut_rooms';
const ignore = () => {};

/** One connection to PostgreSQL that sends and receives notifications. One that is silent for too long is given up. */
export class NotifyLine {
  /** Our own socket, so that it can be dropped without waiting for the other end. */
  private readonly socket = new Socket();
  private readonly client: pg.Client;
  private readonly patience: number;

  /** Patience: milliseconds that an answer may take. */
  constructor(url: string, patience: number, hear: (payload: string) => void, lost: (error: unknown) => void) {
    this.patience = patience;
    this.client = new pg.Client({
      connectionString: url,
      connectionTimeoutMillis: patience,
      stream: () => this.socket,
      // Nothing is stored on this connection, so there is no need to wait for the disk.
      options: '-c synchronous_commit=off',
    });
    this.client.on('error', lost);
    this.client.on('end', () => lost(new Error('The connection to PostgreSQL has ended.')));
    this.client.on('notification', ({ payload = '' }) => hear(payload));
  }

  async open(): Promise<void> {
    await this.client.connect();
    await this.inTime(this.client.query(`LISTEN ${CHANNEL}`));
  }

  /** Resolves when it is sent: every listener receives it, including this connection. */
  async notify(payload: string): Promise<void> {
    await this.inTime(this.client.query('SELECT pg_notify($1, $2)', [CHANNEL, payload]));
  }

  /** Drops the connection at once. */
  destroy(): void {
    this.socket.destroy();
  }

  /** Says goodbye without waiting for an answer. */
  close(): void {
    this.client.end().catch(ignore);
    this.socket.destroySoon();
  }

  private async inTime(answer: Promise<unknown>): Promise<void> {
    let timer: NodeJS.Timeout | undefined;
    const silence = new Promise<never>((_, reject) => {
      const error = new Error('PostgreSQL does not answer on the connection for notifications.');
      timer = setTimeout(reject, this.patience, error);
    });
    await Promise.race([answer, silence]).finally(() => clearTimeout(timer));
  }
}
