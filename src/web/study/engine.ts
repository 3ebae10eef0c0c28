import { signal } from '@preact/signals';
import type { Position } from '../../core/position.ts';
import type { Evaluation } from '../../record/record.ts';
import type { Answer } from '../../search/service.ts';
import { mainLine, positionAt, START } from '../../table/study.ts';
import { evaluate } from '../../table/study-edit.ts';
import { type BestLine, findLines, judge } from '../../table/study-lines.ts';
import { WebThinker } from '../engine/thinker.ts';
import type { StudyDesk } from './desk.ts';

/** Each round thinks longer than the one before; the last takes about a minute. */
const ROUNDS = 4;
/** A review gives each position this part of what the game suggests for one move. */
const REVIEW_PART = 3;

/** The computer beside the board: it thinks about whatever position is shown, while it is on. */
export class StudyEngine {
  readonly isOn = signal(false);
  readonly count = signal(3);
  readonly lines = signal<readonly BestLine[]>([]);
  readonly isThinking = signal(false);
  readonly trouble = signal('');
  private thinker: WebThinker | undefined;
  /** Answers about an earlier position are not heard. */
  private turn = 0;
  private running: Promise<void> = Promise.resolve();

  /** Thinks about a position from now on, or about nothing when it is off. */
  look(position: Position): void {
    this.quiet();
    if (!this.isOn.value || position.over) return;
    this.isThinking.value = true;
    const { turn } = this;
    this.running = this.running.then(() => this.find(position, turn));
  }

  /** One answer about any position, after the work the game suggests. */
  async ask(game: string, position: string): Promise<Answer | undefined> {
    const thinker = new WebThinker();
    try {
      return await thinker.think({ game, position });
    } catch (error) {
      this.fail(error);
      return undefined;
    } finally {
      await thinker.close();
    }
  }

  close(): void {
    this.turn++;
    void this.thinker?.close();
    this.thinker = undefined;
  }

  private async find(position: Position, turn: number): Promise<void> {
    const isWanted = () => turn === this.turn;
    if (!isWanted()) return;
    this.thinker ??= new WebThinker();
    const depths = { lines: this.count.value, rounds: ROUNDS };
    try {
      await findLines(position, this.thinker, depths, isWanted, (found) => {
        this.lines.value = found;
      });
    } catch (error) {
      if (isWanted()) this.fail(error);
    }
    if (isWanted()) this.isThinking.value = false;
  }

  /** A worker that cannot be told to stop is ended, and whoever waits for it is forgotten. */
  private quiet(): void {
    this.turn++;
    this.lines.value = [];
    this.isThinking.value = false;
    this.trouble.value = '';
    if (crossOriginIsolated) this.thinker?.stop();
    else {
      void this.thinker?.close();
      this.thinker = undefined;
      this.running = Promise.resolve();
    }
  }

  private fail(error: unknown): void {
    this.isOn.value = false;
    this.trouble.value = error instanceof Error ? error.message : String(error);
  }
}

/** Evaluates every position of the main line in the background. */
export class Review {
  /** How far it has come; undefined while it rests. */
  readonly progress = signal<{ readonly done: number; readonly total: number } | undefined>(undefined);
  /** What it thinks of the start, of which no move tells. */
  readonly start = signal<Evaluation | undefined>(undefined);
  private readonly desk: StudyDesk;
  private thinker: WebThinker | undefined;

  constructor(desk: StudyDesk) {
    this.desk = desk;
  }

  async run(): Promise<void> {
    if (this.thinker !== undefined) return;
    const thinker = new WebThinker();
    this.thinker = thinker;
    const { desk } = this;
    const ids = [START, ...mainLine(desk.study.value).map(({ id }) => id)];
    const nodes = Math.round(desk.game.thinking(desk.position.value.seats).nodes / REVIEW_PART);
    for (const [done, id] of ids.entries()) {
      this.progress.value = { done, total: ids.length };
      const { study } = desk;
      if (!study.value.nodes.has(id)) continue;
      const evaluation = await judge(positionAt(study.value, id), thinker, nodes).catch(() => undefined);
      if (this.thinker !== thinker) return;
      if (evaluation === undefined) continue;
      if (id === START) this.start.value = evaluation;
      else study.value = evaluate(study.value, id, evaluation);
    }
    this.stop();
  }

  /** Ends it; what it has found so far is kept. */
  stop(): void {
    if (this.thinker === undefined) return;
    void this.thinker.close();
    this.thinker = undefined;
    this.progress.value = undefined;
    this.desk.keep();
  }
}
