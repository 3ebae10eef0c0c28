import type { MatchRecord } from '../../core/play/match.ts';
import type { Seat } from '../../core/types.ts';
import type { Note } from '../../judge/note.ts';
import type { CoachEvent } from '../../session/coach/events.ts';
import type { Guidance } from '../../session/coach/guidance.ts';
import type { GameSet } from '../../session/game-set.ts';
import type { SeatWord } from '../../session/seats.ts';

/** Something that the browser stores under a name. */
export interface Kept {
  readonly id: string;
  /** Milliseconds since 1970. */
  readonly changed: number;
  /** Rises with every change, so that windows know which is the latest; old items have none. */
  readonly version?: number;
}

/** A game as the browser stores it. */
export interface KeptGame extends Kept {
  readonly record: MatchRecord;
  readonly seats: readonly SeatWord[];
  /** Seed for the computers' random choices. */
  readonly seed: number;
  readonly resigned?: Seat;
  /** For each seat, the place of its colour in the game's list; the usual ones if there is none. */
  readonly colours?: readonly number[];
  /** The set that it is a game of. */
  readonly set?: GameSet;
  /** Whether a coach looks on, or the game is played without any help. */
  readonly guidance?: Guidance;
  /** What happened between the coach and the player. */
  readonly coached?: readonly CoachEvent[];
  readonly isOver: boolean;
}

/** A study, under the name of the game if it is one that was played here. */
export interface KeptStudy extends Kept {
  /** The record as JSON: it is checked again whenever it is read. */
  readonly record: string;
  /** Where it was played apart: the seat of this person. */
  readonly seat?: Seat;
}

/** What was found about the moves of a game: it is kept apart, since it can be found again. */
export interface KeptReview {
  /** The game, its moves, and who judged them with how many nodes: all that the notes depend on. */
  readonly id: string;
  readonly notes: readonly Note[];
  /** Whether a person stopped it. */
  readonly isStopped: boolean;
  /** Milliseconds since 1970. */
  readonly changed: number;
}

/** A name for something new to store. */
export function newId(): string {
  const [high, low] = crypto.getRandomValues(new Uint32Array(2));
  return high.toString(36).padStart(7, '0') + low.toString(36).padStart(7, '0').slice(-3);
}
