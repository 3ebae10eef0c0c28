import { expect, test } from 'vitest';
import { picture } from '../../../test/support/pictures.ts';
import type { Game } from '../../core/game.ts';
import { legalMoves, writeMove } from '../../core/moves.ts';
import { defaultOptions, optionsOf } from '../../core/options.ts';
import { type Position, startPosition } from '../../core/position.ts';
import { crosscut } from '../../games/crosscut/index.ts';
import { games } from '../../games/index.ts';
import { limitsOf, WIN } from '../search.ts';
import { minimaxTwo } from './minimax-two.ts';

const LIMITS = limitsOf({});
const choice = (position: Position) => writeMove(position, minimaxTwo(1).think(position, LIMITS).move);

const board = `
  . . . . . . . .
  . . . . . . . .
  . r r r . r r .
  . . . . . . . .
  . . b . b . b .
  . b . b . . . .
  . . . . . . . .
  . . . . . . . .`;

test('it takes a win and sees that the other would', () => {
  const winning = picture(crosscut, board);
  expect(choice(winning)).toBe('e6');
  expect(minimaxTwo(1).think(winning, LIMITS).score).toBe(WIN - 1);
  expect(choice(picture(crosscut, board, '2'))).toBe('e6');
});

test('it plays every game with every number of seats, and leaves the position alone', () => {
  for (const game of games) {
    for (const players of game.options.players) {
      const position = startPosition(game, optionsOf(game.options, { players }));
      const before = position.clone();
      expect(legalMoves(position)).toContain(minimaxTwo(1).think(position, LIMITS).move);
      expect(position.equals(before)).toBe(true);
    }
  }
});

test('it is frozen: the first moves of a game against itself never change', () => {
  const line = (game: Game) => {
    const position = startPosition(game, defaultOptions(game.options));
    const search = minimaxTwo(1);
    const moves: string[] = [];
    while (moves.length < 6) {
      const { move } = search.think(position, LIMITS);
      moves.push(writeMove(position, move));
      position.play(move);
    }
    return `${game.id}: ${moves.join(' ')}`;
  };
  // Games added later may be missing here.
  expect(games.map(line)).toEqual(
    expect.arrayContaining([
      'agere: c6 e3 f1 c3 e2 a8',
      'azacru: e1-f2 e9-d8 f2-f3 d8-d7 i9-h8 i7-h7',
      'crosscut: d5 f6 c7 c5 g7 c4',
      'crossings: b1-e4 b8-e5 a1-d4 a8-d5 h1-f3 c8-f5',
      'epaminondas: m1-j4 b12-e9 n1-k4 a12-d9 l1-i4 c12-f9',
      'lilacru: a3-b2 a1-b1 b2-c2 i7-h6 i3-h3 e9-d8',
      'pacru: e1-f2 e9-d8 f2-f3 d8-d7 a3-b4=b6 a7-b7',
      'shacru: e1-f2 e9-d8 f2-f3 d8-d7 i9-h8 i7-h7',
    ]),
  );
});
