import type { Evaluate } from '../../core/engine.ts';
import type { Position } from '../../core/position.ts';
import type { Random } from '../../core/random.ts';
import type { ForcedWin } from '../forced-win.ts';
import { rewardOf, squeeze } from '../reward.ts';

/** Further away than any proof; distances are held in 16 bits. */
const FAR = 0xffff;

/**
 * The nodes of a search tree in parallel arrays that are allocated once. Node 0 is the root. The children of a node are
 * made together and are contiguous from first on, so that every child has a higher index than its parent. A node takes
 * 42 bytes.
 */
export class Nodes {
  readonly capacity: number;
  used = 0;
  /** The move that leads here. */
  readonly move: Int32Array;
  /** First child, 0 while the moves are not listed; and how many there are. */
  readonly first: Int32Array;
  readonly count: Uint16Array;
  /** Seat to move, where the moves are listed. */
  readonly turn: Uint8Array;
  readonly visits: Int32Array;
  /**
   * Sum of the rewards of the seat that chose this node: all that selection among siblings needs, for any number of
   * seats.
   */
  readonly total: Float64Array;
  /** Proved winners with best play, a bit for each seat, 0 while unknown; and the plies to that end. */
  readonly winners: Uint8Array;
  readonly distance: Uint16Array;
  /** As visits and total, for simulations in which the move was made at any later time (AMAF), and for evaluations. */
  readonly amafVisits: Int32Array;
  readonly amafTotal: Float32Array;
  /** The policy's probability of the move among its siblings; 0 without a policy. */
  readonly share: Float32Array;
  /** New indices of nodes when a subtree becomes the tree. */
  private readonly target: Int32Array;

  constructor(capacity: number) {
    this.capacity = capacity;
    this.move = new Int32Array(capacity);
    this.first = new Int32Array(capacity);
    this.count = new Uint16Array(capacity);
    this.turn = new Uint8Array(capacity);
    this.visits = new Int32Array(capacity);
    this.total = new Float64Array(capacity);
    this.winners = new Uint8Array(capacity);
    this.distance = new Uint16Array(capacity);
    this.amafVisits = new Int32Array(capacity);
    this.amafTotal = new Float32Array(capacity);
    this.share = new Float32Array(capacity);
    this.target = new Int32Array(capacity);
  }

  /** Starts anew with a root about which nothing is known. */
  reset(): void {
    this.used = 1;
    this.clear(0);
  }

  /** Lists the moves of a running game, in random order so that list order causes no bias; false when full. */
  expand(node: number, position: Position, random: Random): boolean {
    const { move, used } = this;
    if (used + position.rules.mostMoves > this.capacity) return false;
    const end = position.rules.generate(position, move, used);
    for (let at = end - 1; at > used; at--) {
      const other = used + random.below(at - used + 1);
      const moved = move[at];
      move[at] = move[other];
      move[other] = moved;
    }
    for (let child = used; child < end; child++) this.clear(child);
    this.first[node] = used;
    this.count[node] = end - used;
    this.turn[node] = position.turn;
    this.used = end;
    return true;
  }

  /**
   * Plays each move of a node just listed, marks those that end the game and threats that force a win, and updates the
   * proof. The evaluation of the others counts as `prior` visits, if any; scale is the parameter of that name.
   */
  lookAhead(
    node: number,
    position: Position,
    forced: ForcedWin,
    evaluate: Evaluate,
    scale: number,
    visits: number,
  ): void {
    const { move, winners, distance, amafVisits, amafTotal } = this;
    const seat = position.turn;
    const end = this.first[node] + this.count[node];
    let ends = false;
    for (let child = this.first[node]; child < end; child++) {
      position.play(move[child]);
      winners[child] = position.winners;
      if (!position.over && position.rules.threatened?.(position)) {
        distance[child] = forced.afterMove(position, seat);
        if (distance[child] > 0) winners[child] = 1 << seat;
      }
      if (winners[child] !== 0) ends = true;
      else if (visits > 0) {
        amafVisits[child] = visits;
        amafTotal[child] = visits * squeeze(evaluate(position, seat) / scale);
      }
      position.undo();
    }
    if (ends) this.prove(node);
  }

  /**
   * Proves a node from its children: one in which the seat to move wins alone decides; otherwise all must be proved,
   * and the best for that seat counts, unless it could choose between different winners.
   */
  prove(node: number): void {
    const { winners, distance } = this;
    const seat = this.turn[node];
    const end = this.first[node] + this.count[node];
    let best = 0;
    let most = -2;
    let certain = true;
    let shortest = FAR;
    let longest = 0;
    for (let child = this.first[node]; child < end; child++) {
      const won = winners[child];
      if (won === 0) {
        certain = false;
        continue;
      }
      if (won === 1 << seat && distance[child] < shortest) shortest = distance[child];
      if (distance[child] > longest) longest = distance[child];
      const reward = rewardOf(won, seat);
      if (reward > most) {
        most = reward;
        best = won;
      } else if (reward === most && won !== best) best = 0;
    }
    if (shortest < FAR) {
      winners[node] = 1 << seat;
      distance[node] = shortest + 1;
    } else if (certain && best !== 0) {
      winners[node] = best;
      distance[node] = longest + 1;
    }
  }

  /** The child to play: a proved win, else the most visited one not proved lost, else the loss that takes longest. */
  best(node: number): number {
    const { visits, winners, distance } = this;
    const seat = this.turn[node];
    const end = this.first[node] + this.count[node];
    let best = this.first[node];
    let most = Number.NEGATIVE_INFINITY;
    for (let child = this.first[node]; child < end; child++) {
      let worth = visits[child];
      if (winners[child] === 1 << seat) worth = 2 ** 40 - distance[child];
      else if (winners[child] !== 0 && ((winners[child] >> seat) & 1) === 0) worth = distance[child] - 2 ** 40;
      if (worth > most) {
        most = worth;
        best = child;
      }
    }
    return best;
  }

  /** Keeps the subtree of a node, which becomes the root, and frees the rest. */
  keepBelow(node: number): void {
    const { first, count, target, used } = this;
    if (node === 0) return;
    target.fill(0, 0, used);
    target[node] = 1;
    // Children have higher indices than their parents: one pass finds all that are kept. Another renumbers them in
    // order, so that siblings stay together and no node overwrites one that is still to move.
    for (let here = node; here < used; here++) {
      if (target[here] === 1) target.fill(1, first[here], first[here] + count[here]);
    }
    let kept = 0;
    for (let here = node; here < used; here++)
      if (target[here] === 1) target[here] = kept++;
      else target[here] = -1;
    for (let here = node; here < used; here++) if (target[here] >= 0) this.shift(here, target[here]);
    this.used = kept;
  }

  private shift(from: number, to: number): void {
    this.move[to] = this.move[from];
    this.count[to] = this.count[from];
    this.first[to] = this.first[from] === 0 ? 0 : this.target[this.first[from]];
    this.turn[to] = this.turn[from];
    this.visits[to] = this.visits[from];
    this.total[to] = this.total[from];
    this.winners[to] = this.winners[from];
    this.distance[to] = this.distance[from];
    this.amafVisits[to] = this.amafVisits[from];
    this.amafTotal[to] = this.amafTotal[from];
    this.share[to] = this.share[from];
  }

  private clear(node: number): void {
    this.first[node] = 0;
    this.count[node] = 0;
    this.visits[node] = 0;
    this.total[node] = 0;
    this.winners[node] = 0;
    this.distance[node] = 0;
    this.amafVisits[node] = 0;
    this.amafTotal[node] = 0;
    this.share[node] = 0;
  }
}
