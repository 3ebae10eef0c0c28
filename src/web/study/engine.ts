import { signal } from '@preact/signals';
import type { Position } from '../../core/position.ts';
import type { Answer } from '../../search/worker/service.ts';
import type { Thinks } from '../../session/seats.ts';
import { type BestLine, findLines } from '../../session/study-lines.ts';
import { analyst } from '../engine/threads.ts';

/** Each round thinks longer than the one before; the last takes about a minute. */
const ROUNDS = 4;

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
  look(position: Position, ply: number): void {
    this.quiet();
    if (!this.isOn.value || position.over) return;
    this.isThinking.value = true;
    const { turn } = this;
    this.running = this.running.then(() => this.find(position, ply, turn));
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

  private async find(position: Position, ply: number, turn: number): Promise<void> {
    const isWanted = () => turn === this.turn;
    if (!isWanted()) return;
    this.thinker ??= analyst();
    const depths = { lines: this.count.value, rounds: ROUNDS, ply };
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
