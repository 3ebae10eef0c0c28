import about from '../../../../package.json' with { type: 'json' };
import { exactMove } from '../../../core/moves.ts';
import type { Position } from '../../../core/position.ts';
import { writePosition } from '../../../core/text.ts';
import { type Found, judgeFound } from '../../../judge/better.ts';
import type { SaidClaim } from '../../../judge/claims/claim.ts';
import { explain } from '../../../judge/claims/explain.ts';
import type { Think } from '../../../judge/examine.ts';
import type { Note } from '../../../judge/note.ts';
import { examineGame, type GameReview, reviewNodes, reviewOf } from '../../../judge/review.ts';
import { type GameRecord, startOf } from '../../../record/record.ts';

/** Where notes are kept. */
export interface NoteStore {
  readonly notes: readonly Note[];
  add(note: Note): void;
}

/** Whoever thinks, until nobody needs it any more. */
export interface Mind {
  readonly think: Think;
  close(): Promise<void>;
}

/** Judges a game while somebody looks through it: what is finished can be seen, and the rest follows. */
export class GameJudge {
  /** What went wrong with the one who thinks. */
  trouble: string | undefined;
  readonly total: number;
  private readonly start: Position;
  private readonly moves: readonly string[];
  private readonly nodes: number;
  private readonly store: NoteStore;
  private readonly mind: Mind;
  private readonly changed: () => void;
  /** The last question: they are asked one after another. */
  private last: Promise<unknown> = Promise.resolve();
  private known: number;
  private begun = performance.now();
  private goOn: (() => void) | undefined;
  private isPausing = false;
  private seen: { readonly notes: number; readonly review: GameReview } | undefined;
  /** What the judge would play at the end of a game that is not over. */
  private ahead: readonly string[] | 'asked' | undefined;

  constructor(record: GameRecord, store: NoteStore, mind: Mind, changed: () => void) {
    this.start = startOf(record);
    this.moves = record.line.map(({ move }) => move);
    this.total = this.moves.length;
    this.nodes = reviewNodes(this.start);
    this.store = store;
    this.mind = mind;
    this.changed = changed;
    this.known = store.notes.length;
  }

  /** What is known so far. */
  get review(): GameReview {
    const { notes } = this.store;
    if (this.seen?.notes !== notes.length) {
      const engine = `${about.name} ${about.version}`;
      this.seen = { notes: notes.length, review: reviewOf(this.start, this.moves, notes, engine, this.nodes) };
    }
    return this.seen.review;
  }

  get done(): number {
    return this.store.notes.length;
  }

  get isPaused(): boolean {
    return this.isPausing;
  }

  /** Milliseconds until everything is judged; undefined where nobody can tell. */
  get timeLeft(): number | undefined {
    const count = this.done - this.known;
    return count === 0 ? undefined : ((performance.now() - this.begun) / count) * (this.total - this.done);
  }

  /** Judges what has no note yet, from the last move to the first. */
  async judge(): Promise<void> {
    const { start, moves, store, nodes } = this;
    try {
      for await (const note of examineGame(start, moves, store.notes, this.think, nodes)) {
        store.add(note);
        this.changed();
        if (this.isPausing) await this.untilResumed();
      }
    } catch (error) {
      this.fail(error);
    }
  }

  setPaused(isPaused: boolean): void {
    this.isPausing = isPaused;
    if (!isPaused) this.goOn?.();
  }

  close(): Promise<void> {
    return this.mind.close();
  }

  noteAt(ply: number): Note | undefined {
    return this.store.notes.find((note) => note.ply === ply);
  }

  /** What the judge would play after so many moves, and the continuation; undefined until that is known. */
  choiceAt(ply: number): readonly string[] | undefined {
    if (ply < this.total) return this.noteAt(ply)?.line;
    if (this.ahead === undefined) void this.lookAhead();
    return this.ahead === 'asked' ? undefined : this.ahead;
  }

  /** Judges a move that somebody found instead of the one that was played. */
  async found(ply: number, move: string): Promise<Found | undefined> {
    const note = this.noteAt(ply);
    if (note === undefined) return undefined;
    try {
      return await judgeFound(this.positionAt(ply), note, move, this.think, this.nodes);
    } catch (error) {
      this.fail(error);
      return undefined;
    }
  }

  /** Why the move after so many others is good, or why not. */
  async reasons(ply: number): Promise<readonly SaidClaim[] | undefined> {
    const [best] = this.noteAt(ply)?.line ?? [];
    const known = best === undefined ? { ply } : { ply, best };
    try {
      return await explain(this.positionAt(ply), this.moves[ply], this.think, this.nodes, known);
    } catch (error) {
      this.fail(error);
      return undefined;
    }
  }

  private async lookAhead(): Promise<void> {
    this.ahead = 'asked';
    const position = this.positionAt(this.total);
    if (position.over) return;
    const question = { game: position.game.id, position: writePosition(position), nodes: this.nodes };
    try {
      const { line, move } = await this.think(question, () => {});
      this.ahead = line.length === 0 ? [move] : line;
      this.changed();
    } catch (error) {
      this.fail(error);
    }
  }

  private readonly think: Think = (question, report) => {
    const answer = this.last.then(() => this.mind.think(question, report));
    this.last = answer.catch(() => {});
    return answer;
  };

  private async untilResumed(): Promise<void> {
    await new Promise<void>((resolve) => {
      this.goOn = resolve;
    });
    this.goOn = undefined;
    this.known = this.done;
    this.begun = performance.now();
  }

  private positionAt(ply: number): Position {
    const position = this.start.clone();
    for (const move of this.moves.slice(0, ply)) position.play(exactMove(position, move));
    return position;
  }

  private fail(error: unknown): void {
    this.trouble = error instanceof Error ? error.message : String(error);
    this.changed();
  }
}
