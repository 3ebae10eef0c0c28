import { join } from 'node:path';
import about from '../../../package.json' with { type: 'json' };
import type { LevelCosts } from '../../core/engine.ts';
import type { Game } from '../../core/game.ts';
import { checkLevels, fitLevels, type LikeCheck, levelMoves } from '../../judge/calibrate/level-fit.ts';
import type { LevelGame } from '../../judge/calibrate/level-play.ts';
import { findGame, findOptions } from '../../node/find-game.ts';
import { Stopped } from '../../node/stopping.ts';
import { print, UsageError } from '../../node/usage.ts';
import { say } from '../../node/words/say.ts';
import { commitText } from '../train/write.ts';
import { playKept } from './kept-games.ts';
import { type CalibrateFlags, commandText, LOGS, nodesFor } from './measuring.ts';
import { likeTable, printLike } from './report.ts';
import { writeLike } from './write.ts';

/** Positions of each game. */
const SAMPLES = 6;
/** Moves of one hand that are compared in the check: about those of a player in a game. */
const HAND = 25;
/** How much one move counts beside others: positions of one game are alike. */
const TRUST = 0.8;

/** Measures what the moves of each level cost, so that reviews can say which level a player played like. */
export async function runLike(word: string, flags: CalibrateFlags): Promise<void> {
  const game = findGame(word);
  const { players } = findOptions(game, flags.players === undefined ? {} : { players: flags.players });
  const { costs, check, stop } = await measureLike(game, players, flags);
  if (flags.json) print(JSON.stringify({ like: costs, check }));
  else if (flags.markdown) print(likeTable(game, players, costs, check));
  else printLike(game, players, costs, check);
  if (stop !== undefined) throw new Stopped(stop, say('The games are kept; the same command continues.'));
  if (flags.write) print(say('Written to {file}.', { file: writeLike(game, players, costs) }));
}

interface MeasuredLike {
  readonly costs: LevelCosts;
  readonly check: LikeCheck;
  /** The exit status of a signal that ended it before. */
  readonly stop: number | undefined;
}

/** Plays what the log does not have yet. Costs are those of a review with the curves that are stored. */
export async function measureLike(game: Game, players: number, flags: CalibrateFlags): Promise<MeasuredLike> {
  const stored = game.engine.calibrations?.find((one) => one.players === players);
  if (stored === undefined)
    throw new UsageError(say('Nothing is stored for {game} with {players} players.', { game: game.name, players }));
  const { samples = SAMPLES, seed, games } = flags;
  const nodes = nodesFor(game, players, flags);
  const command = commandText(game, { players, nodes, samples, seed }, ' --like');
  const { played, stop } = await playKept<LevelGame>({
    task: { game: game.id, players, play: { levels: { samples, nodes } } },
    file: flags.log ?? join(LOGS, `${game.id}-${players}-like-${seed}.jsonl`),
    ...{ games, seed, command },
  });
  const moves = levelMoves(played, stored);
  const positions = played.reduce((sum, one) => sum + one.samples.length, 0);
  const version = `${about.version}${commitText()}`;
  const costs = { command: `${command} --games ${games}`, version, positions, ...fitLevels(moves), trust: TRUST };
  return { costs, check: checkLevels(moves, HAND, TRUST), stop };
}
