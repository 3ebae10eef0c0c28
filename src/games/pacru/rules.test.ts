import { describe, expect, test } from 'vitest';
import { expectPicture, picture, play, position } from '../../../test/support/pictures.ts';
import { legalTexts } from '../../core/moves.ts';
import type { Position } from '../../core/position.ts';
import { writePosition } from '../../core/text.ts';
import { sketch } from '../families/cru/course/sketch.ts';
import { pacru } from './index.ts';

const REST = '1 2 0';

function drawn(rows: string): Position {
  return picture(pacru, rows, REST);
}

function sketched(cells: string, rest = REST): Position {
  return position(pacru, sketch(cells, rest));
}

/** The continuations of the moves that begin like this. */
function goesOn(position: Position, start: string): string[] {
  return legalTexts(position)
    .filter((text) => text.startsWith(start))
    .map((text) => text.slice(start.length));
}

/** Nine tiles of Orange, far from everything: somebody is rich, §16. */
const RICH = 'a9=2 b9=2 c9=2 d9=2 e9=2 f9=2 g9=2 h9=2 i9=22w';

describe('§4–§8 moving', () => {
  test('§8 arriving claims nothing, and §7 the piece faces the way it went', () => {
    const before = drawn(`
      . -1e . .
      .  .  . 22w`);
    expect(goesOn(before, 'b2-')).toEqual(['c1', 'c2', 'c3']);
    expectPicture(
      play(before, 'b2-c3'),
      `
      . . -1ne .
      . .  .   .
      . .  .  22w`,
    );
  });

  test('§4 two own tiles in the borderland let a piece go two cells, §5 and §6 over a foreign tile but not onto it', () => {
    const before = drawn(`
       .  .   . . . .
       .  .   . . . 22w
      11e 2   . . . .
       1  .   . . . .`);
    expect(goesOn(before, 'a2-')).toEqual([
      'b1',
      'b3',
      'c2',
      'c4=a4',
      'c4=a5',
      'c4=a6',
      'c4=b4',
      'c4=b5',
      'c4=b6',
      'c4=c4',
      'c4=c5',
      'c4=c6',
    ]);
  });
});

describe('§9, §10 connections', () => {
  test('§9 all tiles between become own, whosever they were, and the piece stays', () => {
    expectPicture(
      play(drawn('11e 2 1 .\n 1 . . 22n'), 'a2-c2*'),
      `
      1 1 11e  .
      1 .  .  22n`,
    );
  });

  test('§10 a jump passes pieces of anybody, and nothing between changes', () => {
    expectPicture(
      play(drawn('11e 22n 1 .\n 1 . . .'), 'a2-c2'),
      `
      1 22n 11e .
      1  .   .  .`,
    );
  });

  test('§6 without own tiles at both ends there is no jump', () => {
    expect(goesOn(drawn('11e 22n . .\n 1 . . .'), 'a2-')).toEqual([
      'b1',
      'b3',
      'c4=a4',
      'c4=a5',
      'c4=a6',
      'c4=b4',
      'c4=b5',
      'c4=b6',
      'c4=c4',
      'c4=c5',
      'c4=c6',
    ]);
  });
});

describe('§11–§13 crossing a border', () => {
  test('§11 any neutral tile of the new borderland without a piece, or the one arrived on', () => {
    const before = drawn(`
      . . .  . . .
      . . -1e . . .
      . . .  . 22n .`);
    expect(goesOn(before, 'c2-d2')).toEqual(['=d1', '=d2', '=d3', '=e2', '=e3', '=f1', '=f2', '=f3']);
    expectPicture(
      play(before, 'c2-d2=e3'),
      `
      . . . .  1   .
      . . . -1e .  .
      . . . .  22n .`,
    );
  });

  test('§12 where no tile is neutral, one of another player is taken, but none below a piece', () => {
    const before = drawn(`
      . .  .  1 1  2
      . . 11e 1 2  2
      . .  .  1 22n 1`);
    expect(goesOn(before, 'c2-d2')).toEqual(['=e2', '=f2', '=f3']);
    expectPicture(
      play(before, 'c2-d2=f3'),
      `
      . . . 1   1   1
      . . 1 11e 2   2
      . . . 1   22n 1`,
    );
  });

  test('§13 where there is nothing to gain, the crossing brings nothing', () => {
    const before = drawn(`
      . .  .  1 1   1
      . . 11e 1 1   1
      . .  .  1 -2n 1`);
    expect(goesOn(before, 'c2-d2')).toEqual(['']);
  });
});

describe('§14 the pincer', () => {
  const attacked = `
    1   .  .  .
    11e . 22s .
    .   .  .  .
    1   1 11n .
    .   .  . 22n`;

  test('two pieces attack: either may take, and the tile goes with the piece', () => {
    const before = drawn(attacked);
    expect(goesOn(before, 'a4x')).toEqual(['c4']);
    expectPicture(
      play(before, 'c2xc4=b5'),
      `
      1   1  .   .
      11e . 11n  .
      .   .  .   .
      1   1  1   .
      .   .  .  22n`,
    );
  });
});

describe('§15–§17 several gains', () => {
  test('§15 a crossing that connects asks which of the two', () => {
    const before = drawn(`
      . 1  .  . . .
      . . 11e 2 . 1
      1 .  .  . . 22n`);
    expect(goesOn(before, 'c2-f2')).toEqual(['*', '=d1', '=d3', '=e1', '=e2', '=e3', '=f3']);
    expectPicture(
      play(before, 'c2-f2*'),
      `
      . 1 . . .  .
      . . 1 1 1 11e
      1 . . . . 22n`,
    );
  });

  test('§15 a connection that changes nothing leaves no choice', () => {
    const before = drawn(`
      . .  .  . . .
      . . 11e 1 1 .
      1 .  .  . . 22n`);
    expect(goesOn(before, 'c2-e2')).toEqual(['=d1', '=d3', '=e1', '=e3', '=f2', '=f3']);
  });

  test('§16 two pieces face to face on own tiles gain any tile, the one just left too', () => {
    const before = sketched(`a1=-1e b1=1 c1=11w ${RICH}`);
    const met = goesOn(before, 'a1-b1+');
    expect(met).toHaveLength(81 - 3); // pieces stand on b1, c1 and i9
    expect(met).toContain('a1');
    expect(met).toContain('a9');
    const { slots, board } = play(before, 'a1-b1+a9');
    expect(slots[board.names.indexOf('a9')]).toBe(1);
  });

  test('§16 nobody is rich: no meeting', () => {
    expect(goesOn(sketched('a1=-1e b1=1 c1=11w i9=22w'), 'a1-b1')).toEqual(['']);
  });

  test('§16, §17 the tile below the moved piece may become own by the crossing itself', () => {
    const before = sketched(`c2=-1e e2=11w ${RICH}`);
    expect(goesOn(before, 'c2-d2=d2').every((text) => text.startsWith('+'))).toBe(true);
    expect(goesOn(before, 'c2-d2=d3')).toEqual(['']);
  });
});

describe('§18, §19 reorienting', () => {
  test('45° cost two tiles without a piece, 90° four', () => {
    const before = drawn('1 1 1 11e\n . . . 22n');
    expect(goesOn(before, 'd2<(')).toEqual(['a2,b2)', 'a2,c2)', 'b2,c2)']);
    expect(goesOn(before, 'd2<<')).toEqual([]);
    expectPicture(
      play(before, 'd2>(a2,c2)'),
      `
      . 1 . 11se
      . . . 22n`,
    );
    const rich = drawn('1 1 1 1 11e\n . . . 22n .');
    expect(goesOn(rich, 'e2<<')).toEqual(['(a2,b2,c2,d2)']);
    expectPicture(play(rich, 'e2<<(a2,b2,c2,d2)'), '. . . . 11n\n . . . 22n .');
  });
});

describe('§20–§26 the end', () => {
  test('§20, §21, §24 who cannot move as the turn comes is out, pieces go and tiles stay', () => {
    const before = sketched('e5=-1e a9=22nw b9=-2n');
    const game = play(before, 'e5-f5');
    expect(writePosition(game)).toBe(`${sketch('f5=-1e a9=2', '').trim()} 1 2 1`);
    expect(game.winners).toBe(0b01);
    expect(pacru.rules.endings[game.ending]).toBe('last left');
  });

  test('§22 of three, the others play on', () => {
    const game = play(sketched('e5=-1e a9=22nw i1=33w', '1 3 0'), 'e5-f5');
    expect(game.over).toBe(false);
    expect(game.turn).toBe(2);
  });

  test('§23 enough tiles win at once', () => {
    const rows = [9, 8, 7, 5].flatMap((rank) => [...'abcdefghi'].map((file) => `${file}${rank}=1`));
    const five = 'a4=1 b4=1 c4=1 d4=1 e4=1';
    const game = play(sketched(`${rows.join(' ')} ${five} c2=-1e i1=22w`), 'c2-d2=d2');
    expect(pacru.scores?.(game)).toEqual([42, 1]);
    expect(game.winners).toBe(0b01);
    expect(pacru.rules.endings[game.ending]).toBe('target');
    expect(position(pacru, writePosition(game)).winners).toBe(0b01);
  });

  test('§27 200 moves each are enough, and the most tiles win', () => {
    const last = (moves: number) => play(sketched('e5=11e a1=22e b9=2', `1 2 ${moves}`), 'e5-f5');
    expect(last(398).over).toBe(false);
    expect(last(399).winners).toBe(0b10);
    expect(pacru.rules.endings[last(399).ending]).toBe('move count');
  });
});
