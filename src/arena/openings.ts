import type { Game } from '../core/game.ts';
import { hashText } from '../core/hash.ts';
import { canonicalText } from '../core/mirror.ts';
import { writeMove } from '../core/moves.ts';
import type { Options } from '../core/options.ts';
import { randomMove } from '../core/play/playout.ts';
import { type Position, startPosition } from '../core/position.ts';
import { Random } from '../core/random.ts';
import { boardSymmetries } from '../core/symmetry.ts';

/** The moves from the start to where the players take over. */
export type Opening = readonly string[];

/** Number of random moves in an opening. */
export const FEWEST_PLIES = 2;
export const MOST_PLIES = 6;
/** After this many random openings in a row that were not new, there are assumed to be no more. */
const MOST_TRIES = 2000;

/**
 * Openings of a game by random moves, no two of them mirror images and none finished; fewer than asked for where the
 * game has no more. The same seed gives the same openings, and a shorter list is a prefix of a longer one. accept may
 * reject openings that are already won.
 */
export function makeOpenings(
  game: Game,
  options: Options,
  count: number,
  seed: number,
  accept: (position: Position) => boolean = () => true,
): Opening[] {
  const random = new Random(seed);
  const symmetries = boardSymmetries(game.board(options));
  const openings: Opening[] = [];
  const known = new Set<string>();
  for (let tries = 0; openings.length < count && tries < MOST_TRIES; tries++) {
    const position = startPosition(game, options);
    const moves = playRandomly(position, FEWEST_PLIES + random.below(MOST_PLIES - FEWEST_PLIES + 1), random);
    if (position.over) continue;
    const text = canonicalText(position, symmetries);
    if (known.has(text)) continue;
    known.add(text);
    if (!accept(position)) continue;
    openings.push(moves);
    tries = 0;
  }
  return openings;
}

/** Identifies a list of openings in reports: 16 hexadecimal digits (FNV-1a of its lines). */
export function hashOpenings(openings: readonly Opening[]): string {
  return hashText(openings.map((moves) => `${moves.join(' ')}\n`).join(''));
}

function playRandomly(position: Position, plies: number, random: Random): string[] {
  const moves: string[] = [];
  while (moves.length < plies && !position.over) {
    const move = randomMove(position, random);
    moves.push(writeMove(position, move));
    position.play(move);
  }
  return moves;
}
