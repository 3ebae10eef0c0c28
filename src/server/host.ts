import type { Game } from '../core/game.ts';
import type { Seat } from '../core/types.ts';
import type { Room } from '../protocol/room.ts';
import { Sessions } from './accounts/sessions.ts';
import type { Bus } from './bus/bus.ts';
import { Chats } from './chats.ts';
import { Hub } from './hub.ts';
import { Rooms } from './rooms.ts';
import type { Store } from './store/store.ts';
import { keepTime } from './time-keeper.ts';

export interface HostParts {
  readonly store: Store;
  readonly bus: Bus;
  readonly games: readonly Game[];
  /** Milliseconds since 1970; never goes back. */
  now(): number;
  /** A computer is to move. */
  wake(): void;
  log(error: unknown): void;
}

/** All that happens behind the doors: rooms, who watches them, who is who. Knows neither HTTP nor sockets. */
export interface Host {
  readonly games: readonly Game[];
  readonly store: Store;
  readonly rooms: Rooms;
  readonly hub: Hub;
  readonly chats: Chats;
  readonly sessions: Sessions;
  now(): number;
  /** Notes what went wrong for the operator. */
  log(error: unknown): void;
  close(): Promise<void>;
}

/** The computer that plays for somebody of unknown strength who went away. */
const MIDDLE_LEVEL = 'level:5';

export async function openHost({ store, bus, games, now, wake, log }: HostParts): Promise<Host> {
  const hub = new Hub(now, (room, presence) => bus.tell({ kind: 'presence', room, presence }));
  const rooms = new Rooms({
    store,
    bus,
    games,
    now,
    wake,
    news: (live) => hub.news(live),
    isAway: (live, seat) => !hub.isPresent(live, seat),
    standInFor: (_room: Room, _seat: Seat) => MIDDLE_LEVEL,
    pick: (free) => free[Math.floor(Math.random() * free.length)],
  });
  await bus.listen((told, from) => {
    if (told.kind === 'events') rooms.refresh(told.room).catch(log);
    else if (told.kind === 'presence') hub.takePresence(told.room, told.presence, from);
    else hub.chat(told.room, told.saying);
  });
  const stopTime = await keepTime(store, rooms, now);
  return {
    games,
    store,
    rooms,
    hub,
    chats: new Chats(store, hub, bus, now),
    sessions: new Sessions(store, now),
    now,
    log,
    async close() {
      stopTime();
      hub.close();
      await bus.close();
      await store.close();
    },
  };
}
