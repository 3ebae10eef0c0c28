/** A game to be played: who sits where, on which opening. */
export interface GamePairing {
  /** Place in the schedule; the games of an opening are consecutive. */
  readonly id: number;
  /** Index of the opening. */
  readonly opening: number;
  /** Index of the player on each seat. */
  readonly players: readonly number[];
  /** For the players' random numbers, one on each seat. */
  readonly seeds: readonly number[];
}

/** Every opening as often as there are seats, so that every player has every seat once: pairs for two players. */
export function makeSchedule(openings: number, seats: number, seed: number): GamePairing[] {
  return Array.from({ length: openings * seats }, (_, id) => {
    const rotation = id % seats;
    return {
      id,
      opening: Math.floor(id / seats),
      players: Array.from({ length: seats }, (_, seat) => (seat + rotation) % seats),
      seeds: Array.from({ length: seats }, (_, seat) => mix(mix(seed) + id * seats + seat)),
    };
  });
}

/** A 31-bit number in which every bit depends on every bit of the given one. */
function mix(number: number): number {
  let x = number | 0;
  x = Math.imul(x ^ (x >>> 16), 0x21f0aaad);
  x = Math.imul(x ^ (x >>> 15), 0x735a2d97);
  return (x ^ (x >>> 15)) >>> 1;
}
