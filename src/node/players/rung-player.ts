import type { Game } from '../../core/game.ts';
import { bestSearch, LEVELS, levelLimits, levelSearch } from '../../search/levels/levels.ts';
import type { Limits, Search } from '../../search/search.ts';
import type { Budget } from '../player-words.ts';
import { UsageError } from '../usage.ts';

/** A computer player that the game itself describes. */
export interface OwnPlayer {
  readonly budget: Budget;
  readonly depth: Partial<Pick<Limits, 'depth'>>;
  make(seed: number): Search;
}

/** How a match names the game's strongest way of thinking, and the rungs of its ladder. */
export const BEST = 'best';
export const RUNG = 'rung';

/** The strongest play with the budget of the match, or a rung with its own nodes, unless others stand after the @. */
export function ownPlayer(
  game: Game,
  seats: number,
  name: string,
  rest: string,
  own: Budget | undefined,
  shared: Budget,
): OwnPlayer {
  if (name === BEST) {
    if (rest !== '') throw new UsageError(`Nothing can stand after ${BEST}: it has no parameters.`);
    return { budget: own ?? shared, depth: {}, make: (seed) => bestSearch(game, seats, seed) };
  }
  const level = readLevel(rest);
  const { nodes, depth } = levelLimits(game, seats, level);
  return {
    budget: own ?? { nodes },
    depth: depth === undefined ? {} : { depth },
    make: (seed) => levelSearch(game, seats, level, seed),
  };
}

/** The number of a rung. */
export function readLevel(text: string): number {
  const level = Number(text);
  if (/^\d+$/.test(text) && level >= 1 && level <= LEVELS) return level;
  throw new UsageError(`A level is a whole number from 1 to ${LEVELS}, not ${text === '' ? 'nothing' : text}.`);
}
