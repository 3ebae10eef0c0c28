import { describe, expect, test } from 'vitest';
import { start } from '../../../test/support/pictures.ts';
import type { Game } from '../../core/game.ts';
import { legalMoves } from '../../core/moves.ts';
import { randomMove } from '../../core/play/playout.ts';
import type { Position } from '../../core/position.ts';
import { Random } from '../../core/random.ts';
import type { Seat } from '../../core/types.ts';
import { agere } from '../../games/agere/index.ts';
import { azacru } from '../../games/azacru/index.ts';
import { crosscut } from '../../games/crosscut/index.ts';
import { crossings } from '../../games/crossings/index.ts';
import { pacru } from '../../games/pacru/index.ts';
import { shacru } from '../../games/shacru/index.ts';
import { proveWin } from './against-all.ts';

/** Whether a seat wins within so many plies whatever all but its helpers do: everything is tried. */
function wins(position: Position, seat: Seat, plies: number, helpers = 0): boolean {
  if (position.over) return position.winners === 1 << seat;
  if (plies === 0) return false;
  const attacks = ((((1 << seat) | helpers) >> position.turn) & 1) === 1;
  const outcome = (move: number) => {
    position.play(move);
    const won = wins(position, seat, plies - 1, helpers);
    position.undo();
    return won;
  };
  return attacks ? legalMoves(position).some(outcome) : legalMoves(position).every(outcome);
}

/** A position of a random game `plies` before its end. */
function late(game: Game, players: number, options: Record<string, number>, random: Random, plies: number): Position {
  const position = start(game, { players, ...options });
  while (!position.over) position.play(randomMove(position, random));
  for (let ply = 0; ply < plies; ply++) position.undo();
  return position.clone();
}

describe('a win against everybody is found where trying everything finds one', () => {
  test.each([
    { game: shacru, players: 2, options: {}, deep: 5 },
    { game: shacru, players: 3, options: {}, deep: 5 },
    { game: shacru, players: 4, options: {}, deep: 5 },
    { game: pacru, players: 3, options: {}, deep: 1 },
    { game: crosscut, players: 2, options: { size: 5 }, deep: 5 },
    { game: agere, players: 2, options: { size: 3 }, deep: 6 },
    { game: crossings, players: 2, options: {}, deep: 2 },
  ])('$game.id of $players', ({ game, players, options, deep }) => {
    const random = new Random(7);
    let won = 0;
    let held = 0;
    for (let round = 0; round < (game === pacru ? 3 : 12); round++) {
      const position = late(game, players, options, random, 1 + random.below(deep));
      for (let seat = 0; seat < players; seat++) {
        const { within, refuted, line } = proveWin(position, seat, { plies: deep, moves: 3_000_000 });
        const soonest = Array.from({ length: deep }, (_, at) => at + 1).find((plies) => wins(position, seat, plies));
        expect([within, refuted]).toEqual([soonest ?? 0, soonest === undefined ? deep : soonest - 1]);
        if (within === 0) held++;
        else {
          won++;
          const end = position.clone();
          for (const move of line) end.play(move);
          expect([line.length, end.winners]).toEqual([within, 1 << seat]);
        }
      }
    }
    expect(won).toBeGreaterThan(2);
    expect(held).toBeGreaterThan(2);
  });
});

describe('a win that one seat lets happen is found where trying everything finds one', () => {
  test.each([
    { game: shacru, players: 3, deep: 6 },
    { game: shacru, players: 4, deep: 6 },
    { game: azacru, players: 3, deep: 2 },
  ])('$game.id of $players', ({ game, players, deep }) => {
    const random = new Random(9);
    let helped = 0;
    for (let round = 0; round < 16; round++) {
      const position = late(game, players, {}, random, 1 + random.below(deep));
      for (let seat = 0; seat < players; seat++) {
        const helpers = 1 << ((seat + 1) % players);
        const { within, refuted, line } = proveWin(position, seat, { plies: deep, moves: 3_000_000, helpers });
        const soonest = Array.from({ length: deep }, (_, at) => at + 1).find((plies) =>
          wins(position, seat, plies, helpers),
        );
        expect([within, refuted]).toEqual([soonest ?? 0, soonest === undefined ? deep : soonest - 1]);
        if (within > 0 && proveWin(position, seat, { plies: deep, moves: 3_000_000 }).within === 0) helped++;
        const end = position.clone();
        for (const move of line) end.play(move);
        expect(line.length).toBe(within);
        if (within > 0) expect(end.winners).toBe(1 << seat);
      }
    }
    if (players === 3 && deep > 2) expect(helped).toBeGreaterThan(0);
  });
});

test('a proof that costs too much is left open', () => {
  const found = proveWin(start(crossings), 0, { plies: 9, moves: 2000 });
  expect(found).toMatchObject({ within: 0, line: [] });
  expect(found.refuted).toBeLessThan(9);
  expect(proveWin(start(crossings), 0, { plies: 9, moves: 2000 })).toEqual(found);
});
