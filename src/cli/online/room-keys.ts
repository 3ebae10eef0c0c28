import type { Seat } from '../../core/types.ts';
import type { Action } from '../../protocol/actions.ts';
import { PROPOSALS, type Proposal } from '../../protocol/events.ts';
import type { Presence } from '../../protocol/messages.ts';
import type { Room } from '../../protocol/room.ts';
import type { Answered, RoomClient } from '../../protocol/room-client.ts';

/** What an action of the table of keys does in a room; its name may be typed where there is no full-screen program. */
export function actOf(key: string, room: Room, seat: Seat | undefined, presence: Presence): Action | undefined {
  const offered = PROPOSALS.find((what) => isOpen(room, seat, what));
  switch (key) {
    case 'draw':
      return { do: 'agree', what: 'draw' };
    case 'undo':
      return { do: 'agree', what: 'takeback' };
    case 'accept':
      return offered === undefined ? undefined : { do: 'agree', what: offered };
    case 'decline':
      return offered === undefined ? undefined : { do: 'decline', what: offered };
    case 'sit':
      return { do: 'sit' };
    case 'back':
      return { do: 'back' };
    case 'resign':
      return { do: 'resign' };
    case 'abort':
      return { do: 'abort' };
    case 'standIn': {
      const away = room.seats.findIndex((_, other) => other !== seat && presence.seats[other] === false);
      return { do: 'substitute', seat: Math.max(0, away) };
    }
    default:
      return undefined;
  }
}

/** Does it; a player who can no longer call a game off alone asks the others. */
export async function perform(client: RoomClient, act: Action): Promise<Answered> {
  const answered = await client.act(act);
  const isLate = act.do === 'abort' && 'code' in answered && answered.code === 'too late';
  if (isLate) void client.act({ do: 'agree', what: 'abort' });
  return answered;
}

/** Whether others have proposed it and we have not answered. */
function isOpen({ agreed }: Room, seat: Seat | undefined, what: Proposal): boolean {
  const seats = agreed.get(what);
  return seats !== undefined && seats.size > 0 && !(seat !== undefined && seats.has(seat));
}
