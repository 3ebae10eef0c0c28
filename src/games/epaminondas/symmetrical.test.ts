import { describe, expect, test } from 'vitest';
import { position, refusal } from '../../../test/support/pictures.ts';
import { legalTexts } from '../../core/moves.ts';
import { epaminondas } from './index.ts';

describe('§6 symmetrical crossings', () => {
  test('case 15: the reflected crossing is illegal', () => {
    const before = position(epaminondas, '4w9/14/14/14/14/14/14/14/14/14/4b9/14 2 0');
    expect(legalTexts(before)).toEqual(['e2-d1', 'e2-d2', 'e2-d3', 'e2-e3', 'e2-f1', 'e2-f2', 'e2-f3']);
    expect(refusal(before, 'e2-e1')).toBe('symmetrical');
  });

  test('§6.2 so is the crossing turned by half a turn', () => {
    const before = position(epaminondas, '4w9/14/14/14/14/14/14/14/14/14/9b4/14 2 0');
    expect(legalTexts(before)).toHaveLength(7);
    expect(refusal(before, 'j2-j1')).toBe('symmetrical');
  });

  test('§6.3 a captured piece counts as removed', () => {
    const before = position(epaminondas, '4w9/4w9/14/14/14/14/14/14/14/4b9/4b9/4w9 2 0');
    expect(refusal(before, 'e3-e1')).toBe('symmetrical');
    expect(legalTexts(before)).not.toContain('e3xe1');
  });

  test('§6.3 what brings nothing new to the far row is not affected', () => {
    expect(legalTexts(position(epaminondas, '4w9/14/14/14/14/14/14/14/14/14/14/5b8 2 0'))).toContain('f1-e1');
    expect(legalTexts(position(epaminondas, '14/4w9/14/14/14/14/14/14/14/3b10/14/14 2 0'))).toContain('d3-e2');
  });
});
