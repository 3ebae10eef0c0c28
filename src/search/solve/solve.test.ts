import { describe, expect, test } from 'vitest';
import { play, position as read, start } from '../../../test/support/pictures.ts';
import type { Game } from '../../core/game.ts';
import { legalMoves, writeMove } from '../../core/moves.ts';
import type { OptionValue } from '../../core/options.ts';
import { randomMove } from '../../core/play/playout.ts';
import type { Position } from '../../core/position.ts';
import { Random } from '../../core/random.ts';
import { boardSymmetries } from '../../core/symmetry.ts';
import { writePosition } from '../../core/text.ts';
import { agere } from '../../games/agere/index.ts';
import { crosscut } from '../../games/crosscut/index.ts';
import { SolveKey } from './key.ts';
import { Solver, type Value } from './solve.ts';
import { SolveTable } from './table.ts';

type Rules = Readonly<Record<string, OptionValue>>;

/**
 * Plies of each opening for the side that makes it: a win, or minus a loss; one representative for each set of mirror
 * images.
 */
function openings(game: Game, options: Rules): Record<string, number> {
  const position = start(game, options);
  const solver = new Solver(position, { megabytes: 64 });
  const found: Record<string, number> = {};
  const seen = new Set<string>();
  for (const move of legalMoves(position)) {
    const text = writeMove(position, move);
    position.play(move);
    const name = solver.name(position);
    if (!seen.has(name)) {
      const { value, distance } = solver.solve(position);
      found[text] = value === 'loss' ? distance + 1 : -distance - 1;
    }
    seen.add(name);
    position.undo();
  }
  return found;
}

describe('the known values', () => {
  test('Crosscut 5: every opening wins in 5 plies', () => {
    expect(openings(crosscut, { size: 5 })).toEqual({ b2: 5, c2: 5, c3: 5 });
  });

  test('Crosscut 6: 9 plies from the centre, 11 from the middle of a side, 13 from a corner', () => {
    expect(openings(crosscut, { size: 6 })).toEqual({ b2: 13, c2: 11, c3: 9 });
  });

  test.each([
    { opening: 'd3 d4 c4', plies: 11 },
    { opening: 'c3 d4 d3', plies: 11 },
    { opening: 'd4 d5 c4', plies: 5 },
    { opening: 'd4 e4 d3 d2 c3', plies: 3 },
  ])('Crosscut 7 after $opening: $plies plies, as a plain search to a growing depth found', ({ opening, plies }) => {
    const position = play(start(crosscut, { size: 7 }), ...opening.split(' '));
    const solution = new Solver(position, { megabytes: 64 }).solve(position);
    expect(solution).toMatchObject({ value: 'win', distance: plies });
  });

  test('Agere 3: every opening wins', () => {
    expect(openings(agere, { size: 3 })).toEqual({ a1: 13, a2: 15 });
    expect(openings(agere, { size: 3, win: 'immediate' })).toEqual({ a1: 7, a2: 7 });
  });

  test('Agere 4 with the immediate win: every opening wins', () => {
    expect(openings(agere, { size: 4, win: 'immediate' })).toEqual({ a1: 15, a2: 13, b2: 11 });
  });

  test('Agere 4: the best opening wins', () => {
    const position = play(start(agere, { size: 4 }), 'b2');
    expect(new Solver(position, { megabytes: 64 }).value(position)).toBe('loss');
  });

  test('the swap turns a won game into a lost one', () => {
    const position = start(agere, { size: 3, pie: true });
    expect(new Solver(position, { megabytes: 1 }).value(position)).toBe('loss');
  });
});

/** Value for the seat to move as one number: 1000 - plies for a win, plies - 1000 for a loss. */
function minimax(position: Position, known: Map<string, number>): number {
  if (position.over) {
    if ((position.winners & (position.winners - 1)) !== 0) return 0;
    return position.winners === 1 << position.turn ? 1000 : -1000;
  }
  const name = writePosition(position);
  let best = known.get(name) ?? Number.NEGATIVE_INFINITY;
  if (known.has(name)) return best;
  const { turn } = position;
  for (const move of legalMoves(position)) {
    position.play(move);
    const below = minimax(position, known);
    const own = position.turn === turn ? below : -below;
    best = Math.max(best, own - Math.sign(own));
    position.undo();
  }
  known.set(name, best);
  return best;
}

/** The moves of the mover that minimax finds best. */
function bestMoves(position: Position, value: number, known: Map<string, number>): string[] {
  return legalMoves(position)
    .filter((move) => {
      const { turn } = position;
      position.play(move);
      const below = minimax(position, known);
      const own = position.turn === turn ? below : -below;
      position.undo();
      return own - Math.sign(own) === value;
    })
    .map((move) => writeMove(position, move));
}

/** A position of a random game `plies` before its end, or undefined when the game was too short. */
function late(game: Game, options: Rules, random: Random, plies: number): Position | undefined {
  const position = start(game, options);
  while (!position.over) position.play(randomMove(position, random));
  if (position.ply < plies) return undefined;
  for (let ply = 0; ply < plies; ply++) position.undo();
  return position;
}

describe('values and distances are those of plain minimax on late positions', () => {
  test.each([
    { game: crosscut, options: { size: 5 }, plies: 6 },
    { game: agere, options: { size: 3 }, plies: 7 },
    { game: agere, options: { size: 3, win: 'immediate' }, plies: 6 },
    { game: agere, options: { size: 3, pie: true }, plies: 7 },
  ])('$game.id $options', ({ game, options, plies }) => {
    const random = new Random(5);
    const solver = new Solver(start(game, options), { megabytes: 1 });
    const known = new Map<string, number>();
    const counts: Record<Value, number> = { win: 0, loss: 0, draw: 0, unknown: 0 };
    for (let round = 0; round < 40; round++) {
      const position = late(game, options, random, 1 + random.below(plies));
      if (position === undefined) continue;
      const wanted = minimax(position, known);
      const { value, distance, move } = solver.solve(position);
      counts[value]++;
      expect(value === 'win' ? 1000 - distance : distance - 1000).toBe(wanted);
      if (value === 'win') expect(bestMoves(position, wanted, known)).toContain(writeMove(position, move));
    }
    expect(counts.win).toBeGreaterThan(10);
    expect(counts.loss).toBeGreaterThan(2);
  });

  test('also where a seat is skipped', () => {
    const position = read(crosscut, '7/1rbbbr1/1brbrb1/1bbrbb1/1brbrb1/1rb1br1/7 2');
    const wanted = minimax(position, new Map());
    const { value, distance } = new Solver(position, { megabytes: 1 }).solve(position);
    expect(value === 'win' ? 1000 - distance : distance - 1000).toBe(wanted);
  });
});

test('a finished game is lost for who would move, in 0 plies', () => {
  const position = read(agere, 'y/y,1/y,2 2 immediate');
  expect(new Solver(position, { megabytes: 1 }).solve(position)).toMatchObject({ value: 'loss', distance: 0 });
});

test('what is refuted within few plies is not taken for a win later on', () => {
  const random = new Random(7);
  const opening = play(start(crosscut, { size: 6 }), 'c3');
  const solver = new Solver(opening, { megabytes: 8 });
  solver.solve(opening);
  const found: Value[] = [];
  const expected: Value[] = [];
  for (let game = 0; game < 150; game++) {
    const position = opening.clone();
    for (let ply = 0; ply < 3 && !position.over; ply++) position.play(randomMove(position, random));
    found.push(solver.solve(position).value);
    expected.push(new Solver(position, { megabytes: 1 }).value(position));
  }
  expect(expected).toContain('loss');
  expect(found).toEqual(expected);
});

test('a search that is stopped does not know, and goes on later with what it learned', () => {
  const position = play(start(agere, { size: 4, win: 'immediate' }), 'a1');
  let patience = 1;
  const solver = new Solver(position, { megabytes: 64, stop: () => patience-- <= 0 });
  expect(solver.solve(position).value).toBe('unknown');
  patience = 1_000_000;
  expect(solver.solve(position)).toMatchObject({ value: 'loss', distance: 14 });
});

test('progress is reported in both stages', () => {
  const stages = new Set<string>();
  const position = play(start(crosscut, { size: 6 }), 'b2');
  new Solver(position, { megabytes: 64, report: ({ stage }) => stages.add(stage) }).solve(position);
  expect([...stages]).toEqual(['value', 'distance']);
});

test.each([
  { game: crosscut, options: { size: 6 } },
  { game: agere, options: { size: 4 } },
])('all images of a position have one key, and moves find their way back: $game.id', ({ game, options }) => {
  const random = new Random(9);
  const position = start(game, options);
  const key = new SolveKey(position);
  for (let ply = 0; ply < 6; ply++) position.play(randomMove(position, random));
  key.read(position);
  const { lo, hi } = key;
  const move = legalMoves(position)[0];
  expect(key.turnBack(key.turnMove(move))).toBe(move);
  for (const { cells } of boardSymmetries(position.board)) {
    const image = position.clone();
    cells.forEach((to, from) => {
      image.slots[to] = position.slots[from];
    });
    key.read(image);
    expect([key.lo, key.hi]).toEqual([lo, hi]);
  }
  position.play(move);
  key.read(position);
  expect([key.lo, key.hi]).not.toEqual([lo, hi]);
});

test('a full table keeps what took most work', () => {
  const table = new SolveTable(1);
  table.put(7, 9, -5, 2 ** 26 - 1, 1_000_000);
  for (let entry = 0; entry < 300_000; entry++) table.put(entry * 12_345, entry * 54_321 + 1, entry, 1, 1);
  const at = table.find(7, 9);
  expect([table.first(at), table.second(at)]).toEqual([-5, 2 ** 26 - 1]);
  expect(table.find(8, 9)).toBe(-1);
});

test('a table can be moved into one of another size, without what was cheap to find', () => {
  const table = new SolveTable(1);
  for (let entry = 1; entry <= 1000; entry++) table.put(entry, -entry, entry + 5, entry + 7, entry % 2 === 0 ? 1 : 100);
  expect(table.fill).toBeCloseTo(1000 / 2 ** 16);
  const other = new SolveTable(2);
  const chunk = new Int32Array(4 * 64);
  for (let from = 0; from >= 0; ) {
    const { next, filled } = table.take(from, 8, chunk);
    other.give(chunk, filled);
    from = next;
  }
  expect(other.fill).toBeCloseTo(500 / 2 ** 17);
  expect(other.find(8, -8)).toBe(-1);
  const at = other.find(9, -9);
  expect([other.first(at), other.second(at)]).toEqual([14, 16]);
});
