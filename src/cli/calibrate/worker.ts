import { parentPort, workerData } from 'node:worker_threads';
import { games } from '../../games/index.ts';
import { type CalibrationPlay, playCalibration, uncalibratedStart } from '../../judge/calibrate/self-play.ts';
import type { Think } from '../../judge/examine.ts';
import { findGame, findOptions } from '../../node/find-game.ts';
import { searchFor } from '../../search/levels/levels.ts';
import { answerQuestion } from '../../search/worker/service.ts';
import type { WorkerOrder } from '../train/pool.ts';

/** What a worker is told once. */
export interface CalibrationTask {
  readonly game: string;
  readonly players: number;
  readonly play: CalibrationPlay;
}

const { game, players, play }: CalibrationTask = workerData;
const start = uncalibratedStart(findGame(game), findOptions(findGame(game), { players }));
const think: Think = async (question, report) =>
  answerQuestion(games, searchFor, question, { now: () => 0, stopped: () => false, report });

parentPort?.on('message', async (order: WorkerOrder<undefined>) => {
  if ('seed' in order) parentPort?.postMessage(await playCalibration(start, play, order.seed, think));
});
