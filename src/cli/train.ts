import { writeFileSync } from 'node:fs';
import process from 'node:process';
import about from '../../package.json' with { type: 'json' };
import type { Game } from '../core/game.ts';
import { chosenOptions, type Options } from '../core/options.ts';
import { startPosition } from '../core/position.ts';
import { type Lesson, train } from '../train/train.ts';
import { openPool } from './train-pool.ts';
import { trainingReport } from './train-report.ts';
import { writeWeights } from './train-write.ts';
import { findGame, findOptions, print, UsageError } from './usage.ts';

/** Flags of the command; those of the rules come on top. */
export interface TrainFlags {
  /** Games a round. */
  readonly games: number;
  /** Nodes a move. */
  readonly nodes: number;
  readonly rounds: number;
  readonly seed: number;
  /** Random moves that a game begins with, at most. */
  readonly opening: number;
  /** Later one move in so many is random. */
  readonly slip: number;
  readonly report?: string;
  readonly write?: boolean;
  readonly json?: boolean;
}

const WORKERS = 2;
/** Moves after which a game says nothing any more. */
const CAP = 400;
/** How far targets lead to the result; matches between the weights that came of it showed little difference. */
const TRUST = 0.7;

/** Learns the weights of a game's evaluation from games it plays against itself, beginning with those set by hand. */
export async function runTrain(word: string, flags: TrainFlags): Promise<void> {
  const game = findGame(word);
  const options = findOptions(game, { ...flags });
  if (options.players !== 2) throw new UsageError('train learns from games of two players.');
  const { evaluation } = game;
  const { nodes, opening, slip } = flags;
  const pool = openPool({ game: game.id, options, play: { nodes, opening, slip, cap: CAP } }, WORKERS);
  const progress = showGames(flags.games * flags.rounds);
  try {
    const course = { rounds: flags.rounds, games: flags.games, seed: flags.seed, trust: TRUST };
    const lesson = await train(
      startPosition(game, options),
      evaluation,
      evaluation.hand,
      course,
      (weights, seeds, round) => pool.play(weights, seeds, (played) => progress.show(round * flags.games + played)),
    );
    progress.end();
    const command = commandText(game, options, flags);
    if (flags.json) print(JSON.stringify({ command, version: about.version, ...lesson }));
    else printLesson(lesson);
    if (flags.report !== undefined) writeFileSync(flags.report, trainingReport(game.name, command, lesson));
    if (flags.write) writeWeights(game.id, command, about.version, lesson);
  } finally {
    progress.end();
    await pool.close();
  }
}

/** What gives the same weights again. */
function commandText(game: Game, options: Options, flags: TrainFlags): string {
  const { games, nodes, rounds, seed, opening, slip } = flags;
  const given = { ...chosenOptions(game.options, options), games, nodes, rounds, opening, slip, seed };
  const words = Object.entries(given).map(([name, value]) => `--${name} ${value}`);
  return ['gamut train', game.id, ...words].join(' ');
}

function printLesson({ start, weights, rounds, scale, losses }: Lesson): void {
  const { positions } = rounds[rounds.length - 1];
  print(`${positions} positions; an evaluation of ${Math.round(scale)} wins 73 games in 100.`);
  print(`Loss of games not learned from: ${losses.before.toFixed(4)} before, ${losses.after.toFixed(4)} after.`);
  const width = Math.max(...Object.keys(start).map((name) => name.length));
  for (const [name, old] of Object.entries(start)) {
    print(`  ${name.padEnd(width)} ${String(old).padStart(6)} → ${String(weights[name]).padStart(6)}`);
  }
}

/** A line on standard error that tells how far the games are, where a person is looking. */
function showGames(games: number) {
  const { stderr } = process;
  if (!stderr.isTTY) return { show() {}, end() {} };
  const begun = performance.now();
  const clear = '\r\x1b[2K';
  return {
    show(played: number) {
      const left = Math.round(((performance.now() - begun) / played / 1000) * (games - played));
      const rest = left < 100 ? `${left} s` : `${Math.round(left / 60)} min`;
      const full = Math.round((20 * played) / games);
      const bar = `${'█'.repeat(full)}${'░'.repeat(20 - full)}`;
      stderr.write(`${clear}${bar} ${played} of ${games} games, ${rest} left`);
    },
    end: () => stderr.write(clear),
  };
}
