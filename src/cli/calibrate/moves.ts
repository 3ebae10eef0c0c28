import { join } from 'node:path';
import about from '../../../package.json' with { type: 'json' };
import type { Game } from '../../core/game.ts';
import { checkLevels, fitLevels, levelMoves } from '../../judge/calibrate/level-fit.ts';
import type { LevelGame } from '../../judge/calibrate/level-play.ts';
import { noiseOf } from '../../judge/calibrate/noise.ts';
import { findGame, findOptions } from '../../node/find-game.ts';
import { Stopped } from '../../node/stopping.ts';
import { print, UsageError } from '../../node/usage.ts';
import { say } from '../../node/words/say.ts';
import { commitText } from '../train/write.ts';
import { playKept } from './kept-games.ts';
import { type CalibrateFlags, commandText, LOGS, type MeasuredMoves, nodesFor } from './measuring.ts';
import { movesRow, printMoves } from './report.ts';
import { writeMoves } from './write.ts';

/** Positions of each game. */
const SAMPLES = 6;
/** Moves of one hand that are compared in the check: about those of a player in a game. */
const HAND = 25;
/** How much one move counts beside others: positions of one game are alike. */
const TRUST = 0.8;

/**
 * Measures what the moves of each level cost, so that reviews can say which level a player played like, and how far the
 * judge errs about a move.
 */
export async function runMoves(word: string, flags: CalibrateFlags): Promise<void> {
  const game = findGame(word);
  const { players } = findOptions(game, flags.players === undefined ? {} : { players: flags.players });
  const { stop, ...measured } = await measureMoves(game, players, flags);
  if (flags.json) print(JSON.stringify(measured));
  else if (flags.markdown) print(movesRow(game, players, measured));
  else printMoves(game, players, measured);
  if (stop !== undefined) throw new Stopped(stop, say('The games are kept; the same command continues.'));
  if (flags.write) print(say('Written to {file}.', { file: writeMoves(game, players, measured) }));
}

/** Plays what the log does not have yet. Costs are those of a review with the curves that are stored. */
export async function measureMoves(
  game: Game,
  players: number,
  flags: CalibrateFlags,
): Promise<MeasuredMoves & { readonly stop: number | undefined }> {
  const stored = game.engine.calibrations?.find((one) => one.players === players);
  if (stored === undefined)
    throw new UsageError(say('Nothing is stored for {game} with {players} players.', { game: game.name, players }));
  const { samples = SAMPLES, seed, games } = flags;
  const nodes = nodesFor(game, players, flags);
  const command = commandText(game, { players, nodes, samples, seed }, ' --moves');
  const { played, stop } = await playKept<LevelGame>({
    task: { game: game.id, players, play: { levels: { samples, nodes } } },
    file: flags.log ?? join(LOGS, `${game.id}-${players}-moves-${seed}.jsonl`),
    ...{ games, seed, command },
  });
  const moves = levelMoves(played, stored);
  const positions = played.reduce((sum, one) => sum + one.samples.length, 0);
  const version = `${about.version}${commitText()}`;
  const like = { command: `${command} --games ${games}`, version, positions, ...fitLevels(moves), trust: TRUST };
  return { like, check: checkLevels(moves, HAND, TRUST), noise: noiseOf(played, stored), stop };
}
