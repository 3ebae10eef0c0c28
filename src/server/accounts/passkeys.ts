import type { NewPasskey, PasskeyProof } from '../../protocol/people.ts';
import { MOST_PASSKEYS } from '../limits/limits.ts';
import type { Store } from '../store/store.ts';
import type { PasskeyRow } from '../store/tables.ts';
import type { Accounts, RefusedChange } from './accounts.ts';
import type { Codes } from './codes.ts';
import type { User } from './sessions.ts';

const ASK_MS = 5 * 60_000;
const SITE_NAME = 'Gamut';
/** EdDSA, ES256 and RS256 by their numbers in the standard: what current devices support. */
const ALGORITHMS = [-8, -7, -257];

/** Loaded when a passkey is first used: it is large, and many servers never need it. */
const webauthn = () => import('@simplewebauthn/server');

/** Where a page comes from: a passkey is valid for one site only. */
export interface PageOrigin {
  /** As https://games.example.org. */
  readonly origin: string;
  readonly hostname: string;
}

/** A passkey as its owner sees it. */
type PasskeyNote = Pick<PasskeyRow, 'id' | 'created_at' | 'used_at'>;

export interface PasskeysParts {
  readonly store: Store;
  readonly codes: Codes;
  readonly accounts: Accounts;
  now(): number;
}

/** Keys that devices keep: the server stores what checks a signature, and nothing that could make one. */
export class Passkeys {
  private readonly parts: PasskeysParts;

  constructor(parts: PasskeysParts) {
    this.parts = parts;
  }

  /** What a browser is asked for to make a new passkey. */
  async offer(user: User, name: string, { hostname }: PageOrigin): Promise<object> {
    const known = await this.list(user.id);
    const { generateRegistrationOptions } = await webauthn();
    const options = await generateRegistrationOptions({
      rpName: SITE_NAME,
      rpID: hostname,
      userName: name,
      userDisplayName: name,
      userID: new TextEncoder().encode(user.id),
      excludeCredentials: known.map(({ id }) => ({ id })),
      supportedAlgorithmIDs: ALGORITHMS,
      authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
    });
    await this.parts.codes.issue('new passkey', options.challenge, user.id, ASK_MS);
    return options;
  }

  /** Stores a new passkey: for a guest together with a name, for others beside those they have. */
  async add(user: User, name: string | undefined, made: NewPasskey, place: PageOrigin): Promise<User | RefusedChange> {
    const { store, accounts, now } = this.parts;
    const { response, ...rest } = made;
    const { transports = [], ...proof } = response;
    const { verifyRegistrationResponse } = await webauthn();
    const verified = await verifyRegistrationResponse({
      response: { ...rest, response: proof, clientExtensionResults: {} },
      expectedChallenge: async (challenge) => (await this.parts.codes.take('new passkey', challenge))?.user === user.id,
      expectedOrigin: place.origin,
      expectedRPID: place.hostname,
      requireUserVerification: false,
      supportedAlgorithmIDs: ALGORITHMS,
    }).catch(() => undefined);
    const { id, publicKey, counter } = verified?.registrationInfo?.credential ?? {};
    if (id === undefined || publicKey === undefined || counter === undefined) return { code: 'wrong' };
    const at = now();
    const insert = store.db.insertInto('passkeys').values({
      ...{ id, user_id: user.id, counter, created_at: at, used_at: at },
      public_key: Buffer.from(publicKey).toString('base64url'),
      transports: JSON.stringify(transports),
    });
    if (user.kind === 'guest') return accounts.upgrade(user, name ?? '', insert);
    const known = await this.list(user.id);
    if (known.length >= MOST_PASSKEYS || known.some((key) => key.id === id)) return { code: 'wrong' };
    await store.batch([insert]);
    return user;
  }

  /** What a browser is asked for to sign in: any passkey of this site. */
  async ask({ hostname }: PageOrigin): Promise<object> {
    const { generateAuthenticationOptions } = await webauthn();
    const options = await generateAuthenticationOptions({ rpID: hostname, userVerification: 'preferred' });
    await this.parts.codes.issue('passkey', options.challenge, null, ASK_MS);
    return options;
  }

  /** The owner of the passkey that signed the challenge. */
  async signIn({ response, ...rest }: PasskeyProof, place: PageOrigin): Promise<User | RefusedChange> {
    const { store, codes, now } = this.parts;
    const key = await store.db
      .selectFrom('passkeys')
      .innerJoin('users', 'users.id', 'passkeys.user_id')
      .select(['passkeys.public_key', 'passkeys.counter', 'users.id', 'users.kind', 'users.name'])
      .where('passkeys.id', '=', rest.id)
      .executeTakeFirst();
    if (key === undefined) return { code: 'wrong' };
    const { clientDataJSON, authenticatorData, signature } = response;
    const { verifyAuthenticationResponse } = await webauthn();
    const verified = await verifyAuthenticationResponse({
      response: { ...rest, response: { clientDataJSON, authenticatorData, signature }, clientExtensionResults: {} },
      expectedChallenge: async (challenge) => (await codes.take('passkey', challenge)) !== undefined,
      expectedOrigin: place.origin,
      expectedRPID: place.hostname,
      requireUserVerification: false,
      credential: {
        id: rest.id,
        publicKey: new Uint8Array(Buffer.from(key.public_key, 'base64url')),
        counter: key.counter,
      },
    }).catch(() => undefined);
    if (verified?.verified !== true) return { code: 'wrong' };
    const counter = verified.authenticationInfo.newCounter;
    await store.db.updateTable('passkeys').set({ counter, used_at: now() }).where('id', '=', rest.id).execute();
    return { id: key.id, kind: key.kind as User['kind'], name: key.name };
  }

  async list(user: string): Promise<PasskeyNote[]> {
    return this.parts.store.db
      .selectFrom('passkeys')
      .select(['id', 'created_at', 'used_at'])
      .where('user_id', '=', user)
      .orderBy('created_at')
      .execute();
  }

  /** Deletes a passkey, unless its owner has no other way to sign in. */
  async remove(user: User, id: string): Promise<RefusedChange | undefined> {
    const { store, accounts } = this.parts;
    const known = await this.list(user.id);
    if (!known.some((key) => key.id === id)) return { code: 'wrong' };
    if (known.length === 1 && !(await accounts.hasPassword(user.id))) return { code: 'last key' };
    await store.db.deleteFrom('passkeys').where('id', '=', id).where('user_id', '=', user.id).execute();
    return undefined;
  }
}
