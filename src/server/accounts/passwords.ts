import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { foldName } from '../../protocol/names.ts';
import { COMMON } from './common-passwords.ts';

const SHORTEST = 8;
/** 19 MiB, two passes: the current recommendation. A stored hash contains its own parameters, so these may grow. */
const COST: Cost = { memory: 19_456, passes: 2, parallelism: 1 };
const SALT_BYTES = 16;
const TAG_BYTES = 32;

interface Cost {
  /** KiB. */
  readonly memory: number;
  readonly passes: number;
  readonly parallelism: number;
}

/** Whether it is easy to guess. */
export function isWeak(password: string, name: string): boolean {
  const folded = foldName(password);
  if ([...password].length < SHORTEST || new Set(folded).size < 4) return true;
  // Digits at the end are what people add to a word that was refused.
  return COMMON.has(folded) || COMMON.has(folded.replace(/\d+$/, '')) || folded.includes(foldName(name));
}

/** A password as it is stored: parameters, salt and hash. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  const tag = await grind(password, salt, COST);
  const { memory, passes, parallelism } = COST;
  return ['argon2id', memory, passes, parallelism, salt.toString('base64url'), tag.toString('base64url')].join('$');
}

/** Whether a password is the stored one. Takes as long where none is stored, which hides who has an account. */
export async function isPassword(password: string, stored: string | undefined): Promise<boolean> {
  const [, memory, passes, parallelism, salt = '', tag = ''] = (stored ?? NOBODY).split('$');
  const cost = { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) };
  const found = await grind(password, Buffer.from(salt, 'base64url'), cost);
  return timingSafeEqual(found, Buffer.from(tag, 'base64url')) && stored !== undefined;
}

const NOBODY = [
  'argon2id',
  ...[COST.memory, COST.passes, COST.parallelism],
  ...[Buffer.alloc(SALT_BYTES), Buffer.alloc(TAG_BYTES)].map((bytes) => bytes.toString('base64url')),
].join('$');

function grind(password: string, nonce: Uint8Array, cost: Cost): Promise<Buffer> {
  const message = password.normalize('NFKC');
  return new Promise((resolve, reject) => {
    argon2('argon2id', { message, nonce, tagLength: TAG_BYTES, ...cost }, (error, tag) =>
      error === null ? resolve(tag) : reject(error),
    );
  });
}
