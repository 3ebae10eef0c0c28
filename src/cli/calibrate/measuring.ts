import { join } from 'node:path';
import type { LevelCosts } from '../../core/engine.ts';
import type { Game } from '../../core/game.ts';
import type { LikeCheck } from '../../judge/calibrate/level-fit.ts';
import type { MeasuredNoise } from '../../judge/calibrate/noise.ts';
import { uncalibratedStart } from '../../judge/calibrate/self-play.ts';
import { reviewNodes } from '../../judge/review.ts';
import { findOptions } from '../../node/find-game.ts';

/** Flags of the command. */
export interface CalibrateFlags {
  readonly players?: number | string;
  readonly games: number;
  /** Of the judge for a position; by default those of a review. */
  readonly nodes?: number;
  /** Positions of each game. */
  readonly samples?: number;
  /** The levels that play: strong enough to make sense, weak enough to err. */
  readonly levels: readonly [number, number];
  readonly seed: number;
  /** A file that keeps the games. */
  readonly log?: string;
  /** Compare with what is stored, by fresh games, instead of measuring anew. */
  readonly check?: boolean;
  /** Measure what the moves of each level cost, and how far the judge errs. */
  readonly moves?: boolean;
  /** Review whole games of known levels instead, and measure how far that can be trusted. */
  readonly reviews?: boolean;
  readonly markdown?: boolean;
  readonly json?: boolean;
  readonly write?: boolean;
}

/** What --moves finds. */
export interface MeasuredMoves {
  readonly like: LevelCosts;
  readonly check: LikeCheck;
  readonly noise: MeasuredNoise;
}

/** Where games are kept: below the working directory. */
export const LOGS = join('.cache', 'calibrate');

/** Nodes of the judge for a position. */
export function nodesFor(game: Game, players: number, { nodes }: CalibrateFlags): number {
  return nodes ?? reviewNodes(uncalibratedStart(game, findOptions(game, { players })));
}

/** A command with the values of its flags. */
export function commandText({ id }: Game, values: Readonly<Record<string, string | number>>, flag = ''): string {
  const words = Object.entries(values).map(([name, value]) => ` --${name} ${value}`);
  return `gamut calibrate ${id}${flag}${words.join('')}`;
}
