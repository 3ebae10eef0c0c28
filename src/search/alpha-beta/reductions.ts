/** The first moves, and shallow searches, are never reduced. */
const LATE_MOVES = 3;
const LATE_DEPTH = 3;
/** Reductions are tabulated for depths and move numbers below this. */
const MOST = 64;

/** Late-move reductions in plies, by depth and number of the move. */
export class Reductions {
  private readonly plies: Uint8Array;

  constructor(strength: number) {
    this.plies = Uint8Array.from({ length: MOST * MOST }, (_, index) => {
      const depth = Math.floor(index / MOST);
      const number = index % MOST;
      if (depth < LATE_DEPTH || number < LATE_MOVES) return 0;
      return Math.min(depth - 1, Math.floor(strength * Math.log(depth) * Math.log(number) + 0.5));
    });
  }

  at(depth: number, number: number): number {
    return this.plies[Math.min(depth, MOST - 1) * MOST + Math.min(number, MOST - 1)];
  }
}
