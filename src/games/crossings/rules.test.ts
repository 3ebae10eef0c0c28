import { describe, expect, test } from 'vitest';
import { expectPicture, picture, play, position, refusal, start } from '../../../test/support/pictures.ts';
import { isFault } from '../../core/fault.ts';
import { legalTexts } from '../../core/moves.ts';
import { perft } from '../../core/play/perft.ts';
import type { Position } from '../../core/position.ts';
import { readPosition, writePosition } from '../../core/text.ts';
import { crossings } from './index.ts';

/** Rank 4, from the left; White moves. */
function strip(cells: string): Position {
  return picture(crossings, `${cells}\n.\n.\n.`, '1 0');
}

function expectStrip(position: Position, cells: string): void {
  expectPicture(position, `${cells}\n.\n.\n.`);
}

function ending(position: Position): string {
  return position.over ? crossings.rules.endings[position.ending] : 'none';
}

describe('§1, §2 the start', () => {
  test('§1.2, §8.2 two full ranks each, White to move', () => {
    expect(writePosition(start(crossings))).toBe('bbbbbbbb/bbbbbbbb/8/8/8/8/wwwwwwww/wwwwwwww 1 0');
  });

  test('§2.1 the players alternate', () => {
    const after = play(start(crossings), 'a2-a3');
    expect(after.turn).toBe(1);
    expect(play(after, 'a7-a6').turn).toBe(0);
  });
});

describe('§3 groups and moves', () => {
  test('case 5: two stones, two steps', () => {
    expectStrip(play(strip('w w . . . . . .'), 'a4-d4'), '. . w w . . . .');
  });

  test('§3.2 no farther than the group is long, but less far', () => {
    expect(refusal(strip('w w . . . . . .'), 'a4-e4')).toBe('too far');
    expectStrip(play(strip('w w . . . . . .'), 'a4-c4'), '. w w . . . . .');
  });

  test('§3.3 the front goes alone, the rest cannot go without it', () => {
    expectStrip(play(strip('w w w . . . . .'), 'b4-e4'), 'w . . w w . . .');
    expect(refusal(strip('w w w . . . . .'), 'a4-c4')).toBe('own in the way');
  });

  test('§3.4 nothing is passed over', () => {
    expect(refusal(strip('w w w . w . . .'), 'a4-f4')).toBe('own in the way');
    expect(refusal(strip('w w w b . . . .'), 'a4-e4')).toBe('enemy in the way');
  });
});

describe('§4 captures', () => {
  test.each([
    ['case 1: only the first stone goes', 'w w w b b . . .', 'a4xd4', '. w w w b . . .'],
    ['case 2: two steps away', 'w w w . b . . .', 'a4xe4', '. . w w w . . .'],
  ])('%s', (_, before, move, after) => {
    const played = play(strip(before), move);
    expectStrip(played, after);
    expect(played.slots[played.vars]).toBe(0);
  });

  test('case 3: two against two', () => {
    expect(refusal(strip('w w b b . . . .'), 'a4-c4')).toBe('too weak');
  });

  test('case 4, §4.3: a stone alone captures nothing', () => {
    const before = strip('w b . . . . . .');
    expect(refusal(before, 'a4-b4')).toBe('single piece');
    expect(legalTexts(before).filter((text) => text.includes('x'))).toEqual([]);
  });

  test('§4.1 the moving part is compared, not the whole line', () => {
    expect(refusal(strip('w w w b b . . .'), 'b4-d4')).toBe('too weak');
  });
});

describe('§5 crossing and winning', () => {
  test('case 6: a crossing by capture', () => {
    const before = picture(
      crossings,
      `
      . . b . . . . .
      . . w . . . . .
      . . w . . . . .
      . . . . . . . .
      . . . . . . . .
      . . . . . . . .
      . . . . . . b .
      . . . . . . . .`,
      '1 7',
    );
    const after = play(before, 'c6xc8');
    expectPicture(
      after,
      `
      . . w . . . . .
      . . w . . . . .
      . . . . . . . .
      . . . . . . . .
      . . . . . . . .
      . . . . . . . .
      . . . . . . b .
      . . . . . . . .`,
    );
    expect(ending(after)).toBe('none');
    expect(legalTexts(after)).toEqual(['g2-f1', 'g2-g1', 'g2-h1']);
  });

  test('case 7: no answer, no matter what else could be done', () => {
    const won = play(position(crossings, 'bb6/3w4/8/8/4w3/6b1/8/8 1 0'), 'd7-c8');
    expect(won.winners).toBe(0b01);
    expect(ending(won)).toBe('crossing');
    expect(won.turn).toBe(1); // the capture b8xc8 along the rank does not help
  });

  test('§5.2 an answer must be given, also by capture, and the game goes on', () => {
    const owed = position(crossings, '1w6/8/8/8/6w1/3b4/3b4/3w4 2 0');
    expect(legalTexts(owed)).toEqual(['d2-c1', 'd2-e1', 'd3xd1']);
    expect(refusal(owed, 'd3-d4')).toBe('must answer');
    const answered = play(owed, 'd3xd1');
    expect(ending(answered)).toBe('none');
    expect(legalTexts(answered)).toEqual(['g4-f3', 'g4-f4', 'g4-f5', 'g4-g3', 'g4-g5', 'g4-h3', 'g4-h4', 'g4-h5']);
  });

  test('case 8, §5.3: a locked stone blocks its own file and never moves', () => {
    const before = position(crossings, '4w3/4w3/4w3/4w3/8/8/8/3b4 1 0');
    expect(refusal(before, 'e5-e8')).toBe('own in the way');
    expect(refusal(before, 'e8-f8')).toBe('locked');
    expect(legalTexts(before).filter((text) => /^e8|e[678]$/.test(text))).toEqual([]);
    // Going down, three stones move and not four.
    expect(legalTexts(before)).toContain('e7-e2');
    expect(legalTexts(before)).not.toContain('e7-e1');
  });

  test('case 9, §5.3: a locked stone counts in its line and cannot be captured', () => {
    const two = position(crossings, '7w/8/8/3w4/3w4/8/3b4/3b4 1 0');
    expect(refusal(two, 'd5-d2')).toBe('too weak');
    const three = position(crossings, '7w/8/3w4/3w4/3w4/8/3b4/3b4 1 0');
    const taken = play(three, 'd6xd2');
    expect(writePosition(taken)).toBe('7w/8/8/8/3w4/3w4/3w4/3b4 1 0'); // Black cannot move and is skipped
    expect(refusal(taken, 'd4-d1')).toBe('locked');
  });

  test('§5.4 more crossings than answers are no position', () => {
    for (const text of ['1ww5/8/8/8/8/8/6b1/8 2 0', '1w6/8/8/8/8/8/6b1/8 1 0']) {
      const read = readPosition(crossings, text);
      expect(isFault(read) && read.fault).toBe('impossible position');
    }
  });
});

describe('§6, §7 no move, draw', () => {
  test('§6.1 who cannot move is skipped', () => {
    const walled = position(crossings, '7w/8/8/8/8/8/bb6/wb6 1 0');
    expect(ending(walled)).toBe('none');
    expect(walled.turn).toBe(1);
  });

  test('§6.1 nobody can move', () => {
    const stuck = position(crossings, 'w7/8/8/8/8/8/8/b7 2 3');
    expect(stuck.winners).toBe(0b11);
    expect(ending(stuck)).toBe('no legal move');
  });

  test('§7.1 200 moves without a capture or a crossing are a draw', () => {
    const quiet = '8/8/8/8/8/8/6b1/w7';
    const last = play(position(crossings, `${quiet} 1 199`), 'a1-a2');
    expect(last.winners).toBe(0b11);
    expect(ending(last)).toBe('no progress');
    expect(position(crossings, `${quiet} 1 200`).winners).toBe(0b11);
  });

  test('§7.1 a crossing and its answer begin the count anew', () => {
    const crossed = play(position(crossings, '8/w7/8/8/8/8/6b1/8 1 199'), 'a7-a8');
    expect(ending(crossed)).toBe('none');
    expect(crossed.slots[crossed.vars]).toBe(0);
  });
});

test('attempts that are refused for what they say', () => {
  const before = position(crossings, '8/8/8/8/ww1bw3/8/w7/8 1 0');
  for (const [text, rule] of [
    ['c4-d4', 'nothing there'],
    ['d4-e4', 'not yours'],
    ['a4', 'no destination'],
    ['a4-a4', 'no distance'],
    ['a4-c5', 'not in line'],
    ['a4-z9', 'no such cell'],
  ]) {
    expect(refusal(before, text), text).toBe(rule);
  }
});

test('§11 check numbers', () => {
  expect([1, 2, 3].map((depth) => perft(start(crossings), depth))).toEqual([60, 3_600, 269_278]);
});
