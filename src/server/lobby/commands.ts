import type { Compilable } from 'kysely';
import type { NewRoom } from '../../protocol/messages.ts';
import type { User } from '../accounts/sessions.ts';
import type { Host } from '../host.ts';
import { newName } from '../store/secrets.ts';
import { type Planned, planRoom } from './plan.ts';

/** The room that a user's earlier command made; undefined for a command that is new, or has no id. */
export async function roomOfCommand(
  { store }: Host,
  user: User,
  command: string | undefined,
): Promise<string | undefined> {
  if (command === undefined) return undefined;
  const made = await store.db
    .selectFrom('room_wishes')
    .select('room')
    .where('user_id', '=', user.id)
    .where('wish', '=', command)
    .executeTakeFirst();
  if (made !== undefined) return made.room;
  // A user who was paired made no room: they sat down in one under this command.
  const sat = await store.db
    .selectFrom('events')
    .select('room')
    .where('user_id', '=', user.id)
    .where('wish', '=', `${user.id} ${command}`)
    .executeTakeFirst();
  return sat?.room;
}

/** The user who asks for a room, and the hash of their network. */
export interface Asker {
  readonly user: User;
  readonly network: string | null;
}

/**
 * Makes one room for each command, however often it arrives and where; undefined if the asker has too many. along:
 * what is stored with a new room.
 */
export async function makeRoom(
  host: Host,
  planned: Planned,
  { user, network }: Asker,
  command: string | undefined,
  along: (room: string) => readonly Compilable[] = () => [],
): Promise<string | undefined> {
  const room = newName();
  const { db } = host.store;
  const noted =
    command === undefined ? [] : [db.insertInto('room_wishes').values({ user_id: user.id, wish: command, room })];
  const maker = { opener: user.id, network };
  try {
    return await host.openRooms.make(planned, maker, async () => {
      await host.eventLog.create(room, planned.setup, planned.sitters, [...noted, ...along(room)], maker);
      return room;
    });
  } catch (error) {
    const before = await roomOfCommand(host, user, command);
    if (before === undefined) throw error;
    return before;
  }
}

/** Whether a room is what a command asks for: the same id for another room is the asker's mistake. */
export async function isRoomOf(host: Host, room: string, asked: NewRoom, user: User): Promise<boolean> {
  const live = await host.rooms.find(room);
  const planned = planRoom(host, asked, user);
  if (live === undefined || 'code' in planned) return false;
  const { invited: _, ...setup } = live.room.setup;
  return JSON.stringify(setup) === JSON.stringify(planned.setup);
}
