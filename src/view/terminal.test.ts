import { describe, expect, test } from 'vitest';
import type { Game } from '../core/game.ts';
import { readMove } from '../core/moves.ts';
import { examplePosition } from '../core/play/example.ts';
import { games } from '../games/index.ts';
import { sceneOf } from './scene.ts';
import type { Drawing } from './sheet-layout.ts';
import type { Accents } from './sheet-marks.ts';
import { lineWidth, plainText } from './styled.ts';
import { drawTerminal, terminalSize } from './terminal.ts';
import { trackOf } from './track.ts';

const PLAIN: Drawing = { ascii: false, colour: false, scale: 1 };

function game(id: string): Game {
  const found = games.find((one) => one.id === id);
  if (found === undefined) throw new Error(`no game ${id}`);
  return found;
}

/** The sample position of a game as it is seen on a terminal, with a line break before it. */
function draw(id: string, drawing: Partial<Drawing> = {}, accents: Accents = {}): string {
  const scene = sceneOf(examplePosition(game(id)), false);
  const lines = drawTerminal(scene, accents, { ...PLAIN, ...drawing }).map((line) => plainText(line).trimEnd());
  return `\n${lines.join('\n')}\n`;
}

describe('without colours every owner is a letter or a sign', () => {
  test('a triangle of stacks', () => {
    expect(draw('agere')).toMatchInlineSnapshot(`
      "
       h                ·
       g              ·   ·
       f            ○   ●2  ·
       e          ●   ·   ○   ○
       d        ·   ○2  ●3  ○   ●3
       c      ·   ○2  ●   ●4  ●2  ○
       b    ·   ·   ○2  ○2  ·   ○   ·
       a  ·   ·   ·   ·   ·   ●   ·   ·
          1   2   3   4   5   6   7   8
      "
    `);
  });

  test('tiles and arrows of four players', () => {
    expect(draw('azacru')).toMatchInlineSnapshot(`
      "
       9   ·    ·    ·  ┃  b    ·   B→b ┃ C↖c  D↖d   ·
       8   ·    ·    ·  ┃  b    c   D↙d ┃ A→a   c    d
       7  B↑b   c    b  ┃  ·    c    a  ┃  ·    ·    d
         ━━━━━━━━━━━━━━━╋━━━━━━━━━━━━━━━╋━━━━━━━━━━━━━━━
       6   b    b    c  ┃  c    c    c  ┃  c   C→c   d
       5   ·    ·    ·  ┃  a    a    a  ┃  ·    d    ·
       4   b    b    a  ┃  ·    ·    a  ┃ C↘c   ·    ·
         ━━━━━━━━━━━━━━━╋━━━━━━━━━━━━━━━╋━━━━━━━━━━━━━━━
       3   b    a    ·  ┃  ·    ·    a  ┃  a    d    ·
       2   ·    b    ·  ┃  b   B→b   a  ┃  d    a    ·
       1   ·    ·   D↙d ┃  d    d   A←a ┃  a    ·    ·
           a    b    c     d    e    f     g    h    i
      "
    `);
  });

  test('discs with an inner square', () => {
    expect(draw('crosscut')).toMatchInlineSnapshot(`
      "
       8  ·   ·  ·  ·  ·  ·  ·   ·
            ┏━━━━━━━━━━━━━━━━━━┓
       7  · ┃ ●  ·  ·  ●  ·  ○ ┃ ·
       6  · ┃ ●  ●  ·  ·  ●  ○ ┃ ·
       5  · ┃ ●  ·  ·  ·  ●  ○ ┃ ·
       4  · ┃ ○  ·  ·  ·  ●  · ┃ ·
       3  · ┃ ·  ·  ·  ·  ○  · ┃ ·
       2  · ┃ ○  ○  ·  ○  ●  ● ┃ ·
            ┗━━━━━━━━━━━━━━━━━━┛
       1  ·   ·  ·  ·  ·  ·  ·   ·
          a   b  c  d  e  f  g   h
      "
    `);
  });

  test('two armies', () => {
    expect(draw('epaminondas')).toMatchInlineSnapshot(`
      "
      12  ○  ·  ·  ·  ○  ○  ·  ·  ·  ·  ·  ○  ○  ○
      11  ·  ·  ·  ·  ○  ○  ○  ○  ○  ○  ·  ·  ·  ·
      10  ·  ·  ·  ·  ○  ·  ●  ·  ·  ·  ·  ·  ·  ·
       9  ·  ·  ·  ·  ○  ●  ●  ·  ○  ·  ·  ·  ·  ·
       8  ·  ·  ·  ·  ·  ●  ●  ·  ○  ·  ·  ·  ·  ·
       7  ·  ·  ·  ·  ·  ●  ●  ○  ○  ·  ·  ·  ·  ·
       6  ·  ·  ·  ·  ·  ●  ●  ○  ·  ·  ·  ·  ·  ·
       5  ·  ·  ·  ·  ·  ●  ·  ○  ·  ·  ·  ·  ·  ·
       4  ·  ·  ·  ·  ·  ●  ·  ·  ·  ·  ·  ·  ·  ·
       3  ·  ·  ·  ·  ·  ●  ·  ·  ·  ·  ·  ·  ·  ·
       2  ●  ●  ·  ·  ●  ·  ·  ·  ·  ·  ·  ●  ●  ●
       1  ●  ·  ·  ●  ●  ·  ·  ·  ·  ·  ·  ·  ●  ●
          a  b  c  d  e  f  g  h  i  j  k  l  m  n
      "
    `);
  });

  test('tiles and arrows of two players', () => {
    expect(draw('shacru')).toMatchInlineSnapshot(`
      "
       9   ·    ·    ·  ┃  ·    ·    ·  ┃  ·    ·    ·
       8   ·    ·    b  ┃ B↗b  A↖a   b  ┃  a    a    ·
       7   ·    b    a  ┃  a    ·    a  ┃  b    b    ·
         ━━━━━━━━━━━━━━━╋━━━━━━━━━━━━━━━╋━━━━━━━━━━━━━━━
       6   ·    ·   A↙a ┃  b    a    a  ┃  ·    b   B↓b
       5   ·    ·    b  ┃  ·    b   B→b ┃  a    b    ·
       4   ·    ·    b  ┃  b   A↗a   ·  ┃  b    a   A↗a
         ━━━━━━━━━━━━━━━╋━━━━━━━━━━━━━━━╋━━━━━━━━━━━━━━━
       3   ·    a    a  ┃  b    a    ·  ┃ B↘b   a    ·
       2   ·    b    b  ┃  a    ·    a  ┃  a    ·    ·
       1   ·    ·    ·  ┃  ·    ·    ·  ┃  ·    ·    ·
           a    b    c     d    e    f     g    h    i
      "
    `);
  });
});

describe('in ASCII', () => {
  test.each(games.map(({ id }) => id))('%s has no other signs', (id) => {
    expect(draw(id, { ascii: true })).toMatch(/^[\n -~]+$/);
  });

  test('an arrow is the name of its direction', () => {
    expect(draw('shacru', { ascii: true })).toMatchInlineSnapshot(`
      "
       9   .     .     .   |  .     .     .   |  .     .     .
       8   .     .     b   | Bneb  Anwa   b   |  a     a     .
       7   .     b     a   |  a     .     a   |  b     b     .
         ------------------+------------------+------------------
       6   .     .    Aswa |  b     a     a   |  .     b    Bsb
       5   .     .     b   |  .     b    Beb  |  a     b     .
       4   .     .     b   |  b    Anea   .   |  b     a    Anea
         ------------------+------------------+------------------
       3   .     a     a   |  b     a     .   | Bseb   a     .
       2   .     b     b   |  a     .     a   |  a     .     .
       1   .     .     .   |  .     .     .   |  .     .     .
           a     b     c      d     e     f      g     h     i
      "
    `);
  });

  test('the second player’s discs are rings', () => {
    expect(draw('agere', { ascii: true })).toMatchInlineSnapshot(`
      "
       h                .
       g              .   .
       f            O   X2  .
       e          X   .   O   O
       d        .   O2  X3  O   X3
       c      .   O2  X   X4  X2  O
       b    .   .   O2  O2  .   O   .
       a  .   .   .   .   .   X   .   .
          1   2   3   4   5   6   7   8
      "
    `);
  });
});

test('with colours a tile is a background with the hatch of its owner, and an arrow has the letter of its owner', () => {
  expect(draw('shacru', { colour: true })).toMatchInlineSnapshot(`
    "
     9  ·   ·   ·  ┃ ·   ·   ·  ┃ ·   ·   ·
     8  ·   ·   //▕┃ B↗▕ A↖▕ //▕┃   ▕   ▕ ·
     7  ·   //▕   ▕┃   ▕ ·     ▕┃ //▕ //▕ ·
       ━━━━━━━━━━━━╋━━━━━━━━━━━━╋━━━━━━━━━━━━
     6  ·   ·   A↙▕┃ //▕   ▕   ▕┃ ·   //▕ B↓▕
     5  ·   ·   //▕┃ ·   //▕ B→▕┃   ▕ //▕ ·
     4  ·   ·   //▕┃ //▕ A↗▕ ·  ┃ //▕   ▕ A↗▕
       ━━━━━━━━━━━━╋━━━━━━━━━━━━╋━━━━━━━━━━━━
     3  ·     ▕   ▕┃ //▕   ▕ ·  ┃ B↘▕   ▕ ·
     2  ·   //▕ //▕┃   ▕ ·     ▕┃   ▕ ·   ·
     1  ·   ·   ·  ┃ ·   ·   ·  ┃ ·   ·   ·
        a   b   c    d   e   f    g   h   i
    "
  `);
});

test('larger: two rows a cell, with room for the letters of owners even in colours', () => {
  expect(draw('shacru', { scale: 2, colour: true })).toMatchInlineSnapshot(`
    "
     9                ┃               ┃
                      ┃               ┃
     8             b ▕┃ B↗b▕ A↖a▕  b ▕┃  a ▕  a ▕
                 ▁▁▁▁▕┃▁▁▁▁▕▁▁▁▁▕▁▁▁▁▕┃▁▁▁▁▕▁▁▁▁▕
     7        b ▕  a ▕┃  a ▕       a ▕┃  b ▕  b ▕
            ▁▁▁▁▕▁▁▁▁▕┃▁▁▁▁▕     ▁▁▁▁▕┃▁▁▁▁▕▁▁▁▁▕
       ━━━━━━━━━━━━━━━╋━━━━━━━━━━━━━━━╋━━━━━━━━━━━━━━━
     6            A↙a▕┃  b ▕  a ▕  a ▕┃       b ▕ B↓b▕
                 ▁▁▁▁▕┃▁▁▁▁▕▁▁▁▁▕▁▁▁▁▕┃     ▁▁▁▁▕▁▁▁▁▕
     5             b ▕┃       b ▕ B→b▕┃  a ▕  b ▕
                 ▁▁▁▁▕┃     ▁▁▁▁▕▁▁▁▁▕┃▁▁▁▁▕▁▁▁▁▕
     4             b ▕┃  b ▕ A↗a▕     ┃  b ▕  a ▕ A↗a▕
                 ▁▁▁▁▕┃▁▁▁▁▕▁▁▁▁▕     ┃▁▁▁▁▕▁▁▁▁▕▁▁▁▁▕
       ━━━━━━━━━━━━━━━╋━━━━━━━━━━━━━━━╋━━━━━━━━━━━━━━━
     3        a ▕  a ▕┃  b ▕  a ▕     ┃ B↘b▕  a ▕
            ▁▁▁▁▕▁▁▁▁▕┃▁▁▁▁▕▁▁▁▁▕     ┃▁▁▁▁▕▁▁▁▁▕
     2        b ▕  b ▕┃  a ▕       a ▕┃  a ▕
            ▁▁▁▁▕▁▁▁▁▕┃▁▁▁▁▕     ▁▁▁▁▕┃▁▁▁▁▕
     1                ┃               ┃
                      ┃               ┃
         a    b    c     d    e    f     g    h    i
    "
  `);
});

test('largest: three rows a cell', () => {
  expect(draw('crosscut', { scale: 3 })).toMatchInlineSnapshot(`
    "

     8    ·       ·      ·      ·      ·      ·      ·       ·

              ┏━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━┓
              ┃ ▗▅▆▅▖                ▗▅▆▅▖         ▗▅▆▅▖ ┃
     7    ·   ┃ █████    ·      ·    █████    ·    █▌ ▌█ ┃   ·
              ┃ ▝▃▂▃▘                ▝▃▂▃▘         ▝▃▂▃▘ ┃
              ┃ ▗▅▆▅▖  ▗▅▆▅▖                ▗▅▆▅▖  ▗▅▆▅▖ ┃
     6    ·   ┃ █████  █████    ·      ·    █████  █▌ ▌█ ┃   ·
              ┃ ▝▃▂▃▘  ▝▃▂▃▘                ▝▃▂▃▘  ▝▃▂▃▘ ┃
              ┃ ▗▅▆▅▖                       ▗▅▆▅▖  ▗▅▆▅▖ ┃
     5    ·   ┃ █████    ·      ·      ·    █████  █▌ ▌█ ┃   ·
              ┃ ▝▃▂▃▘                       ▝▃▂▃▘  ▝▃▂▃▘ ┃
              ┃ ▗▅▆▅▖                       ▗▅▆▅▖        ┃
     4    ·   ┃ █▌ ▌█    ·      ·      ·    █████    ·   ┃   ·
              ┃ ▝▃▂▃▘                       ▝▃▂▃▘        ┃
              ┃                             ▗▅▆▅▖        ┃
     3    ·   ┃   ·      ·      ·      ·    █▌ ▌█    ·   ┃   ·
              ┃                             ▝▃▂▃▘        ┃
              ┃ ▗▅▆▅▖  ▗▅▆▅▖         ▗▅▆▅▖  ▗▅▆▅▖  ▗▅▆▅▖ ┃
     2    ·   ┃ █▌ ▌█  █▌ ▌█    ·    █▌ ▌█  █████  █████ ┃   ·
              ┃ ▝▃▂▃▘  ▝▃▂▃▘         ▝▃▂▃▘  ▝▃▂▃▘  ▝▃▂▃▘ ┃
              ┗━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━┛

     1    ·       ·      ·      ·      ·      ·      ·       ·

          a       b      c      d      e      f      g       h
    "
  `);
});

test('empty cells have a sign where no background tells them apart', () => {
  expect(draw('agere', { scale: 3, colour: true })).not.toContain('·');
  expect(draw('agere', { scale: 3, colour: true, tinted: false })).toContain('·');
});

test('what is pointed out has a shape of its own', () => {
  const { board } = examplePosition(game('shacru'));
  const cell = (name: string) => board.names.indexOf(name);
  const accents: Accents = {
    cursor: cell('a1'),
    selected: [cell('e4')],
    targets: [cell('e5'), cell('f4')],
    changing: [cell('c3')],
    last: trackOf(board, [cell('a8'), cell('a5')]),
  };
  expect(draw('shacru', {}, accents)).toMatchInlineSnapshot(`
    "
     9   ·    ·    ·  ┃  ·    ·    ·  ┃  ·    ·    ·
     8  '·'   ·    b  ┃ B↗b  A↖a   b  ┃  a    a    ·
     7   │    b    a  ┃  a    ·    a  ┃  b    b    ·
       ━━━━━━━━━━━━━━━╋━━━━━━━━━━━━━━━╋━━━━━━━━━━━━━━━
     6   │    ·   A↙a ┃  b    a    a  ┃  ·    b   B↓b
     5  <·>   ·    b  ┃  ·   (b)  B→b ┃  a    b    ·
     4   ·    ·    b  ┃  b  {A↗a}  •  ┃  b    a   A↗a
       ━━━━━━━━━━━━━━━╋━━━━━━━━━━━━━━━╋━━━━━━━━━━━━━━━
     3   ·    a   ~a~ ┃  b    a    ·  ┃ B↘b   a    ·
     2   ·    b    b  ┃  a    ·    a  ┃  a    ·    ·
     1  [·]   ·    ·  ┃  ·    ·    ·  ┃  ·    ·    ·
         a    b    c     d    e    f     g    h    i
    "
  `);
});

test('black discs are filled and white ones empty where the window is light', () => {
  const exchange: Readonly<Record<string, string>> = { '●': '○', '○': '●' };
  const dark = draw('epaminondas');
  expect(draw('epaminondas', { light: true })).toBe(dark.replace(/[●○]/g, (sign) => exchange[sign]));
  expect(draw('agere', { light: true })).toBe(draw('agere'));
});

describe('through a lens', () => {
  const look = (id: string, lens: string, drawing: Partial<Drawing> = {}) => {
    const one = examplePosition(game(id));
    const found = game(id).course.lenses.find((each) => each.id === lens);
    return draw(id, drawing, { lens: found?.marks(one) ?? [] });
  };

  test('what it says stands behind the piece, and what stands there already is not said twice', () => {
    expect(look('agere', 'below')).toMatchInlineSnapshot(`
      "
       h                ·
       g              ·   ·
       f            ○   ●2◦ ·
       e          ●   ·   ○   ○
       d        ·   ○2• ●3◦ ○   ●3◦
       c      ·   ○2• ●   ●4◦ ●2◦ ○
       b    ·   ·   ○2• ○2• ·   ○   ·
       a  ·   ·   ·   ·   ·   ●   ·   ·
          1   2   3   4   5   6   7   8
      "
    `);
    expect(look('epaminondas', 'far rows')).toMatchInlineSnapshot(`
      "
      12  ○  ·  ·  ·  ○  ○  ·  ·  ·  ·  ·  ○  ○  ○
      11  ·  ·  ·  ·  ○  ○  ○  ○  ○  ○  ·  ·  ·  ·
      10  ·  ·  ·  ·  ○  ·  ●2 ·  ·  ·  ·  ·  ·  ·
       9  ·  ·  ·  ·  ○  ●3 ●3 ·  ○  ·  ·  ·  ·  ·
       8  ·  ·  ·  ·  ·  ●4 ●4 ·  ○  ·  ·  ·  ·  ·
       7  ·  ·  ·  ·  ·  ●5 ●5 ○  ○  ·  ·  ·  ·  ·
       6  ·  ·  ·  ·  ·  ●  ●  ○5 ·  ·  ·  ·  ·  ·
       5  ·  ·  ·  ·  ·  ●  ·  ○4 ·  ·  ·  ·  ·  ·
       4  ·  ·  ·  ·  ·  ●  ·  ·  ·  ·  ·  ·  ·  ·
       3  ·  ·  ·  ·  ·  ●  ·  ·  ·  ·  ·  ·  ·  ·
       2  ●  ●  ·  ·  ●  ·  ·  ·  ·  ·  ·  ●  ●  ●
       1  ●  ·  ·  ●  ●  ·  ·  ·  ·  ·  ·  ·  ●  ●
          a  b  c  d  e  f  g  h  i  j  k  l  m  n
      "
    `);
  });

  test('whose affair it is has a sign, where nothing of theirs stands there', () => {
    expect(look('agere', 'distance', { ascii: true })).toMatchInlineSnapshot(`
      "
       h                .
       g              .   .
       f            O   X2  .
       e          X   *   O   O
       d        .   O2  X3  O   X3
       c      .   O2  X   X4  X2  O
       b    .   .   O2  O2  2x  O   .
       a  .   .   2o  .   .   X   .   .
          1   2   3   4   5   6   7   8
      "
    `);
    expect(look('azacru', 'first', { colour: true })).toMatchInlineSnapshot(`
      "
       9  2B  2B  2B ┃ //▕ 2B  B→▕┃ C↖▕ D↖▕ ·
       8  2B  2B  2B ┃ //▕ ::▕ D↙▕┃ A→▕ ::▕ ##▕
       7  B↑▕ ::▕ //▕┃ 2B  ::▕   ▕┃ ·   1A  ##▕
         ━━━━━━━━━━━━╋━━━━━━━━━━━━╋━━━━━━━━━━━━
       6  //▕ //▕ ::▕┃ ::▕ ::▕ ::▕┃ ::▕ C→▕ ##▕
       5  2B  2B  2B ┃   ▕   ▕   ▕┃ ·   ##▕ 3C
       4  //▕ //▕   ▕┃ 2B  2B    ▕┃ C↘▕ 3C  3C
         ━━━━━━━━━━━━╋━━━━━━━━━━━━╋━━━━━━━━━━━━
       3  //▕   ▕ 2B ┃ 2B  2B    ▕┃   ▕ ##▕ 3C
       2  4D  //▕ 2B ┃ //▕ B→▕   ▕┃ ##▕   ▕ 3C
       1  4D  4D  D↙▕┃ ##▕ ##▕ A←▕┃   ▕ 3C  3C
          a   b   c    d   e   f    g   h   i
      "
    `);
  });
});

test.each(
  games.flatMap(({ id }) =>
    ([1, 2, 3] as const).flatMap((scale) =>
      [true, false].flatMap((ascii) => [true, false].map((colour) => ({ id, scale, ascii, colour }))),
    ),
  ),
)('$id fills the size it asks for, and every cell can be touched: $scale $ascii $colour', ({ id, ...drawing }) => {
  const one = examplePosition(game(id));
  const scene = sceneOf(one, false);
  const lines = drawTerminal(scene, {}, drawing);
  const size = terminalSize(scene, drawing);
  expect(lines.length).toBe(size.rows);
  expect(new Set(lines.map(lineWidth))).toEqual(new Set([size.columns]));
  const acts = new Set(lines.flatMap((line) => line.map(({ act }) => act)).filter((act) => act !== undefined));
  expect(acts.size).toBe(one.board.cellCount);
});

test('turned round, an arrow points the other way', () => {
  const one = examplePosition(game('shacru'));
  const first = drawTerminal(sceneOf(one, true), {}, PLAIN).map((line) => plainText(line).trimEnd());
  expect(first[0]).toMatch(/^ 1/);
  expect(first.at(-1)).toMatch(/^ +i +h +g/);
});

test('a track leads straight through the cells between', () => {
  const one = examplePosition(game('epaminondas'));
  const name = (cell: number) => one.board.names[cell];
  const path = game('epaminondas').notation.path(one, readMove(one, 'g9-g10'));
  expect(trackOf(one.board, path).map(name)[0]).toBe(name(path[0]));
  expect(trackOf(one.board, [0, one.board.names.indexOf('d4')]).map(name)).toEqual(['a1', 'b2', 'c3', 'd4']);
});
