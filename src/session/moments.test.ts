import { expect, test } from 'vitest';
import { legalTexts } from '../core/moves.ts';
import { optionsOf } from '../core/options.ts';
import { newMatch } from '../core/play/match.ts';
import { games } from '../games/index.ts';
import { Moments } from './moments.ts';

const game = games.find(({ id }) => id === 'crosscut') ?? games[0];

test('an earlier moment is a match of its own, and the running one stays as it is', () => {
  const match = newMatch(game, optionsOf(game.options, { size: 5 }));
  for (let count = 0; count < 3; count++) match.play(legalTexts(match.position)[0]);
  const moves = [...match.moves];
  const moments = new Moments();
  const past = moments.after(match, 1);
  expect([past.moves, match.moves]).toEqual([moves.slice(0, 1), moves]);
  expect(moments.after(match, 1)).toBe(past);
  match.takeBack();
  expect(moments.after(match, 2).moves).toEqual(moves.slice(0, 2));
});
