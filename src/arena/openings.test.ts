import { describe, expect, test } from 'vitest';
import { cases, usualCases } from '../../test/support/cases.ts';
import { canonicalText } from '../core/mirror.ts';
import { optionsOf } from '../core/options.ts';
import { newMatch } from '../core/play/match.ts';
import { Position, startPosition } from '../core/position.ts';
import { boardSymmetries } from '../core/symmetry.ts';
import { agere } from '../games/agere/index.ts';
import { hashOpenings, makeOpenings } from './openings.ts';

describe.each(usualCases)('$name', ({ game, options }) => {
  const openings = makeOpenings(game, options, 30, 7);

  test('openings are running games of 2 to 6 moves, none the mirror image of another', () => {
    expect(openings.length).toBe(30);
    const seen = new Set<string>();
    for (const moves of openings) {
      expect(moves.length).toBeGreaterThanOrEqual(2);
      expect(moves.length).toBeLessThanOrEqual(6);
      const match = newMatch(game, options);
      for (const move of moves) expect(match.play(move)).toBeUndefined();
      expect(match.position.over).toBe(false);
      for (const image of imagesOf(match.position)) expect(seen.has(image), moves.join(' ')).toBe(false);
      seen.add(cellsOf(match.position));
    }
  });

  test('the seed decides, and fewer are the first of more', () => {
    expect(makeOpenings(game, options, 30, 7)).toEqual(openings);
    expect(makeOpenings(game, options, 10, 7)).toEqual(openings.slice(0, 10));
    expect(hashOpenings(makeOpenings(game, options, 30, 8))).not.toBe(hashOpenings(openings));
  });
});

test.each(cases)('$name has openings', ({ game, options }) => {
  expect(makeOpenings(game, options, 5, 1).length).toBe(5);
});

test('mirror images share their canonical text, other positions do not', () => {
  const options = optionsOf(agere.options, { size: 4 });
  const after = (...moves: string[]) => {
    const match = newMatch(agere, options);
    for (const move of moves) expect(match.play(move)).toBeUndefined();
    return canonicalText(match.position, boardSymmetries(match.position.board));
  };
  // The three corners are equivalent, and so are a corner with either neighbour.
  expect(new Set([after('a1'), after('a4'), after('d1')]).size).toBe(1);
  expect(after('a1', 'b1')).toBe(after('a1', 'a2'));
  expect(after('a1')).not.toBe(after('b2'));
  expect(after('a1', 'a2')).not.toBe(after('a1', 'd1'));
});

test('a small game runs out of openings', () => {
  const options = optionsOf(agere.options, { size: 3 });
  const all = makeOpenings(agere, options, 5000, 1);
  expect(all.length).toBeGreaterThan(50);
  expect(all.length).toBeLessThan(500);
});

test('openings can be turned down', () => {
  const options = optionsOf(agere.options, { size: 5 });
  const start = startPosition(agere, options);
  const some = makeOpenings(agere, options, 20, 1, ({ slots }) => slots[0] === start.slots[0]);
  expect(some.length).toBe(20);
  for (const moves of some) expect(moves).not.toContain(start.board.names[0]);
});

/** Every image of a position, computed cell by cell. */
function imagesOf(position: Position): string[] {
  const { game, options, board } = position;
  return boardSymmetries(board).flatMap((symmetry) =>
    game.mirror.seatings(symmetry, options).map((seats) => {
      const image = new Position(game, options);
      symmetry.cells.forEach((to, cell) => {
        image.slots[to] = game.mirror.value(position.slots[cell], symmetry, seats);
      });
      image.giveTurn(seats[position.turn]);
      return cellsOf(image);
    }),
  );
}

/** Cells and turn: enough to tell these positions apart. */
function cellsOf({ slots, board, turn }: Position): string {
  return `${slots.slice(0, board.cellCount).join(' ')} ${turn}`;
}
