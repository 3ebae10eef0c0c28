import about from '../../../package.json' with { type: 'json' };
import type { Weights } from '../../core/engine.ts';
import { startPosition } from '../../core/position.ts';
import { writeReport } from '../../node/files.ts';
import { print, UsageError } from '../../node/usage.ts';
import { say } from '../../node/words/say.ts';
import type { TrainingGame } from '../../train/self-play.ts';
import { type TrainingResult, train } from '../../train/train.ts';
import { showProgress } from '../progress.ts';
import { openPool } from './pool.ts';
import { trainingReport } from './report.ts';
import { CAP, readTraining, type TrainFlags, WORKERS } from './training.ts';
import type { WorkerTask } from './worker.ts';
import { writeWeights } from './write.ts';

/** How far targets follow the result; matches between the resulting weights showed little difference. */
const TRUST = 0.7;

/** Learns the weights of a game's evaluation from self-play, beginning with those set by hand. */
export async function runTrain(word: string, flags: TrainFlags): Promise<void> {
  const { game, options, command, ...course } = readTraining(word, flags);
  if (options.players !== 2)
    throw new UsageError(say('gamut train learns from games of two players; for more, use --policy.'));
  const { evaluation } = game.engine;
  const { nodes, opening, slip } = course;
  const task: WorkerTask = { game: game.id, options, play: { nodes, opening, slip, cap: CAP } };
  const pool = openPool<Weights, TrainingGame>(new URL('./worker.ts', import.meta.url), task, WORKERS);
  const progress = showProgress('{done} of {total} games', course.games * course.rounds);
  try {
    const lesson = await train(
      startPosition(game, options),
      evaluation,
      evaluation.hand,
      { ...course, trust: TRUST },
      (weights, seeds, round) => pool.play(weights, seeds, (played) => progress.show(round * course.games + played)),
    );
    progress.end();
    if (flags.json) print(JSON.stringify({ command, version: about.version, ...lesson }));
    else printLesson(lesson);
    if (flags.report !== undefined) writeReport(flags.report, trainingReport(game.name, command, lesson));
    if (flags.write) writeWeights(game.id, command, about.version, lesson);
  } finally {
    progress.end();
    await pool.close();
  }
}

function printLesson({ start, weights, rounds, scale, losses }: TrainingResult): void {
  const { positions } = rounds[rounds.length - 1];
  const worth = { count: positions, scale: Math.round(scale) };
  print(say('{count} positions; an evaluation of {scale} wins 73 games in 100.', worth));
  const [before, after] = [losses.before, losses.after].map((loss) => loss.toFixed(4));
  print(say('Loss on games not learned from: {before} before, {after} after.', { before, after }));
  const width = Math.max(...Object.keys(start).map((name) => name.length));
  for (const [name, old] of Object.entries(start)) {
    print(`  ${name.padEnd(width)} ${String(old).padStart(6)} → ${String(weights[name]).padStart(6)}`);
  }
}
