import type * as z from 'zod/mini';
import type { Scope } from '../../../protocol/bot-messages.ts';

/** One request that the server answers, as described to programs. */
export interface Operation {
  readonly method: 'GET' | 'POST' | 'DELETE';
  /** As the routes write it: /api/rooms/:room. */
  readonly path: string;
  /** One sentence. */
  readonly summary: string;
  /** Who may ask: anybody, or those whom the server knows by cookie or token. */
  readonly by: 'anybody' | 'user';
  /** The scope that a token must have to ask this. None: what belongs to people is not for programs. */
  readonly tokens: 'any' | 'none' | readonly Scope[];
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: Body;
  readonly answer: Answer;
  /** Statuses of refusals beside those that every request may get. */
  readonly refusals?: readonly number[];
}

interface Body {
  readonly schema: z.ZodMiniType;
  readonly example: unknown;
}

interface Answer {
  readonly status: number;
  /** What the answer is, in words. */
  readonly says: string;
  /** Of the whole answer, or of each line of a stream. */
  readonly schema?: z.ZodMiniType;
  readonly isStream?: true;
}
