import { expect, test } from 'vitest';
import { optionsOf } from '../core/options.ts';
import { newMatch } from '../core/play/match.ts';
import { games } from '../games/index.ts';
import { makeScene } from '../view/scene.ts';
import { recoloured } from './colours.ts';

const game = games.find(({ id }) => id === 'azacru') ?? games[0];

test('each seat may have any colour of the game, in drawings and in words', () => {
  const other = recoloured(game, [2, 0]);
  const { look, texts } = game;
  expect(other.look.inks).toEqual([look.inks[2], look.inks[0], look.inks[1], look.inks[3]]);
  expect(other.texts.pt.seats.slice(0, 2)).toEqual([texts.pt.seats[2], texts.pt.seats[0]]);
  const { position } = newMatch(other, optionsOf(other.options, {}));
  expect(makeScene(position).inks[0]).toBe(look.inks[2]);
});

test('the same colour for two seats, or one that the game has not, changes nothing', () => {
  expect(recoloured(game, [1, 1])).toBe(game);
  expect(recoloured(game, [0, 9])).toBe(game);
});
