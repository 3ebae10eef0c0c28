import type { EventBody } from '../../protocol/events.ts';
import type { Room } from '../../protocol/room.ts';
import type { User } from '../accounts/sessions.ts';
import { sitterOf } from '../lobby/plan.ts';
import type { EventLog } from '../rooms/event-log.ts';
import type { Store } from '../store/store.ts';

interface GuestSeatsParts {
  readonly store: Store;
  readonly eventLog: EventLog;
}

/** A guest who signs in keeps their seats in games that are not over. */
export async function keepSeats({ store, eventLog }: GuestSeatsParts, guest: User, user: User): Promise<void> {
  const sat = await store.db
    .selectFrom('events')
    .innerJoin('rooms', 'rooms.id', 'events.room')
    .select('events.room')
    .distinct()
    .where('events.user_id', '=', guest.id)
    .where('rooms.status', '!=', 'over')
    .execute();
  for (const { room } of sat) {
    await eventLog.happen(room, `${guest.id} is ${user.id}`, (state) => handOver(state, guest, user));
  }
}

/** Nothing where the guest no longer sits, or where the account sits as well: nobody has two seats. */
function handOver(room: Room, guest: User, user: User): EventBody | undefined {
  const seat = room.seatOf(guest.id);
  const other = room.seatOf(user.id);
  if (room.status === 'over' || seat === undefined || (other !== undefined && other !== seat)) return undefined;
  return { kind: 'sit', seat, sitter: sitterOf(user) };
}
