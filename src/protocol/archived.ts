import type { Outcome } from '../record/record.ts';
import type { RoomSetup } from './setup.ts';

/** A finished game in a list. */
export interface ArchivedGame {
  readonly id: string;
  readonly game: string;
  readonly players: number;
  readonly speed: string;
  readonly rated: boolean;
  readonly listed: boolean;
  readonly moves: number;
  readonly position: string;
  readonly setup: RoomSetup;
  readonly outcome: Outcome | null;
  readonly ended_at: number;
  /** The seat by which it was found: that of the player searched for, else the first. */
  readonly seat: number;
  readonly seats: readonly ArchivedSeat[];
}

interface ArchivedSeat {
  readonly name: string;
  readonly kind: string;
  readonly result: string;
  /** Whose profile it is; only accounts have one. */
  readonly user?: string;
}

export interface ArchivePage {
  readonly games: readonly ArchivedGame[];
  /** Where the next page begins; null at the end. */
  readonly after: string | null;
}
