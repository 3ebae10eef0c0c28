import { MOST_FEATURES, type Policy } from '../core/engine.ts';
import { randomMove } from '../core/play/playout.ts';
import type { Position } from '../core/position.ts';
import { Random } from '../core/random.ts';
import { Simulation } from '../search/tree/simulation.ts';
import type { TreeParameters } from '../search/tree/tree.ts';
import type { SelfPlay } from './self-play.ts';

/** A position to learn from: its moves, and how a search divided its simulations among them. */
export interface PolicySample {
  /** Features of all moves, one move after the other, and where those of each move end. */
  readonly features: Int32Array;
  readonly ends: Int32Array;
  /** Share of each move in the simulations. */
  readonly shares: Float32Array;
}

/** Beyond any depth of a tree: never ends a simulation. */
const DEEP = 1000;

/**
 * Plays one game of a tree search against itself and keeps every position that it thought about without proving who
 * wins: in proved ones the shares of the moves mean nothing. Equal seeds give equal games.
 */
export function playPolicyGame(
  start: Position,
  policy: Policy,
  parameters: TreeParameters,
  play: SelfPlay,
  seed: number,
): PolicySample[] {
  const random = new Random(seed);
  const simulation = new Simulation(start, parameters);
  const { nodes } = simulation;
  const position = start.clone();
  const opening = random.below(play.opening + 1);
  const samples: PolicySample[] = [];
  for (let ply = 0; !position.over && ply < play.cap; ply++) {
    if (ply < opening || random.below(play.slip) === 0) {
      position.play(randomMove(position, random));
      continue;
    }
    simulation.start(position);
    simulation.begin();
    for (let done = 0; done < play.nodes && nodes.winners[0] === 0; done++) simulation.run(DEEP);
    if (nodes.winners[0] === 0) samples.push(sampleOf(simulation, policy));
    position.play(nodes.move[nodes.best(0)]);
  }
  return samples;
}

function sampleOf({ nodes, root }: Simulation, policy: Policy): PolicySample {
  const first = nodes.first[0];
  const count = nodes.count[0];
  const features = new Int32Array(count * MOST_FEATURES);
  const ends = new Int32Array(count);
  const shares = new Float32Array(count);
  const out = new Int32Array(MOST_FEATURES);
  let end = 0;
  let all = 0;
  policy.prepare(root);
  for (let at = 0; at < count; at++) {
    const written = policy.features(root, nodes.move[first + at], out);
    features.set(out.subarray(0, written), end);
    end += written;
    ends[at] = end;
    all += nodes.visits[first + at];
  }
  for (let at = 0; at < count; at++) shares[at] = nodes.visits[first + at] / all;
  return { features: features.slice(0, end), ends, shares };
}
