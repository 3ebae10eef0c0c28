import { parentPort, workerData } from 'node:worker_threads';
import { startPosition } from '../../core/position.ts';
import { games } from '../../games/index.ts';
import { type LevelPlay, playLevels } from '../../judge/calibrate/level-play.ts';
import { type CalibrationPlay, playCalibration, uncalibratedStart } from '../../judge/calibrate/self-play.ts';
import type { Think } from '../../judge/examine.ts';
import { type MeasuredPlay, playMeasured } from '../../judge/measure/game-play.ts';
import { findGame, findOptions } from '../../node/find-game.ts';
import { searchFor } from '../../search/levels/levels.ts';
import { answerQuestion } from '../../search/worker/service.ts';
import type { WorkerOrder } from '../train/pool.ts';

/** What a worker is told once: how to play the games that are wanted. */
export interface CalibrationTask {
  readonly game: string;
  readonly players: number;
  readonly play:
    | { readonly results: CalibrationPlay }
    | { readonly levels: LevelPlay }
    | { readonly reviews: MeasuredPlay };
}

const { game, players, play }: CalibrationTask = workerData;
const options = findOptions(findGame(game), { players });
const start = uncalibratedStart(findGame(game), options);
const think: Think = async (question, report) =>
  answerQuestion(games, searchFor, question, { now: () => 0, stopped: () => false, report });

function played(seed: number): Promise<object> {
  if ('results' in play) return playCalibration(start, play.results, seed, think);
  if ('levels' in play) return playLevels(start, play.levels, seed, think);
  return playMeasured(startPosition(findGame(game), options), play.reviews, seed, think);
}

parentPort?.on('message', async (order: WorkerOrder<undefined>) => {
  if (!('seed' in order)) return;
  const { seed } = order;
  parentPort?.postMessage(await played(seed));
});
