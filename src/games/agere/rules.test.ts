import { describe, expect, test } from 'vitest';
import { expectPicture, picture, play, position, refusal, start } from '../../../test/support/pictures.ts';
import { isFault } from '../../core/fault.ts';
import { legalMoves, legalTexts } from '../../core/moves.ts';
import { readOptions } from '../../core/options.ts';
import { perft } from '../../core/play/perft.ts';
import { randomMove } from '../../core/play/playout.ts';
import type { Position } from '../../core/position.ts';
import { Random } from '../../core/random.ts';
import { readPosition, writePosition } from '../../core/text.ts';
import { agere } from './index.ts';

/** A triangle drawn row by row, Yellow to move; its side follows from the picture. */
function drawn(triangle: string, rest = '1'): Position {
  return picture(agere, triangle, rest, { size: triangle.trim().split('\n').length });
}

function ending(position: Position): string {
  return position.over ? agere.rules.endings[position.ending] : 'none';
}

describe('§1 the board', () => {
  test('§1.1 a side of 3 to 14 cells', () => {
    for (const size of agere.options.size) {
      expect(start(agere, { size }).board.cellCount).toBe((Number(size) * (Number(size) + 1)) / 2);
    }
    for (const size of [2, 15]) expect(isFault(readOptions(agere.options, { size }))).toBe(true);
  });

  test('§1.3 the neighbours of c2 are c1, c3, d1, d2, b2 and b3', () => {
    const { board } = start(agere, { size: 5 });
    const c2 = board.names.indexOf('c2');
    const names = [...board.next.subarray(c2 * 6, c2 * 6 + 6)].map((cell) => board.names[cell]);
    expect(names.sort()).toEqual(['b2', 'b3', 'c1', 'c3', 'd1', 'd2']);
  });

  test('§1.4 each corner belongs to two sides', () => {
    const { regions, names } = start(agere, { size: 3 }).board;
    const sidesOf = (name: string) =>
      Object.keys(regions).filter((side) => regions[side].includes(names.indexOf(name)));
    expect(sidesOf('a1')).toEqual(['base', 'left']);
    expect(sidesOf('a3')).toEqual(['base', 'right']);
    expect(sidesOf('c1')).toEqual(['left', 'right']);
  });
});

describe('§3 a turn', () => {
  test('case 1: a single disc stacks and leaves its cell empty', () => {
    const board = drawn(`
       .
      . .
     y b .`);
    expect(writePosition(board)).toBe('1/2/y,b,1 1');
    play(board, 'a1-a2');
    expectPicture(
      board,
      `
       .
      . .
     . by .`,
    );
    expect(writePosition(board)).toBe('1/2/1,by,1 2');
    expect(legalTexts(board)).toContain('a1'); // §3.3
  });

  test('case 2: stacks of different height do not meet, in either direction', () => {
    const uneven = `
       .
      . .
     by b .`;
    expect(legalTexts(drawn(uneven))).toEqual(['a3', 'b1', 'b2', 'c1']);
    expect(refusal(drawn(uneven), 'a1-a2')).toBe('heights differ');
    expect(refusal(drawn(uneven, '2'), 'a2-a1')).toBe('heights differ');
  });

  test('case 2: stacks of equal height do, and the disc below stays behind', () => {
    const even = drawn(`
       .
      . .
     by yb .`);
    play(even, 'a1-a2');
    expectPicture(
      even,
      `
       .
      . .
     b yby .`,
    );
    expect(writePosition(even)).toBe('1/2/b,yby,1 2');
  });

  test('§3.1 everything else is refused with its reason', () => {
    const board = drawn(`
        .
       . .
      y y .
     y b . b`);
    expect(refusal(board, 'a2')).toBe('occupied');
    expect(refusal(board, 'a1')).toBe('no target');
    expect(refusal(board, 'c1-a1')).toBe('nothing there');
    expect(refusal(board, 'a2-a1')).toBe('not yours');
    expect(refusal(board, 'a1-a1')).toBe('same cell');
    expect(refusal(board, 'a1-a4')).toBe('not neighbours');
    expect(refusal(board, 'b2-a3')).toBe('empty target');
    expect(refusal(board, 'a1-b1')).toBe('own target');
    expect(refusal(board, 'swap')).toBe('no swap');
    expect(refusal(board, 'z9')).toBe('no such cell');
    expect(refusal(board, 'hello')).toBe('unreadable');
  });

  test('§8.1 a move with something added is no move', () => {
    const board = drawn(`
       .
      . .
     y b .`);
    for (const text of ['a3<', 'a1-a2>', 'a3 please', 'a1-a2-a3']) {
      expect(refusal(board, text)).toBe('one or two cells');
    }
  });
});

describe('§4 winning', () => {
  test('case 3: uncovering a disc that connects the opponent loses at once', () => {
    for (const rest of ['1', '1 immediate']) {
      const board = drawn(
        `
           b
          b .
        by yb .
       b . . .`,
        rest,
      );
      expect(board.over).toBe(false);
      play(board, 'b1-b2');
      expectPicture(
        board,
        `
           b
          b .
         b yby .
        b . . .`,
      );
      expect(board.winners).toBe(0b10);
      expect(ending(board)).toBe('connection');
    }
  });

  test('case 3: it loses although the same move breaks another line', () => {
    const board = drawn(`
       b
      b .
     yb by .`);
    expect(board.over).toBe(false);
    expect(play(board, 'a2-a1').winners).toBe(0b10);
  });

  const threatened = `
       y
      y b
     y . .`;

  test('case 4: a connection can be broken by the answer', () => {
    expect(writePosition(drawn(threatened, '2'))).toBe('y/y,b/y,2 2');
    for (const answer of ['b2-c1', 'b2-b1']) expect(play(drawn(threatened, '2'), answer).over).toBe(false);
  });

  test('case 4: a connection that is not broken wins at the start of the turn', () => {
    for (const answer of ['a2', 'a3']) {
      const board = play(drawn(threatened, '2'), answer);
      expect(board.winners).toBe(0b01);
      expect(board.turn).toBe(0);
      expect(ending(board)).toBe('connection');
    }
  });

  test('§4.3 a line that is captured but joined another way still wins', () => {
    const board = drawn(
      `
        y
       y .
      y y .
     y y b .`,
      '2',
    );
    expect(play(board, 'a3-a2').winners).toBe(0b01);
  });

  test('case 5: any side from corner to corner connects', () => {
    for (const side of ['y/y,1/y,2 1', 'y/1,y/2,y 1', '1/2/y,y,y 1']) expect(position(agere, side).winners).toBe(0b01);
    expect(position(agere, 'y/y,1/1,y,1 1').winners).toBe(0b01);
    expect(position(agere, '1/y,1/y,y,1 1').winners).toBe(0);
  });

  test('§4.1 heights do not matter, covered discs do not count', () => {
    expect(position(agere, 'y/by,1/yby,2 1').winners).toBe(0b01);
    expect(position(agere, 'y/yb,1/y,2 1').winners).toBe(0);
  });
});

describe('§5 no legal move', () => {
  const rows = 'y/by,y/y,byb,byb/yb,y,by,b/y,yby,yby,yby,yb/byb,by,b,b,yb,y/by,by,b,by,yby,yb,yb/by,b,b,by,b,b,b,b';

  test('case 6: a player without a move has lost', () => {
    const stuck = position(agere, `${rows} 2`);
    expect(stuck.winners).toBe(0b01);
    expect(ending(stuck)).toBe('no legal move');
    expect(ending(position(agere, `${rows} 1`))).toBe('connection'); // §6.3: the other one is connected
  });

  test('§5.1 the move that leaves the opponent none ends the game', () => {
    const last = position(agere, 'y/y,y/yb,1,yb 1');
    expect(legalTexts(last)).toContain('a2');
    play(last, 'a2');
    expect(last.winners).toBe(0b01);
    expect(ending(last)).toBe('no legal move');
  });
});

describe('§6 what follows', () => {
  test('§6.1 colours alternate in every stack', () => {
    for (const stack of ['yy', 'bb', 'byy', 'x']) expect(isFault(readPosition(agere, `1/2/${stack},2 1`))).toBe(true);
  });

  test('§6.4 the highest stack has at most as many discs as there are cells, the next one less, and so on', () => {
    expect(isFault(readPosition(agere, '1/2/ybybyb,2 1'))).toBe(false);
    expect(isFault(readPosition(agere, '1/2/ybybyby,2 1'))).toBe(true);
    expect(isFault(readPosition(agere, '1/2/ybybyb,bybyb,1 1'))).toBe(false);
    expect(isFault(readPosition(agere, '1/2/ybybyb,bybyby,1 1'))).toBe(true);
  });

  test('§6.4 no game is longer than the bound', () => {
    expect(agere.longest?.(start(agere, {}).options)).toBe(16_206);
    expect(agere.longest?.(start(agere, { pie: true }).options)).toBe(16_207);
  });
});

describe('§7 the swap', () => {
  const pie = () => start(agere, { size: 3, pie: true });

  test('§7.2 player 2 may take the first disc over, once', () => {
    const board = play(pie(), 'a1');
    expect(legalTexts(board)).toEqual(['a2', 'a3', 'b1', 'b2', 'c1', 'swap']);
    play(board, 'swap');
    expectPicture(
      board,
      `
       .
      . .
     b . .`,
    );
    expect(writePosition(board)).toBe('1/2/b,2 1 pie');
    expect(legalTexts(board)).toEqual(['a2', 'a3', 'b1', 'b2', 'c1']);
    play(board, 'a2');
    expect(refusal(board, 'swap')).toBe('too late to swap');
  });

  test('§7.2 the first player has no swap, and a captured disc brings none', () => {
    expect(legalTexts(pie())).not.toContain('swap');
    expect(legalTexts(play(pie(), 'a1', 'a2', 'a1-a2'))).not.toContain('swap');
    expect(legalTexts(play(start(agere, { size: 3 }), 'a1'))).not.toContain('swap');
  });
});

test('§4.2 who is threatened would have lost if the turn were the other one’s', () => {
  const random = new Random(7);
  const seen = new Set<boolean>();
  for (let round = 0; round < 40; round++) {
    for (const board = start(agere, { size: 4 }); !board.over; board.play(randomMove(board, random))) {
      const passed = board.clone();
      passed.giveTurn(1 - board.turn);
      passed.rules.derive(passed);
      const isThreatened = agere.rules.threatened?.(board) === true;
      expect(isThreatened).toBe(passed.over);
      seen.add(isThreatened);
    }
  }
  expect(seen.size).toBe(2);
});

test('§8.2 options that are not the default follow the player to move', () => {
  expect(writePosition(start(agere, { size: 3 }))).toBe('1/2/3 1');
  expect(writePosition(start(agere, { size: 3, pie: true, win: 'immediate' }))).toBe('1/2/3 1 pie immediate');
});

test('§10.1 with the immediate win a connection ends the game, without an answer', () => {
  const triangle = `
       .
      y b
     y . .`;
  expect(play(drawn(triangle, '1 immediate'), 'c1').winners).toBe(0b01);
  expect(play(drawn(triangle), 'c1').over).toBe(false);
});

test('§12 move sequences from the start', () => {
  const counts = [6, 30, 138, 594, 2520, 9396, 30024, 94608];
  expect(counts.map((_, index) => perft(start(agere, { size: 3 }), index + 1))).toEqual(counts);
});

test('the stacking moves that mostMoves allows for exist', () => {
  // Yellow and Blue in alternate rows: two pairs of every upright triangle allow stacking, the maximum.
  const rows = Array.from({ length: 14 }, (_, row) =>
    Array(row + 1)
      .fill('yb'[row % 2])
      .join(),
  );
  expect(legalMoves(position(agere, `${rows.join('/')} 1`)).length).toBe(2 * 91);
});
