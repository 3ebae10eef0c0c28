import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { start } from '../../test/support/pictures.ts';
import { writeMove } from '../core/moves.ts';
import { randomMove } from '../core/play/playout.ts';
import type { Position } from '../core/position.ts';
import { Random } from '../core/random.ts';
import { games } from '../games/index.ts';
import { searchFor } from '../search/levels/levels.ts';
import { answerQuestion } from '../search/worker/service.ts';
import type { Think } from './examine.ts';
import type { Note } from './note.ts';
import { examineGame, type GameReview, reviewOf } from './review.ts';
import { shareAt, standing } from './standing.ts';

const NODES = 400;

const think: Think = async (question, report) =>
  answerQuestion(games, searchFor, question, { now: () => 0, stopped: () => false, report });

/** Moves of a game that somebody plays at random. */
function randomGame(first: Position, plies: number): string[] {
  const position = first.clone();
  const random = new Random(3);
  const moves: string[] = [];
  while (!position.over && moves.length < plies) {
    const move = randomMove(position, random);
    moves.push(writeMove(position, move));
    position.play(move);
  }
  return moves;
}

async function notesOn(first: Position, moves: readonly string[], known: readonly Note[] = []): Promise<Note[]> {
  const notes = [...known];
  for await (const note of examineGame(first, moves, known, think, NODES)) notes.push(note);
  return notes;
}

const judged = (first: Position, moves: readonly string[], notes: readonly Note[]): GameReview =>
  reviewOf(first, moves, notes, 'test', NODES);

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

test('an even share stands at one half for every number of seats', () => {
  for (const seats of [2, 3, 4]) expect(standing(1 / seats, seats)).toBeCloseTo(0.5, 12);
  expect(standing(0.3, 2)).toBeCloseTo(0.3, 12);
  fc.assert(
    fc.property(fc.double({ min: 0, max: 1, noNaN: true }), fc.integer({ min: 2, max: 4 }), (share, seats) => {
      expect(shareAt(standing(share, seats), seats)).toBeCloseTo(share, 9);
    }),
  );
});

describe.each(games.map((game) => [game.name, game] as const))('%s', (_, game) => {
  test.each([...game.options.players])(
    'a game of %i is reviewed the same however often it is interrupted',
    async (players) => {
      const first = start(game, { players });
      const moves = randomGame(first, 6);
      const notes = await notesOn(first, moves);
      const whole = judged(first, moves, notes);
      const resumed = judged(first, moves, await notesOn(first, moves, notes.slice(0, 2)));
      expect(JSON.stringify(resumed)).toBe(JSON.stringify(whole));
      for (const { shares, gains, cost, mark, best, move } of whole.plies) {
        expect(sum(shares)).toBeCloseTo(1, 9);
        expect(sum(gains)).toBeCloseTo(0, 9);
        if (best[0] === move) expect([cost, mark === null || mark === '!']).toEqual([0, true]);
      }
      for (const { gave } of whole.players) expect(sum(gave)).toBeCloseTo(0, 9);
    },
  );
});

const crosscut = games.find(({ id }) => id === 'crosscut') ?? games[0];

test('throwing a proved win away is a blunder, and the winner’s choice never is', async () => {
  // Red can complete a line on b4, or on d2 by flipping c2; instead it plays elsewhere, and Blue wins.
  const first = start(crosscut, { size: 5 });
  const moves = ['b2', 'c2', 'b3', 'c3', 'd4', 'c4'];
  const { plies } = judged(first, moves, await notesOn(first, moves));
  expect(plies[4]).toMatchObject({ move: 'd4', mark: '??', proved: true, shares: [0, 1] });
  expect(['b4', 'd2']).toContain(plies[4].best[0]);
  expect(plies[5]).toMatchObject({ move: 'c4', cost: 0, mark: null, proved: true });
});
