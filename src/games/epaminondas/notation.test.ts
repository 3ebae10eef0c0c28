import { describe, expect, test } from 'vitest';
import { isFault } from '../../core/fault.ts';
import { readMove, refuseMove, writeMove } from '../../core/moves.ts';
import { defaultOptions } from '../../core/options.ts';
import { startPosition } from '../../core/position.ts';
import { readPosition } from '../../core/text.ts';
import { NO_MOVE } from '../../core/types.ts';
import { epaminondas } from './index.ts';

describe('§9 position text', () => {
  test('more pieces than a side starts with are no position', () => {
    const crowded = readPosition(epaminondas, 'wwwwwwww/wwwwwwww/w7/8/8/8/8/b7 1 0');
    expect(isFault(crowded) && crowded.fault).toBe('impossible position');
  });

  test('boards of other sizes are no boards', () => {
    for (const rows of ['14/14', '7/7/7/7/7/7/7/7', `${'15/'.repeat(11)}15`, '8/8/8/8/8/8/8/9']) {
      const read = readPosition(epaminondas, `${rows} 1 0`);
      expect(isFault(read) && read.fault).toBe('bad board shape');
    }
  });
});

describe('§9.3 a move typed as four numbers', () => {
  const start = startPosition(epaminondas, defaultOptions(epaminondas.options));

  test.each(['1 2 1 3', '1.2.1.3.', ' 1, 2, 1, 3 '])('%s is a2-a3', (text) => {
    expect(writeMove(start, readMove(start, text))).toBe('a2-a3');
  });

  test('what the rules forbid is refused by its rule, and what is no cell by its name', () => {
    expect(readMove(start, '1 2 1 9')).toBe(NO_MOVE);
    expect(refuseMove(start, '1 2 1 9')).toEqual(refuseMove(start, 'a2-a9'));
    expect(refuseMove(start, '1 2 15 3').rule).toBe('no such cell');
  });
});
