import { describe, expect, test } from 'vitest';
import { optionsOf } from '../core/options.ts';
import { startPosition } from '../core/position.ts';
import { games } from '../games/index.ts';
import { sideBars } from './bars.ts';
import { sceneOf } from './scene.ts';
import type { Drawing } from './sheet-layout.ts';
import { lineWidth, plainText } from './styled.ts';
import { drawTerminal, terminalSize } from './terminal.ts';

const PLAIN: Drawing = { ascii: false, colour: false, scale: 1 };

describe('sides that belong to a player', () => {
  function drawSides(
    id: string,
    size: number,
    sides: readonly (readonly string[])[],
    drawing: Partial<Drawing>,
  ): string {
    const game = games.find((one) => one.id === id) ?? expect.fail();
    const position = startPosition(game, optionsOf(game.options, { size }));
    const { board } = position;
    const cells = (names: readonly string[]) => names.map((name) => board.names.indexOf(name));
    const scene = {
      ...sceneOf(position, false),
      bars: sides.flatMap((names, seat) => sideBars(board, cells(names), seat % 2)),
    };
    const lines = drawTerminal(scene, {}, { ...PLAIN, ...drawing });
    expect(terminalSize(scene, { ...PLAIN, ...drawing })).toEqual({ columns: lineWidth(lines[0]), rows: lines.length });
    return `\n${lines.map((line) => plainText(line).trimEnd()).join('\n')}\n`;
  }

  const SQUARE = [
    ['a1', 'b1', 'c1', 'd1', 'e1'],
    ['a1', 'a2', 'a3', 'a4', 'a5'],
    ['a5', 'b5', 'c5', 'd5', 'e5'],
    ['e1', 'e2', 'e3', 'e4', 'e5'],
  ];
  const TRIANGLE = [
    ['a1', 'a2', 'a3', 'a4'],
    ['a1', 'b1', 'c1', 'd1'],
    ['a4', 'b3', 'c2', 'd1'],
  ];

  test('lines around a square in colours, signs of the players without', () => {
    expect(drawSides('crosscut', 5, SQUARE, { colour: true })).toMatchInlineSnapshot(`
      "
          ━━━ ━━━━━━━━━ ━━━
       5 ┃ ·   ·  ·  ·   · ┃
             ┏━━━━━━━━━┓
       4 ┃ · ┃ ·  ·  · ┃ · ┃
       3 ┃ · ┃ ·  ·  · ┃ · ┃
       2 ┃ · ┃ ·  ·  · ┃ · ┃
             ┗━━━━━━━━━┛
       1 ┃ ·   ·  ·  ·   · ┃
          ━━━ ━━━━━━━━━ ━━━
           a   b  c  d   e
      "
    `);
    expect(drawSides('crosscut', 5, SQUARE, {})).toMatchInlineSnapshot(`
      "
          ●●● ●●●●●●●●● ●●●
       5 ○ ·   ·  ·  ·   · ○
             ┏━━━━━━━━━┓
       4 ○ · ┃ ·  ·  · ┃ · ○
       3 ○ · ┃ ·  ·  · ┃ · ○
       2 ○ · ┃ ·  ·  · ┃ · ○
             ┗━━━━━━━━━┛
       1 ○ ·   ·  ·  ·   · ○
          ●●● ●●●●●●●●● ●●●
           a   b  c  d   e
      "
    `);
  });

  test('slanting lines along a triangle, also of ASCII', () => {
    expect(drawSides('agere', 4, TRIANGLE, { colour: true })).toMatchInlineSnapshot(`
      "

       d       ╱ ·  ╲
       c     ╱ ·   ·  ╲
       b   ╱ ·   ·   ·  ╲
       a ╱ ·   ·   ·   ·  ╲
          ━━━━━━━━━━━━━━━━
           1   2   3   4
      "
    `);
    expect(drawSides('agere', 4, TRIANGLE, { colour: true, ascii: true, scale: 2 })).toMatchInlineSnapshot(`
      "

       d          /  .   \\
                  /      \\
       c       /  .     .   \\
               /            \\
       b    /  .     .     .   \\
            /                  \\
       a /  .     .     .     .   \\
         /                        \\
          ------------------------
            1     2     3     4
      "
    `);
  });
});
