import { expect, test } from 'vitest';
import { speedOf } from './setup.ts';
import { PAIRING_CLOCKS, PAIRING_SPEEDS } from './usual-clocks.ts';

test('every clock for pairing is of the speed that it is named by', () => {
  for (const speed of PAIRING_SPEEDS) expect(speedOf(PAIRING_CLOCKS[speed])).toBe(speed);
});
