import * as z from 'zod/mini';
import { LONGEST_NAME } from './names.ts';

/** Why something about people is refused: a name for programs, from which every screen makes its sentence. */
export type PeopleErrorCode =
  /** Only for known users. */
  | 'not signed in'
  /** Only for users with an account. */
  | 'guest'
  | 'no such user'
  | 'bad name'
  | 'name taken'
  /** Too short, or too common. */
  | 'weak password'
  /** Name, password, passkey or code: deliberately not said which. */
  | 'wrong'
  /** Adding a way to sign in needs a fresh proof of identity, by password or passkey. */
  | 'not proven'
  /** Without it the user could not sign in any more. */
  | 'last key'
  /** A computer whose strength is not measured on such a board, plays no rated games. */
  | 'not measured'
  /** Nobody plays rated games against their own bot. */
  | 'own bot'
  /** On a board that a computer plays perfectly games are not rated. */
  | 'too small';

/** A longer one is no better, only slower. */
const LONGEST_PASSWORD = 256;

const name = z.string().check(z.maxLength(2 * LONGEST_NAME));
const password = z.string().check(z.minLength(1), z.maxLength(LONGEST_PASSWORD));
const base64 = z.string().check(z.regex(/^[A-Za-z0-9_-]{1,8192}$/));

export const guestSchema = z.strictObject({ name: z.optional(z.string().check(z.maxLength(LONGEST_NAME))) });
export const nameSchema = z.strictObject({ name });

/** A guest also chooses a name; changing a password requires the old one. */
export const newPasswordSchema = z.strictObject({
  name: z.optional(name),
  password,
  before: z.optional(password),
});
export const passwordSignInSchema = z.strictObject({ name, password });

/** A browser's description of a passkey: its own extensions and hints are accepted and ignored. */
export const newPasskeySchema = z.strictObject({
  name: z.optional(name),
  response: z.object({
    id: base64,
    rawId: base64,
    type: z.literal('public-key'),
    response: z.object({
      clientDataJSON: base64,
      attestationObject: base64,
      transports: z.optional(z.array(z.string().check(z.maxLength(20))).check(z.maxLength(10))),
    }),
  }),
});
export type NewPasskey = z.infer<typeof newPasskeySchema>['response'];

export const passkeySignInSchema = z.strictObject({
  response: z.object({
    id: base64,
    rawId: base64,
    type: z.literal('public-key'),
    response: z.object({
      clientDataJSON: base64,
      authenticatorData: base64,
      signature: base64,
      userHandle: z.optional(z.nullable(base64)),
    }),
  }),
});
export type PasskeyProof = z.infer<typeof passkeySignInSchema>['response'];

/** Identifies a passkey or a session. */
export const idSchema = z.strictObject({ id: base64 });
export const nothingSchema = z.strictObject({});

/** What somebody signs in with, to prove again who they are: a password or the answer of a passkey. */
export const proofSchema = z.strictObject({
  password: z.optional(password),
  response: z.optional(passkeySignInSchema.shape.response),
});
export type Proof = z.infer<typeof proofSchema>;

/** Deleting an account takes its name and a proof of ownership; guests cannot. */
export const deletionSchema = z.extend(proofSchema, { name });

/** As people type it: spaces, dashes and capitals do not count. */
export const codeSchema = z.strictObject({ code: z.string().check(z.maxLength(40)) });
