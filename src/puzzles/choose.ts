import type { Puzzle } from './puzzle.ts';

/** Puzzles that are about equally hard. */
const BAND = 100;

/** So many puzzles, none twice or in a mirror, of all strengths as evenly as there are such; ordered by how hard they are. */
export function choosePuzzles(puzzles: readonly Puzzle[], count: number): Puzzle[] {
  const bands = new Map<number, Puzzle[]>();
  for (const puzzle of new Map(puzzles.map((one) => [one.id, one])).values()) {
    const band = Math.floor(puzzle.rating / BAND);
    bands.set(band, [...(bands.get(band) ?? []), puzzle]);
  }
  const chosen: Puzzle[] = [];
  for (let at = 0; [...bands.values()].some((band) => band.length > at); at++) {
    for (const band of bands.values()) if (band.length > at && chosen.length < count) chosen.push(band[at]);
  }
  return chosen.sort((one, other) => one.rating - other.rating || (one.id < other.id ? -1 : 1));
}

const DAY_MS = 86_400_000;
/** Neighbouring days have puzzles that lie far apart: no common divisor with any likely number of puzzles. */
const STRIDE = 7919;

/** The puzzle of the day is the same for everybody: the day begins at midnight of universal time. */
export function dailyPuzzle(puzzles: readonly Puzzle[], now: number): Puzzle | undefined {
  return puzzles[(Math.floor(now / DAY_MS) * STRIDE) % puzzles.length];
}
