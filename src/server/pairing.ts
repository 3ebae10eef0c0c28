import { randomInt } from 'node:crypto';
import { isFault } from '../core/fault.ts';
import { readOptions } from '../core/options.ts';
import type { Pairing } from '../protocol/lobby.ts';
import type { NakCode } from '../protocol/messages.ts';
import { type RoomSetup, speedOf } from '../protocol/setup.ts';
import type { User } from './accounts/sessions.ts';
import type { Host } from './host.ts';
import { ME, OPEN, type Planned, planRoom, sitterOf } from './room-plan.ts';
import { makeRoom, roomOfWish } from './room-wishes.ts';
import type { LiveRoom } from './rooms.ts';
import { newName } from './secrets.ts';
import { withLock } from './store/lock.ts';

/** Rooms that are looked at. */
const MOST = 200;
/** Whoever opened a room so long ago, is not here and wants to play at once has gone away. */
const STALE_MS = 10 * 60_000;

/** The room in which somebody plays with whomever wants the same: the oldest that waits, or a new one. */
export async function pair(host: Host, wished: Pairing, user: User): Promise<{ room: string } | { nay: NakCode }> {
  const game = host.games.find(({ id }) => id === wished.game);
  const options = game === undefined ? undefined : readOptions(game.options, wished.options ?? {});
  if (options === undefined || isFault(options)) return { nay: 'bad input' };
  const seats = new Array<string>(options.players).fill(OPEN);
  seats[randomInt(seats.length)] = ME;
  const planned = planRoom(host, { ...wished, seats, listed: true }, user);
  if ('nay' in planned) return planned;
  // One after the other, so that two who come at once find each other.
  return withLock(host.store, host.now, `pairing ${wishKey(host, planned.setup)}`, async () => {
    const { id } = wished;
    const before = await roomOfWish(host, user, id);
    const found = before ?? (await sitDown(host, planned, user, id));
    return { room: found ?? (await makeRoom(host, planned, user, id)) };
  });
}

/** The oldest room that fits, where the user now sits or sat already. */
async function sitDown(host: Host, { setup }: Planned, user: User, wish = newName()): Promise<string | undefined> {
  const rows = await host.store.db
    .selectFrom('rooms')
    .select(['id', 'setup', 'updated_at'])
    .where('status', '=', 'waiting')
    .where('listed', '=', 1)
    .where('game', '=', setup.game)
    .where('players', '=', setup.computers.length)
    .where('speed', '=', speedOf(setup.clock))
    .where('rated', '=', setup.rated ? 1 : 0)
    .orderBy('created_at')
    .limit(MOST)
    .execute();
  for (const { id, setup: text, updated_at } of rows) {
    if (wishKey(host, JSON.parse(text)) !== wishKey(host, setup)) continue;
    const live = await host.rooms.find(id);
    if (live === undefined) continue;
    if (live.room.seatOf(user.id) !== undefined) return id;
    if (isForsaken(host, live, updated_at)) continue;
    const done = await host.rooms.act(id, sitterOf(user), { id: wish, act: { do: 'sit' } }, 0);
    if (done !== undefined && ('seq' in done || done.nay === 'seated already')) return id;
  }
  return undefined;
}

/** All that must agree for two to play with each other. */
function wishKey({ games }: Host, { game: id, options, computers, clock, rated }: RoomSetup): string {
  const game = games.find((one) => one.id === id);
  const full = game === undefined ? options : readOptions(game.options, options);
  return JSON.stringify([id, full, computers, clock && [clock.start, clock.increment, clock.cap], rated]);
}

function isForsaken({ hub, now }: Host, live: LiveRoom, updated: number): boolean {
  const speed = speedOf(live.room.setup.clock);
  if (speed === 'days' || speed === 'none' || now() - updated < STALE_MS) return false;
  return ![...live.room.seats.keys()].some((seat) => hub.isPresent(live, seat));
}
