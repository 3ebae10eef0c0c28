import { expect, test } from 'vitest';
import { position } from '../../test/support/pictures.ts';
import { defaultOptions } from '../core/options.ts';
import { startPosition } from '../core/position.ts';
import { games } from '../games/index.ts';
import { drawPlain } from './plain.ts';
import { makeScene } from './scene.ts';
import { drawSvg } from './svg.ts';

function game(id: string) {
  const found = games.find((one) => one.id === id);
  if (found === undefined) throw new Error(`no game ${id}`);
  return found;
}

test('a triangle as plain text: each row shifted by half a cell', () => {
  expect(drawPlain(position(game('agere'), '1/y,b/by,1,1 1'))).toBe(
    [' c     .', ' b   y   b', ' a by  .   .', '   1   2   3'].join('\n'),
  );
});

test('a square board as plain text: ranks and files', () => {
  expect(drawPlain(position(game('crosscut'), '5/1r3/2b2/5/5 1'))).toBe(
    [' 5 . . . . .', ' 4 . r . . .', ' 3 . . b . .', ' 2 . . . . .', ' 1 . . . . .', '   a b c d e'].join('\n'),
  );
});

test('the outline of a land has twelve edges, and nine lands have all of theirs', () => {
  const { outlines } = makeScene(startPosition(game('azacru'), defaultOptions(game('azacru').options)));
  expect(outlines.length).toBe(9 * 12);
});

test('a stack is drawn from bottom to top, with its height and without a ring', () => {
  const svg = drawSvg(makeScene(position(game('agere'), '1/2/by,1,b 1')), 'a <stack>');
  const discs = [...svg.matchAll(/class="mark disc (ink-\w+) seat-(\d)"/g)].map(([, ink, seat]) => `${ink} ${seat}`);
  expect(discs).toEqual(['ink-blue 2', 'ink-yellow 1', 'ink-blue 2']);
  expect(svg.match(/class="ring/g)?.length).toBe(1);
  expect(svg).toContain('class="height"');
  expect(svg).toContain('<title>a &lt;stack></title>');
});

test.each(games)('every mark of $name has an ink and a seat', (one) => {
  const svg = drawSvg(makeScene(startPosition(one, defaultOptions(one.options))), one.name);
  expect(svg).not.toContain('undefined');
  expect(svg).not.toContain('NaN');
});
