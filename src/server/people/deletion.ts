import type { Action } from '../../protocol/actions.ts';
import { stopWaiting } from '../../protocol/matchmaking.ts';
import { foldName, GONE_NAME } from '../../protocol/names.ts';
import type { Sitter } from '../../protocol/setup.ts';
import type { Sessions, User } from '../accounts/sessions.ts';
import type { JobHandler } from '../jobs/queue.ts';
import type { RoomActs } from '../rooms/acts.ts';
import type { RoomCache } from '../rooms/cache.ts';
import { FORGET_JOB, readEvent, summaryOf } from '../rooms/rows.ts';
import type { Store } from '../store/store.ts';

/** How often games are checked, a minute apart, for uses of the old name by others in the meantime. */
const ROUNDS = 2;

interface DeletionParts {
  readonly store: Store;
  readonly sessions: Sessions;
  now(): number;
}

/**
 * Deletes a user: from now on nobody can sign in as them or as their bots. Their games stay with their opponents; a job
 * removes the name from these, because there may be thousands.
 */
export async function deleteUser({ store, sessions, now }: DeletionParts, { id, name }: User): Promise<void> {
  const { db } = store;
  await sessions.endOthers(id, undefined);
  const job = { key: `${FORGET_JOB} ${id}`, kind: FORGET_JOB, body: JSON.stringify(id), created_at: now() };
  await store.batch([
    db.deleteFrom('sessions').where('user_id', '=', id),
    db.deleteFrom('passwords').where('user_id', '=', id),
    db.deleteFrom('passkeys').where('user_id', '=', id),
    db.deleteFrom('codes').where('user_id', '=', id),
    db.deleteFrom('devices').where('user_id', '=', id),
    db.deleteFrom('room_wishes').where('user_id', '=', id),
    // The names of bots stay taken, so that nobody is mistaken for them.
    db
      .deleteFrom('tokens')
      .where('user_id', 'in', (bots) => bots.selectFrom('bots').select('user_id').where('owner', '=', id)),
    db.updateTable('bots').set({ owner: '' }).where('owner', '=', id),
    db.updateTable('analyses').set({ user_id: '' }).where('user_id', '=', id),
    db.updateTable('challenges').set({ challenger: GONE_NAME }).where('challenger', '=', name),
    db.deleteFrom('users').where('id', '=', id),
    db
      .insertInto('jobs')
      .values({ ...job, due_at: now(), tries: 0 })
      .onConflict((conflict) => conflict.doNothing()),
  ]);
}

interface ForgetParts {
  readonly store: Store;
  readonly rooms: RoomCache;
  readonly acts: RoomActs;
}

/** What is left to do once a user is gone: resign their games, and remove their name and what they wrote everywhere. */
export function forgetHandler({ store, rooms, acts }: ForgetParts): JobHandler {
  const { db } = store;
  return {
    kind: FORGET_JOB,
    async work({ key, body, tries }) {
      const user: string = JSON.parse(body);
      const talked = await db
        .selectFrom('chat')
        .select(['room', 'name'])
        .distinct()
        .where('user_id', '=', user)
        .execute();
      // First, so that clients told to read the rooms again no longer get it.
      await db.deleteFrom('chat').where('user_id', '=', user).execute();
      for (const { room, name } of talked) await unname(store, room, name);
      const sat = db.selectFrom('events').select('room').distinct().where('user_id', '=', user);
      for (const { room } of await sat.execute()) {
        await leave(rooms, acts, room, user);
        await rename(store, rooms, room, user);
      }
      await store.batch([
        db
          .updateTable('seats')
          .set({ name: GONE_NAME, handle: foldName(GONE_NAME), kind: 'guest' })
          .where('user_id', '=', user),
        db.deleteFrom('rating_events').where('user_id', '=', user),
        ...(tries < ROUNDS ? [] : [db.deleteFrom('jobs').where('key', '=', key)]),
      ]);
      await store.scrub();
    },
  };
}

/** Resigns a running game; in a room that waits for others they stand up. */
async function leave(rooms: RoomCache, acts: RoomActs, id: string, user: string): Promise<void> {
  const live = await rooms.find(id);
  const seat = live?.room.seatOf(user);
  if (live === undefined || seat === undefined || live.room.status === 'over') return;
  const act: Action = live.room.status === 'playing' ? { do: 'resign' } : stopWaiting(live.room);
  const sitter = { kind: 'person', user, name: GONE_NAME } as const;
  await acts.act(id, sitter, { id: `gone ${act.do}`, act }, 0);
}

/** The only change ever made to stored events: who it was. */
async function rename(store: Store, rooms: RoomCache, id: string, user: string): Promise<void> {
  const { db } = store;
  const sitter: Sitter = { kind: 'person', user, name: GONE_NAME, isGuest: true };
  const rows = await db
    .selectFrom('events')
    .select(['seq', 'at', 'body'])
    .where('room', '=', id)
    .where('user_id', '=', user)
    .where('kind', '=', 'sit')
    .execute();
  for (const row of rows) {
    const { seq, at: _, ...before } = readEvent(row);
    if (before.kind === 'sit' && 'name' in before.sitter) await unname(store, id, before.sitter.name);
    const body = JSON.stringify({ ...before, sitter });
    if (body === row.body) continue;
    await db.updateTable('events').set({ body }).where('room', '=', id).where('seq', '=', seq).execute();
  }
  const live = await rooms.reread(id);
  if (live === undefined) return;
  const { names } = summaryOf(live.room, 0);
  await db.updateTable('rooms').set({ names }).where('id', '=', id).execute();
}

/** A shorter name may be any word: what others wrote would suffer. */
const SHORTEST_MENTION = 3;

/** Removes a name from what others wrote in a room, where it is a word of its own. */
async function unname({ db }: Store, room: string, name: string): Promise<void> {
  if (name === GONE_NAME || name.length < SHORTEST_MENTION) return;
  const letters = name.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
  const word = new RegExp(`(?<![\\p{L}\\p{N}])${letters}(?![\\p{L}\\p{N}])`, 'giu');
  const rows = await db.selectFrom('chat').select(['wish', 'text']).where('room', '=', room).execute();
  for (const { wish, text } of rows) {
    const without = text.replace(word, GONE_NAME);
    if (without === text) continue;
    await db.updateTable('chat').set({ text: without }).where('room', '=', room).where('wish', '=', wish).execute();
  }
}
