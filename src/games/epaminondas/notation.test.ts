import { describe, expect, test } from 'vitest';
import { isFault } from '../../core/fault.ts';
import { readPosition } from '../../core/text.ts';
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
