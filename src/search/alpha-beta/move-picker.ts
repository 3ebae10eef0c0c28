import type { Position } from '../../core/position.ts';
import type { Rules } from '../../core/rules.ts';
import { type Move, NO_MOVE, type Seat } from '../../core/types.ts';
import { historyIndex } from '../history-index.ts';
import { Histories, historiesBytes, MOST_HISTORY } from './histories.ts';

/**
 * Weights: the move of the transposition table first, then noisy moves, then the two killers of the ply, then by
 * history.
 */
const TABLE_MOVE = 1 << 28;
const NOISY = 1 << 20;
const MOST_GAIN = 100;
const KILLER = 1 << 18;
const COUNTER = 1 << 17;
/** Below every noisy move, whatever its history, and above every quiet one. */
const LEAST_NOISY = NOISY - 4 * MOST_HISTORY;
/** Worth by its history at which a move is reduced a ply less, or more. */
const PER_PLY = MOST_HISTORY >> 1;

/** Histories that a move picker may have besides the plain one. */
const PLAIN = { counterMove: 0, continuation: 0 };

/**
 * The moves of all plies, best guesses first. Lists share one buffer: a child's list begins where its parent's ends.
 * Killers are the last moves that caused a cutoff at a ply; histories tell how well a move did for a seat.
 */
export class MovePicker {
  moves = new Int32Array(0);
  private weights = new Int32Array(0);
  private readonly histories: Histories;
  private readonly killers: Int32Array;
  /** At ply + 2: the history index of the move that was made at a ply, or NONE. */
  private readonly line: Int32Array;
  private readonly plies: number;
  private rules: Rules | undefined;
  private noisyFirst = false;

  constructor(plies: number, histories = PLAIN) {
    this.plies = plies;
    this.killers = new Int32Array(2 * plies);
    this.line = new Int32Array(plies + 2).fill(NONE);
    this.histories = new Histories(histories);
  }

  /** Makes room for the moves of a game, and forgets everything, or everything but the histories. */
  begin(rules: Rules, noisyFirst = false, keeps = false): void {
    const room = this.plies * rules.mostMoves;
    if (this.moves.length < room) {
      this.moves = new Int32Array(room);
      this.weights = new Int32Array(room);
    }
    this.histories.begin(rules.moveLimit, keeps);
    this.killers.fill(NO_MOVE);
    this.rules = rules;
    this.noisyFirst = noisyFirst && rules.captureGain !== undefined;
  }

  /** Lists the moves of a running game from at on, scores them, and returns the index after the last. */
  list(position: Position, at: number, ply: number, tableMove: Move): number {
    const { moves, weights, histories, killers, line } = this;
    const end = position.rules.generate(position, moves, at);
    const seat = position.turn;
    const killer = killers[2 * ply];
    const older = killers[2 * ply + 1];
    const before = line[ply + 1];
    const earlier = line[ply];
    const counter = histories.counter(before);
    for (let index = at; index < end; index++) {
      const move = moves[index];
      let weight = histories.worth(move, seat, before, earlier);
      if (move === tableMove) weight = TABLE_MOVE;
      else if (move === killer) weight += 2 * KILLER;
      else if (move === older) weight += KILLER;
      else if (move === counter) weight += COUNTER;
      weights[index] = weight;
    }
    if (this.noisyFirst) this.addGains(position, at, end);
    return end;
  }

  /** Lists only the noisy moves, those that gain something immediately. */
  listNoisy(position: Position, at: number): number {
    const { moves, weights, rules } = this;
    if (rules?.captureGain === undefined) return at;
    const all = rules.generate(position, moves, at);
    let end = at;
    for (let index = at; index < all; index++) {
      const gain = rules.captureGain(position, moves[index]);
      if (gain <= 0) continue;
      moves[end] = moves[index];
      weights[end++] = gain;
    }
    return end;
  }

  private addGains(position: Position, at: number, end: number): void {
    const { moves, weights, rules } = this;
    if (rules?.captureGain === undefined) return;
    for (let index = at; index < end; index++) {
      const gain = rules.captureGain(position, moves[index]);
      if (gain > 0) weights[index] += NOISY * Math.min(gain, MOST_GAIN);
    }
  }

  /** Whether the move picked for this place is neither the table's nor noisy; if so, all after it are quiet too. */
  isQuiet(index: number): boolean {
    return this.weights[index] < LEAST_NOISY;
  }

  /** Plies by which a move picked for this place deserves to be reduced less, by its history; below 0, more. */
  deserved(index: number): number {
    const weight = this.weights[index];
    return weight >= COUNTER >> 1 ? 1 : Math.max(-2, Math.min(2, (weight / PER_PLY) | 0));
  }

  /** A move was made at this ply; what follows is ordered by what it followed. */
  enter(ply: number, move: Move, seat: Seat): void {
    this.line[ply + 2] = historyIndex(move, seat);
  }

  /** The turn was given away at this ply. */
  enterPass(ply: number): void {
    this.line[ply + 2] = NONE;
  }

  /** Whether the position at this ply follows a pass. */
  followsPass(ply: number): boolean {
    return this.line[ply + 1] === NONE;
  }

  /** Moves the best of the moves from index on to index, the earliest of equals, and returns it. */
  pick(index: number, end: number): Move {
    const { moves, weights } = this;
    let best = index;
    let most = weights[index];
    for (let other = index + 1; other < end; other++) {
      if (weights[other] > most) {
        most = weights[other];
        best = other;
      }
    }
    const move = moves[best];
    moves[best] = moves[index];
    weights[best] = weights[index];
    moves[index] = move;
    weights[index] = most;
    return move;
  }

  /** The move at index caused a beta cutoff, and those listed from at on did not. */
  countCutoff(seat: Seat, at: number, index: number, ply: number, depth: number): void {
    const { moves, killers } = this;
    const move = moves[index];
    if (killers[2 * ply] !== move) {
      killers[2 * ply + 1] = killers[2 * ply];
      killers[2 * ply] = move;
    }
    this.histories.learn(moves, at, index, seat, depth, this.line[ply + 1], this.line[ply]);
  }
}

/** No move. */
const NONE = -1;

/** Bytes that a move picker for this many plies needs. */
export function movePickerBytes({ mostMoves, moveLimit }: Rules, plies: number): number {
  return 2 * Int32Array.BYTES_PER_ELEMENT * plies * mostMoves + historiesBytes(moveLimit);
}
