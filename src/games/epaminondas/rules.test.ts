import { describe, expect, test } from 'vitest';
import { expectPicture, picture, play, position, refusal, start } from '../../../test/support/pictures.ts';
import { legalTexts } from '../../core/moves.ts';
import { defaultOptions } from '../../core/options.ts';
import { perft } from '../../core/play/perft.ts';
import type { Position } from '../../core/position.ts';
import { Random } from '../../core/random.ts';
import { writePosition } from '../../core/text.ts';
import { epaminondas } from './index.ts';

const small = { files: 8, ranks: 8 };

/** Part of rank 3, from the left; White moves. */
function strip(cells: string): Position {
  return picture(epaminondas, `${cells}\n.\n.`, '1 0');
}

function expectStrip(position: Position, cells: string): void {
  expectPicture(position, `${cells}\n.\n.`);
}

function ending(position: Position): string {
  return position.over ? epaminondas.rules.endings[position.ending] : 'none';
}

describe('§1, §2 the start', () => {
  test('§1.3, §9.3 two full ranks each, White to move', () => {
    expect(writePosition(start(epaminondas))).toBe(
      'bbbbbbbbbbbbbb/bbbbbbbbbbbbbb/14/14/14/14/14/14/14/14/wwwwwwwwwwwwww/wwwwwwwwwwwwww 1 0',
    );
  });

  test('§1.5 other rectangles', () => {
    const text = 'bbbbbbbb/bbbbbbbb/8/8/8/8/wwwwwwww/wwwwwwww 1 0';
    expect(writePosition(start(epaminondas, small))).toBe(text);
    expect(position(epaminondas, text).options).toEqual({ players: 2, files: 8, ranks: 8 });
    for (const files of epaminondas.options.files) {
      for (const ranks of epaminondas.options.ranks) {
        const first = start(epaminondas, { files: Number(files), ranks: Number(ranks) });
        expect(position(epaminondas, writePosition(first)).options).toEqual(first.options);
      }
    }
  });

  test('§2.1 the players alternate', () => {
    const after = play(start(epaminondas), 'a2-a3');
    expect(after.turn).toBe(1);
    expect(play(after, 'a11-a10').turn).toBe(0);
  });
});

describe('§3 phalanxes and moves', () => {
  test('case 1: three pieces, three squares', () => {
    expectStrip(play(strip('w w w . . . .'), 'a3-f3'), '. . . w w w .');
  });

  test('case 2: a front part moves and the rest stays', () => {
    expectStrip(play(strip('w w w . . . .'), 'b3-e3'), 'w . . w w . .');
  });

  test('case 3: the limit counts the pieces that move', () => {
    expect(refusal(strip('w w w . . . .'), 'b3-f3')).toBe('too far');
  });

  test("case 11: a piece of one's own in the way", () => {
    const before = strip('w w w . w . .');
    expect(refusal(before, 'a3-e3')).toBe('own in the way');
    expectStrip(play(before, 'a3-d3'), '. w w w w . .');
  });

  test('§3.2 a single piece goes one step in any of eight directions', () => {
    expect(legalTexts(picture(epaminondas, '. w .\n. . .', '1 0'))).toEqual(
      ['b2-a1', 'b2-a2', 'b2-a3', 'b2-b1', 'b2-b3', 'b2-c1', 'b2-c2', 'b2-c3'], // a piece beside an edge has fewer
    );
    expect(legalTexts(picture(epaminondas, 'w', '1 0'))).toEqual(['a1-a2', 'a1-b1', 'a1-b2']);
  });

  test('§3.1 a piece belongs to lines in several directions', () => {
    const before = picture(
      epaminondas,
      `
      . . . .
      . . . .
      w w . .
      . w . .`,
      '1 0',
    );
    const after = play(before.clone(), 'a2-d2');
    expectPicture(
      after,
      `
      . . . .
      . . . .
      . . w w
      . w . .`,
    );
    expectPicture(
      play(before.clone(), 'b1-b4'),
      `
      . w . .
      . w . .
      w . . .
      . . . .`,
    );
  });

  test('§3.3 a phalanx may go less far than it could', () => {
    expectStrip(play(strip('w w w . . . .'), 'a3-d3'), '. w w w . . .');
  });

  test('§3.4 the back part alone cannot move forward', () => {
    expect(refusal(strip('w w w . . . .'), 'a3-c3')).toBe('own in the way');
  });
});

describe('§4 captures', () => {
  test.each([
    ['case 4: taken at distance 2', 'w w w . b . .', 'a3xe3', '. . w w w . .'],
    ['case 5: two against three, the head stops on the first', 'w w w b b . .', 'a3xd3', '. w w w . . .'],
    ['case 9: the line ends at the gap', 'w w w b b . b', 'a3xd3', '. w w w . . b'],
    ['case 10: distance 3 is still within reach', 'w w w . . b .', 'a3xf3', '. . . w w w .'],
  ])('%s', (_, before, move, after) => {
    const played = play(strip(before), move);
    expectStrip(played, after);
    expect(played.slots[played.vars]).toBe(0);
  });

  test('case 6: the moving part is as long as the line it meets', () => {
    expect(refusal(strip('w w w b b . .'), 'b3-d3')).toBe('too weak');
  });

  test('case 7: two against two', () => {
    const before = strip('w w b b . . .');
    expect(refusal(before, 'a3-c3')).toBe('too weak');
    expect(refusal(before, 'b3-c3')).toBe('single piece');
    expect(legalTexts(before).filter((text) => text.includes('x'))).toEqual([]);
  });

  test('case 8: one piece never captures', () => {
    const before = strip('w . b . . . .');
    expect(refusal(before, 'a3-c3')).toBe('too far');
    expect(refusal(strip('. w b . . . .'), 'b3-c3')).toBe('single piece');
    expect(legalTexts(before).filter((text) => text.includes('x'))).toEqual([]);
  });

  test('case 12: only the line of the move counts', () => {
    const before = picture(
      epaminondas,
      `
      . . . . .
      b b b b b
      . . . . .
      . . w . .
      . . w . .
      . . w . .
      . . . . .`,
      '1 0',
    );
    expectPicture(
      play(before.clone(), 'c2xc6'),
      `
      . . . . .
      b b w b b
      . . w . .
      . . w . .
      . . . . .
      . . . . .
      . . . . .`,
    );
    expect(legalTexts(before)).toContain('c2-c5'); // §4.6: capturing is never compulsory
  });

  test('§4.1 a line that runs to the edge counts whole', () => {
    const edge = picture(epaminondas, '. . . . . . . . . w w w b b\n.\n.', '1 0');
    expectPicture(play(edge, 'j3xm3'), '. . . . . . . . . . w w w .\n.\n.');
  });
});

describe('§5 winning', () => {
  const crossing = '14/w13/14/14/14/6b7/14/14/14/14/14/14 1 0';

  test('case 13: a crossing wins unless the answer restores the balance', () => {
    const crossed = play(position(epaminondas, crossing), 'a11-a12');
    expect(ending(crossed)).toBe('none');
    play(crossed, 'g7-g6');
    expect(crossed.winners).toBe(0b01);
    expect(ending(crossed)).toBe('crossing');
    expect(crossed.turn).toBe(0);
  });

  test('§5.2 the answer may be a crossing of the other side', () => {
    const even = play(position(epaminondas, '14/w13/14/14/14/14/14/14/14/14/6b7/14 1 0'), 'a11-a12', 'g2-g1');
    expect(ending(even)).toBe('none');
    expect(legalTexts(even)).toEqual(['a12-a11', 'a12-b11', 'a12-b12']);
  });

  test('§5.2, §5.3 the answer may be a capture on the home row', () => {
    const taken = play(position(epaminondas, '2bb10/w13/14/14/14/14/14/14/14/14/14/2w11 1 0'), 'a11-b12', 'd12xb12');
    expect(ending(taken)).toBe('none');
    expect(writePosition(taken)).toBe('1bb11/14/14/14/14/14/14/14/14/14/14/2w11 1 0');
  });

  test('case 14, §5.4: a move that leaves the opponent ahead loses at once', () => {
    const left = play(position(epaminondas, 'w13/14/14/14/14/14/14/14/14/14/14/6b7 1 0'), 'a12-a11');
    expect(left.winners).toBe(0b10);
    expect(ending(left)).toBe('crossing');
  });

  test('case 16, §8.2: a blocked player who is ahead has won', () => {
    const blocked = position(epaminondas, 'wb12/bb12/14/14/14/14/14/14/14/14/14/14 1 0');
    expect(blocked.winners).toBe(0b01);
    expect(ending(blocked)).toBe('crossing');
  });
});

describe('§7, §8 no legal move, draw', () => {
  test('§7.1 without a piece', () => {
    const none = position(epaminondas, '14/14/14/14/14/14/14/14/14/14/14/w13 2 0');
    expect(none.winners).toBe(0b01);
    expect(ending(none)).toBe('no legal move');
  });

  test('§7.1 with every piece blocked', () => {
    const blocked = position(epaminondas, '14/14/14/14/14/14/14/14/14/14/bb12/wb12 1 0');
    expect(blocked.winners).toBe(0b10);
    expect(ending(blocked)).toBe('no legal move');
  });

  test('§7.1 a capture is a move too', () => {
    const capture = position(epaminondas, '14/14/14/14/14/14/14/14/14/1bbb10/bbwb10/bwbb10 1 0');
    expect(ending(capture)).toBe('none');
    expect(legalTexts(capture)).toEqual(['b1xd3']);
  });

  const quiet = '14/14/14/14/14/14/14/14/14/14/6b7/w13';

  test('§8.1 200 moves without a capture are a draw', () => {
    const last = play(position(epaminondas, `${quiet} 1 199`), 'a1-a2');
    expect(last.winners).toBe(0b11);
    expect(ending(last)).toBe('no capture');
    expect(position(epaminondas, `${quiet} 1 200`).winners).toBe(0b11);
    expect(position(epaminondas, `${quiet} 1 199`).over).toBe(false);
  });

  test('§8.2 a win and a missing move come first', () => {
    expect(play(position(epaminondas, `w13/14/14/14/14/14/14/14/14/14/14/b13 1 199`), 'a12-a11').winners).toBe(0b10);
    expect(ending(position(epaminondas, '14/14/14/14/14/14/14/14/14/14/bb12/wb12 1 200'))).toBe('no legal move');
  });
});

describe('§13 check numbers', () => {
  test('14 × 12', () => {
    expect([1, 2].map((depth) => perft(start(epaminondas), depth))).toEqual([114, 12_996]);
  });

  test('8 × 8', () => {
    expect([1, 2, 3].map((depth) => perft(start(epaminondas, small), depth))).toEqual([60, 3_600, 269_278]);
  });
});

test('sample draws every legal move equally often', () => {
  const tangle = position(epaminondas, '3b4/2bw4/1bwwb3/1w1w4/w1www3/8/8/8 1 0');
  const counts = new Map(legalTexts(tangle).map((text) => [text, 0]));
  const random = new Random(1);
  const draws = 400 * counts.size;
  for (let draw = 0; draw < draws; draw++) {
    const text = epaminondas.notation.move(tangle, epaminondas.rules.sample?.(tangle, random) ?? -1);
    counts.set(text, (counts.get(text) ?? Number.NaN) + 1);
  }
  expect(counts.size).toBe(legalTexts(tangle).length);
  for (const count of counts.values()) expect(Math.abs(count - 400)).toBeLessThan(100); // five deviations
});

test('the longest game follows from the pieces and the quiet moves', () => {
  expect(epaminondas.longest?.(defaultOptions(epaminondas.options))).toBe(57 * 200); // §8.3
});
