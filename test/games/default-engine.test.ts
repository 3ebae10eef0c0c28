import { expect, test } from 'vitest';
import { optionsOf } from '../../src/core/options.ts';
import { randomMove } from '../../src/core/play/playout.ts';
import { startPosition } from '../../src/core/position.ts';
import { Random } from '../../src/core/random.ts';
import { bestSearch } from '../../src/search/levels/levels.ts';
import { limitsOf } from '../../src/search/search.ts';
import { plainUct } from '../../src/search/yardsticks/plain-uct.ts';
import { hex } from '../support/shapes/hex/index.ts';

const GAMES = 12;
const LIMITS = limitsOf({ nodes: 400 });

test('a connection game that says nothing of computers has one that beats the yardstick', () => {
  let won = 0;
  for (let game = 0; game < GAMES; game++) {
    const random = new Random(game >> 1);
    const position = startPosition(hex, optionsOf(hex.options, { size: 7 }));
    for (let ply = 0; ply < 2; ply++) position.play(randomMove(position, random));
    const searches = [bestSearch(hex, 2, 1), plainUct(1)];
    const mine = game & 1;
    while (!position.over) position.play(searches[position.turn ^ mine].think(position, LIMITS).move);
    if (position.winners === 1 << mine) won++;
  }
  expect(won).toBeGreaterThanOrEqual(9);
});
