import { parentPort, workerData } from 'node:worker_threads';
import { startPosition } from '../../core/position.ts';
import { findGame } from '../../node/find-game.ts';
import { treeDefaults } from '../../search/tree/tree.ts';
import { playPolicyGame } from '../../train/policy-play.ts';
import type { WorkerOrder } from './pool.ts';
import type { WorkerTask } from './worker.ts';

const { game: id, options, play }: WorkerTask = workerData;
const game = findGame(id);
const { policy } = game.engine;
if (policy === undefined) throw new Error(`${game.name} has no policy`);
const start = startPosition(game, options);
const usual = { ...treeDefaults, ...game.engine.thinking(options.players).parameters };
let factors: Float64Array | undefined;

parentPort?.on('message', (order: WorkerOrder<Float64Array | undefined>) => {
  if ('learned' in order) factors = order.learned;
  else {
    // Nothing was learned before the first round: then the search goes without.
    const parameters = { ...usual, factors, policy: factors === undefined ? 0 : usual.policy };
    parentPort?.postMessage(playPolicyGame(start, policy, parameters, play, order.seed));
  }
});
