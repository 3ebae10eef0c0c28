import type { Board } from './board.ts';
import type { Game } from './game.ts';
import type { Options } from './options.ts';
import { Random } from './random.ts';
import type { Rules } from './rules.ts';
import { type Move, type Seat, WALL } from './types.ts';

/** Numbers that every position has after its cells and the wall: turn, winners, ending. */
const SHARED = 3;

/**
 * The key is the sum of all slots, each times a weight of its own, twice with different weights. Weights are odd, so a
 * change of one slot always changes the key; two positions share a 64-bit key as rarely as with any random function,
 * and a change costs two multiplications instead of four look-ups in tables of all contents.
 */
const MOST_SLOTS = 1024;
const weightLo = makeWeights(1);
const weightHi = makeWeights(2);

/**
 * A position of any game. Everything that makes two positions differ is in slots, and all changes go through set, so
 * that undo, clone, equality and the hash key are written here once and not in the games.
 */
export class Position {
  readonly game: Game;
  readonly rules: Rules;
  readonly options: Options;
  readonly board: Board;
  readonly seats: number;
  /** One number a cell, then WALL, turn, winners, ending, the game's own variables, and what it keeps for speed. */
  readonly slots: Int32Array;
  /** Slot of the game's first own variable. */
  readonly vars: number;
  /** Slot of the first value that is derived from the others: undone, but not part of the key. */
  readonly kept: number;
  ply = 0;
  /** 64-bit key in two halves: keyLo finds a table entry, keyHi proves it. */
  keyLo = 0;
  keyHi = 0;

  /**
   * For each play: keyLo, keyHi and the mark before it, then a pair (slot, old value) for every change.
   * mark is where the last play begins, top the first free place.
   */
  private journal = new Int32Array(1024);
  private mark = 0;
  private top = 0;

  /** An empty board; startPosition and readPosition make positions that can be played. */
  constructor(game: Game, options: Options, board = game.board(options)) {
    this.game = game;
    this.rules = game.rules;
    this.options = options;
    this.board = board;
    this.seats = options.players;
    this.vars = this.board.cellCount + 1 + SHARED;
    this.kept = this.vars + this.rules.varCount;
    if (this.kept > MOST_SLOTS) throw new Error(`${game.id} needs more slots than the key has weights`);
    this.slots = new Int32Array(this.kept + this.rules.keptCount(this.board));
    this.slots[this.board.off] = WALL;
    this.forget();
  }

  /** Seat to move; when the game is over, whose turn would have begun. */
  get turn(): Seat {
    return this.slots[this.vars - 3];
  }

  /** Set of seats that won, one bit each; several bits mean a draw among them, none a running game. */
  get winners(): number {
    return this.slots[this.vars - 2];
  }

  /** Index into rules.endings; meaningless while the game runs. */
  get ending(): number {
    return this.slots[this.vars - 1];
  }

  get over(): boolean {
    return this.winners !== 0;
  }

  /** The only way to change the state of a position: records the old value for undo and updates the key. */
  set(slot: number, value: number): void {
    const { slots, journal, top } = this;
    const old = slots[slot];
    this.keyLo = (this.keyLo + Math.imul(weightLo[slot], value - old)) | 0;
    this.keyHi = (this.keyHi + Math.imul(weightHi[slot], value - old)) | 0;
    journal[top] = slot;
    journal[top + 1] = old;
    this.top = top + 2;
    slots[slot] = value;
  }

  /** Like set, for a value that is derived from the others and kept only for speed: undone, but not part of the key. */
  keep(slot: number, value: number): void {
    const { slots, journal, top } = this;
    journal[top] = slot;
    journal[top + 1] = slots[slot];
    this.top = top + 2;
    slots[slot] = value;
  }

  giveTurn(seat: Seat): void {
    this.set(this.vars - 3, seat);
  }

  finish(winners: number, ending: number): void {
    this.set(this.vars - 2, winners);
    this.set(this.vars - 1, ending);
  }

  /** Makes a move that must be legal; Match.play is the checked way. */
  play(move: Move): void {
    this.begin();
    this.rules.apply(this, move);
  }

  /** Gives the turn away without a move, where the rules know how; taken back by undo. For searches only. */
  pass(): void {
    this.begin();
    this.rules.pass?.(this);
  }

  /** Begins a new part of the journal, for undo. */
  private begin(): void {
    // Checked here once a move and not at every change: no move changes a slot more than four times on average.
    if (this.top + 8 * this.slots.length > this.journal.length) this.growJournal();
    const top = this.top;
    this.journal[top] = this.keyLo;
    this.journal[top + 1] = this.keyHi;
    this.journal[top + 2] = this.mark;
    this.mark = top;
    this.top = top + 3;
    this.ply++;
  }

  /** Takes back the last play: unwinds the journal to its mark. */
  undo(): void {
    const { journal, slots, mark } = this;
    for (let at = this.top - 2; at > mark; at -= 2) slots[journal[at]] = journal[at + 1];
    this.keyLo = journal[mark];
    this.keyHi = journal[mark + 1];
    this.top = mark;
    this.mark = journal[mark + 2];
    this.ply--;
  }

  /** Drops the history: moves before this position cannot be undone any more, and its key is recomputed. */
  forget(): void {
    this.top = 0;
    this.mark = 0;
    this.ply = 0;
    this.keyLo = 0;
    this.keyHi = 0;
    for (let slot = 0; slot < this.kept; slot++) {
      this.keyLo = (this.keyLo + Math.imul(weightLo[slot], this.slots[slot])) | 0;
      this.keyHi = (this.keyHi + Math.imul(weightHi[slot], this.slots[slot])) | 0;
    }
  }

  /** Becomes a copy of another position of the same game and options; history starts here. */
  copy(other: Position): void {
    this.slots.set(other.slots);
    this.keyLo = other.keyLo;
    this.keyHi = other.keyHi;
    this.top = 0;
    this.mark = 0;
    this.ply = 0;
  }

  /** An independent copy whose history starts here. */
  clone(): Position {
    const twin = new Position(this.game, this.options, this.board);
    twin.copy(this);
    return twin;
  }

  /** Whether both are the same position, however it was reached. */
  equals(other: Position): boolean {
    if (this.game !== other.game || this.kept !== other.kept) return false;
    for (let slot = 0; slot < this.kept; slot++) if (this.slots[slot] !== other.slots[slot]) return false;
    return true;
  }

  private growJournal(): void {
    const grown = new Int32Array(2 * this.journal.length + 8 * this.slots.length);
    grown.set(this.journal);
    this.journal = grown;
  }
}

/** The position in which a game with these options begins. */
export function startPosition(game: Game, options: Options): Position {
  const position = new Position(game, options);
  game.rules.setup(position);
  game.rules.derive(position);
  position.forget();
  return position;
}

function makeWeights(seed: number): Int32Array {
  const random = new Random(seed);
  return Int32Array.from({ length: MOST_SLOTS }, () => (random.below(0x10000) << 16) | random.below(0x10000) | 1);
}
