import { playout } from '../../core/play/playout.ts';
import type { Position } from '../../core/position.ts';
import { Random } from '../../core/random.ts';
import type { Move, Seat } from '../../core/types.ts';
import { type Limits, type Search, type Thought, WIN } from '../search.ts';

/**
 * The frozen yardstick: UCT with C = 0.7 on rewards from -1 to 1, uniformly random playouts to the end, proved results
 * backed up, the most visited move. It knows nothing else and never changes, so that results against it stay comparable
 * forever; for the same reason it shares no code with the searches that are measured by it. With three and four seats
 * every seat wants the most for itself (max^n).
 */
export function plainUct(seed = 1): Search {
  let tree: Tree | undefined;
  return {
    name: 'plain-uct',
    think(position, limits, report) {
      tree ??= newTree();
      const thought = think(tree, position, limits, new Random(seed));
      report?.(thought);
      return thought;
    },
  };
}

const EXPLORATION = 0.7;
const CAPACITY = 2 ** 21;
const DEEPEST = 4096;
/** Simulations between two polls for stop. */
const PATIENCE = 64;

/** Node 0 is the root; the children of a node are contiguous from first on. */
interface Tree {
  used: number;
  readonly move: Int32Array;
  /** First child, 0 while the moves are not listed. */
  readonly first: Int32Array;
  readonly count: Uint16Array;
  /** Seat to move where the moves are listed. */
  readonly turn: Uint8Array;
  readonly visits: Int32Array;
  /** Sum of the rewards of the seat that chose this node. */
  readonly total: Float64Array;
  /** Proved winners, a bit for each seat; 0 while unknown. */
  readonly winners: Uint8Array;
  /** Plies to that end. */
  readonly distance: Uint16Array;
  readonly path: Int32Array;
}

function newTree(): Tree {
  return {
    used: 0,
    move: new Int32Array(CAPACITY),
    first: new Int32Array(CAPACITY),
    count: new Uint16Array(CAPACITY),
    turn: new Uint8Array(CAPACITY),
    visits: new Int32Array(CAPACITY),
    total: new Float64Array(CAPACITY),
    winners: new Uint8Array(CAPACITY),
    distance: new Uint16Array(CAPACITY),
    path: new Int32Array(DEEPEST),
  };
}

function think(tree: Tree, position: Position, limits: Limits, random: Random): Thought {
  const played = position.clone();
  tree.used = 1;
  clear(tree, 0);
  expand(tree, 0, played, random);
  let nodes = 0;
  while (nodes < limits.nodes && tree.winners[0] === 0) {
    if (nodes % PATIENCE === PATIENCE - 1 && limits.stop()) break;
    played.copy(position);
    simulate(tree, played, limits.depth, random);
    nodes++;
  }
  const line: Move[] = [];
  let node = 0;
  while (tree.first[node] !== 0 && (line.length === 0 || tree.visits[node] > 0)) {
    node = bestChild(tree, node);
    line.push(tree.move[node]);
  }
  return { move: line[0], score: scoreOf(tree, position.seats), line, depth: line.length, nodes };
}

/** One path down the tree, one playout, and the result taken back up. */
function simulate(tree: Tree, position: Position, depth: number, random: Random): void {
  const { path, first, visits, winners } = tree;
  let node = 0;
  let length = 0;
  path[length++] = 0;
  while (first[node] !== 0 && winners[node] === 0 && length < DEEPEST) {
    node = select(tree, node);
    path[length++] = node;
    position.play(tree.move[node]);
    if (winners[node] !== 0) break;
    if (position.over) winners[node] = position.winners;
    else if (first[node] === 0 && visits[node] > 0 && length <= depth) expand(tree, node, position, random);
  }
  let won = winners[node];
  if (won === 0) {
    playout(position, random);
    won = position.winners;
  }
  for (let at = length - 1; at >= 0; at--) {
    const here = path[at];
    visits[here]++;
    if (at > 0) tree.total[here] += rewardOf(won, tree.turn[path[at - 1]]);
    if (at < length - 1 && winners[here] === 0 && winners[path[at + 1]] !== 0) prove(tree, here);
  }
}

/** Lists the moves in random order, so that list order causes no bias. */
function expand(tree: Tree, node: number, position: Position, random: Random): void {
  const { move, used } = tree;
  if (used + position.rules.mostMoves > CAPACITY) return;
  const end = position.rules.generate(position, move, used);
  for (let at = end - 1; at > used; at--) {
    const other = used + random.below(at - used + 1);
    const moved = move[at];
    move[at] = move[other];
    move[other] = moved;
  }
  for (let child = used; child < end; child++) clear(tree, child);
  tree.first[node] = used;
  tree.count[node] = end - used;
  tree.turn[node] = position.turn;
  tree.used = end;
}

function clear(tree: Tree, node: number): void {
  tree.first[node] = 0;
  tree.count[node] = 0;
  tree.visits[node] = 0;
  tree.total[node] = 0;
  tree.winners[node] = 0;
  tree.distance[node] = 0;
}

/** The child with the highest upper confidence bound, unvisited children first; a proved loss only if all are. */
function select(tree: Tree, node: number): number {
  const { visits, total, winners } = tree;
  const seat = tree.turn[node];
  const spread = EXPLORATION * Math.sqrt(logarithm(visits[node]));
  const end = tree.first[node] + tree.count[node];
  let best = tree.first[node];
  let most = Number.NEGATIVE_INFINITY;
  for (let child = tree.first[node]; child < end; child++) {
    const lost = winners[child] !== 0 && ((winners[child] >> seat) & 1) === 0;
    if (visits[child] === 0 && !lost) return child;
    const bound = lost ? -1000 - visits[child] : (total[child] + spread * Math.sqrt(visits[child])) / visits[child];
    if (bound > most) {
      most = bound;
      best = child;
    }
  }
  return best;
}

/**
 * Proves a node from its children: one in which the seat to move wins alone decides; otherwise all must be proved, and
 * the best for that seat counts, unless it could choose between different winners.
 */
function prove(tree: Tree, node: number): void {
  const { winners, distance } = tree;
  const seat = tree.turn[node];
  const end = tree.first[node] + tree.count[node];
  let best = 0;
  let most = -2;
  let certain = true;
  let shortest = 0xffff;
  let furthest = 0;
  for (let child = tree.first[node]; child < end; child++) {
    const won = winners[child];
    const reward = won === 0 ? -2 : rewardOf(won, seat);
    if (won === 0) certain = false;
    if (won === 1 << seat) shortest = Math.min(shortest, distance[child]);
    furthest = Math.max(furthest, distance[child]);
    if (reward > most) best = won;
    else if (reward === most && won !== best) best = 0;
    most = Math.max(most, reward);
  }
  if (shortest < 0xffff) {
    winners[node] = 1 << seat;
    distance[node] = shortest + 1;
  } else if (certain && best !== 0) {
    winners[node] = best;
    distance[node] = furthest + 1;
  }
}

/** The move to play: a proved win, else the most visited one not proved lost, else the loss that takes longest. */
function bestChild(tree: Tree, node: number): number {
  const { visits, winners, distance } = tree;
  const seat = tree.turn[node];
  const end = tree.first[node] + tree.count[node];
  let best = tree.first[node];
  let most = Number.NEGATIVE_INFINITY;
  for (let child = tree.first[node]; child < end; child++) {
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

/** 1 for winning alone, -1 for losing; a shared win lies in between. */
function rewardOf(winners: number, seat: Seat): number {
  if (((winners >> seat) & 1) === 0) return -1;
  const count = (winners & 1) + ((winners >> 1) & 1) + ((winners >> 2) & 1) + (winners >> 3);
  return 2 / count - 1;
}

function scoreOf(tree: Tree, seats: number): number {
  const seat = tree.turn[0];
  const won = tree.winners[0];
  if (won === 1 << seat) return WIN - tree.distance[0];
  // With two seats, the other one will win; with more, none is certain to take an available win.
  if (won === 1 << (1 - seat) && seats === 2) return tree.distance[0] - WIN;
  const child = bestChild(tree, 0);
  const seen = tree.visits[child] === 0 ? 0 : tree.total[child] / tree.visits[child];
  const mean = won === 0 ? seen : rewardOf(won, seat);
  // Rises with the mean, 0 for an even game of two, about 100 for a mean of 0.7, and bounded.
  return Math.round((100 * mean) / Math.sqrt(1.01 - mean * mean));
}

/** Natural logarithm, 0 for 0; written out because Math.log may differ in its last bits from machine to machine. */
function logarithm(n: number): number {
  let rest = n;
  let value = 0;
  while (rest > 1.5) {
    rest /= 2;
    value += Math.LN2;
  }
  if (rest === 0) return 0;
  const z = (rest - 1) / (rest + 1);
  const square = z * z;
  return value + 2 * z * (1 + square * (1 / 3 + square * (1 / 5 + square * (1 / 7 + square / 9))));
}
