import { randomInt } from 'node:crypto';
import { sql } from 'kysely';
import { isFault } from '../../core/fault.ts';
import { readOptions } from '../../core/options.ts';
import type { Pairing } from '../../protocol/lobby.ts';
import type { ErrorCode } from '../../protocol/messages.ts';
import { type RoomSetup, speedOf } from '../../protocol/setup.ts';
import type { User } from '../accounts/sessions.ts';
import type { Host } from '../host.ts';
import { isFresh, NOTE_MS } from '../rooms/attendance.ts';
import { withLock } from '../store/lock.ts';
import { newName } from '../store/secrets.ts';
import { type Asker, makeRoom, roomOfCommand } from './commands.ts';
import { ME, OPEN, type Planned, planRoom, sitterOf } from './plan.ts';

/** Rooms that are considered. */
const MOST = 200;
/** How long a user who has just opened a room may take to arrive there. */
const ARRIVING_MS = 15_000;
/** A network with more unattended rooms than this has opened them for nobody. */
const FEW = 3;

/** The room in which two users who want the same game play: the longest-waiting one, or a new one. */
export async function pair(host: Host, asked: Pairing, asker: Asker): Promise<{ room: string } | { code: ErrorCode }> {
  const { user } = asker;
  const game = host.games.find(({ id }) => id === asked.game);
  const options = game === undefined ? undefined : readOptions(game.options, asked.options ?? {});
  if (options === undefined || isFault(options)) return { code: 'bad input' };
  const seats = new Array<string>(options.players).fill(OPEN);
  seats[randomInt(seats.length)] = ME;
  const planned = planRoom(host, { ...asked, seats, listed: true }, user);
  if ('code' in planned) return planned;
  // One after the other, so that two who come at once find each other.
  return withLock(host.store, host.now, `pairing ${pairingKey(host, planned.setup)}`, async () => {
    const { id } = asked;
    const before = await roomOfCommand(host, user, id);
    const found = before ?? (await sitDown(host, planned, user, id));
    const room = found ?? (await makeRoom(host, planned, asker, id));
    return room === undefined ? { code: 'too many rooms' } : { room };
  });
}

/** The first suitable room, where the user now sits or already sat. */
async function sitDown(host: Host, { setup }: Planned, user: User, command = newName()): Promise<string | undefined> {
  for (const { id } of await candidates(host, setup, user)) {
    const live = await host.rooms.find(id);
    if (live === undefined) continue;
    if (live.room.seatOf(user.id) !== undefined) return id;
    const done = await host.acts.act(id, sitterOf(user), { id: command, act: { do: 'sit' } }, 0);
    if (done !== undefined && ('seq' in done || done.code === 'seated already')) return id;
  }
  return undefined;
}

/** Suitable rooms, oldest first: the user's own, then those whose people are there, then those whose may come. */
async function candidates(host: Host, setup: RoomSetup, user: User): Promise<{ id: string }[]> {
  const { store, hub, now } = host;
  const speed = speedOf(setup.clock);
  const rows = await store.db
    .selectFrom('rooms')
    .select(['id', 'setup', 'created_at', 'attended_at', 'opener', 'network'])
    .where('status', '=', sql.lit('waiting'))
    .where('listed', '=', sql.lit(1))
    .where('game', '=', setup.game)
    .where('players', '=', setup.computers.length)
    .where('speed', '=', speed)
    .where('rated', '=', setup.rated ? 1 : 0)
    .where(isFresh(now()))
    .orderBy('attended_at', 'desc')
    .limit(MOST)
    .execute();
  const fitting = rows
    .filter((row) => pairingKey(host, JSON.parse(row.setup)) === pairingKey(host, setup))
    .sort((a, b) => a.created_at - b.created_at);
  const isThere = ({ id, created_at, attended_at }: (typeof rows)[number]) =>
    hub.isAttended(id) || (attended_at > created_at && now() - attended_at < 2 * NOTE_MS);
  const own = fitting.filter(({ opener }) => opener === user.id);
  const others = fitting.filter(({ opener }) => opener !== user.id);
  const empty = others.filter((row) => !isThere(row));
  const counts = new Map<string, number>();
  const whose = ({ network, opener, id }: (typeof rows)[number]) => network ?? opener ?? id;
  for (const row of empty) counts.set(whose(row), (counts.get(whose(row)) ?? 0) + 1);
  const mayCome = empty.filter(
    (row) =>
      (counts.get(whose(row)) ?? 0) <= FEW &&
      (speed === 'days' || speed === 'none' || now() - row.created_at < ARRIVING_MS),
  );
  return [...own, ...others.filter(isThere), ...mayCome];
}

/** Everything on which two players must agree. */
function pairingKey({ games }: Host, { game: id, options, computers, clock, rated }: RoomSetup): string {
  const game = games.find((one) => one.id === id);
  const full = game === undefined ? options : readOptions(game.options, options);
  return JSON.stringify([id, full, computers, clock && [clock.start, clock.increment, clock.cap], rated]);
}
