import { describe, expect, test } from 'vitest';
import { expectPicture, picture, play, position, refusal } from '../../../test/support/pictures.ts';
import { legalTexts } from '../../core/moves.ts';
import { perft } from '../../core/play/perft.ts';
import type { Position } from '../../core/position.ts';
import { writePosition } from '../../core/text.ts';
import { azacru } from './index.ts';

/** Where the moves of a piece stop. */
function movesFrom(position: Position, from: string): string[] {
  return legalTexts(position)
    .filter((text) => text.startsWith(`${from}-`))
    .map((text) => text.slice(from.length + 1));
}

describe('§1, §2 board and setup', () => {
  test('§1 nine borderlands of nine cells', () => {
    const { regions, names } = azacru.board({ players: 2 });
    const lands = Object.values(regions).map((cells) => cells.map((cell) => names[cell]).join(' '));
    expect(lands).toHaveLength(9);
    expect(lands[0]).toBe('a1 b1 c1 a2 b2 c2 a3 b3 c3');
    expect(lands[5]).toBe('g4 h4 i4 g5 h5 i5 g6 h6 i6');
  });
});

describe('§4–§9 moving', () => {
  test('§6 three own tiles in the borderland, the one below the piece included, let it go three cells', () => {
    const before = picture(
      azacru,
      `
      . 1  .  . . .
      . . 11e . . .
      1 .  .  . . .`,
      '1 2 - 0',
    );
    const stops = ['d1', 'd2', 'd3', 'e2', 'e4', 'f2', 'f5'];
    expect(movesFrom(before, 'c2')).toEqual(stops.flatMap((stop) => [stop, `${stop}<`, `${stop}>`]));
  });

  test('§8 a tile of another player is passed and stays, §7 but is no place to stop', () => {
    const before = picture(
      azacru,
      `
      . . 11e 2 . .
      1 .  .  . . .`,
      '1 2 - 0',
    );
    expect(refusal(before, 'c2-d2')).toBe('foreign tile');
    expectPicture(
      play(before, 'c2-e2'),
      `
      . . 1 2 11e .
      1 . . .  .  .`,
    );
  });

  test('§9 a first move leaves a neutral cell behind and is never a connection', () => {
    const before = picture(
      azacru,
      `
      . . -1e . 1 .
      1 1  .  . . .`,
      '1 2 - 0',
    );
    expectPicture(
      play(before, 'c2-e2'),
      `
      . . . . 11e .
      1 1 . .  .  .`,
    );
  });

  test('§9 a claim stops the count of idle moves, a move on own tiles adds to it', () => {
    const drawn = () =>
      picture(
        azacru,
        `
      .   .
      11e 1`,
        '1 2 - 5',
      );
    expect(writePosition(play(drawn(), 'a1-b1'))).toMatch(/ 6$/);
    expect(writePosition(play(drawn(), 'a1-b2'))).toMatch(/ 0$/);
  });

  test('§13 a piece ends up facing the way it went, §14 or an eighth beside it after a border', () => {
    const drawn = () =>
      picture(
        azacru,
        `
       .  .
      -1e .
       .  .
       .  .`,
        '1 2 - 0',
      );
    expectPicture(
      play(drawn(), 'a3-b4'),
      `
      . 11ne
      . .
      . .
      . .`,
    );
    expectPicture(
      play(drawn(), 'a3-b4<'),
      `
      . 11n
      . .
      . .
      . .`,
    );
    expectPicture(
      play(drawn(), 'a3-b4>'),
      `
      . 11e
      . .
      . .
      . .`,
    );
    expect(movesFrom(drawn(), 'a3')).toEqual(['b2', 'b3', 'b4', 'b4<', 'b4>']);
  });
});

describe('§10–§12 connections', () => {
  test('§11 neutral tiles between are won for nothing', () => {
    const drawn = () =>
      picture(
        azacru,
        `
      . . 11e . 1 .
      1 .  .  . . .`,
        '1 2 - 0',
      );
    expectPicture(
      play(drawn(), 'c2-e2'),
      `
      . . 1 1 11e .
      1 . . .  .  .`,
    );
    expectPicture(
      play(drawn(), 'c2-e2>'),
      `
      . . 1 1 11se .
      1 . . .  .   .`,
    );
  });

  test('§11 tiles of others are won at the price of the piece, and then nothing can turn', () => {
    const before = picture(
      azacru,
      `
      . 1  .  . . .
      . . 11e 2 . 1
      1 .  .  . . .`,
      '1 2 - 7',
    );
    expect(movesFrom(before, 'c2').filter((stop) => stop.startsWith('f2'))).toEqual(['f2']);
    play(before, 'c2-f2');
    expectPicture(
      before,
      `
      . 1 . . . .
      . . 1 1 1 1
      1 . . . . .`,
    );
    expect(azacru.scores?.(before)).toEqual([6, 0]);
  });

  test('§12 a connection over a piece is a jump and changes nothing between', () => {
    const drawn = () =>
      picture(
        azacru,
        `
      . 1  .   .  . .
      . . 11e 22n 2 1
      1 .  .   .  . .`,
        '1 2 - 0',
      );
    expectPicture(
      play(drawn(), 'c2-f2'),
      `
      . 1 .  .  .  .
      . . 1 22n 2 11e
      1 . .  .  .  .`,
    );
    expectPicture(
      play(drawn(), 'c2-f2<'),
      `
      . 1 .  .  .  .
      . . 1 22n 2 11ne
      1 . .  .  .  .`,
    );
  });

  test('§12 own pieces are jumped alike', () => {
    const before = picture(
      azacru,
      `
      11e 11n 1`,
      '1 2 - 0',
    );
    expectPicture(
      play(before, 'a1-c1'),
      `
      1 11n 11e`,
    );
  });
});

/** Long moves, connections, jumps and losses, with the number of sequences of one and two moves. */
test.each([
  [
    '-,-,-,-,-,2,-,-,22se/-,-,2,2,-,-,-,-,1/-,2,2,22n,1,11e,2,1,-/22w,-,-,1,2,2,1,2,-/-,-,1,-,-,1,11n,-,-/' +
      '-,22n,1,-,-,-,1,-,-/2,1,-,11w,-,11ne,-,1,-/2,-,-,-,1,-,-,-,-/-,-,-,-,-,-,-,-,- 1 2 - 1',
    [63, 872],
  ],
  [
    '-,-,-,-,-,-,-,1,-/-,-,-,-,-,2,11sw,2,22e/-,-,11w,22nw,-,-,2,11n,-/-,2,-,2,-,-,-,1,-/-,-,2,2,1,1,2,-,-/' +
      '-,1,1,-,-,2,1,1,-/-,-,-,-,22w,2,1,1,-/-,-,-,22ne,1,1,1,11e,-/-,2,2,-,-,-,-,-,- 2 2 - 0',
    [40, 837],
  ],
  [
    '-,-,-,-,11n,-,-,-,-/-,-,-,2,1,3,-,-,-/-,2,2,-,-,-,3,33nw,-/22s,33sw,-,3,-,-,1,33s,-/22n,2,-,-,3,-,1,-,-/' +
      '2,11nw,-,-,-,-,-,1,-/2,-,1,22e,3,-,-,-,-/-,2,-,1,-,3,-,-,-/-,-,-,11s,-,-,-,-,- 2 3 - 1',
    [16, 192],
  ],
  [
    '-,-,3,33se,-3s,-,-,3,33e/-,3,22n,-,-,4,-,-,44n/44n,-,2,2,4,3,44w,-,-/-,4,2,22s,-,22n,-,3,4/-,2,4,3,-,2,3,4,-/' +
      '-,1,1,3,-,11ne,2,1,-/-,-,-,11se,3,1,1,4,-/-,-,-,2,2,1,4,-,-/11w,1,-,1,-,-,-,-,- 1 4 - 0',
    [4, 44],
  ],
])('mid-game %#', (text, counts) => {
  expect(counts.map((_, index) => perft(position(azacru, text), index + 1))).toEqual(counts);
});
