import { type Signal, useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Person } from '../online/server.ts';
import { becomeGuest } from '../online/server.ts';
import { rememberPerson } from '../state/person.ts';
import { ask, type Failure, isFailure } from './form-action.ts';
import { makePasskey, signByPasskey } from './passkeys.ts';

/** What users see about themselves. */
export interface Account {
  readonly user: Person;
  readonly hasPassword: boolean;
  readonly passkeys: readonly Passkey[];
  readonly sessions: readonly OpenSession[];
}

interface Passkey {
  readonly id: string;
  readonly created_at: number;
  readonly used_at: number;
}

/** A browser that is signed in. */
export interface OpenSession {
  readonly id: string;
  /** By the browser's own description. */
  readonly device: string;
  readonly seen_at: number;
  readonly isHere: boolean;
}

/** The account of this browser: undefined while loading, null for a user the server does not know. */
export interface AccountSignal {
  readonly now: Signal<Account | null | undefined | Failure>;
  refresh(): Promise<void>;
}

export function useAccount(): AccountSignal {
  const now = useSignal<Account | null | undefined | Failure>(undefined);
  const refresh = async () => {
    now.value = await readAccount();
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the screen is opened
  useEffect(() => {
    void refresh();
  }, []);
  return { now, refresh };
}

/** A user who has just signed in. */
type LetIn = { readonly user: Person } | Failure;

export async function makeAccountByPasskey(name: string): Promise<LetIn> {
  return (await beSomebody()) ?? addPasskey(name);
}

export async function makeAccountByPassword(name: string, password: string): Promise<LetIn> {
  return (await beSomebody()) ?? ask('account/password', { name, password });
}

/** One more passkey; for a guest together with a name. */
export async function addPasskey(name: string): Promise<LetIn> {
  const asked = await ask<{ options: object }>('account/passkey/options', { name });
  const response = isFailure(asked) ? asked : await makePasskey(asked.options);
  return isFailure(response) ? response : ask('account/passkey', { name, response });
}

export async function signInByPasskey(): Promise<LetIn> {
  const response = await provePasskey();
  return isFailure(response) ? response : ask('sign-in/passkey', { response });
}

export function signInByPassword(name: string, password: string): Promise<LetIn> {
  return ask('sign-in/password', { name, password });
}

/** Deletes an account, proved by its password or, if none is given, by a passkey; guests prove nothing. */
export async function deleteAccount(name: string, proof: 'none' | 'passkey' | { password: string }) {
  if (proof === 'none') return ask('account/delete', { name });
  if (proof !== 'passkey') return ask('account/delete', { name, ...proof });
  const response = await provePasskey();
  return isFailure(response) ? response : ask('account/delete', { name, response });
}

/** Confirms that it is the owner who is signed in here. */
export function proveByPassword(password: string): Promise<object | Failure> {
  return ask('account/prove', { password });
}

export async function proveByPasskey(): Promise<object | Failure> {
  const response = await provePasskey();
  return isFailure(response) ? response : ask('account/prove', { response });
}

async function provePasskey(): Promise<object | Failure> {
  const asked = await ask<{ options: object }>('sign-in/passkey/options', {});
  return isFailure(asked) ? asked : signByPasskey(asked.options);
}

/** An account is made from a guest: users the server does not know become guests first. */
async function beSomebody(): Promise<Failure | undefined> {
  const before = await ask<{ user: Person | null }>('session');
  if (isFailure(before)) return before;
  const user = before.user ?? (await becomeGuest(''));
  return user === undefined ? { failure: 'not now' } : undefined;
}

async function readAccount(): Promise<Account | null | Failure> {
  // Asked first, because the browser would log a refusal as an error.
  const known = await ask<{ user: Person | null }>('session');
  if (isFailure(known)) return known;
  rememberPerson(known.user);
  return known.user === null ? null : ask<Account>('account');
}
