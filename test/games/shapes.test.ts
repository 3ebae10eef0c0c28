import { describe, expect, test } from 'vitest';
import type { Game } from '../../src/core/game.ts';
import { cornersOf, slabOf } from '../../src/view/drawing/frame.ts';
import { drawPlain } from '../../src/view/plain.ts';
import { makeScene, sceneOf } from '../../src/view/scene.ts';
import type { Drawing } from '../../src/view/sheet-layout.ts';
import { plainText } from '../../src/view/styled.ts';
import { drawSvg } from '../../src/view/svg.ts';
import { drawTerminal, terminalSize } from '../../src/view/terminal.ts';
import { position } from '../support/pictures.ts';
import { gomoku } from '../support/shapes/gomoku/index.ts';
import { hex } from '../support/shapes/hex/index.ts';
import { yavalath } from '../support/shapes/yavalath/index.ts';

// Games that bring boards of their own shape, drawn from the data of the board alone.
const HEX = '5/2r2/2b2/5/5 1';
const YAVALATH = '3/1w2/2b2/4/3 1';
const GOMOKU = '5/1b3/2w2/5/5 1';

function plain(game: Game, text: string): string {
  return `\n${drawPlain(position(game, text))}\n`;
}

function terminal(game: Game, text: string, drawing: Partial<Drawing>, isTurned = false): string {
  const scene = sceneOf(position(game, text), isTurned);
  const whole: Drawing = { ascii: false, colour: false, scale: 1, ...drawing };
  const lines = drawTerminal(scene, {}, whole);
  expect(terminalSize(scene, whole).rows).toBe(lines.length);
  return `\n${lines.map((line) => plainText(line).trimEnd()).join('\n')}\n`;
}

describe('a rhombus with sides that belong to the players', () => {
  test('as plain text', () =>
    expect(plain(hex, HEX)).toMatchInlineSnapshot(`
    "
        rrrrrrrrrrr
     5 b . . . . . b
     4  b . . r . . b
     3   b . . b . . b
     2    b . . . . . b
     1     b . . . . . b
            rrrrrrrrrrr
             a b c d e
    "
  `));
  test('in a terminal with colours', () =>
    expect(terminal(hex, HEX, { colour: true })).toMatchInlineSnapshot(`
    "
        ━━━━━━━━━━━━━━━━━━━━
     5 ╲ ·   ·   ·   ·   ·  ╲
     4   ╲ ·   ·   ●   ·   ·  ╲
     3     ╲ ·   ·   ○   ·   ·  ╲
     2       ╲ ·   ·   ·   ·   ·  ╲
     1         ╲ ·   ·   ·   ·   ·  ╲
                ━━━━━━━━━━━━━━━━━━━━
                 a   b   c   d   e
    "
  `));
  test('in a terminal without colours', () =>
    expect(terminal(hex, HEX, {})).toMatchInlineSnapshot(`
    "
        ●●●●●●●●●●●●●●●●●●●●
     5 ○ ·   ·   ·   ·   ·  ○
     4   ○ ·   ·   ●   ·   ·  ○
     3     ○ ·   ·   ○   ·   ·  ○
     2       ○ ·   ·   ·   ·   ·  ○
     1         ○ ·   ·   ·   ·   ·  ○
                ●●●●●●●●●●●●●●●●●●●●
                 a   b   c   d   e
    "
  `));
  test('in ASCII', () =>
    expect(terminal(hex, HEX, { ascii: true, colour: true })).toMatchInlineSnapshot(`
    "
        --------------------
     5 \\ .   .   .   .   .  \\
     4   \\ .   .   X   .   .  \\
     3     \\ .   .   O   .   .  \\
     2       \\ .   .   .   .   .  \\
     1         \\ .   .   .   .   .  \\
                --------------------
                 a   b   c   d   e
    "
  `));
});

test('sides are drawn in the inks of their owners', () => {
  const lines = drawTerminal(sceneOf(position(hex, HEX), false), {}, { ascii: false, colour: true, scale: 1 });
  const inks = lines.flat().flatMap(({ text, style }) => (/[━╲]/.test(text) ? [`${text[0]} ${style?.ink}`] : []));
  expect(new Set(inks)).toEqual(new Set(['━ vermilion', '╲ blue']));
  expect(inks.length).toBe(2 + 2 * 5);
});

describe('a hexagon', () => {
  test('as plain text', () =>
    expect(plain(yavalath, YAVALATH)).toMatchInlineSnapshot(`
    "
     e   . . .
     d  . w . .
     c . . b . .
     b  . . . . 5
     a   . . . 4
          1 2 3
    "
  `));
  test('in a terminal', () =>
    expect(terminal(yavalath, YAVALATH, {})).toMatchInlineSnapshot(`
    "
     e      ·   ·   ·
     d    ·   ●   ·   ·
     c  ·   ·   ○   ·   ·
     b    ·   ·   ·   ·   5
     a      ·   ·   ·   4
              1   2   3
    "
  `));
  test('in ASCII', () =>
    expect(terminal(yavalath, YAVALATH, { ascii: true, scale: 2 })).toMatchInlineSnapshot(`
    "
     e         .     .     .

     d      .     X     .     .

     c   .     .     O     .     .

     b      .     .     .     .     5

     a         .     .     .     4

                  1     2     3
    "
  `));
  test('from the other side', () =>
    expect(terminal(yavalath, YAVALATH, {}, true)).toMatchInlineSnapshot(`
      "
       a      ·   ·   ·
       b    ·   ·   ·   ·
       c  ·   ·   ○   ·   ·
       d    ·   ·   ●   ·   1
       e      ·   ·   ·   2
                5   4   3
      "
    `));
});

describe('points', () => {
  test('as plain text', () =>
    expect(plain(gomoku, GOMOKU)).toMatchInlineSnapshot(`
    "
     5 +-+-+-+-+
     4 +-b-+-+-+
     3 +-+-w-+-+
     2 +-+-+-+-+
     1 +-+-+-+-+
       a b c d e
    "
  `));
  test('in a terminal', () =>
    expect(terminal(gomoku, GOMOKU, {})).toMatchInlineSnapshot(`
    "
     5  ┌──┬──┬──┬──┐
     4  ├──●──┼──┼──┤
     3  ├──┼──○──┼──┤
     2  ├──┼──┼──┼──┤
     1  └──┴──┴──┴──┘
        a  b  c  d  e
    "
  `));
  test('in a terminal with larger cells', () =>
    expect(terminal(gomoku, GOMOKU, { scale: 2 })).toMatchInlineSnapshot(`
    "
     5   ┌────┬────┬────┬────┐
         │    │    │    │    │
     4   ├────●────┼────┼────┤
         │    │    │    │    │
     3   ├────┼────○────┼────┤
         │    │    │    │    │
     2   ├────┼────┼────┼────┤
         │    │    │    │    │
     1   └────┴────┴────┴────┘

         a    b    c    d    e
    "
  `));
  test('in ASCII', () =>
    expect(terminal(gomoku, GOMOKU, { ascii: true })).toMatchInlineSnapshot(`
    "
     5  +--+--+--+--+
     4  +--X--+--+--+
     3  +--+--O--+--+
     2  +--+--+--+--+
     1  +--+--+--+--+
        a  b  c  d  e
    "
  `));
});

test('SVG has the shape of each board, its lines and its sides', () => {
  const count = (game: Game, text: string) => {
    const svg = drawSvg(makeScene(position(game, text)), game.name);
    const counts: Record<string, number> = {};
    for (const [, name] of svg.matchAll(/class="(line|side ink-\w+|mark disc|label)\b/g)) {
      counts[name] = (counts[name] ?? 0) + 1;
    }
    return counts;
  };
  expect(count(hex, HEX)).toMatchInlineSnapshot(`
    {
      "label": 10,
      "mark disc": 2,
      "side ink-blue": 10,
      "side ink-vermilion": 10,
    }
  `);
  expect(count(yavalath, YAVALATH)).toMatchInlineSnapshot(`
    {
      "label": 10,
      "mark disc": 2,
    }
  `);
  expect(count(gomoku, GOMOKU)).toMatchInlineSnapshot(`
    {
      "label": 10,
      "line": 40,
      "mark disc": 2,
    }
  `);
});

test('cells have their corners wherever they lie, and the slab goes around all of them', () => {
  const corners = (game: Game, text: string) =>
    [cornersOf, slabOf].map((of) => of(makeScene(position(game, text))).length);
  expect(corners(hex, HEX)).toEqual([6, 8]);
  expect(corners(yavalath, YAVALATH)).toEqual([6, 12]);
  expect(corners(gomoku, GOMOKU)).toEqual([4, 4]);
});
