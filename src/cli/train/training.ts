import type { Game } from '../../core/game.ts';
import { chosenOptions, type Options } from '../../core/options.ts';
import { findGame, findOptions } from '../../node/find-game.ts';

/** Flags of the command; those of the rules come on top. */
export interface TrainFlags {
  /** Learn which moves look best, instead of the evaluation. */
  readonly policy?: boolean;
  /** Learn a net that adds to the evaluation. */
  readonly net?: boolean;
  /** Hidden units of a net, and the parts of a game that have output weights of their own. */
  readonly units: number;
  readonly stages: number;
  /** A file that keeps the games for a net, so that an interrupted run can continue. */
  readonly log?: string;
  /** Games a round. */
  readonly games?: number;
  /** Nodes a move. */
  readonly nodes?: number;
  readonly rounds: number;
  readonly seed: number;
  /** Random moves that a game begins with, at most. */
  readonly opening: number;
  /** Later one move in this many is random. */
  readonly slip: number;
  readonly report?: string;
  readonly write?: boolean;
  readonly json?: boolean;
}

export const WORKERS = 2;
/** Moves after which a game no longer says anything. */
export const CAP = 400;
/** Default games a round and nodes a move. */
const USUAL = { games: 2000, nodes: 300 };
const USUAL_POLICY = { games: 200, nodes: 4000 };
const USUAL_NET = { games: 10_000, nodes: 150 };

/** What is taught, with all defaults filled in. */
export interface Training extends TrainFlags {
  readonly games: number;
  readonly nodes: number;
  readonly game: Game;
  readonly options: Options;
  /** The command that teaches the same again. */
  readonly command: string;
}

export function readTraining(word: string, flags: TrainFlags): Training {
  const game = findGame(word);
  const options = findOptions(game, { ...flags });
  const chosen = { ...(flags.policy ? USUAL_POLICY : flags.net ? USUAL_NET : USUAL), ...flags };
  return { ...chosen, game, options, command: commandText(game, options, chosen) };
}

function commandText(game: Game, options: Options, flags: TrainFlags): string {
  const { policy, net, units, stages, games, nodes, rounds, seed, opening, slip } = flags;
  const shape = net ? { units, stages } : {};
  const values = { ...chosenOptions(game.options, options), ...shape, games, nodes, rounds, opening, slip, seed };
  const words = Object.entries(values).map(([name, value]) => `--${name} ${value}`);
  return ['gamut train', game.id, ...(policy ? ['--policy'] : []), ...(net ? ['--net'] : []), ...words].join(' ');
}
