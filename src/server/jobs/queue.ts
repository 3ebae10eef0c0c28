import type { Store } from '../store/store.ts';
import type { JobRow } from '../store/tables.ts';

/** A worker that has taken a job and is silent for this long has died: another takes the job. */
const LEASE_MS = 60_000;
/** A job that failed is due again after this time, which doubles with each further failure up to a lease. */
const RETRY_MS = 1000;
/** How often the lease of a long job is renewed. */
const RENEW_MS = LEASE_MS / 3;
/** After this many jobs of the first kind in a row a job of another kind is taken, so that none waits for ever. */
const MOST_IN_A_ROW = 8;
/** How often the queue looks for jobs that nobody announced. */
const LOOK_MS = 500;

/** How jobs of a kind are done. */
export interface JobHandler {
  readonly kind: string;
  /** Its jobs may take longer than a lease and always end: the lease is renewed as long as they are worked on. */
  readonly isLong?: boolean;
  /** Its jobs are taken in turn by network and user. */
  readonly isShared?: boolean;
  /** Does a job and removes it, in the slot of this number; one that fails is due again in a moment. */
  work(job: JobRow, slot: number): Promise<void>;
}

export interface JobsParts {
  readonly store: Store;
  /** Jobs of the first kind come before all others, mostly. */
  readonly handlers: readonly JobHandler[];
  /** How many jobs are done at a time. */
  readonly slots: number;
  now(): number;
  log(error: unknown): void;
}

/** Does the jobs in the queue, one after the other. */
export class Jobs {
  private readonly parts: JobsParts;
  private readonly idle: number[];
  private readonly timer: NodeJS.Timeout;
  private readonly running = new Set<Promise<void>>();
  private inARow = 0;
  /** Keys of the jobs that are being done. */
  private readonly begun = new Set<string>();
  private closed = false;

  constructor(parts: JobsParts) {
    this.parts = parts;
    this.idle = Array.from({ length: parts.slots }, (_, slot) => slot);
    this.timer = setInterval(() => this.wake(), LOOK_MS);
  }

  /** There may be something to do. */
  wake(): void {
    const slot = this.closed ? undefined : this.idle.pop();
    if (slot === undefined) return;
    const run = this.workOn(slot).finally(() => {
      this.running.delete(run);
      this.idle.push(slot);
    });
    this.running.add(run);
  }

  /** Resolves when running jobs have ended; no others are begun. What takes longer than the patience is handed back. */
  async close(patience?: number): Promise<void> {
    this.closed = true;
    clearInterval(this.timer);
    const ended = Promise.all(this.running);
    if (patience === undefined) return void (await ended);
    await within(patience, ended);
    const keys = [...this.begun];
    if (keys.length === 0) return;
    const { store, now } = this.parts;
    await store.db.updateTable('jobs').set({ due_at: now() }).where('key', 'in', keys).execute();
  }

  private async workOn(slot: number): Promise<void> {
    while (!this.closed) {
      const found = await this.next();
      if (found === undefined) return;
      const renewal = found.handler.isLong ? setInterval(() => this.renew(found.job), RENEW_MS) : undefined;
      this.begun.add(found.job.key);
      await found.handler.work(found.job, slot).catch((error) => this.retry(found.job, error));
      this.begun.delete(found.job.key);
      clearInterval(renewal);
    }
  }

  private async retry({ key, tries }: JobRow, error: unknown): Promise<void> {
    this.parts.log(error);
    await this.putOff(key, Math.min(LEASE_MS, RETRY_MS * 2 ** (tries - 1)));
  }

  private renew({ key }: JobRow): void {
    void this.putOff(key, LEASE_MS);
  }

  private async putOff(key: string, ms: number): Promise<void> {
    const { store, now, log } = this.parts;
    const due_at = now() + ms;
    await store.db.updateTable('jobs').set({ due_at }).where('key', '=', key).execute().catch(log);
  }

  private async next(): Promise<{ handler: JobHandler; job: JobRow } | undefined> {
    const { store, handlers, now } = this.parts;
    const [first, ...others] = handlers;
    const order = this.inARow < MOST_IN_A_ROW ? handlers : [...others, first];
    for (const handler of order) {
      const [from, until] = [now(), now() + LEASE_MS];
      const taken = handler.isShared
        ? store.takeInTurn(handler.kind, from, until)
        : store.take(handler.kind, from, until);
      const job = await taken.catch(() => undefined);
      if (job === undefined) continue;
      this.inARow = handler === first && order === handlers ? this.inARow + 1 : 0;
      return { handler, job };
    }
    return undefined;
  }
}

/** Waits for something to end, but not longer than this; its failure is ignored. */
export async function within(ms: number, work: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, ms);
  });
  await Promise.race([work.catch(() => {}), late]);
  clearTimeout(timer);
}
