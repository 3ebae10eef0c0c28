import { describe, expect, test } from 'vitest';
import { exactMove, legalTexts } from '../core/moves.ts';
import { optionsOf } from '../core/options.ts';
import { startPosition } from '../core/position.ts';
import { games } from '../games/index.ts';
import { attempt } from './attempt.ts';
import { choosePuzzles, dailyPuzzle } from './choose.ts';
import { mineGame } from './mine.ts';
import { positionOf, readPack, writePack } from './pack.ts';
import type { Puzzle } from './puzzle.ts';
import { rate } from './rate.ts';
import { verifyPuzzle } from './verify.ts';
import { sayTask } from './words.ts';

/** A game whose small boards are proved in a moment. */
const game = games.findLast(({ engine, options }) => engine.solvable !== undefined && 'size' in options) ?? games[0];
const start = startPosition(game, optionsOf(game.options, { size: 6 }));
const found = [1, 2, 3, 4, 5, 6].map((seed) => mineGame(start, seed));
const mined = found.flat();
const [first] = mined;

describe('puzzles that were found in games', () => {
  test('are proved again by the rules alone, and a wrong one is found', () => {
    expect(mined.length).toBeGreaterThan(2);
    for (const puzzle of mined) expect(verifyPuzzle(game, puzzle).wrong, puzzle.position).toEqual([]);
    const accepted = first.accepted.toSorted();
    expect(verifyPuzzle(game, { ...first, accepted: [] }).wrong).toEqual(accepted);
    expect(verifyPuzzle(game, { ...first, accepted: [...accepted, 'a1'] }).wrong).toEqual(['a1']);
  });

  test('are the same each time', () => {
    expect(mineGame(start, 1)).toEqual(found[0]);
  });

  test('are solved by every right move, and by no other', () => {
    for (const puzzle of mined) {
      const position = positionOf(game, puzzle);
      for (const text of legalTexts(position)) {
        const isRight = puzzle.accepted.includes(text);
        if (isRight && puzzle.kind === 'win') continue;
        expect(attempt(position, puzzle, (place) => exactMove(place, text))).toBe(isRight);
      }
    }
  });

  test('come back from a file as they were', () => {
    const pack = { made: { 2: 'a command' }, puzzles: mined };
    expect(readPack(game, writePack(pack))).toEqual(pack);
  });

  test('say what is asked', () => {
    const [name] = game.texts.en.seats;
    const win: Puzzle = { ...first, kind: 'win', seat: 0, within: 5 };
    expect(sayTask(game, win, 'en')).toBe(`${name} to move and win in 3 moves.`);
    expect(sayTask(game, { ...win, kind: 'save' }, 'pt')).toContain('Quase todas as jogadas perdem');
  });
});

test('a puzzle that every other try of equal players solves is as hard as they are strong', () => {
  const attempts = [true, false, true, false].map((isSolved) => ({ elo: 1000, isSolved }));
  expect(rate(attempts).rating).toBe(1000);
  const harder = rate([...attempts, { elo: 1600, isSolved: false }]);
  expect(harder.rating).toBeGreaterThan(1000);
  expect(harder.deviation).toBeLessThan(rate(attempts.slice(0, 1)).deviation);
});

test('none twice, of all strengths, in order', () => {
  const easy = Array.from({ length: 5 }, (_, at) => ({ ...first, id: `easy ${at}`, rating: 500 }));
  const hard = { ...first, id: 'hard', rating: 1900 };
  expect(choosePuzzles([...easy, hard, hard], 3).map(({ id }) => id)).toEqual(['easy 0', 'easy 1', 'hard']);
});

test('a day has one puzzle wherever one is', () => {
  const morning = Date.UTC(2026, 5, 1, 0, 1);
  const night = Date.UTC(2026, 5, 1, 23, 59);
  expect(dailyPuzzle(mined, morning)).toBe(dailyPuzzle(mined, night));
  expect(dailyPuzzle(mined, morning)).not.toBe(dailyPuzzle(mined, night + 120_000));
  expect(dailyPuzzle([], morning)).toBeUndefined();
});
