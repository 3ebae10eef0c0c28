/** What a cell of the ring around another may be: beyond the edge, empty, own, enemy. */
export const RING_KINDS = 4;
const CELLS = 6;

/** Of a set of cells of a ring, one bit each: the pieces that it falls into. */
export const ARCS = Uint8Array.from({ length: 1 << CELLS }, (_, set) => {
  let arcs = 0;
  for (let at = 0; at < CELLS; at++) if ((set >> at) & 1 && !((set >> ((at + 1) % CELLS)) & 1)) arcs++;
  return set === (1 << CELLS) - 1 ? 1 : arcs;
});

/** The number of a ring, which is the same however it is turned or reflected, by its cells as digits. */
export const ringOf = new Uint16Array(RING_KINDS ** CELLS);
export const RING_COUNT = numberRings();

function numberRings(): number {
  const numbers = new Map<number, number>();
  for (let digits = 0; digits < ringOf.length; digits++) {
    const least = leastImage(digits);
    if (!numbers.has(least)) numbers.set(least, numbers.size);
    ringOf[digits] = numbers.get(least) ?? 0;
  }
  return numbers.size;
}

/** The least number among all that a ring reads as, from any cell on and either way round. */
function leastImage(digits: number): number {
  let [there, back] = [digits, 0];
  for (let rest = digits, at = 0; at < CELLS; at++, rest = Math.trunc(rest / RING_KINDS))
    back = back * RING_KINDS + (rest % RING_KINDS);
  let least = digits;
  for (let turn = 0; turn < CELLS; turn++) {
    least = Math.min(least, there, back);
    [there, back] = [turned(there), turned(back)];
  }
  return least;
}

function turned(digits: number): number {
  return (digits % RING_KINDS) * RING_KINDS ** (CELLS - 1) + Math.trunc(digits / RING_KINDS);
}
