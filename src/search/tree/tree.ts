import type { Position } from '../../core/position.ts';
import type { Move } from '../../core/types.ts';
import { againstEven, rewardOf, stretch } from '../reward.ts';
import { type Limits, type Search, type Thought, UNLIMITED, WIN } from '../search.ts';
import { sameGame } from '../working-copy.ts';
import type { Partners } from './partners.ts';
import type { SelectionParameters } from './select.ts';
import { Simulation, type SimulationParameters } from './simulation.ts';

export interface TreeParameters extends SelectionParameters, SimulationParameters {
  /**
   * Keeps what is known about a position when the game reaches it, unless nodes are limited: with a node limit the move
   * must not depend on earlier searches.
   */
  readonly reuse: boolean;
  /** Other threads that search the same position. */
  readonly partners: Partners | undefined;
}

export const treeDefaults: TreeParameters = {
  exploration: 0.7,
  urgency: Number.POSITIVE_INFINITY,
  rave: 0,
  history: 0,
  policy: 0,
  margin: 0,
  tries: 1,
  retries: 0,
  prior: 0,
  cutoff: Number.POSITIVE_INFINITY,
  evaluate: undefined,
  factors: undefined,
  scale: 200,
  lookAhead: false,
  threats: 0,
  patience: 1,
  capacity: 2 ** 20,
  seed: 1,
  reuse: false,
  partners: undefined,
};

/** Simulations between two polls of the clock: some milliseconds in the slowest game. */
const POLL_SIMULATIONS = 64;
/** Most moves made while looking for the new position in the old tree. */
const MOST_SEEK_PLAYS = 10_000;

/**
 * Monte Carlo tree search for two to four seats, each of which wants the most for itself (max^n). Proved results are
 * backed up the tree. One simulation counts as one node; the same simulations give the same thought.
 */
export function treeSearch(chosen: Partial<TreeParameters> = {}): Search {
  const parameters = { ...treeDefaults, ...chosen };
  let simulation: Simulation | undefined;
  return {
    name: 'tree',
    think(position, limits, report) {
      if (simulation === undefined || !sameGame(simulation.root, position)) {
        simulation = new Simulation(position, parameters);
      } else {
        const mayKeep = parameters.reuse && limits.nodes === UNLIMITED;
        if (!mayKeep || !seek(simulation, position)) simulation.start(position);
      }
      return run(simulation, limits, parameters.partners, report);
    },
  };
}

function run(
  simulation: Simulation,
  limits: Limits,
  partners: Partners | undefined,
  report: ((thought: Thought) => void) | undefined,
): Thought {
  const { nodes } = simulation;
  let done = 0;
  let nextReport = 1024;
  simulation.begin();
  while (done < limits.nodes && nodes.winners[0] === 0) {
    if (done % POLL_SIMULATIONS === POLL_SIMULATIONS - 1) {
      partners?.exchange(nodes);
      if (limits.stop()) break;
    }
    simulation.run(limits.depth);
    if (++done === nextReport && report !== undefined) {
      report(thoughtOf(simulation, done));
      nextReport *= 2;
    }
  }
  const thought = thoughtOf(simulation, done);
  report?.(thought);
  return thought;
}

function thoughtOf(simulation: Simulation, done: number): Thought {
  const { nodes } = simulation;
  const line: Move[] = [];
  for (let node = 0; nodes.first[node] !== 0; ) {
    if (line.length > 0 && nodes.visits[node] === 0) break;
    node = nodes.best(node);
    line.push(nodes.move[node]);
  }
  return { move: line[0], score: scoreOf(simulation), line, depth: simulation.deepest, nodes: done };
}

/** The mean reward as an equivalent evaluation in hundredths of a piece; proved results by their distance in plies. */
function scoreOf({ nodes, root, parameters }: Simulation): number {
  const child = nodes.best(0);
  const won = nodes.winners[child];
  const plies = nodes.distance[child] + 1;
  if (won === 1 << root.turn) return WIN - plies;
  // With two seats, the other one will win; with more, none is certain to take an available win.
  if (won === 1 << (1 - root.turn) && root.seats === 2) return plies - WIN;
  let mean = 0;
  if (won !== 0) mean = rewardOf(won, root.turn);
  else if (nodes.visits[child] > 0) mean = nodes.total[child] / nodes.visits[child];
  return Math.round(parameters.scale * stretch(againstEven(mean, root.seats)));
}

/** Makes the given position the root with everything the tree knows about it; false when it is not in the tree. */
function seek(simulation: Simulation, wanted: Position): boolean {
  const { nodes, root } = simulation;
  const walked = root.clone();
  let left = MOST_SEEK_PLAYS;
  // The searching seat moves once, then each of the others, before the next search; a skipped seat allows more moves.
  const find = (node: number, depth: number): number => {
    if (walked.keyLo === wanted.keyLo && walked.keyHi === wanted.keyHi && walked.equals(wanted)) return node;
    if (depth === 0 || nodes.first[node] === 0) return -1;
    const end = nodes.first[node] + nodes.count[node];
    for (let child = nodes.first[node]; child < end && left > 0; child++) {
      if (nodes.first[child] === 0) continue; // never listed: nothing to keep
      left--;
      walked.play(nodes.move[child]);
      const found = find(child, depth - 1);
      walked.undo();
      if (found >= 0) return found;
    }
    return -1;
  };
  const found = find(0, root.seats);
  if (found < 0) return false;
  nodes.keepBelow(found);
  root.copy(wanted);
  return true;
}
