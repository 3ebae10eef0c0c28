import { expect, test } from 'vitest';
import type { Game } from '../../src/core/game.ts';
import { boardSymmetries } from '../../src/core/symmetry.ts';
import { drawPlain } from '../../src/view/plain.ts';
import { makeScene, sceneOf } from '../../src/view/scene.ts';
import { plainText } from '../../src/view/styled.ts';
import { drawSvg } from '../../src/view/svg.ts';
import { drawTerminal } from '../../src/view/terminal.ts';
import { play, position, start } from '../support/pictures.ts';
import { alquerque } from '../support/shapes/alquerque/index.ts';
import { gomoku } from '../support/shapes/gomoku/index.ts';
import { hex } from '../support/shapes/hex/index.ts';
import { yavalath } from '../support/shapes/yavalath/index.ts';

// What SVG shows of boards of other shapes, as letters where it stands: lines, sides, labels and pieces.

/** A letter for every quarter of a cell's width, and a row for every half of the distance of two rows. */
function sketch(game: Game, text: string): string {
  const svg = drawSvg(makeScene(position(game, text)), game.name);
  const high = position(game, text).board.directionCount === 6 ? 10 * Math.sqrt(3) : 20;
  const spots: [x: number, y: number, letter: string][] = [];
  for (const [, kind, x1, y1, x2, y2] of svg.matchAll(
    /<line class="(line|side) ?[^"]*" x1="(\S+)" y1="(\S+)" x2="(\S+)" y2="(\S+)"/g,
  )) {
    const [right, down] = [Number(x2) - Number(x1), Number(y2) - Number(y1)];
    const slope = Math.abs(down) < 1 ? '-' : Math.abs(right) < 1 ? '|' : right * down > 0 ? '\\' : '/';
    const letter = kind === 'line' || slope !== '-' ? slope : '=';
    spots.push([(Number(x1) + Number(x2)) / 2, (Number(y1) + Number(y2)) / 2, letter]);
  }
  for (const [, x, y, label] of svg.matchAll(/<text class="label" x="(\S+)" y="(\S+)"[^>]*>(\w+)/g)) {
    spots.push([Number(x), Number(y) + high / 4, label]);
  }
  for (const [, x, y, seat] of svg.matchAll(/translate\((\S+) (\S+)\)"><g class="mark disc ink-\w+ seat-(\d)/g)) {
    spots.push([Number(x), Number(y), seat === '1' ? 'X' : 'O']);
  }
  const placed = spots.map(([x, y, letter]) => [Math.round(x / 10), Math.round(y / high), letter] as const);
  const [left, top] = [Math.min(...placed.map(([x]) => x)), Math.min(...placed.map(([, y]) => y))];
  const rows: string[][] = [];
  for (const [x, y, letter] of placed) {
    rows[y - top] ??= [];
    rows[y - top][x - left] = letter;
  }
  const lines = Array.from(rows, (row = []) => Array.from(row, (letter = ' ') => letter).join(''));
  return `\n${lines.join('\n')}\n`;
}

test('the sides of a rhombus lie along it', () =>
  expect(sketch(hex, '5/2r2/2b2/5/5 1')).toMatchInlineSnapshot(`
    "
         =   =   =   =   =
                            \\
    5
      \\                       \\
      4            X
        \\                       \\
        3            O
          \\                       \\
          2
            \\                       \\
            1
              \\
                 =   =   =   =   =
                 a   b   c   d   e
    "
  `));
test('a hexagon has labels along two of its sides', () =>
  expect(sketch(yavalath, '3/1w2/2b2/4/3 1')).toMatchInlineSnapshot(`
    "
       e

     d       X

    c          O

     b                   5

       a               4

             1   2  3
    "
  `));
test('lines join points', () =>
  expect(sketch(gomoku, '5/1b3/2w2/5/5 1')).toMatchInlineSnapshot(`
    "
    5    -   -   -   -
       |   |   |   |   |
    4    - X -   -   -
       |   |   |   |   |
    3    -   - O -   -
       |   |   |   |   |
    2    -   -   -   -
       |   |   |   |   |
    1    -   -   -   -

       a   b   c   d   e
    "
  `));

/** A board whose points differ: only every second has diagonals. */
const LONE = '5/1b3/2w2/5/5 1';

test('diagonals stand where points have them', () =>
  expect(sketch(alquerque, LONE)).toMatchInlineSnapshot(`
    "
    5    -   -   -   -
       | \\ | / | \\ | / |
    4    - O -   -   -
       | / | \\ | / | \\ |
    3    -   - X -   -
       | \\ | / | \\ | / |
    2    -   -   -   -
       | / | \\ | / | \\ |
    1    -   -   -   -

       a   b   c   d   e
    "
  `));
test('in a terminal, where rows leave room for them', () => {
  const lines = drawTerminal(sceneOf(position(alquerque, LONE), false), {}, { ascii: false, colour: false, scale: 2 });
  expect(`\n${lines.map((line) => plainText(line).trimEnd()).join('\n')}\n`).toMatchInlineSnapshot(`
    "
     5   ┌────┬────┬────┬────┐
         │  ╲ │  ╱ │  ╲ │  ╱ │
     4   ├────○────┼────┼────┤
         │  ╱ │  ╲ │  ╱ │  ╲ │
     3   ├────┼────●────┼────┤
         │  ╲ │  ╱ │  ╲ │  ╱ │
     2   ├────┼────┼────┼────┤
         │  ╱ │  ╲ │  ╱ │  ╲ │
     1   └────┴────┴────┴────┘

         a    b    c    d    e
    "
  `);
});
test('as plain text', () =>
  expect(`\n${drawPlain(position(alquerque, LONE))}\n`).toMatchInlineSnapshot(`
  "
   5 +-+-+-+-+
   4 +-b-+-+-+
   3 +-+-w-+-+
   2 +-+-+-+-+
   1 +-+-+-+-+
     a b c d e
  "
`));

test('pieces move along the lines of their point only', () => {
  const { board } = start(alquerque);
  expect(boardSymmetries(board).length).toBe(8);
  const near = (name: string) =>
    [...board.next.subarray(board.names.indexOf(name) * 8).subarray(0, 8)].filter((cell) => cell < board.cellCount);
  expect([near('c3').length, near('b3').length, near('a1').length, near('a2').length]).toEqual([8, 4, 3, 3]);
  const taken = play(start(alquerque), 'b2-c3', 'd4-b2');
  expect(taken.slots[board.names.indexOf('c3')]).toBe(0);
});
