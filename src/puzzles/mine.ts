import { isFault } from '../core/fault.ts';
import { hashText } from '../core/hash.ts';
import { canonicalText } from '../core/mirror.ts';
import { writeMove } from '../core/moves.ts';
import { randomMove } from '../core/play/playout.ts';
import type { Position } from '../core/position.ts';
import { Random } from '../core/random.ts';
import { boardSymmetries } from '../core/symmetry.ts';
import { readPosition } from '../core/text.ts';
import type { Move } from '../core/types.ts';
import { LEVELS, levelLimits, levelSearch } from '../search/levels/levels.ts';
import { limitsOf } from '../search/search.ts';
import { attempt } from './attempt.ts';
import { findPuzzles, type UnratedPuzzle } from './find.ts';
import type { Puzzle } from './puzzle.ts';
import { type LevelAttempt, rate } from './rate.ts';

/** Levels that play the games: strong enough to come to something, weak enough to err. */
const PLAYERS = [4, 6] as const;
const OPENING = 6;
const CAP = 400;
/** What this level mostly finds is no puzzle, unless it is deep. */
const SIMPLE_LEVEL = 2;
const DEEP = 5;
/** Tries of each level; those that think long, and hardly ever play differently, have fewer. */
const TRIES = [6, 6, 6, 6, 4, 4, 2, 2, 1, 1];
/** Elo between levels that were never measured. */
const USUAL_STEP = 250;

/** Plays one game, and returns the puzzles in it with their ratings. Equal seeds give equal puzzles. */
export function mineGame(start: Position, seed: number): Puzzle[] {
  return findPuzzles(start, playGame(start, seed)).flatMap((draft) => {
    const position = readPosition(start.game, draft.position);
    if (isFault(position)) throw new Error(`${draft.position}: ${position.what}`);
    const tries = tryLevels(position, draft);
    if (tries === undefined) return [];
    const id = hashText(canonicalText(position, boardSymmetries(position.board))).slice(0, 10);
    return [{ id, ...draft, ...rate(tries) }];
  });
}

function playGame(start: Position, seed: number): string[] {
  const random = new Random(seed);
  const position = start.clone();
  const [low, high] = PLAYERS;
  const seats = Array.from({ length: start.seats }, (_, seat) =>
    player(start, low + random.below(high - low + 1), seed + seat),
  );
  const opening = random.below(OPENING + 1);
  const moves: string[] = [];
  while (!position.over && moves.length < CAP) {
    const move = moves.length < opening ? randomMove(position, random) : seats[position.turn](position);
    moves.push(writeMove(position, move));
    position.play(move);
  }
  return moves;
}

function player({ game, seats }: Position, level: number, seed: number): (position: Position) => Move {
  const search = levelSearch(game, seats, level, seed);
  const limits = limitsOf(levelLimits(game, seats, level));
  return (position) => search.think(position, limits).move;
}

/** How all levels fared; undefined where a simple player finds it at once. */
function tryLevels(position: Position, draft: UnratedPuzzle): LevelAttempt[] | undefined {
  const { game, seats } = position;
  const measured = game.engine.ladders.find(({ players }) => players === seats)?.levels ?? [];
  const attempts: LevelAttempt[] = [];
  for (let level = 1; level <= LEVELS; level++) {
    const elo = measured.find((one) => one.level === level)?.elo ?? level * USUAL_STEP;
    const tries = Array.from({ length: TRIES[level - 1] }, (_, at) =>
      attempt(position, draft, player(position, level, at + 1)),
    );
    const solved = tries.filter((isSolved) => isSolved).length;
    if (level === SIMPLE_LEVEL && 2 * solved >= tries.length && draft.within < DEEP) return undefined;
    attempts.push(...tries.map((isSolved) => ({ elo, isSolved })));
  }
  return attempts;
}
