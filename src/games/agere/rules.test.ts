import { describe, expect, test } from 'vitest';
import { expectPicture, picture, play, position, refusal } from '../../../test/pictures.ts';
import { legalTexts } from '../../core/moves.ts';
import { startPosition } from '../../core/position.ts';
import { readOptions } from '../../core/options.ts';
import { writePosition } from '../../core/text.ts';
import { agere } from './index.ts';

const small = { size: 3 };

describe('§1 the board', () => {
  test('§1.3 the neighbours of c2 are c1, c3, d1, d2, b2 and b3', () => {
    const board = agere.board({ players: 2, size: 5 });
    const c2 = board.names.indexOf('c2');
    const names = [...board.next.subarray(c2 * 6, c2 * 6 + 6)].map((cell) => board.names[cell]);
    expect(names.sort()).toEqual(['b2', 'b3', 'c1', 'c3', 'd1', 'd2']);
  });

  test('§1.4 each corner belongs to two sides', () => {
    const { regions, names } = agere.board({ players: 2, size: 3 });
    const sidesOf = (name: string) => Object.keys(regions).filter((side) => regions[side].includes(names.indexOf(name)));
    expect(sidesOf('a1')).toEqual(['base', 'left']);
    expect(sidesOf('a3')).toEqual(['base', 'right']);
    expect(sidesOf('c1')).toEqual(['left', 'right']);
  });
});

describe('§3 a turn', () => {
  test('case 1: a single disc stacks and leaves its cell empty', () => {
    const before = picture(agere, `
       .
      . .
     y b .`, '1', small);
    play(before, 'a1-a2');
    expectPicture(before, `
       .
      . .
     . by .`);
    expect(writePosition(before)).toBe('1/2/1,by,1 2');
  });

  test('case 2: heights must agree', () => {
    const uneven = picture(agere, `
       .
      . .
     by b .`, '1', small);
    expect(legalTexts(uneven)).toEqual(['a3', 'b1', 'b2', 'c1']);
    expect(refusal(uneven, 'a1-a2')).toBe('heights differ');
    const even = picture(agere, `
       .
      . .
     by yb .`, '1', small);
    play(even, 'a1-a2');
    expectPicture(even, `
       .
      . .
     b yby .`);
  });

  test('§3.1 everything else is refused with its reason', () => {
    const board = picture(agere, `
        .
       . .
      y y .
     y b . b`, '1', { size: 4 });
    expect(refusal(board, 'a1')).toBe('occupied');
    expect(refusal(board, 'c1-a1')).toBe('nothing there');
    expect(refusal(board, 'a2-a1')).toBe('not yours');
    expect(refusal(board, 'a1-a4')).toBe('not neighbours');
    expect(refusal(board, 'b2-a3')).toBe('empty target');
    expect(refusal(board, 'a1-b1')).toBe('own target');
    expect(refusal(board, 'swap')).toBe('no swap');
    expect(refusal(board, 'z9')).toBe('no such cell');
    expect(refusal(board, 'hello')).toBe('unreadable');
  });
});

describe('§4 winning', () => {
  test('case 3: uncovering a disc that connects the opponent loses at once', () => {
    const before = picture(agere, `
       b
      b .
     by yb .`, '1', small);
    play(before, 'a1-a2');
    expect(before.over).toBe(true);
    expect(before.winners).toBe(0b10);
  });

  const threatened = `
       y
      y b
     y . .`;

  test('case 4: a connection can be broken by the answer', () => {
    for (const answer of ['b2-c1', 'b2-b1']) {
      expect(play(picture(agere, threatened, '2', small), answer).over).toBe(false);
    }
  });

  test('case 4: a connection that is not broken wins at the start of the turn', () => {
    for (const answer of ['a2', 'a3']) {
      const after = play(picture(agere, threatened, '2', small), answer);
      expect(after.winners).toBe(0b01);
      expect(after.turn).toBe(0);
    }
  });

  test('case 5: any side from corner to corner connects', () => {
    for (const side of ['y/y,1/y,2 1', 'y/1,y/2,y 1', '1/2/y,y,y 1']) expect(position(agere, side).winners).toBe(0b01);
    expect(position(agere, 'y/y,1/1,y,1 1').winners).toBe(0b01);
    expect(position(agere, '1/y,1/y,y,1 1').winners).toBe(0);
  });
});

test('§5, case 6: a player without a move has lost', () => {
  const rows = 'y/by,y/y,byb,byb/yb,y,by,b/y,yby,yby,yby,yb/byb,by,b,b,yb,y/by,by,b,by,yby,yb,yb/by,b,b,by,b,b,b,b';
  const stuck = position(agere, `${rows} 2`);
  expect(stuck.winners).toBe(0b01);
  expect(agere.rules.endings[stuck.ending]).toBe('no legal move');
});

describe('§7 the swap', () => {
  const options = readOptions(agere.options, { size: 3, pie: true });
  const start = () => startPosition(agere, options as Parameters<typeof startPosition>[1]);

  test('§7.2 player 2 may take the first disc over, once', () => {
    const swapped = play(start(), 'a1', 'swap');
    expect(writePosition(swapped)).toBe('1/2/b,2 1 pie');
    expect(legalTexts(swapped)).toEqual(['a2', 'a3', 'b1', 'b2', 'c1']);
    play(swapped, 'a2');
    expect(refusal(swapped, 'swap')).toBe('no swap');
  });

  test('§7.2 the first player has no swap, and a captured disc brings none', () => {
    expect(legalTexts(start())).not.toContain('swap');
    expect(legalTexts(play(start(), 'a1', 'a2', 'a1-a2'))).not.toContain('swap');
  });
});

test('§10 with the immediate win a connection ends the game', () => {
  const before = picture(agere, `
       .
      y b
     y . .`, '1 immediate', small);
  play(before, 'c1');
  expect(before.winners).toBe(0b01);
});
