import { createHash, randomBytes } from 'node:crypto';

const LETTERS = 'abcdefghijklmnopqrstuvwxyz234567';
/** Letters of a name: 130 bits. */
const LENGTH = 26;

/** A name that cannot be guessed: of a room, a user, a session. */
export function newName(): string {
  return spell(randomBytes(LENGTH));
}

/** A name computed from a text: always the same one. */
export function nameFrom(text: string): string {
  return spell(createHash('sha256').update(text).digest().subarray(0, LENGTH));
}

/** The form in which a secret is stored. */
export function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}

function spell(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => LETTERS[byte & 31]).join('');
}
