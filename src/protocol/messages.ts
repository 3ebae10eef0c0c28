import * as z from 'zod/mini';
import type { OptionValue } from '../core/options.ts';
import { actionSchema } from './actions.ts';
import type { RoomEvent } from './events.ts';
import type { PeopleErrorCode } from './people.ts';
import type { Refused } from './rulings.ts';
import type { RoomSetup } from './setup.ts';
import { ROOM_NAME } from './setup.ts';

export const roomNameSchema = z.string().check(z.regex(ROOM_NAME));
/** Chosen by the sender: the same id is the same command, however often it arrives. */
export const idSchema = z.string().check(z.regex(/^[A-Za-z0-9_-]{8,64}$/));
const LONGEST_CHAT = 500;

const CHANNELS = ['players', 'spectators'] as const;
/** Spectators do not disturb the players, and cannot tell them what to play. */
export type Channel = (typeof CHANNELS)[number];

const DAY = 86_400_000;
export const clockSchema = z.strictObject({
  start: z.int().check(z.minimum(5000), z.maximum(30 * DAY)),
  increment: z.int().check(z.minimum(0), z.maximum(10 * DAY)),
  cap: z.int().check(z.minimum(5000), z.maximum(60 * DAY)),
});

/** A request for a new room. Seats: me, open, the player word of a computer, or bot:<name> to invite a bot. */
export const newRoomSchema = z.strictObject({
  /** If given, repeating the request returns the same room. */
  id: z.optional(idSchema),
  game: z.string().check(z.maxLength(40)),
  options: z.optional(z.record(z.string(), z.custom<OptionValue>(isOptionValue))),
  seats: z.array(z.string().check(z.maxLength(60))).check(z.minLength(2), z.maxLength(4)),
  clock: z.optional(z.nullable(clockSchema)),
  rated: z.optional(z.boolean()),
  listed: z.optional(z.boolean()),
  chat: z.optional(z.boolean()),
});
export type NewRoom = z.infer<typeof newRoomSchema>;

const sayingSchema = z.strictObject({
  id: idSchema,
  channel: z.enum(CHANNELS),
  text: z.string().check(z.minLength(1), z.maxLength(LONGEST_CHAT)),
});

/** An action and the id that makes it idempotent. */
export const commandSchema = z.strictObject({ id: idSchema, act: actionSchema });
export type Command = z.infer<typeof commandSchema>;

/** What a browser, a terminal or a bot sends over its socket. */
export const clientMessageSchema = z.discriminatedUnion('say', [
  /** since: the last event already known. */
  z.strictObject({ say: z.literal('watch'), room: roomNameSchema, since: z.optional(z.int().check(z.minimum(0))) }),
  z.strictObject({ say: z.literal('unwatch'), room: roomNameSchema }),
  z.strictObject({ say: z.literal('act'), room: roomNameSchema, ...commandSchema.def.shape }),
  z.strictObject({ say: z.literal('chat'), room: roomNameSchema, ...sayingSchema.def.shape }),
  z.strictObject({ say: z.literal('ping'), n: z.int() }),
]);
export type ClientMessage = z.infer<typeof clientMessageSchema>;

export interface Saying {
  readonly channel: Channel;
  readonly name: string;
  /** Without an account. */
  readonly isGuest?: true;
  readonly text: string;
  readonly at: number;
}

/** Who is connected. */
export interface Presence {
  /** For each seat whether its sitter is connected; computers always are. */
  readonly seats: readonly boolean[];
  readonly watchers: number;
}

export type ErrorCode =
  | Refused['code']
  | PeopleErrorCode
  | (
      | 'no such room'
      | 'no such bot'
      | 'bad input'
      | 'too many'
      | 'too many rooms'
      | 'not now'
      | 'not allowed'
      | 'muted'
      | 'slow mode'
    );

/** What the server says. Events come in order; after a gap, ask to watch from the last one known. */
export type ServerMessage =
  | { readonly say: 'welcome'; readonly now: number; readonly user: string; readonly name: string }
  /** The whole room, or with `since` everything after that event. */
  | {
      readonly say: 'room';
      readonly room: string;
      readonly now: number;
      readonly setup: RoomSetup;
      readonly since: number;
      readonly events: readonly RoomEvent[];
      readonly chat: readonly Saying[];
      readonly presence: Presence;
    }
  | { readonly say: 'events'; readonly room: string; readonly now: number; readonly events: readonly RoomEvent[] }
  /** Done and stored, as event seq. */
  | { readonly say: 'ack'; readonly id: string; readonly seq: number }
  | ({ readonly say: 'nak'; readonly id: string | null; readonly code: ErrorCode } & Pick<Refused, 'refusal'>)
  | ({ readonly say: 'chat'; readonly room: string } & Saying)
  | ({ readonly say: 'presence'; readonly room: string } & Presence)
  | { readonly say: 'pong'; readonly n: number; readonly now: number }
  /** The server is shutting down: come back after about this many milliseconds. */
  | { readonly say: 'bye'; readonly retry: number };

function isOptionValue(value: unknown): value is OptionValue {
  return typeof value === 'string' ? value.length <= 40 : typeof value === 'number' || typeof value === 'boolean';
}
