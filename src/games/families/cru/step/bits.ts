/** For every value of six bits, how many are set. */
const COUNTS = Uint8Array.from({ length: 64 }, (_, bits) => {
  let count = 0;
  for (let left = bits; left !== 0; left &= left - 1) count++;
  return count;
});

/** For every value of six bits and n, the index of the nth set bit. */
const PLACES = Uint8Array.from({ length: 64 * 6 }, (_, index) => {
  let left = (index / 6) | 0;
  for (let n = index % 6; n > 0; n--) left &= left - 1;
  return 31 - Math.clz32(left & -left);
});

/** How many of twelve bits are set. */
export function countBits(bits: number): number {
  return COUNTS[bits & 63] + COUNTS[bits >> 6];
}

/** The index of the nth set bit of twelve, n from 0. Branch-free. */
export function nthBit(bits: number, n: number): number {
  const low = COUNTS[bits & 63];
  const upper = (low - 1 - n) >>> 31; // 1 if it is among the upper six
  return 6 * upper + PLACES[((bits >> (6 * upper)) & 63) * 6 + n - (low & -upper)];
}
