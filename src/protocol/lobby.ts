import * as z from 'zod/mini';
import { newRoomSchema } from './messages.ts';
import { LONGEST_NAME } from './names.ts';
import { SPEEDS } from './setup.ts';

/** What somebody wants to play, no matter with whom. */
export const pairingSchema = z.pick(newRoomSchema, { id: true, game: true, options: true, clock: true, rated: true });
export type Pairing = z.infer<typeof pairingSchema>;

/** How a game ended for a seat. */
const SEAT_RESULTS = ['won', 'lost', 'shared', 'none'] as const;
export type SeatResult = (typeof SEAT_RESULTS)[number];

/** Most games on a page. */
export const MOST_GAMES = 100;
/** Milliseconds since 1970, as in a query string. */
const time = z.string().check(z.regex(/^\d{1,15}$/));

/** A search among finished games; all values are text, as in query strings. */
export const archiveSchema = z.strictObject({
  player: z.optional(z.string().check(z.minLength(1), z.maxLength(LONGEST_NAME))),
  game: z.optional(z.string().check(z.maxLength(40))),
  /** For the player, where one is named; else for any seat. */
  result: z.optional(z.enum(SEAT_RESULTS)),
  rated: z.optional(z.enum(['yes', 'no'])),
  /** Only games in which the requester sat. */
  mine: z.optional(z.literal('yes')),
  from: z.optional(time),
  until: z.optional(time),
  /** Where the previous page ended. */
  after: z.optional(z.string().check(z.regex(/^\d{1,15}-[a-z2-7]{26}$/))),
  limit: z.optional(z.string().check(z.regex(/^[1-9]\d?$|^100$/))),
});
export type ArchiveQuery = z.infer<typeof archiveSchema>;

export const recordSchema = z.strictObject({ as: z.optional(z.enum(['text', 'json'])) });

/** A pool of ratings. */
export const poolSchema = z.strictObject({
  game: z.string().check(z.maxLength(40)),
  speed: z.enum(SPEEDS),
  players: z.enum(['2', '3', '4']),
});
