import { join } from 'node:path';
import about from '../../../package.json' with { type: 'json' };
import type { Calibration } from '../../core/engine.ts';
import type { Game } from '../../core/game.ts';
import { type CheckTable, checkGames, withoutOwn } from '../../judge/calibrate/check.ts';
import { fitCurves } from '../../judge/calibrate/fit.ts';
import type { CalibrationGame } from '../../judge/calibrate/self-play.ts';
import { findGame, findOptions } from '../../node/find-game.ts';
import { Stopped } from '../../node/stopping.ts';
import { print, UsageError } from '../../node/usage.ts';
import { say } from '../../node/words/say.ts';
import { commitText } from '../train/write.ts';
import { type GamesOrder, playKept } from './kept-games.ts';

import { type CalibrateFlags, commandText, LOGS, nodesFor } from './measuring.ts';
import { runMoves } from './moves.ts';
import { calibrationTable, printCalibration } from './report.ts';
import { runReviews } from './reviews.ts';
import { writeCalibration } from './write.ts';

/** Random moves at the start of a game, at most. */
const OPENING = 8;
/** Positions of each game. */
const SAMPLES = 4;

/** Measures how often the judge's estimates come true, by games of the computer against itself. */
export async function runCalibrate(word: string, flags: CalibrateFlags): Promise<void> {
  if (flags.moves) return runMoves(word, flags);
  if (flags.reviews) return runReviews(word, flags);
  const game = findGame(word);
  const { players } = findOptions(game, flags.players === undefined ? {} : { players: flags.players });
  const { calibration, table, stop } = await measure(game, players, flags);
  if (flags.json) print(JSON.stringify({ calibration, table }));
  else if (flags.markdown) print(calibrationTable(game, calibration, table));
  else printCalibration(game, calibration, table);
  if (stop !== undefined) throw new Stopped(stop, say('The games are kept; the same command continues.'));
  if (flags.write && !flags.check) print(say('Written to {file}.', { file: writeCalibration(game, calibration) }));
}

/** What came of it. */
interface Measured {
  readonly calibration: Calibration;
  readonly table: CheckTable;
  /** The exit status of a signal that ended it before. */
  readonly stop: number | undefined;
}

/** Plays what the log does not have yet. */
export async function measure(game: Game, players: number, flags: CalibrateFlags): Promise<Measured> {
  const stored = game.engine.calibrations?.find((one) => one.players === players);
  if (flags.check && stored === undefined)
    throw new UsageError(say('Nothing is stored for {game} with {players} players.', { game: game.name, players }));
  const order = orderOf(game, players, flags);
  const { played, stop } = await playKept<CalibrationGame>(order);
  const calibration =
    flags.check && stored !== undefined
      ? stored
      : calibrationOf(players, `${order.command} --games ${flags.games}`, played);
  const table = checkGames(played, flags.check ? () => calibration : withoutOwn(played));
  return { calibration, table, stop };
}

/** The games of the command. */
function orderOf(game: Game, players: number, flags: CalibrateFlags): GamesOrder {
  const { levels, samples = SAMPLES, seed, games } = flags;
  const nodes = nodesFor(game, players, flags);
  const play = { levels, opening: OPENING, samples, nodes };
  const values = { players, nodes, levels: levels.join('-'), samples, seed };
  const file = flags.log ?? join(LOGS, `${game.id}-${players}-${seed}.jsonl`);
  const command = commandText(game, values);
  return { task: { game: game.id, players, play: { results: play } }, games, seed, file, command };
}

function calibrationOf(players: number, command: string, played: readonly CalibrationGame[]): Calibration {
  const curves = fitCurves(played);
  return {
    players,
    command,
    version: `${about.version}${commitText()}`,
    games: played.length,
    ...curves,
  };
}
