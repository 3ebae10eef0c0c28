import type { Game } from '../core/game.ts';
import { hashText } from '../core/hash.ts';
import { canonicalText } from '../core/mirror.ts';
import { readMove } from '../core/moves.ts';
import { type Options, optionsOf } from '../core/options.ts';
import { type Position, startPosition } from '../core/position.ts';
import { Random } from '../core/random.ts';
import { boardSymmetries } from '../core/symmetry.ts';
import { NO_MOVE } from '../core/types.ts';
import { makeOpenings, type Opening } from './openings.ts';

/** Of many openings, those that a search finds closest to even, in the order in which they were made. */
export function balancedOpenings(
  game: Game,
  options: Options,
  count: number,
  candidates: number,
  seed: number,
  judge: (position: Position) => number,
): Opening[] {
  const judged: { uneven: number; index: number; moves: Opening }[] = [];
  for (const [index, moves] of makeOpenings(game, options, candidates, seed).entries()) {
    const position = playedOut(game, options, moves);
    if (position !== undefined) judged.push({ uneven: Math.abs(judge(position)), index, moves });
  }
  judged.sort((a, b) => a.uneven - b.uneven || a.index - b.index);
  return judged
    .slice(0, count)
    .sort((a, b) => a.index - b.index)
    .map(({ moves }) => moves);
}

/** A list of openings as it is kept in a file. */
export interface OpeningBook {
  readonly openings: readonly Opening[];
  /** Hash of the whole text: identifies the file in results. */
  readonly hash: string;
}

/** Lines of moves; those that begin with # are comments. A line that cannot be played is an error in the file. */
export function readBook(game: Game, text: string): OpeningBook {
  const options = optionsOf(game.options, {});
  const openings = text
    .split(/\r?\n/)
    .filter((line) => line.trim() !== '' && !line.startsWith('#'))
    .map((line) => line.trim().split(/\s+/));
  for (const moves of openings) {
    const position = playedOut(game, options, moves);
    if (position === undefined || position.over) throw new Error(`${game.name} cannot begin with ${moves.join(' ')}.`);
  }
  return { openings, hash: hashText(text.replaceAll('\r', '')) };
}

/**
 * Openings for a run: those of the book, shuffled by the seed, followed by as many new ones as needed. A shorter list
 * is a prefix of a longer one.
 */
export function chooseOpenings(
  game: Game,
  options: Options,
  count: number,
  seed: number,
  book: OpeningBook | undefined,
): Opening[] {
  const fixed = shuffled(book?.openings ?? [], seed);
  if (fixed.length >= count) return fixed.slice(0, count);
  const symmetries = boardSymmetries(game.board(options));
  const known = new Set<string>();
  for (const moves of fixed) {
    const position = playedOut(game, options, moves);
    if (position !== undefined) known.add(canonicalText(position, symmetries));
  }
  const isNew = (position: Position) => known.size === 0 || !known.has(canonicalText(position, symmetries));
  return [...fixed, ...makeOpenings(game, options, count - fixed.length, seed, isNew)];
}

function shuffled(openings: readonly Opening[], seed: number): Opening[] {
  const random = new Random(seed);
  const list = [...openings];
  for (let at = list.length - 1; at > 0; at--) {
    const other = random.below(at + 1);
    [list[at], list[other]] = [list[other], list[at]];
  }
  return list;
}

/** The position after these moves; undefined where one is illegal. */
function playedOut(game: Game, options: Options, moves: Opening): Position | undefined {
  const position = startPosition(game, options);
  for (const text of moves) {
    const move = readMove(position, text);
    if (move === NO_MOVE) return undefined;
    position.play(move);
  }
  return position;
}
