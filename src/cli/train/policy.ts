import about from '../../../package.json' with { type: 'json' };
import { writeReport } from '../../node/files.ts';
import { print, UsageError } from '../../node/usage.ts';
import { say } from '../../node/words/say.ts';
import type { PolicySample } from '../../train/policy-play.ts';
import { type PolicyTrainingResult, trainPolicy } from '../../train/policy-train.ts';
import { showProgress } from '../progress.ts';
import { policyReport } from './policy-report.ts';
import { openPool } from './pool.ts';
import { CAP, readTraining, type TrainFlags, WORKERS } from './training.ts';
import type { WorkerTask } from './worker.ts';
import { writeFactors } from './write.ts';

/** Learns which moves look best from what tree searches find in self-play. */
export async function runTrainPolicy(word: string, flags: TrainFlags): Promise<void> {
  const training = readTraining(word, flags);
  const { game, options, command, games, nodes, rounds, opening, slip } = training;
  const { policy } = game.engine;
  if (policy === undefined) throw new UsageError(say('{game} has no policy to learn.', { game: game.name }));
  if (game.engine.thinking(options.players).search !== 'tree') {
    throw new UsageError(
      say('With {players} players, {game} does not use a tree search, so there is no policy to learn.', {
        ...{ players: options.players, game: game.name },
      }),
    );
  }
  const task: WorkerTask = { game: game.id, options, play: { nodes, opening, slip, cap: CAP } };
  const script = new URL('./policy-worker.ts', import.meta.url);
  const pool = openPool<Float64Array | undefined, PolicySample[]>(script, task, WORKERS);
  const progress = showProgress('{done} of {total} games', games * rounds);
  try {
    const lesson = await trainPolicy(policy, training, (factors, seeds, round) =>
      pool.play(factors, seeds, (played) => progress.show(round * games + played)),
    );
    progress.end();
    if (training.json) print(JSON.stringify({ command, version: about.version, ...lesson }));
    else printLesson(lesson);
    if (training.report !== undefined) writeReport(training.report, policyReport(game.name, command, lesson));
    if (training.write) writeFactors(game.id, command, about.version, lesson);
  } finally {
    progress.end();
    await pool.close();
  }
}

function printLesson({ rounds, foresight }: PolicyTrainingResult): void {
  const { loss, alike, least, among } = foresight;
  print(say('{count} positions in the last round.', { count: rounds[rounds.length - 1].positions }));
  print(
    say('Loss on games not learned from: {loss}; {alike} if all moves were equally likely, {least} at best.', {
      ...{ loss: loss.toFixed(3), alike: alike.toFixed(3), least: least.toFixed(3) },
    }),
  );
  print(
    say(
      'The policy puts the favourite move of the search first in {first} of the positions, among its first three in {three}, among its first ten in {ten}.',
      { first: percent(among[0]), three: percent(among[2]), ten: percent(among[9]) },
    ),
  );
}

function percent(share: number): string {
  return `${Math.round(100 * share)} %`;
}
