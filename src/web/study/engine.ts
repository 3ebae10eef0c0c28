import { signal } from '@preact/signals';
import type { Position } from '../../core/position.ts';
import type { MoveEvaluation } from '../../record/record.ts';
import type { Answer } from '../../search/worker/service.ts';
import type { Thinks } from '../../session/seats.ts';
import { mainLine, positionAt, START } from '../../session/study.ts';
import { evaluate } from '../../session/study-edit.ts';
import { type BestLine, findLines, judge } from '../../session/study-lines.ts';
import { WebThinker } from '../engine/thinker.ts';
import { analyst } from '../engine/threads.ts';
import type { StudyModel } from './model.ts';

/** Each round thinks longer than the one before; the last takes about a minute. */
const ROUNDS = 4;
/** A review gives each position this fraction of what the game suggests for one move. */
const REVIEW_PART = 3;

/** The computer beside the board: while it is on, it thinks about the position shown. */
export class StudyEngine {
  readonly isOn = signal(false);
  readonly count = signal(3);
  readonly lines = signal<readonly BestLine[]>([]);
  readonly isThinking = signal(false);
  readonly trouble = signal('');
  private thinker: Thinks | undefined;
  /** Answers about an earlier position are ignored. */
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

  /** One answer about any position, after as much work as the game suggests. */
  async ask(game: string, position: string): Promise<Answer | undefined> {
    const thinker = analyst();
    try {
      return await thinker.think({ game, position }, () => {});
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
    this.thinker ??= analyst();
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

  /** A worker that cannot be told to stop is terminated, and its pending answers are dropped. */
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

/** Evaluates every position of the main line in the background, two at a time if there are two cores. */
export class Review {
  /** Its progress; undefined while it is idle. */
  readonly progress = signal<{ readonly done: number; readonly total: number } | undefined>(undefined);
  /** Its evaluation of the start, which no move has. */
  readonly start = signal<MoveEvaluation | undefined>(undefined);
  private readonly model: StudyModel;
  private thinkers: readonly WebThinker[] = [];

  constructor(model: StudyModel) {
    this.model = model;
  }

  async run(): Promise<void> {
    if (this.thinkers.length > 0) return;
    const thinkers = Array.from({ length: Math.min(2, navigator.hardwareConcurrency) }, () => new WebThinker());
    this.thinkers = thinkers;
    const ids = [START, ...mainLine(this.model.study.value).map(({ id }) => id)];
    const waiting = ids.values();
    let done = 0;
    const total = ids.length;
    this.progress.value = { done, total };
    const work = async (thinker: WebThinker) => {
      // All of them take from one queue.
      for (const id of waiting) {
        await this.judge(id, thinker);
        if (this.thinkers !== thinkers) return;
        this.progress.value = { done: ++done, total };
      }
    };
    await Promise.all(thinkers.map(work));
    if (this.thinkers === thinkers) this.stop();
  }

  /** Ends it; what it has found so far is kept. */
  stop(): void {
    if (this.thinkers.length === 0) return;
    for (const thinker of this.thinkers) void thinker.close();
    this.thinkers = [];
    this.progress.value = undefined;
    this.model.keep();
  }

  private async judge(id: number, thinker: WebThinker): Promise<void> {
    const { study, game, position } = this.model;
    if (!study.value.nodes.has(id)) return;
    const nodes = Math.round(game.engine.thinking(position.seats).nodes / REVIEW_PART);
    const evaluation = await judge(positionAt(study.value, id), thinker, nodes).catch(() => undefined);
    if (evaluation === undefined || !this.thinkers.includes(thinker)) return;
    if (id === START) this.start.value = evaluation;
    else study.value = evaluate(study.value, id, evaluation);
  }
}
