import type { Position } from '../../core/position.ts';
import type { Rules } from '../../core/rules.ts';
import { type Move, NO_MOVE, type Seat } from '../../core/types.ts';
import { historyIndex, historySize } from '../history-index.ts';

/**
 * Weights: the move of the transposition table first, then noisy moves, then the two killers of the ply, then by
 * history.
 */
const TABLE_MOVE = 1 << 28;
const NOISY = 1 << 20;
const MOST_GAIN = 100;
const KILLER = 1 << 18;
/** History values stay within ± this. */
const MOST_HISTORY = 1 << 14;
const MOST_BONUS = 1 << 11;

/**
 * The moves of all plies, best guesses first. Lists share one buffer: a child's list begins where its parent's ends.
 * Killers are the last moves that caused a cutoff at a ply; history is how well a move did anywhere for a seat.
 */
export class MovePicker {
  moves = new Int32Array(0);
  private weights = new Int32Array(0);
  private history = new Int16Array(0);
  private readonly killers: Int32Array;
  private readonly plies: number;
  private rules: Rules | undefined;
  private noisyFirst = false;

  constructor(plies: number) {
    this.plies = plies;
    this.killers = new Int32Array(2 * plies);
  }

  /** Forgets everything and makes room for the moves of a game. */
  begin(rules: Rules, noisyFirst = false): void {
    const room = this.plies * rules.mostMoves;
    if (this.moves.length < room) {
      this.moves = new Int32Array(room);
      this.weights = new Int32Array(room);
    }
    if (this.history.length < historySize(rules.moveLimit)) this.history = new Int16Array(historySize(rules.moveLimit));
    else this.history.fill(0);
    this.killers.fill(NO_MOVE);
    this.rules = rules;
    this.noisyFirst = noisyFirst && rules.captureGain !== undefined;
  }

  /** Lists the moves of a running game from at on, scores them, and returns the index after the last. */
  list(position: Position, at: number, ply: number, tableMove: Move): number {
    const { moves, weights, history, killers } = this;
    const end = position.rules.generate(position, moves, at);
    const seat = position.turn;
    const killer = killers[2 * ply];
    const older = killers[2 * ply + 1];
    for (let index = at; index < end; index++) {
      const move = moves[index];
      let weight = history[historyIndex(move, seat)];
      if (move === tableMove) weight = TABLE_MOVE;
      else if (move === killer) weight += 2 * KILLER;
      else if (move === older) weight += KILLER;
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
    return this.weights[index] < NOISY - MOST_HISTORY;
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
    const bonus = Math.min(16 * depth * depth, MOST_BONUS);
    this.updateHistory(historyIndex(move, seat), bonus);
    for (let other = at; other < index; other++) this.updateHistory(historyIndex(moves[other], seat), -bonus);
  }

  /**
   * History with gravity: the further a value has moved one way, the less it moves further, so it stays bounded and
   * recent results count.
   */
  private updateHistory(index: number, bonus: number): void {
    const { history } = this;
    const value = history[index];
    history[index] = value + bonus - (((value * Math.abs(bonus)) / MOST_HISTORY) | 0);
  }
}

/** Bytes that a move picker for this many plies needs. */
export function movePickerBytes({ mostMoves, moveLimit }: Rules, plies: number): number {
  return 2 * Int32Array.BYTES_PER_ELEMENT * plies * mostMoves + Int16Array.BYTES_PER_ELEMENT * historySize(moveLimit);
}
