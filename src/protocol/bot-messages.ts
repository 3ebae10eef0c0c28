import * as z from 'zod/mini';
import { LONGEST_MOVE } from './actions.ts';
import { PROPOSALS } from './events.ts';
import { clockSchema, idSchema, roomNameSchema } from './messages.ts';

/** Messages of programs over HTTP: requests in JSON, streams as one JSON object per line. */

export const SCOPES = ['play', 'challenge'] as const;
/** What a token permits: sitting down and moving; creating rooms and inviting others to them. */
export type Scope = (typeof SCOPES)[number];

/** Small letters, digits and hyphens: it is a part of a word, bot:<name>. */
const botNameSchema = z.string().check(z.regex(/^[a-z0-9](?:[a-z0-9-]{0,22}[a-z0-9])$/));

export const newTokenSchema = z.strictObject({
  /** The bot that it is for; created if there is none of this name. */
  bot: botNameSchema,
  scopes: z.optional(z.array(z.enum(SCOPES)).check(z.minLength(1), z.maxLength(SCOPES.length))),
});

export const botMoveSchema = z.strictObject({
  move: z.string().check(z.minLength(1), z.maxLength(LONGEST_MOVE)),
  /** The position in which it was chosen; by default the current one. */
  epoch: z.optional(z.int().check(z.minimum(0), z.maximum(100_000))),
  ply: z.optional(z.int().check(z.minimum(0), z.maximum(100_000))),
  id: z.optional(idSchema),
});

/** The body may be omitted. */
export const botCommandSchema = z.optional(z.nullable(z.strictObject({ id: z.optional(idSchema) })));
export const botProposalSchema = z.strictObject({ what: z.enum(PROPOSALS), id: z.optional(idSchema) });

const seat = z.int().check(z.minimum(0), z.maximum(3));
const options = z.record(z.string(), z.union([z.string(), z.number(), z.boolean()]));
const outcome = z.object({
  reason: z.string(),
  winners: z.array(seat),
  loser: z.optional(seat),
});

/** A line of the stream of a bot's events. */
export const botEventSchema = z.discriminatedUnion('say', [
  /** Somebody invites the bot to a room; accept or decline. */
  z.object({
    say: z.literal('challenge'),
    room: roomNameSchema,
    seat,
    game: z.string(),
    options,
    clock: z.nullable(clockSchema),
    rated: z.boolean(),
    by: z.string(),
  }),
  /** Withdrawn, or already answered. */
  z.object({ say: z.literal('challenge gone'), room: roomNameSchema }),
  z.object({ say: z.literal('game start'), room: roomNameSchema, game: z.string() }),
  z.object({ say: z.literal('game over'), room: roomNameSchema, outcome: z.nullable(outcome) }),
]);
export type BotEvent = z.infer<typeof botEventSchema>;

/** A line of the stream of a room. The first has the setup and all moves. */
export const roomLineSchema = z.discriminatedUnion('say', [
  z.object({
    say: z.literal('state'),
    room: roomNameSchema,
    /** Number of the last event. */
    seq: z.int(),
    status: z.enum(['waiting', 'playing', 'over']),
    epoch: z.int(),
    ply: z.int(),
    turn: seat,
    /** The seat of the requester. */
    you: z.nullable(seat),
    isYourTurn: z.boolean(),
    /** Position text. */
    position: z.string(),
    last: z.nullable(z.string()),
    /** All legal moves, where requested and it is the requester's turn. */
    legal: z.optional(z.array(z.string())),
    /** Milliseconds left to each seat. */
    clocks: z.nullable(z.array(z.number())),
    /** Seats that agree to each proposal. */
    offers: z.record(z.string(), z.array(seat)),
    outcome: z.nullable(outcome),
    /** Why a game that was to be rated did not count. */
    unrated: z.optional(z.string()),
    /** Where those who agreed play again. */
    next: z.nullable(roomNameSchema),
    setup: z.optional(
      z.object({
        game: z.string(),
        options,
        clock: z.nullable(clockSchema),
        rated: z.boolean(),
        moves: z.array(z.string()),
        seats: z.array(z.nullable(z.object({ kind: z.enum(['person', 'bot', 'computer']), name: z.string() }))),
      }),
    ),
  }),
  z.object({ say: z.literal('chat'), channel: z.string(), name: z.string(), text: z.string(), at: z.number() }),
  z.object({ say: z.literal('presence'), seats: z.array(z.boolean()), watchers: z.int() }),
]);
export type RoomLine = z.infer<typeof roomLineSchema>;
