import * as z from 'zod/mini';
import { PROPOSALS } from './events.ts';

const seat = z.int().check(z.minimum(0), z.maximum(3));
/** Text of the longest move that is accepted. */
export const LONGEST_MOVE = 64;

/** What somebody wants to do in a room. */
export const actionSchema = z.discriminatedUnion('do', [
  /** Any free seat where none is named. */
  z.strictObject({ do: z.literal('sit'), seat: z.optional(seat) }),
  z.strictObject({ do: z.literal('stand') }),
  /** Epoch and ply identify the position in which it was chosen. */
  z.strictObject({
    do: z.literal('move'),
    epoch: z.int().check(z.minimum(0), z.maximum(100_000)),
    ply: z.int().check(z.minimum(0), z.maximum(100_000)),
    move: z.string().check(z.minLength(1), z.maxLength(LONGEST_MOVE)),
  }),
  z.strictObject({ do: z.literal('resign') }),
  z.strictObject({ do: z.literal('agree'), what: z.enum(PROPOSALS) }),
  z.strictObject({ do: z.literal('decline'), what: z.enum(PROPOSALS) }),
  z.strictObject({ do: z.literal('abort') }),
  z.strictObject({ do: z.literal('substitute'), seat }),
  z.strictObject({ do: z.literal('back') }),
]);
export type Action = z.infer<typeof actionSchema>;
