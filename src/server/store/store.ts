import type { Compilable, Kysely } from 'kysely';
import type { ChatRow, EventRow, JobRow, RoomSummary, Tables } from './tables.ts';

/** Where everything is stored. Two implementations, one test suite. */
export interface Store {
  /** For single statements; what must happen together goes through batch. */
  readonly db: Kysely<Tables>;
  /** Stores an event and all that follows from it, or nothing. Resolves once it is safe on disk. */
  append(entry: NewEvent): Promise<Appended>;
  /** Carries statements out together or not at all. */
  batch(statements: readonly Compilable[]): Promise<void>;
  /** Stores a message, together with other pending writes; false for one that was stored before. */
  say(row: ChatRow): Promise<boolean>;
  /** Takes a job of a kind that is due, and keeps it from others until then. */
  take(kind: string, now: number, until: number): Promise<JobRow | undefined>;
  /** The same, in turn by network and by person within it, however many each has. */
  takeInTurn(kind: string, now: number, until: number): Promise<JobRow | undefined>;
  /** Milliseconds since 1970, by the clock of the machine that the database runs on. */
  wallClock(): Promise<number>;
  /** Whether the disk has room for more, as far as can be seen from here. */
  hasRoom(): Promise<boolean>;
  /** Erases deleted content from where it was, as far as the database allows. */
  scrub(): Promise<void>;
  close(): Promise<void>;
}

/** An event to be appended to a room, numbered one above the version it was judged by. */
export interface NewEvent {
  readonly event: EventRow;
  readonly summary: RoomSummary;
  /** For a computer that is now to move. */
  readonly job?: JobRow;
}

export type Appended =
  | { readonly kind: 'stored' }
  /** Another process was faster: read what happened, judge again. */
  | { readonly kind: 'stale' }
  /** The same command was stored before. */
  | { readonly kind: 'again'; readonly seq: number };

/** The database cannot do it now: full, read-only, down. Nothing was changed. */
class StoreTrouble extends Error {
  override readonly name = 'StoreTrouble';
}

export function trouble(error: unknown): StoreTrouble {
  return new StoreTrouble(error instanceof Error ? error.message : String(error), { cause: error });
}
