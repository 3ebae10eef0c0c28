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
   * Keeps what was found out about a position when it is reached in the game, where the nodes are not limited: whoever limits
   * them wants the same move whatever was thought before.
   */
  readonly reuse: boolean;
  /** Other threads that think about the same. */
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
/** Plays that looking for the new position in the old tree may take. */
const MOST_SEEK_PLAYS = 10_000;

/**
 * Monte Carlo tree search for two to four seats, each of which wants the most for itself (max^n). Certain results are
 * proved up the tree. One simulation counts as one node, the same simulations give the same thought.
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

/** Hundredths that an evaluation of the same worth would give; proved results as the plies they take. */
function scoreOf({ nodes, root, parameters }: Simulation): number {
  const child = nodes.best(0);
  const won = nodes.winners[child];
  const plies = nodes.distance[child] + 1;
  if (won === 1 << root.turn) return WIN - plies;
  // Of two, the other one will win; among more, nobody is certain to take the win that is there.
  if (won === 1 << (1 - root.turn) && root.seats === 2) return plies - WIN;
  let mean = 0;
  if (won !== 0) mean = rewardOf(won, root.turn);
  else if (nodes.visits[child] > 0) mean = nodes.total[child] / nodes.visits[child];
  return Math.round(parameters.scale * stretch(againstEven(mean, root.seats)));
}

/** Makes the given position the root with all that the tree knows of it; false when the tree has not got it. */
function seek(simulation: Simulation, wanted: Position): boolean {
  const { nodes, root } = simulation;
  const walked = root.clone();
  let left = MOST_SEEK_PLAYS;
  // Whoever thinks moves once, and then each of the others, before it thinks again; a skipped seat leaves room for more.
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
