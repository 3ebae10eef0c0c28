import { createHash } from 'node:crypto';
import process from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';
import type { GameOutcome } from '../../arena/play-game.ts';
import type { GamePairing } from '../../arena/schedule.ts';
import { orderOf } from '../../node/matches/serve-games.ts';
import type { GamesToPlay } from '../../node/matches/threads.ts';
import { UsageError } from '../../node/usage.ts';
import { type Sentence, say } from '../../node/words/say.ts';
import { ArenaQueue } from '../../server/jobs/arena-queue.ts';
import { openPostgres } from '../../server/store/postgres.ts';
import { steadyNow } from '../../server/store/steady-now.ts';
import { refuseDatabase } from '../database.ts';
import { type QueuedGame, refusePrograms } from './queued-game.ts';

/** Games in the queue at a time: enough work for many machines, and little left behind when a run is aborted. */
const AHEAD = 256;
/** Milliseconds between two checks for finished games. */
const LOOK_MS = 300;
/** How often all missing games are requested again: they may have been deleted. */
const AGAIN_MS = 30_000;
/** Milliseconds after which it is reported that no worker has begun. */
const NOBODY_MS = 5000;
const NOBODY = 'No worker has started a game yet: run gamut worker on any machine, with the same database.';
const AWAY = 'The database does not answer; waiting for it.';

/** Lets workers elsewhere play the games, through the queue in their database. Reuses games of an interrupted run. */
export async function playInQueue(games: GamesToPlay, databaseUrl: string): Promise<void> {
  refusePrograms(games.plan);
  const store = await openPostgres(databaseUrl).catch(refuseDatabase);
  try {
    const queue = new ArenaQueue(store, await steadyNow(store));
    const gathering = new Gathering(games, queue);
    while (!gathering.isDone && !games.stop.aborted) {
      await gathering.look();
      await sleep(LOOK_MS);
    }
    if (gathering.isDone) await queue.end(gathering.match);
    else await gathering.giveUp();
  } finally {
    await store.close();
  }
}

/** Keeps the queue filled and takes out what was played. */
class Gathering {
  /** The same plan is the same match, also tomorrow. */
  readonly match: string;
  private readonly games: GamesToPlay;
  private readonly queue: ArenaQueue;
  /** Not played yet, in order. */
  private readonly open: Map<number, GamePairing>;
  private readonly asked = new Set<number>();
  private readonly begun = performance.now();
  private lastAsked = Number.NEGATIVE_INFINITY;
  private isEnough = false;
  private readonly hasSaid = new Set<string>();

  constructor(games: GamesToPlay, queue: ArenaQueue) {
    this.games = games;
    this.queue = queue;
    this.match = createHash('sha256').update(JSON.stringify(games.plan)).digest('hex').slice(0, 24);
    this.open = new Map(games.pairings.map((pairing) => [pairing.id, pairing]));
  }

  get isDone(): boolean {
    return this.isEnough || this.open.size === 0;
  }

  /** Takes what was played, asks for more. Waits for a database that is down for a while. */
  async look(): Promise<void> {
    try {
      await this.take();
      if (!this.isDone) await this.ask();
      this.hasSaid.delete(AWAY);
    } catch (error) {
      if (error instanceof UsageError) throw error;
      this.tell(AWAY);
    }
  }

  /** What was requested is not begun. */
  async giveUp(): Promise<void> {
    await this.queue.withdraw(this.match).catch(() => {});
    this.tell('Games that have begun are played to the end; the same command finds them.');
  }

  private async take(): Promise<void> {
    const { match, queue, open, games } = this;
    const answers = await queue.answers(match);
    for (const { id, answer } of answers) {
      if (!open.has(id)) continue;
      if ('fault' in answer) {
        await queue.end(match);
        throw new UsageError(say('Game {id} cannot be played by a worker: {why}.', { id, why: answer.fault }));
      }
      open.delete(id);
      this.asked.delete(id);
      const outcome: GameOutcome = JSON.parse(answer.outcome);
      if (games.seen({ id, ...outcome })) this.isEnough = true;
    }
    await queue.fetched(
      match,
      answers.map(({ id }) => id),
    );
  }

  private async ask(): Promise<void> {
    const now = performance.now();
    if (now - this.lastAsked >= AGAIN_MS) {
      this.lastAsked = now;
      this.asked.clear();
    }
    const wanted = [...this.open.values()].slice(0, AHEAD).filter(({ id }) => !this.asked.has(id));
    await this.queue.ask(wanted.map((pairing) => this.orderFor(pairing)));
    for (const { id } of wanted) this.asked.add(id);
    if (this.open.size < this.games.pairings.length || now - this.begun < NOBODY_MS || this.hasSaid.has(NOBODY)) return;
    if (!(await this.queue.isBegun(this.match))) this.tell(NOBODY);
  }

  private orderFor(pairing: GamePairing) {
    const { plan, openings } = this.games;
    const game: QueuedGame = { plan, order: orderOf(pairing, openings) };
    return { match: this.match, id: pairing.id, order: JSON.stringify(game) };
  }

  private tell(sentence: Sentence): void {
    if (this.hasSaid.has(sentence)) return;
    this.hasSaid.add(sentence);
    process.stderr.write(`${process.stderr.isTTY ? '\r\x1b[2K' : ''}${say(sentence)}\n`);
  }
}
