import { playout } from '../core/playout.ts';
import type { Position } from '../core/position.ts';
import { Random } from '../core/random.ts';
import { type Move, NO_MOVE, type Seat } from '../core/types.ts';
import type { SolveKey } from './solve-key.ts';
import type { SolveTable } from './solve-table.ts';
import type { Watch } from './solve-watch.ts';

/** More plies than any search goes: no win, however long it takes. Also the mask of 13 bits for plies in the table. */
const ENDLESS = 0x1fff;
const PLIES = 13;
/** Plies from the root that remember a move of their own. */
const KILLERS = 256;
/** Scores of moves that are tried before those that only have a history. */
const KNOWN = 2 ** 30;
const HISTORY_LIMIT = 2 ** 28;
/** From this depth on all moves are looked up before one is searched. */
const LOOK_UP = 4;

/**
 * In how many plies a seat, the attacker, wins. Asks whether he can win within so many plies, for more and more plies; the
 * table remembers for each position within how many a win is proved and within how many it is refuted.
 */
export class DistanceSearch {
  private readonly position: Position;
  private readonly attacker: Seat;
  private readonly key: SolveKey;
  private readonly table: SolveTable;
  private readonly watch: Watch;
  private readonly salt: number;
  /** Moves of the positions on the way from the root, those of each after those of its parent; and what they promise. */
  private moves = new Int32Array(4096);
  private scores = new Int32Array(4096);
  /** The move that last decided a position so far from the root. */
  private readonly killers = new Int32Array(KILLERS + 1).fill(NO_MOVE);
  /** At seat * moveLimit + move: how much the move has decided. */
  private readonly history: Int32Array;

  constructor(position: Position, attacker: Seat, key: SolveKey, table: SolveTable, watch: Watch) {
    this.position = position;
    this.attacker = attacker;
    this.key = key;
    this.table = table;
    this.watch = watch;
    this.salt = 0x1b873593 + attacker;
    this.history = new Int32Array(2 * position.rules.moveLimit);
  }

  /** Plies of a running game that the attacker wins; -1 when the watch stopped the search. */
  run(): number {
    for (let depth = this.leastDepth(); depth < ENDLESS; depth += 2) {
      this.watch.depth = depth;
      const result = this.within(depth, 0, 0);
      if (this.watch.stopped) return -1;
      if (result < -ENDLESS) throw new Error('the attacker does not win');
      if (result < 0) continue;
      if (depth === 1) return 1;
      const sooner = this.within(depth - 1, 0, 0) >= 0;
      if (this.watch.stopped) return -1;
      return sooner ? depth - 1 : depth;
    }
    throw new Error('a game takes too long');
  }

  /** The move that wins in the distance just found. */
  bestMove(distance: number): Move {
    const { position, key, table } = this;
    if (distance === 1) return this.killers[0];
    key.read(position);
    return key.turnBack(table.first(table.find(key.lo, key.hi ^ this.salt)));
  }

  /**
   * 1 or 2. Where the seats take turns, the wins of a seat mostly all take an even or all an odd number of plies, and the
   * other depths would be searched for nothing; random games tell which. Whether one ply less would do is asked at the end.
   */
  private leastDepth(): number {
    const { position, attacker } = this;
    const random = new Random(1);
    let odd = 0;
    for (let game = 0; game < 64; game++) {
      const plies = playout(position, random);
      if (position.winners === 1 << attacker) odd += plies % 2 === 1 ? 1 : -1;
      for (let ply = 0; ply < plies; ply++) position.undo();
    }
    return odd > 0 ? 1 : 2;
  }

  /** Plies, at most depth, within which a win is proved; or -1 - plies, at least depth, within which it is refuted. */
  private within(depth: number, ply: number, at: number): number {
    const { position, attacker, key, table, watch } = this;
    if (position.over) return position.winners === 1 << attacker ? 0 : -1 - ENDLESS;
    if (depth === 0) return -1;
    watch.count();
    if (at + position.rules.mostMoves > this.moves.length) this.grow();
    const attacks = position.turn === attacker;
    const { winning } = position.rules;
    if (winning !== undefined) {
      const move = winning(position);
      if (move !== NO_MOVE) {
        this.killers[Math.min(ply, KILLERS)] = move;
        return attacks ? 1 : -1 - ENDLESS;
      }
      if (depth === 1 && attacks) return -2;
    }
    if (depth === 1) return this.atOnce(ply, at);
    key.read(position);
    const lo = key.lo;
    const hi = key.hi ^ this.salt;
    const { image } = key;
    const entry = table.find(lo, hi);
    const plies = entry < 0 ? ENDLESS << PLIES : table.second(entry);
    const proved = plies >> PLIES;
    const refuted = plies & ENDLESS;
    if (proved <= depth) return proved;
    if (refuted >= depth) return -1 - refuted;
    const known = entry < 0 ? NO_MOVE : key.turnBack(table.first(entry));

    const before = watch.nodes;
    const { moves } = this;
    const end = position.rules.generate(position, moves, at);
    this.rank(ply, at, end, known);
    if (depth >= LOOK_UP) this.lookUp(depth - 1, at, end, attacks);
    let best = moves[at];
    let result = attacks ? ENDLESS : 0;
    let decided = false;
    for (let child = at; child < end && !decided; child++) {
      this.pick(child, end);
      const move = moves[child];
      position.play(move);
      const found = this.within(depth - 1, ply + 1, end);
      position.undo();
      if (watch.stopped) return -1;
      decided = found >= 0 === attacks;
      const longer = found >= 0 ? found + 1 : Math.min(ENDLESS, -found);
      if (decided) {
        best = move;
        result = longer;
      } else {
        result = attacks ? Math.min(result, longer) : Math.max(result, longer);
        this.prefer(child + 1, end, this.killers[Math.min(ply + 1, KILLERS)]);
      }
    }
    if (decided) this.praise(best, depth, ply);
    const wins = attacks === decided;
    if (!wins && proved < ENDLESS) best = known; // the move of the longer win
    key.image = image;
    const bounds = wins ? (result << PLIES) | refuted : (proved << PLIES) | result;
    table.put(lo, hi, key.turnMove(best), bounds, watch.nodes - before);
    return wins ? result : -1 - result;
  }

  /** The last ply: what matters is which moves end the game. */
  private atOnce(ply: number, at: number): number {
    const { position, moves, attacker } = this;
    const attacks = position.turn === attacker;
    const end = position.rules.generate(position, moves, at);
    let goesOn = false;
    for (let child = at; child < end; child++) {
      position.play(moves[child]);
      const { over, winners } = position;
      position.undo();
      const won = winners === 1 << attacker;
      if (won === attacks) {
        this.killers[Math.min(ply, KILLERS)] = moves[child];
        return won ? 1 : over ? -1 - ENDLESS : -2;
      }
      if (!over) goesOn = true;
    }
    return attacks ? (goesOn ? -2 : -1 - ENDLESS) : 1;
  }

  /** Brings a move to the front of which the table knows that it decides the position. */
  private lookUp(depth: number, at: number, end: number, attacks: boolean): void {
    const { position, moves, scores, key, table } = this;
    for (let child = at; child < end; child++) {
      position.play(moves[child]);
      let decides = position.over && (position.winners === 1 << this.attacker) === attacks;
      if (!position.over) {
        key.read(position);
        const entry = table.find(key.lo, key.hi ^ this.salt);
        if (entry >= 0) {
          const plies = table.second(entry);
          decides = attacks ? plies >> PLIES <= depth : (plies & ENDLESS) >= depth;
        }
      }
      position.undo();
      if (!decides) continue;
      scores[child] = KNOWN + 1;
      return;
    }
  }

  private rank(ply: number, at: number, end: number, known: Move): void {
    const { position, moves, scores, history } = this;
    const own = position.turn * position.rules.moveLimit;
    const killer = this.killers[Math.min(ply, KILLERS)];
    const reply = this.killers[Math.min(ply + 1, KILLERS)];
    for (let child = at; child < end; child++) scores[child] = history[own + moves[child]];
    // What the other seat would win with is often what this one must prevent by moving there itself.
    this.prefer(at, end, reply);
    for (let child = at; child < end; child++) {
      if (moves[child] === known) scores[child] = KNOWN;
      else if (moves[child] === killer) scores[child] = KNOWN - 1;
    }
  }

  private prefer(at: number, end: number, move: Move): void {
    const { moves, scores } = this;
    for (let child = at; child < end; child++) if (moves[child] === move) scores[child] = KNOWN - 2;
  }

  /** Brings the most promising of the moves left to their front. */
  private pick(at: number, end: number): void {
    const { moves, scores } = this;
    let best = at;
    for (let child = at + 1; child < end; child++) if (scores[child] > scores[best]) best = child;
    const move = moves[best];
    const score = scores[best];
    moves[best] = moves[at];
    scores[best] = scores[at];
    moves[at] = move;
    scores[at] = score;
  }

  private praise(move: Move, depth: number, ply: number): void {
    const { history, position } = this;
    this.killers[Math.min(ply, KILLERS)] = move;
    const at = position.turn * position.rules.moveLimit + move;
    history[at] += depth * depth;
    if (history[at] < HISTORY_LIMIT) return;
    for (let one = 0; one < history.length; one++) history[one] >>= 1;
  }

  private grow(): void {
    const { moves, scores } = this;
    this.moves = new Int32Array(2 * moves.length);
    this.moves.set(moves);
    this.scores = new Int32Array(2 * scores.length);
    this.scores.set(scores);
  }
}
