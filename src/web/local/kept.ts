import type { MatchRecord } from '../../core/play/match.ts';
import type { Seat } from '../../core/types.ts';
import type { SeatWord } from '../../table/seats.ts';

/** Something that the browser keeps under a name. */
export interface Kept {
  readonly id: string;
  /** Milliseconds since 1970. */
  readonly changed: number;
  /** Rises with every change, so that windows know whose is the latest; those of old have none. */
  readonly version?: number;
}

/** A game as the browser keeps it. */
export interface KeptGame extends Kept {
  readonly record: MatchRecord;
  readonly seats: readonly SeatWord[];
  /** For what computers leave to chance. */
  readonly seed: number;
  readonly resigned?: Seat;
  readonly isOver: boolean;
}

/** What was studied, under the name of the game where it is one that was played here. */
export interface KeptStudy extends Kept {
  /** The record as JSON: it is checked again whenever it is read. */
  readonly record: string;
}

/** A name for something new to keep. */
export function newId(): string {
  const [high, low] = crypto.getRandomValues(new Uint32Array(2));
  return high.toString(36).padStart(7, '0') + low.toString(36).padStart(7, '0').slice(-3);
}
