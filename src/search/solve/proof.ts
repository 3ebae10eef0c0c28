import type { Position } from '../../core/position.ts';
import type { GenerateAll } from '../../core/rules.ts';
import { type Move, NO_MOVE, type Seat } from '../../core/types.ts';
import type { SolveKey } from './key.ts';
import type { SolveTable } from './table.ts';
import type { Watch } from './watch.ts';

/** More plies than any game has: a win, however long it takes. */
export const ENDLESS = 0x1fff;
/** Plies of a win that is not proved: more than endless. */
const UNPROVED = ENDLESS + 1;
/**
 * A number that no sum reaches: as proof number it means that there is no win, as disproof number that there is one.
 */
const NEVER = 2 ** 25;
/** Initial capacity for the children of all positions on the path; the arrays grow as needed. */
const LENGTH = 4096;
/**
 * For this many children of a position all replies are tested for an immediate win; for the others, those that won
 * before.
 */
const TRIED_FULLY = 2;
/** Assumed number of moves that prevent an immediate win of the opponent. */
const PREVENTING = 2;
/** With this few plies left, a plain search is cheaper than proof numbers. */
const SOON = 4;
/** Worth of a piece in evaluations. */
const PIECE = 100;
/** Plies from the root for which such replies are remembered. */
const REPLY_PLIES = 256;

/**
 * Whether a seat, the attacker, can force a win within a number of plies against everybody else, however many they are,
 * by depth-first proof-number search. A draw or a shared win is not a win. Others may help: then their moves are chosen
 * for the attacker too, and the win is forced against the rest.
 *
 * The proof number of a position is the least number of positions that must be won to prove it, the disproof number how
 * many must be lost to disprove it. The search follows the smallest number, and returns when another branch has become
 * cheaper. No position may recur in a game: every game here ends within a bound, so none does.
 *
 * The table has entries of two kinds: the numbers of a position for a number of plies, and for any number of plies,
 * within how many a win is proved and within how many it is refuted.
 */
export class ProofSearch {
  /** Whether any game ended without a winner: only then can a position without a win be a draw. */
  sawDraw = false;
  private readonly position: Position;
  /** Lists every legal move: one that is left out would prove nothing. */
  private readonly listing: GenerateAll;
  private readonly soon: number;
  private readonly attacker: Seat;
  /** The seats whose moves are chosen for the attacker: a bit each. */
  private readonly allies: number;
  private readonly key: SolveKey;
  private readonly table: SolveTable;
  private readonly watch: Watch;
  /** Makes the keys of this search differ from those of other searches in the same table. */
  private readonly salt: number;
  /** Children of the positions on the path from the root, those of each after those of its parent. */
  private moves = new Int32Array(LENGTH);
  private keysLo = new Int32Array(LENGTH);
  private keysHi = new Int32Array(LENGTH);
  private proofs = new Int32Array(LENGTH);
  private disproofs = new Int32Array(LENGTH);
  /** At 2 * ply: the two moves that last won immediately at this distance from the root. */
  private readonly replies = new Int32Array(2 * REPLY_PLIES).fill(NO_MOVE);
  /** Proof numbers of the position just left. */
  private proof = 1;
  private disproof = 1;

  /** With `soon` plies left or fewer, it searches everything; helpers are a bit each. */
  constructor(
    position: Position,
    attacker: Seat,
    key: SolveKey,
    table: SolveTable,
    watch: Watch,
    soon = SOON,
    helpers = 0,
  ) {
    this.listing = position.rules.generateAll ?? position.rules;
    this.soon = soon;
    this.position = position;
    this.attacker = attacker;
    this.allies = helpers | (1 << attacker);
    this.key = key;
    this.table = table;
    this.watch = watch;
    this.salt = 0x51ed270b + attacker + (helpers << 4);
  }

  /** Whether the attacker wins a running game within `plies`; undefined when the watch stopped the search. */
  wins(plies: number): boolean | undefined {
    const { position, key } = this;
    key.read(position);
    this.expand(0, plies, key.lo, key.hi ^ this.salt, NEVER, NEVER);
    return this.watch.stopped ? undefined : this.proof === 0;
  }

  /** The winning move of the attacker, or of a helper, to move in a position just proved won. */
  winningMove(): Move {
    return this.moves[this.proofs.indexOf(0)];
  }

  /** Searches a running position until one of its numbers reaches its limit, and leaves them in proof and disproof. */
  private expand(at: number, plies: number, lo: number, hi: number, proofLimit: number, disproofLimit: number): void {
    const { position, watch, table } = this;
    const before = watch.nodes;
    const attacks = this.isAlly(position.turn);
    const left = after(plies);
    const end = this.list(at, left, attacks);
    const { moves, keysLo, keysHi, proofs, disproofs } = this;
    // Symmetric for both seats: its own number is the minimum over the children, the other one the sum.
    const own = attacks ? proofs : disproofs;
    const other = attacks ? disproofs : proofs;
    const ownLimit = attacks ? proofLimit : disproofLimit;
    const otherLimit = attacks ? disproofLimit : proofLimit;
    for (;;) {
      let best = at;
      let least = NEVER + 1;
      let second = NEVER + 1;
      let sum = 0;
      for (let child = at; child < end; child++) {
        const value = own[child];
        sum += other[child];
        if (value < least) {
          second = least;
          least = value;
          best = child;
        } else if (value < second) second = value;
      }
      sum = least === 0 ? NEVER : Math.min(sum, NEVER - 1);
      this.proof = attacks ? least : sum;
      this.disproof = attacks ? sum : least;
      if (at === 0) watch.note(this.proof, this.disproof);
      if (least >= ownLimit || sum >= otherLimit || watch.stopped) break;
      const found = table.find(keysLo[best], keysHi[best] ^ saltOf(left));
      if (found >= 0 && (table.first(found) !== proofs[best] || table.second(found) !== disproofs[best])) {
        proofs[best] = table.first(found); // it was reached elsewhere meanwhile
        disproofs[best] = table.second(found);
        continue;
      }
      // A quarter more than the second best avoids switching back and forth between branches of about equal cost.
      const childOwn = Math.min(ownLimit, second + (second >> 2) + 1);
      const childOther = otherLimit - sum + other[best];
      position.play(moves[best]);
      if (attacks) this.expand(end, left, keysLo[best], keysHi[best], childOwn, childOther);
      else this.expand(end, left, keysLo[best], keysHi[best], childOther, childOwn);
      position.undo();
      proofs[best] = this.proof;
      disproofs[best] = this.disproof;
    }
    if (!watch.stopped) this.remember(lo, hi, plies, watch.nodes - before);
  }

  /**
   * Lists the children from `at` on with what is known about them for `plies` more; where one decides, only that one.
   */
  private list(at: number, plies: number, attacks: boolean): number {
    const { position, key, listing } = this;
    const room = at + (this.soon + 2) * listing.mostMoves; // also for the replies to a child, and for winsSoon
    while (room > this.moves.length) this.grow();
    const { moves, keysLo, keysHi, proofs, disproofs } = this;
    key.settle(position);
    const all = listing.generate(position, moves, at);
    this.watch.count(all - at);
    let end = at;
    let fresh = 0;
    for (let child = at; child < all && !this.watch.stopped; child++) {
      position.play(moves[child]);
      moves[end] = moves[child];
      if (position.over) this.judge(end, position.winners);
      else {
        key.readBeside(position);
        keysLo[end] = key.lo;
        keysHi[end] = key.hi ^ this.salt;
        if (plies === 0) this.decide(end, false);
        else if (!this.recall(end, plies)) this.begin(end, plies, all, fresh++ < TRIED_FULLY);
      }
      position.undo();
      if ((attacks ? proofs[end] : disproofs[end]) === 0) {
        moves[at] = moves[end];
        this.decide(at, attacks);
        return at + 1;
      }
      const isLost = (attacks ? disproofs[end] : proofs[end]) === 0; // then it is never chosen
      if (!isLost && !this.isListed(at, end)) end++;
    }
    if (end > at) return end;
    this.decide(at, !attacks);
    return at + 1;
  }

  /** Initial numbers of a child, whose position is on the board; its moves are listed from `free` on. */
  private begin(child: number, plies: number, free: number, fully: boolean): void {
    const { position, attacker, moves } = this;
    const { game, rules, turn } = position;
    const end = this.listing.generate(position, moves, free);
    this.watch.list(end - free);
    const attacks = this.isAlly(turn);
    // What a helper wins for itself is no win of the attacker.
    const winner = attacks ? attacker : turn;
    if (winner === turn && this.winsNow(free, end, fully)) return this.decide(child, attacks);
    if (plies <= this.soon) return this.decide(child, this.winsSoon(plies, end));
    // As many moves must fail as there are, or as can prevent the threat; one that succeeds is enough. The better the
    // seat stands, the more work until all fail; the worse, the more until one succeeds.
    const choices = rules.threatened?.(position) ? Math.min(PREVENTING, end - free) : end - free;
    const lead = game.engine.evaluate(position, winner) / PIECE;
    const success = lead < 0 ? Math.round(1 - lead) : 1;
    const failure = Math.max(1, Math.round(lead < 0 ? choices / (1 - lead) : choices * (1 + lead)));
    this.proofs[child] = attacks ? success : failure;
    this.disproofs[child] = attacks ? failure : success;
  }

  private isAlly(seat: Seat): boolean {
    return ((this.allies >> seat) & 1) === 1;
  }

  /** Whether the seat to move wins at once, as far as the moves listed are tried. */
  private winsNow(from: number, to: number, fully: boolean): boolean {
    const { position } = this;
    const { rules } = position;
    return rules.winning === undefined ? this.winsAtOnce(from, to, fully) : rules.winning(position) !== NO_MOVE;
  }

  /** A threat that a move does not answer is usually carried out by the same reply, whatever the move was. */
  private winsAtOnce(from: number, to: number, fully: boolean): boolean {
    const { position, moves, replies } = this;
    const { turn } = position;
    const at = 2 * Math.min(position.ply, REPLY_PLIES - 1);
    for (let reply = from; reply < to; reply++) {
      const move = moves[reply];
      if (!fully && move !== replies[at] && move !== replies[at + 1]) continue;
      position.play(move);
      const won = position.winners === 1 << turn;
      position.undo();
      if (!won) continue;
      if (move !== replies[at]) replies[at + 1] = replies[at];
      replies[at] = move;
      return true;
    }
    return false;
  }

  /** Numbers of a child in which the game has ended. */
  private judge(child: number, winners: number): void {
    if ((winners & (winners - 1)) !== 0) this.sawDraw = true;
    this.decide(child, winners === 1 << this.attacker);
  }

  /** Numbers of a child that is known to be won or not won by the attacker in time. */
  private decide(child: number, wins: boolean): void {
    this.proofs[child] = wins ? 0 : NEVER;
    this.disproofs[child] = wins ? NEVER : 0;
  }

  /** Whether the attacker wins within a few plies: searches everything. */
  private winsSoon(plies: number, at: number): boolean {
    const { position, attacker, moves } = this;
    const { rules, turn } = position;
    if (position.over) return position.winners === 1 << attacker;
    if (plies === 0 || this.watch.stopped) return false;
    const attacks = this.isAlly(turn);
    if (rules.winning !== undefined && (!attacks || turn === attacker)) {
      if (rules.winning(position) !== NO_MOVE) return attacks;
      if (plies === 1 && attacks) return false;
    }
    const end = this.listing.generate(position, moves, at);
    this.watch.count(end - at);
    for (let child = at; child < end; child++) {
      position.play(moves[child]);
      const wins = this.winsSoon(plies - 1, end);
      position.undo();
      if (wins === attacks) return wins;
    }
    return !attacks;
  }

  /** Takes the numbers of a child from the table; false where it has none. */
  private recall(child: number, plies: number): boolean {
    const { table } = this;
    const lo = this.keysLo[child];
    const hi = this.keysHi[child];
    const found = table.find(lo, hi ^ saltOf(plies));
    if (found >= 0) {
      this.proofs[child] = table.first(found);
      this.disproofs[child] = table.second(found);
      return true;
    }
    const bounds = table.find(lo, hi);
    if (bounds < 0) return false;
    const wins = table.first(bounds) <= plies;
    if (!wins && table.second(bounds) < plies) return false;
    this.decide(child, wins);
    return true;
  }

  /** Puts the numbers of the position just left into the table. */
  private remember(lo: number, hi: number, plies: number, work: number): void {
    const { table, proof, disproof } = this;
    table.put(lo, hi ^ saltOf(plies), proof, disproof, work);
    if (proof !== 0 && disproof !== 0) return;
    const bounds = table.find(lo, hi);
    const proved = bounds < 0 ? UNPROVED : table.first(bounds);
    const refuted = bounds < 0 ? 0 : table.second(bounds);
    if (proof === 0) table.put(lo, hi, Math.min(proved, plies), refuted, work);
    else table.put(lo, hi, proved, Math.max(refuted, plies), work);
  }

  /** Whether a mirror image of a child is listed before it. */
  private isListed(at: number, child: number): boolean {
    const { keysLo, keysHi } = this;
    for (let other = at; other < child; other++) {
      if (keysLo[other] === keysLo[child] && keysHi[other] === keysHi[child]) return true;
    }
    return false;
  }

  private grow(): void {
    this.moves = twice(this.moves);
    this.keysLo = twice(this.keysLo);
    this.keysHi = twice(this.keysHi);
    this.proofs = twice(this.proofs);
    this.disproofs = twice(this.disproofs);
  }
}

function twice(array: Int32Array): Int32Array<ArrayBuffer> {
  const longer = new Int32Array(2 * array.length);
  longer.set(array);
  return longer;
}

/** Makes keys of the same position for different numbers of plies differ. */
function saltOf(plies: number): number {
  return Math.imul(plies, 0x9e3779b1);
}

/** Plies left after one more. */
function after(plies: number): number {
  return plies === ENDLESS ? ENDLESS : plies - 1;
}
