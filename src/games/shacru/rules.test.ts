import { describe, expect, test } from 'vitest';
import { expectPicture, picture, play, position, refusal, start } from '../../../test/support/pictures.ts';
import { legalTexts, refuseMove } from '../../core/moves.ts';
import { perft } from '../../core/play/perft.ts';
import type { Position } from '../../core/position.ts';
import { readPosition, writePosition } from '../../core/text.ts';
import { shacru } from './index.ts';

function endingOf(position: Position): string {
  return position.over ? shacru.rules.endings[position.ending] : 'running';
}

/** Player 1 can only cross the corner of four lands, from c3 to d4; player 2 is frozen on i9. */
function corner(c5: string, e3: string): Position {
  return picture(
    shacru,
    `
    2 2 2    2 2 2 2 2 22ne
    2 2 2    2 2 2 2 2 2
    2 2 2    2 2 2 2 2 2
    2 2 2    2 2 2 2 2 2
    2 2 ${c5}    2 2 2 2 2 2
    2 2 2    1 2 2 2 2 2
    2 2 11ne 2 ${e3} 2 2 2 2
    2 2 2    2 2 2 2 2 2
    2 2 2    2 2 2 2 2 2`,
    '1 2 0',
  );
}

describe('§12 a piece can gain by a twist alone', () => {
  test('to the left', () => expect(endingOf(corner('.', '2'))).toBe('running'));
  test('to the right', () => expect(endingOf(corner('2', '.'))).toBe('running'));
  test('and not without a neutral cell', () => expect(endingOf(corner('2', '2'))).toBe('no gain'));
  test('and no more when it went straight on', () => {
    expect(endingOf(play(corner('.', '.'), 'c3-d4'))).toBe('no moves');
    expect(endingOf(play(corner('.', '.'), 'c3-d4<'))).toBe('running');
  });
});

describe('§4–§9 moving', () => {
  test('§4, §8 one cell ahead or aside, with a twist where a border is crossed', () => {
    const moves = legalTexts(start(shacru, { players: 2 })).filter((text) => text.startsWith('a3'));
    expect(moves).toEqual(['a3-b2', 'a3-b3', 'a3-b4', 'a3-b4<', 'a3-b4>']);
  });

  test('§6 the cell of arrival is claimed, a start cell stays neutral; §7 the piece faces the way it went', () => {
    const game = picture(
      shacru,
      `
       .  . .
      -1e . .`,
      '1 2 0',
    );
    play(game, 'a1-b2');
    expectPicture(
      game,
      `
      . 11ne .
      . .    .`,
    );
    play(game, 'b2-c2');
    expectPicture(
      game,
      `
      . 1 11e
      . . .`,
    );
  });

  test('§8 the corner of four borderlands is a border too', () => {
    const drawn = () =>
      picture(
        shacru,
        `
      . .  . .
      . . 11n .
      . .  . .
      . .  . .`,
        '1 2 0',
      );
    for (const [move, facing] of [
      ['c3-d4', 'ne'],
      ['c3-d4<', 'n'],
      ['c3-d4>', 'e'],
    ]) {
      expectPicture(
        play(drawn(), move),
        `
        . . . 11${facing}
        . . 1 .
        . . . .
        . . . .`,
      );
    }
  });

  test("§5, §16 a step on one's own tile claims nothing", () => {
    expect(writePosition(play(picture(shacru, '11e 1 .', '1 2 3'), 'a1-b1'))).toMatch(/ 1 2 4$/);
    expect(writePosition(play(picture(shacru, '11e . .', '1 2 3'), 'a1-b1'))).toMatch(/ 1 2 0$/);
  });

  test('§9 who cannot move is skipped, and moves again when set free', () => {
    const game = picture(
      shacru,
      `
      -1n  .  . .
       1  22w . 11e`,
      '1 2 0',
    );
    expect(writePosition(play(game, 'd1-e1'))).toMatch(/ 1 2 0$/);
    expect(writePosition(play(game, 'a2-a3'))).toMatch(/ 2 2 0$/);
    expect(legalTexts(game)).toEqual(['b1-a2']);
  });
});

/** The ring with some cells changed. */
function ring(changes: Readonly<Record<string, string>>): Position {
  const rows = `
    2  2  2  2  2  2  2  2  22ne
    2  2  2  2  2  2  2  2  2
    2  2  2  2  2  2  2  2  2
    2  2  2  2  2  2  2  2  2
    2  2  1  1  2  2  2  2  2
    2  1  2  2  1  2  2  2  2
    2 11n 2  2  1  2  2  2  2
    2  2  1  1  2  2  2  2  2
    2  2  2  2  2  2  2  2  2`
    .trim()
    .split('\n')
    .map((row) => row.trim().split(/\s+/));
  for (const [cell, content] of Object.entries(changes)) {
    rows[9 - Number(cell[1])][cell.charCodeAt(0) - 97] = content;
  }
  return picture(shacru, rows.map((row) => row.join(' ')).join('\n'), '1 2 0');
}

describe('§10–§13 the end', () => {
  test('a piece that goes round on own tiles for ever gains nothing', () => {
    const over = ring({});
    expect(endingOf(over)).toBe('no gain');
    expect(over.winners).toBe(0b10);
    expect(over.turn).toBe(0);
  });

  test('a neutral cell that it comes to face keeps the game going', () => {
    expect(endingOf(ring({ b5: '.' }))).toBe('running');
  });

  test('a neutral cell that it never faces does not', () => {
    expect(endingOf(ring({ f5: '.' }))).toBe('no gain');
  });

  test('§11 a frozen piece never leaves its neutral cell', () => {
    expect(endingOf(ring({ a3: '-2e', b2: '1' }))).toBe('no gain');
  });

  test('§11 a free piece may leave its neutral cell to others', () => {
    expect(endingOf(ring({ a3: '-2e', b2: '2' }))).toBe('running');
  });

  test('§10 the last claim ends the game', () => {
    const game = picture(shacru, '. 11w', '1 2 0');
    play(game, 'b1-a1');
    expect(endingOf(game)).toBe('no moves');
    expect(writePosition(game)).toMatch(/ 2 2 0$/); // nobody can move: the next in order
  });

  test('§14, §15 tiles count, pieces do not, and equal scores share the win', () => {
    const tied = picture(
      shacru,
      `
      .  2  .
      1 11s 22s`,
      '1 3 0',
    );
    expect(endingOf(tied)).toBe('no moves');
    expect(shacru.scores?.(tied)).toEqual([2, 2, 0]);
    expect(tied.winners).toBe(0b011);
  });
});

test.each([2, 3, 4])('§16 %i players: 20 moves each without a claim end the game', (players) => {
  const drawn = (idle: number) => picture(shacru, '11e 1 .', `1 ${players} ${idle}`);
  expect(play(drawn(20 * players - 2), 'a1-b1').over).toBe(false);
  const over = play(drawn(20 * players - 1), 'a1-b1');
  expect(endingOf(over)).toBe('no progress');
  expect(over.winners).toBe(0b01);
  expect(endingOf(position(shacru, writePosition(over)))).toBe('no progress');
});

describe('every refusal has its reason', () => {
  const board = picture(
    shacru,
    `
    .  .   .   .
    . 11e  2   .
    .  .  22n  .`,
    '1 2 0',
  );

  test.each([
    ['pass', 'no pass'],
    ['a2-b2', 'nothing there'],
    ['c1-c2', 'not yours'],
    ['b2', 'half a move'],
    ['c1', 'not yours'],
    ['b2-b2', 'same cell'],
    ['b2-a2', 'not ahead'],
    ['b2-d3', 'not ahead'],
    ['b2-d2', 'too far'],
    ['b2-c1', 'occupied'],
    ['b2-c2', 'foreign tile'],
    ['b2-c3>', 'no border'],
    ['b2-b0', 'no such cell'],
    ['hello', 'unreadable'],
  ])('%s: %s', (text, rule) => {
    expect(refusal(board, text)).toBe(rule);
  });

  test('too far tells how far', () => {
    expect(refuseMove(board, 'b2-d2').words).toEqual({ from: 'b2', to: 'd2', steps: 2 });
  });
});

test.each([
  ['more pieces than a player has', '-1n,-1n,-1n,-1n,-1n,-,-,-,-', '1 2 0'],
  ['four pieces where players have three', '-1n,-1n,-1n,-1n,-,-,-,-,-', '1 4 0'],
  ['a piece of nobody', '-3n,-,-,-,-,-,-,-,-', '1 2 0'],
  ['a tile of nobody', '4,-,-,-,-,-,-,-,-', '1 3 0'],
])('impossible: %s', (_, row, rest) => {
  const empty = '/-,-,-,-,-,-,-,-,-'.repeat(8);
  expect(readPosition(shacru, `${row}${empty} ${rest}`)).toMatchObject({ fault: 'impossible position' });
});

/** Shortly before the end, with the number of sequences of one, two and three moves. */
test.each([
  [
    '22nw,1,1,1,-,-,-,11nw,-/1,2,-,1,2,-,1,-,1/1,2,2,2,1,-,1,2,1/1,-,2,11nw,1,11e,2,1,-/-,1,-,2,1,2,-,1,1/' +
      '-,1,2,-,2,1,1,-,1/-,2,-,2,2,1,-,1,1/22sw,2,2,2,1,-,1,-,-/22s,-,22s,-,-,11s,-,-,- 1 2 0',
    [7, 40, 280],
  ],
  [
    '11w,1,2,2,33nw,-,-,-,11n/-,2,1,2,22nw,3,3,-,1/-,2,1,22s,3,2,-,3,1/-,22n,1,2,3,-,2,3,1/-,2,1,2,3,-,2,-,1/' +
      '-,1,2,-,3,2,1,-,1/-,-,3,3,2,1,-,1,-/-,3,3,2,1,3,1,-,-/33w,33s,-,3,3,11s,-,-,- 2 3 2',
    [11, 90, 604],
  ],
  [
    '11n,-,-,-,-,-,-,-,-/1,2,33w,3,-,44s,-,-,-/2,1,1,3,33w,3,3,-,-/2,3,3,1,33e,-,-,3,-/2,22e,1,-,-,-,-,-,-/' +
      '2,1,22nw,2,2,-,-,4,-/22sw,4,4,4,2,-,4,1,-/44sw,-,-,2,4,4,1,4,44e/-,-,-,-,-1n,11s,-,-,- 3 4 0',
    [8, 8, 76],
  ],
])('near the end %#', (text, counts) => {
  expect(counts.map((_, index) => perft(position(shacru, text), index + 1))).toEqual(counts);
});
