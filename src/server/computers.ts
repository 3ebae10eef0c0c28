import type { Game } from '../core/game.ts';
import { legalTexts } from '../core/moves.ts';
import { moverOf, type Thinks } from '../table/seats.ts';
import { MOVE_JOB, type MoveJob } from './room-rows.ts';
import type { Rooms } from './rooms.ts';
import type { Store } from './store/store.ts';
import type { JobTable } from './store/tables.ts';

/** Whoever takes a job and is not heard of for so long has died: another takes it. */
const LEASE_MS = 60_000;
/** How often it is looked for jobs that nobody announced. */
const LOOK_MS = 500;
/** A question that so many have failed at is answered with any legal move. */
const MOST_TRIES = 4;

export interface ComputersParts {
  readonly store: Store;
  readonly rooms: Rooms;
  readonly games: readonly Game[];
  readonly makeThinker: () => Thinks;
  /** How many think at a time. */
  readonly workers: number;
  now(): number;
}

/** Moves for the computers at the tables: takes jobs from the queue, thinks in workers, plays. Nobody else waits for it. */
export class Computers {
  private readonly parts: ComputersParts;
  private readonly idle: Thinks[];
  private readonly timer: NodeJS.Timeout;
  private readonly running = new Set<Promise<void>>();
  private closed = false;

  constructor(parts: ComputersParts) {
    this.parts = parts;
    this.idle = Array.from({ length: parts.workers }, parts.makeThinker);
    this.timer = setInterval(() => this.wake(), LOOK_MS);
  }

  /** There may be something to do. */
  wake(): void {
    const thinker = this.closed ? undefined : this.idle.pop();
    if (thinker === undefined) return;
    const run = this.work(thinker).finally(() => {
      this.running.delete(run);
      this.idle.push(thinker);
    });
    this.running.add(run);
  }

  async close(): Promise<void> {
    this.closed = true;
    clearInterval(this.timer);
    await Promise.all([...this.running, ...this.idle.map((thinker) => thinker.close())]);
    await Promise.all(this.idle.map((thinker) => thinker.close()));
  }

  /** Job after job until there is none. */
  private async work(thinker: Thinks): Promise<void> {
    const { store, now } = this.parts;
    while (!this.closed) {
      const job = await store.take(MOVE_JOB, now(), now() + LEASE_MS).catch(() => undefined);
      if (job === undefined) return;
      await this.answer(job, thinker).catch(() => {}); // it is due again when its lease ends
    }
  }

  private async answer({ key, body, tries }: JobTable, thinker: Thinks): Promise<void> {
    const { store, rooms } = this.parts;
    const job: MoveJob = JSON.parse(body);
    const move = tries > MOST_TRIES ? await this.anyMove(job) : await this.chosenMove(job, thinker);
    await rooms.computerMove(job.room, job.epoch, job.ply, move);
    await store.db.deleteFrom('jobs').where('key', '=', key).execute();
  }

  private async chosenMove({ game: id, word, seed, position }: MoveJob, thinker: Thinks): Promise<string> {
    const game = this.parts.games.find((one) => one.id === id);
    const mover = game === undefined ? undefined : moverOf(game, word, seed, () => thinker);
    if (mover === undefined) throw new Error(`nobody plays ${id} as ${word}`);
    return mover.choose(id, position, () => {});
  }

  private async anyMove({ room }: MoveJob): Promise<string> {
    const live = await this.parts.rooms.find(room);
    return live === undefined ? '' : legalTexts(live.room.match.position)[0];
  }
}
