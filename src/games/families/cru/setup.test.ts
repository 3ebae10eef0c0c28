import { describe, expect, test } from 'vitest';
import { expectPicture, start } from '../../../../test/support/pictures.ts';
import { azacru } from '../../azacru/index.ts';
import { shacru } from '../../shacru/index.ts';

/** §2: the games of the family share one start diagram for each number of players. */
describe.each([azacru, shacru])('$name begins', (game) => {
  test('with two players', () => {
    expectPicture(
      start(game, { players: 2 }),
      `
       .   .   .   .  -2s  .   .   .  -1sw
       .   .   .   .   .   .   .   .   .
      -2e  .   .   .   .   .   .   .  -2w
       .   .   .   .   .   .   .   .   .
       .   .   .   .   .   .   .   .   .
       .   .   .   .   .   .   .   .   .
      -1e  .   .   .   .   .   .   .  -1w
       .   .   .   .   .   .   .   .   .
      -2ne .   .   .  -1n  .   .   .   .`,
    );
  });

  test('with three players', () => {
    expectPicture(
      start(game, { players: 3 }),
      `
       .   .  -2s  .   .   .  -3s  .   .
       .   .   .   .   .   .   .   .   .
       .   .   .   .   .   .   .   .   .
       .   .   .   .   .   .   .   .   .
      -2e  .   .   .   .   .   .   .  -3w
       .   .   .   .   .   .   .   .   .
      -1e  .   .   .   .   .   .   .  -1w
       .   .   .   .   .   .   .   .   .
       .   .  -2n  .  -1n  .  -3n  .   .`,
    );
  });

  test('with four players', () => {
    expectPicture(
      start(game, { players: 4 }),
      `
       .   .  -2s  .  -3s  .  -4s  .   .
       .   .   .   .   .   .   .   .   .
      -3e  .   .   .   .   .   .   .  -3w
       .   .   .   .   .   .   .   .   .
      -2e  .   .   .   .   .   .   .  -4w
       .   .   .   .   .   .   .   .   .
      -1e  .   .   .   .   .   .   .  -1w
       .   .   .   .   .   .   .   .   .
       .   .  -2n  .  -1n  .  -4n  .   .`,
    );
  });

  test.each([2, 3, 4])('with player 1 to move, of %i', (players) => {
    expect(start(game, { players }).turn).toBe(0);
  });
});
