import type { Position } from '../../core/position.ts';
import type { Rules } from '../../core/rules.ts';
import { type Move, NO_MOVE, type Seat } from '../../core/types.ts';
import { deed, deedLimit } from '../history.ts';

/**
 * Weights: the move of the table first, then moves of promise, then the two killers of the ply, then by
 * history, which stays within ± BUSY.
 */
const FROM_TABLE = 1 << 28;
const PROMISE = 1 << 20;
const MOST_PROMISE = 100;
const KILLER = 1 << 18;
const BUSY = 1 << 14;
const MOST_CREDIT = 1 << 11;

/**
 * The moves of all plies, best guesses first. Lists share one buffer: a child's list begins where its parent's ends.
 * Killers are the last moves that refuted something at a ply; history is how well a move did anywhere for a seat.
 */
export class Order {
  moves = new Int32Array(0);
  private weights = new Int32Array(0);
  private history = new Int16Array(0);
  private readonly killers: Int32Array;
  private readonly plies: number;
  private rules: Rules | undefined;
  private usesPromises = false;

  constructor(plies: number) {
    this.plies = plies;
    this.killers = new Int32Array(2 * plies);
  }

  /** Forgets everything and makes room for the moves of a game. */
  begin(rules: Rules, usesPromises = false): void {
    const room = this.plies * rules.mostMoves;
    if (this.moves.length < room) {
      this.moves = new Int32Array(room);
      this.weights = new Int32Array(room);
    }
    if (this.history.length < deedLimit(rules.moveLimit)) this.history = new Int16Array(deedLimit(rules.moveLimit));
    else this.history.fill(0);
    this.killers.fill(NO_MOVE);
    this.rules = rules;
    this.usesPromises = usesPromises && rules.promise !== undefined;
  }

  /** Lists the moves of a running game from at on, weighs them, and returns the index after the last. */
  list(position: Position, at: number, ply: number, fromTable: Move): number {
    const { moves, weights, history, killers } = this;
    const end = position.rules.generate(position, moves, at);
    const seat = position.turn;
    const killer = killers[2 * ply];
    const older = killers[2 * ply + 1];
    for (let index = at; index < end; index++) {
      const move = moves[index];
      let weight = history[deed(move, seat)];
      if (move === fromTable) weight = FROM_TABLE;
      else if (move === killer) weight += 2 * KILLER;
      else if (move === older) weight += KILLER;
      weights[index] = weight;
    }
    if (this.usesPromises) this.addPromises(position, at, end);
    return end;
  }

  /** Lists only the moves of promise. */
  listPromising(position: Position, at: number): number {
    const { moves, weights, rules } = this;
    if (rules?.promise === undefined) return at;
    const all = rules.generate(position, moves, at);
    let end = at;
    for (let index = at; index < all; index++) {
      const promise = rules.promise(position, moves[index]);
      if (promise <= 0) continue;
      moves[end] = moves[index];
      weights[end++] = promise;
    }
    return end;
  }

  private addPromises(position: Position, at: number, end: number): void {
    const { moves, weights, rules } = this;
    if (rules?.promise === undefined) return;
    for (let index = at; index < end; index++) {
      const promise = rules.promise(position, moves[index]);
      if (promise > 0) weights[index] += PROMISE * Math.min(promise, MOST_PROMISE);
    }
  }

  /** Whether the move picked for this place is none of the table and has no promise; so are then all after it. */
  isQuiet(index: number): boolean {
    return this.weights[index] < PROMISE - BUSY;
  }

  /** Brings the best move from index on to index, the earliest of equals, and returns it. */
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

  /** The move at index refuted what came before it, and those listed from at on did not. */
  refute(seat: Seat, at: number, index: number, ply: number, depth: number): void {
    const { moves, killers } = this;
    const move = moves[index];
    if (killers[2 * ply] !== move) {
      killers[2 * ply + 1] = killers[2 * ply];
      killers[2 * ply] = move;
    }
    const credit = Math.min(16 * depth * depth, MOST_CREDIT);
    this.learn(deed(move, seat), credit);
    for (let other = at; other < index; other++) this.learn(deed(moves[other], seat), -credit);
  }

  /** The further a value has gone one way, the less it moves on: it stays bounded, and what is new counts. */
  private learn(slot: number, credit: number): void {
    const { history } = this;
    const value = history[slot];
    history[slot] = value + credit - (((value * Math.abs(credit)) / BUSY) | 0);
  }
}

/** Bytes that an order of so many plies comes to have. */
export function orderBytes({ mostMoves, moveLimit }: Rules, plies: number): number {
  return 2 * Int32Array.BYTES_PER_ELEMENT * plies * mostMoves + Int16Array.BYTES_PER_ELEMENT * deedLimit(moveLimit);
}
