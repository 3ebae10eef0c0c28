import { historyIndex } from '../history-index.ts';
import type { History } from './history.ts';
import type { Nodes } from './nodes.ts';

/** Parameters of the selection of a child. */
export interface SelectionParameters {
  /** Weight of the confidence term, for rewards from -1 to 1. */
  readonly exploration: number;
  /**
   * First-play urgency: the value of a move about which nothing is known; Infinity tries every move once before any a
   * second time.
   */
  readonly urgency: number;
  /**
   * RAVE: visits at which a move's own results weigh as much as those of simulations where it came later; 0 switches
   * RAVE off.
   */
  readonly rave: number;
  /** Weight of how the move fared anywhere in the game (progressive history); it fades as a move loses. */
  readonly history: number;
  /** Weight of the game's policy (PUCT); it fades as the move is tried. 0 uses no policy. */
  readonly policy: number;
}

/** The child to visit next. Proved losses are taken only where there is nothing else. */
export function select(nodes: Nodes, node: number, history: History, parameters: SelectionParameters): number {
  const { visits, total, winners, amafVisits, amafTotal, share, move } = nodes;
  const { exploration, urgency, rave } = parameters;
  const seat = nodes.turn[node];
  const spread = exploration * Math.sqrt(logarithm(visits[node] + 1));
  const pull = parameters.policy * Math.sqrt(visits[node] + 1);
  const end = nodes.first[node] + nodes.count[node];
  let best = nodes.first[node];
  let most = Number.NEGATIVE_INFINITY;
  for (let child = nodes.first[node]; child < end; child++) {
    const count = visits[child];
    const done = historyIndex(move[child], seat);
    const fared = parameters.history > 0 ? history.total[done] / (history.visits[done] + 1) : 0;
    let value: number;
    if (winners[child] !== 0 && ((winners[child] >> seat) & 1) === 0) value = -1000 - count;
    else if (count === 0 && amafVisits[child] === 0 && urgency === Number.POSITIVE_INFINITY) {
      // Among these the history decides, where it is used; else the random order of the list.
      value = 1000 + fared;
    } else {
      value = count === 0 ? urgency : total[child] / count;
      if (amafVisits[child] > 0) {
        const later = amafTotal[child] / amafVisits[child];
        value = count === 0 ? later : value + Math.sqrt(rave / (3 * count + rave)) * (later - value);
      }
      if (parameters.history > 0) value += (parameters.history * (1 + fared)) / (0.5 * (1 - value) * count + 1);
      value += spread / Math.sqrt(count === 0 ? 1 : count) + (pull * share[child]) / (1 + count);
    }
    if (value > most) {
      most = value;
      best = child;
    }
  }
  return best;
}

/**
 * Natural logarithm of at least 1, written out because Math.log may differ in its last bits from machine to machine.
 */
function logarithm(n: number): number {
  let rest = n;
  let value = 0;
  while (rest > 1.5) {
    rest /= 2;
    value += Math.LN2;
  }
  const z = (rest - 1) / (rest + 1);
  const square = z * z;
  return value + 2 * z * (1 + square * (1 / 3 + square * (1 / 5 + square * (1 / 7 + square / 9))));
}
