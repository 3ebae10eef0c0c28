import { type GameSet, isSetOver, rotated } from './game-set.ts';
import type { SeatWord } from './seats.ts';

/** Who plays a game at one screen, in which colours, and the set that it is a part of. */
export interface Seating {
  readonly seats: readonly SeatWord[];
  /** For each seat the place of its colour in the game's list, where that is not the usual order. */
  readonly colours?: readonly number[];
  readonly set?: GameSet;
}

/** The same players once more, in their colours; the one who began comes last. */
export function turned({ seats, colours }: Pick<Seating, 'seats' | 'colours'>): Seating {
  return { seats: rotated(seats), ...(colours === undefined ? {} : { colours: rotated(colours) }) };
}

/** Who plays the next game of a set, of which all games so far are known; undefined after its last one. */
export function nextOfSet(seating: Seating, set: GameSet | undefined): Seating | undefined {
  return set === undefined || isSetOver(set) ? undefined : { ...turned(seating), set };
}

/** Reads what was saved beside a game; undefined if it is something else. What is wrong with colours or set is left out. */
export function readSeating({ seats, colours, set }: Readonly<Record<string, unknown>>): Seating | undefined {
  if (!Array.isArray(seats) || !seats.every((seat) => typeof seat === 'string')) return undefined;
  const read = readSet(set, seats.length);
  return {
    seats,
    ...(isNumbers(colours, seats.length) ? { colours } : {}),
    ...(read === undefined ? {} : { set: read }),
  };
}

function readSet(value: unknown, players: number): GameSet | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { games, past } = value as Readonly<Record<string, unknown>>;
  if (typeof games !== 'number' || !Array.isArray(past)) return undefined;
  const isRunning = Number.isInteger(games) && games > 1 && past.length < games;
  return isRunning && past.every((points) => isNumbers(points, players)) ? { games, past } : undefined;
}

function isNumbers(value: unknown, count: number): value is readonly number[] {
  return Array.isArray(value) && value.length === count && value.every((one) => Number.isFinite(one));
}
