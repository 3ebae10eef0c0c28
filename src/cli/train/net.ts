import about from '../../../package.json' with { type: 'json' };
import type { LearnedNet } from '../../core/engine.ts';
import { startPosition } from '../../core/position.ts';
import { writeReport } from '../../node/files.ts';
import { print } from '../../node/usage.ts';
import { say } from '../../node/words/say.ts';
import { type NetTrainingResult, trainNet } from '../../train/net/train-net.ts';
import type { TrainingGame } from '../../train/self-play.ts';
import { showProgress } from '../progress.ts';
import { noGamesLog, openGamesLog } from './games-log.ts';
import { netReport } from './net-report.ts';
import { openPool } from './pool.ts';
import { CAP, readTraining, type TrainFlags, WORKERS } from './training.ts';
import type { WorkerTask } from './worker.ts';
import { writeNets } from './write.ts';

/** Share of the result in what a net foretells. */
const TRUST = 0.6;
const EPOCHS = 8;

/** Learns a net that adds to a game's evaluation, from self-play. */
export async function runTrainNet(word: string, flags: TrainFlags): Promise<void> {
  const training = readTraining(word, flags);
  const { game, options, command, games, nodes, opening, slip, rounds } = training;
  const task: WorkerTask = { game: game.id, options, play: { nodes, opening, slip, cap: CAP } };
  const log = flags.log === undefined ? noGamesLog : openGamesLog(flags.log, command);
  const pool = openPool<LearnedNet | undefined, TrainingGame>(
    new URL('./net-worker.ts', import.meta.url),
    task,
    WORKERS,
  );
  const progress = showProgress('{done} of {total} games', games * rounds);
  const playGames = async (net: LearnedNet | undefined, seeds: readonly number[], round: number) => {
    const missing = seeds.filter((seed) => log.find(seed) === undefined);
    const known = round * games + seeds.length - missing.length;
    const played = await pool.play(net, missing, (count, one, index) => {
      log.append(missing[index], one);
      progress.show(known + count, known);
    });
    progress.end();
    const fresh = new Map(missing.map((seed, index) => [seed, played[index]]));
    return seeds.flatMap((seed) => log.find(seed) ?? fresh.get(seed) ?? []);
  };
  try {
    const lesson = await trainNet(
      startPosition(game, options),
      { ...training, trust: TRUST, epochs: EPOCHS },
      playGames,
      (_, epoch, { training: loss, validation }) =>
        progress.tell(
          say('Epoch {epoch}: loss {loss}, on games not learned from {validation}.', {
            ...{ epoch: epoch + 1, loss: loss.toFixed(4), validation: validation.toFixed(4) },
          }),
        ),
    );
    progress.end();
    const net: LearnedNet = { command, version: about.version, ...lesson.net };
    if (flags.json) print(JSON.stringify({ ...lesson, net }));
    else printLesson(lesson);
    if (flags.report !== undefined) writeReport(flags.report, netReport(game, command, lesson));
    if (flags.write) writeNets(game, net);
  } finally {
    progress.end();
    await pool.close();
  }
}

function printLesson({ net, scale }: NetTrainingResult): void {
  const worth = { count: net.positions, scale: Math.round(scale) };
  print(say('{count} positions; an evaluation of {scale} wins 73 games in 100.', worth));
  const [before, after] = [net.before, net.after].map((loss) => loss.toFixed(4));
  print(say('Loss on games not learned from: {before} before, {after} after.', { before, after }));
}
