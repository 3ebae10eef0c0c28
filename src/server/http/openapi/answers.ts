import * as z from 'zod/mini';
import { SCOPES } from '../../../protocol/bot-messages.ts';
import { roomNameSchema } from '../../../protocol/messages.ts';

/** What the server answers. Programs should ignore what they do not know: there may be more later. */

const user = z.object({ id: z.string(), kind: z.enum(['guest', 'person', 'bot']), name: z.string() });
const setup = z.object({
  game: z.string(),
  options: z.record(z.string(), z.unknown()),
  computers: z.array(z.nullable(z.string())),
  invited: z.optional(z.array(z.nullable(z.string()))),
  clock: z.nullable(z.object({ start: z.number(), increment: z.number(), cap: z.number() })),
  rated: z.boolean(),
  listed: z.boolean(),
  chat: z.boolean(),
});
const names = z.array(z.nullable(z.string()));

export const sessionAnswer = z.object({ user: z.nullable(user) });
export const roomMade = z.object({ room: roomNameSchema });
export const done = z.object({ seq: z.int() });
export const refused = z.object({ code: z.string() });

export const roomAnswer = z.object({
  room: roomNameSchema,
  now: z.number(),
  setup,
  since: z.int(),
  events: z.array(z.object({ seq: z.int(), at: z.number(), kind: z.string() })),
});

export const ratingChanges = z.object({
  changes: z.array(z.object({ user: z.string(), before: z.nullable(z.number()), after: z.number() })),
});

export const openRooms = z.object({
  rooms: z.array(
    z.object({
      ...{ id: roomNameSchema, game: z.string(), players: z.int(), speed: z.string(), rated: z.number(), setup, names },
      ...{ position: z.string(), moves: z.int(), created_at: z.number() },
    }),
  ),
});

export const ownRooms = z.object({
  rooms: z.array(
    z.object({
      ...{ id: roomNameSchema, game: z.string(), players: z.int(), status: z.string(), names },
      ...{ position: z.string(), moves: z.int(), outcome: z.nullable(z.string()), updated_at: z.number() },
    }),
  ),
});

const tokenNote = z.object({
  id: z.string(),
  bot: z.string(),
  scopes: z.array(z.enum(SCOPES)),
  created: z.number(),
});
export const tokenMade = z.extend(tokenNote, { token: z.string() });
export const tokens = z.object({ tokens: z.array(tokenNote) });
export const bots = z.object({ bots: z.array(z.object({ name: z.string(), isThere: z.boolean() })) });
export const document = z.object({ openapi: z.string(), paths: z.record(z.string(), z.unknown()) });
