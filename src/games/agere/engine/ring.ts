/** Kinds of cells in the ring around a cell: beyond the edge, empty, own, enemy. */
export const RING_KINDS = 4;
const CELLS = 6;

/** For a set of cells of a ring, one bit each: the number of connected pieces. */
export const ARCS = Uint8Array.from({ length: 1 << CELLS }, (_, set) => {
  let arcs = 0;
  for (let at = 0; at < CELLS; at++) if ((set >> at) & 1 && !((set >> ((at + 1) % CELLS)) & 1)) arcs++;
  return set === (1 << CELLS) - 1 ? 1 : arcs;
});

/** The number of a ring, the same for all rotations and reflections, by its cells as digits. */
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

/** The least number that a ring reads as, from any cell on and in either direction. */
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
