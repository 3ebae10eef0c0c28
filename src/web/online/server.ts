import type { NewRoom } from '../../protocol/messages.ts';
import type { RoomSetup } from '../../protocol/setup.ts';
import { rememberPerson } from '../state/person.ts';
import { type Heard, request, wishRoom } from './request.ts';

/** Who we are to the server. */
export interface Person {
  readonly id: string;
  /** Guests have no account. */
  readonly kind: 'guest' | 'person' | 'bot';
  readonly name: string;
}

/** A room as lists show it. */
export interface ListedRoom {
  readonly id: string;
  readonly game: string;
  readonly setup: RoomSetup;
  /** For each seat the name of its sitter; null if it is free. */
  readonly names: readonly (string | null)[];
  readonly position: string;
  readonly moves: number;
  /** Only for the user's own rooms. */
  readonly status?: 'waiting' | 'playing' | 'over';
}

/** Everything below is undefined if no server answers. */

/** Who we are; null for a user the server does not know yet. */
export async function whoAmI(): Promise<Person | null | undefined> {
  const user = (await ask<{ user: Person | null }>('session'))?.user;
  if (user !== undefined) rememberPerson(user);
  return user;
}

/** Makes the user a guest, which this browser then stays. */
export async function becomeGuest(name: string): Promise<Person | undefined> {
  const user = (await ask<{ user: Person }>('session', name.trim() === '' ? {} : { name: name.trim() }))?.user;
  if (user !== undefined) rememberPerson(user);
  return user;
}

/** The name of a new room, or why there is none. */
export function makeRoom(wished: NewRoom): Promise<Heard<{ readonly room: string }>> {
  return wishRoom('rooms', wished);
}

export async function listRooms(status: 'waiting' | 'playing'): Promise<readonly ListedRoom[] | undefined> {
  return (await ask<{ rooms: ListedRoom[] }>(`rooms?status=${status}`))?.rooms;
}

export async function myRooms(): Promise<readonly ListedRoom[] | undefined> {
  return (await ask<{ rooms: ListedRoom[] }>('me/rooms'))?.rooms;
}

/** The answer of the server; undefined if there is none, or none of ours. */
async function ask<Answer>(path: string, sent?: object): Promise<Answer | undefined> {
  const said = await request<Answer>(path, sent);
  return said !== undefined && 'answer' in said ? said.answer : undefined;
}
