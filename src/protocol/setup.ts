import type { OptionValue } from '../core/options.ts';

/** Room names cannot be guessed: 26 letters of base 32 are 130 bits. */
export const ROOM_NAME = /^[a-z2-7]{26}$/;

/** How a room was set up; never changes. */
export interface RoomSetup {
  readonly game: string;
  /** Options that differ from the defaults. */
  readonly options: Readonly<Record<string, OptionValue>>;
  /**
   * For each seat the player word of a computer that sits there from the start, or null where somebody may sit down.
   */
  readonly computers: readonly (string | null)[];
  /**
   * For each seat the user for whom it is reserved, or null where anybody may sit down; missing where nobody was
   * invited.
   */
  readonly invited?: readonly (string | null)[];
  /** null: no clock. */
  readonly clock: ClockSetting | null;
  readonly rated: boolean;
  /** Whether the lobby and the list of running games show it. */
  readonly listed: boolean;
  /** Whether people may write to each other. */
  readonly chat: boolean;
}

/** All in milliseconds. Days instead of minutes make it a correspondence game. */
export interface ClockSetting {
  readonly start: number;
  /** Added after each own move. */
  readonly increment: number;
  /** A clock never shows more. */
  readonly cap: number;
}

/** Who sits at a seat. */
export type Sitter =
  | {
      readonly kind: 'person' | 'bot';
      readonly user: string;
      readonly name: string;
      /** Without an account: names are not unique. */
      readonly isGuest?: true;
    }
  /** One of our computers, by its player word: level:5, museum:greedy. */
  | { readonly kind: 'computer'; readonly word: string };

export const SPEEDS = ['quick', 'slow', 'days', 'none'] as const;
/** Ratings and pairing keep these apart. */
export type Speed = (typeof SPEEDS)[number];

/** A rating with a larger deviation is provisional and not listed. */
export const KNOWN_DEVIATION = 150;

const MINUTE = 60_000;
/** Moves of a player in a typical game, to estimate its length. */
const USUAL_MOVES = 30;

/** Milliseconds that a player has in a typical game. */
export function usualTime({ start, increment }: ClockSetting): number {
  return start + USUAL_MOVES * increment;
}

export function speedOf(clock: ClockSetting | null): Speed {
  if (clock === null) return 'none';
  const expected = usualTime(clock);
  if (expected < 15 * MINUTE) return 'quick';
  return expected < 24 * 60 * MINUTE ? 'slow' : 'days';
}
