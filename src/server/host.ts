import { EventEmitter } from 'node:events';
import type { Game } from '../core/game.ts';
import { Accounts } from './accounts/accounts.ts';
import { Codes } from './accounts/codes.ts';
import { Devices } from './accounts/devices.ts';
import { Passkeys } from './accounts/passkeys.ts';
import { SessionSockets } from './accounts/session-sockets.ts';
import { Sessions } from './accounts/sessions.ts';
import { Transfers } from './accounts/transfers.ts';
import { Archive } from './archive/archive.ts';
import { Bots } from './bots/bots.ts';
import { Challenges } from './bots/challenges.ts';
import { BotFeed } from './bots/feed.ts';
import type { Bus } from './bus/bus.ts';
import { Analyses } from './jobs/analyses.ts';
import { beginClearing, clearHandler } from './jobs/clearing.ts';
import { finishHandler } from './jobs/finish.ts';
import { Jobs } from './jobs/queue.ts';
import { Attempts } from './limits/attempts.ts';
import type { RoomLimits } from './limits/limits.ts';
import { OpenRooms } from './lobby/open-rooms.ts';
import { forgetHandler } from './people/deletion.ts';
import { Ratings } from './ratings/ratings.ts';
import { RoomActs } from './rooms/acts.ts';
import { Attendance } from './rooms/attendance.ts';
import { RoomCache, type RoomChanges } from './rooms/cache.ts';
import { Chats } from './rooms/chats.ts';
import { EventLog } from './rooms/event-log.ts';
import { Healer } from './rooms/healer.ts';
import { Hub } from './rooms/hub.ts';
import { endTurns, keepTime } from './rooms/time-keeper.ts';
import type { Store } from './store/store.ts';

export interface HostParts {
  readonly store: Store;
  readonly bus: Bus;
  readonly games: readonly Game[];
  /** Whether no other server shares the database. */
  readonly isAlone?: boolean;
  /** Milliseconds since 1970; never goes back. */
  now(): number;
  log(error: unknown): void;
  /** Without it there is no limit on rooms. */
  readonly limits?: RoomLimits;
  /** Called with the number of rooms that had news without a hint. */
  healed?(rooms: number): void;
}

const NO_LIMITS: RoomLimits = { waiting: 1e9, thinking: 1e9, ofNetwork: 1e9 };

/** Everything behind the network: rooms, who watches them, who is who. Knows neither HTTP nor sockets. */
export interface Host {
  readonly games: readonly Game[];
  readonly store: Store;
  readonly changes: RoomChanges;
  readonly rooms: RoomCache;
  readonly eventLog: EventLog;
  readonly acts: RoomActs;
  readonly hub: Hub;
  readonly attendance: Attendance;
  readonly openRooms: OpenRooms;
  readonly chats: Chats;
  readonly sessions: Sessions;
  readonly sessionSockets: SessionSockets;
  readonly accounts: Accounts;
  readonly passkeys: Passkeys;
  readonly transfers: Transfers;
  readonly attempts: Attempts;
  readonly devices: Devices;
  readonly ratings: Ratings;
  readonly archive: Archive;
  readonly analyses: Analyses;
  readonly bots: Bots;
  readonly challenges: Challenges;
  readonly botFeed: BotFeed;
  now(): number;
  /** Notes what went wrong for the operator. */
  log(error: unknown): void;
  /** Whether what happens now can be stored. */
  isReady(): Promise<boolean>;
  /** From now on no clock is charged: soon nobody can reach this server. */
  rest(): void;
  close(): Promise<void>;
}

/** How often the server looks for sessions that ended without its hearing of it. */
const SWEEP_MS = 30_000;

export async function openHost(parts: HostParts): Promise<Host> {
  const { store, bus, games, isAlone, now, log, limits = NO_LIMITS, healed = () => {} } = parts;
  const changes: RoomChanges = new EventEmitter();
  const rooms = new RoomCache({ store, bus, games, changes });
  const eventLog = new EventLog({ store, bus, games, rooms, changes, now });
  const hub = new Hub(now, (room, presence) => bus.tell({ kind: 'presence', room, presence }));
  const chats = new Chats(store, hub, bus, now);
  const challenges = new Challenges(store, now);
  const botFeed = new BotFeed(store, challenges);
  changes.on('stored', (live) => hub.news(live));
  changes.on('stored', (live) => botFeed.heard(live));
  changes.on('renamed', (live) => chats.read(live).then((said) => hub.retell(live, said), log));
  const healer = new Healer({ store, rooms, now, healed });
  const sessionSockets = new SessionSockets();
  const sweepSockets = () => void sessionSockets.sweep(store).catch(log);
  await bus.listen({
    hear(told, from) {
      if (told.kind === 'events') rooms.refresh(told.room).catch(log);
      else if (told.kind === 'names') rooms.rereadHere(told.room).catch(log);
      else if (told.kind === 'presence') hub.takePresence(told.room, told.presence, from);
      else if (told.kind === 'chat') hub.chat(told.room, told.saying);
      else sessionSockets.cut(told.session);
    },
    missed(ms) {
      healer.lookBack(ms).catch(log);
      sweepSockets();
    },
  });
  const sweep = setInterval(sweepSockets, SWEEP_MS);
  const timeKeeper = await keepTime({ store, eventLog, now, isAlone: isAlone === true });
  const ratings = new Ratings(store, games);
  const acts = new RoomActs({
    ...{ rooms, eventLog, now },
    mayJudge: timeKeeper.isAwake,
    isAway: (live, seat) => !hub.isPresent(live, seat),
    standInFor: (room, seat) => ratings.standInFor(room, seat),
    pick: (free) => free[Math.floor(Math.random() * free.length)],
  });
  const stopEndingTurns = endTurns({ store, acts, timeKeeper, now });
  const attendance = new Attendance({ store, audiences: () => hub.audiences(), now, changes, log });
  const handlers = [
    finishHandler({ store, rooms, eventLog, ratings }),
    forgetHandler({ store, rooms, acts }),
    clearHandler({ store, eventLog, now }),
  ];
  await beginClearing({ store, now });
  const jobs = new Jobs({ store, handlers, slots: 1, now, log });
  changes.on('jobQueued', () => jobs.wake());
  const rest = () => {
    stopEndingTurns();
    timeKeeper.stop();
  };
  const sessions = new Sessions(store, now, (session) => {
    sessionSockets.cut(session);
    bus.tell({ kind: 'ended', session });
  });
  const accounts = new Accounts(store, now);
  const codes = new Codes(store, now);
  return {
    games,
    store,
    changes,
    rooms,
    eventLog,
    acts,
    hub,
    attendance,
    openRooms: new OpenRooms(store, limits, now),
    chats,
    sessions,
    sessionSockets,
    accounts,
    passkeys: new Passkeys({ store, codes, accounts, now }),
    transfers: new Transfers(codes),
    attempts: new Attempts(store, now),
    devices: new Devices(store, now),
    ratings,
    archive: new Archive(store, games),
    analyses: new Analyses(store, now),
    bots: new Bots(store, now),
    challenges,
    botFeed,
    now,
    log,
    isReady: async () => timeKeeper.isWell() && (await store.hasRoom()),
    rest,
    async close() {
      clearInterval(sweep);
      rest();
      attendance.close();
      healer.stop();
      hub.close();
      await jobs.close();
      await bus.close();
      await store.close();
    },
  };
}
