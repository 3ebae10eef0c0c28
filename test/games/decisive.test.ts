import { expect, test } from 'vitest';
import { games } from '../../src/games/index.ts';
import { position } from '../support/pictures.ts';

// What decided a finished game is drawn on its board at the end.
function decisive(id: string, text: string): string {
  const game = games.find((one) => one.id === id) ?? expect.fail();
  const ended = position(game, text);
  expect(ended.over).toBe(true);
  return (game.decisive?.(ended) ?? expect.fail()).map((cell) => ended.board.names[cell]).join(' ');
}

test('the line across in Crosscut, by Mark Steere', () => {
  expect(decisive('crosscut', '5/5/1rrr1/5/5 2')).toBe('b3 c3 d3');
  expect(decisive('crosscut', '6/2b3/1rbr2/2br2/2b3/6 1')).toBe('c2 c3 c4 c5');
});

test('the chain that joins all three sides in Agere', () => {
  expect(decisive('agere', 'y/b,y/b,y,b 1')).toBe('a2 b2 c1');
});

test('the pieces on the far row in Epaminondas, and the stones that crossed in Crossings', () => {
  expect(decisive('epaminondas', '2b4w6/bb12/1b4b4w2/7wb1w3/14/9w3b/14/14/w11wb/1w11b/2w11/3w2w1ww1w2 1 2')).toBe(
    'h12',
  );
  expect(decisive('crossings', '1w3ww1/1w4w1/1w5b/bw1b4/8/4b3/7w/b3b3 2 0')).toBe('b8 f8 g8');
});

test.each([
  [
    'azacru',
    '11w,1,-,-,-,-,-,-,-/-,-,2,2,2,2,-,1,-/-,2,2,2,-,-,2,1,-/-,22sw,-,2,2,2,2,2,-/2,-,-,1,2,1,-,-,-/2,-,1,1,1,1,1,-,11e/2,1,2,1,2,-,-,1,-/2,1,-,1,2,-,-,-,-/-,11s,-,-,-,22se,-,-,- 1 2 1 0',
    23,
  ],
  [
    'lilacru',
    '11n,11nw,22w,2,2,2,-,-,-/1,22n,1,-,2,2,2,1,-/1,2,-,1,-,2,1,2,-/1,2,-,1,2,2,1,-,-/-,1,2,2,1,-,2,1,-/-,1,2,2,1,-,2,1,-/-,2,2,-,1,2,1,2,22e/2,-,2,-,1,2,1,1,-/-,-,-,2,2,22s,11s,11s,- 1 2 0',
    31,
  ],
  [
    'shacru',
    '-,-,2,11w,1,1,1,1,-/-,2,2,2,-,-,-,1,1/2,2,22s,-,-,-,1,-,1/2,11w,1,1,1,1,-,2,1/2,2,2,2,1,1,1,2,1/22w,2,1,1,2,2,2,1,1/2,1,2,1,1,1,1,1,-/2,2,2,2,1,1,1,1,1/-,2,2,2,22e,2,22e,11s,11s 2 2 1',
    36,
  ],
  [
    'pacru',
    '-,-,-,-,-,-,-4n,-,-/-,-,-,-,-,-,-,-,-/-,-,-,-,-,-,-,-,-/-,-,-,-,-,-,-,-,4/-,-,-,-,-,-,-,-,-4n/-,-,-,-,-,-,-,3,-/-,-,-,-,-,-,-,-,-/-,1,-,-,-,-,-,-,-/-4w,-,-,-,-,-,-,-,- 2 4 180',
    1,
  ],
])('the tiles of the winner in %s', (id, text, count) => {
  expect(decisive(id, text).split(' ')).toHaveLength(count);
});
