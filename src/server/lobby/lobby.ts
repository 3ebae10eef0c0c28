import { sql } from 'kysely';
import type { Host } from '../host.ts';
import { isFresh } from '../rooms/attendance.ts';

const MOST_LISTED = 100;
/** How many of the newest are considered. */
const MOST_SEEN = 5000;
/** A game with a clock of minutes is listed for this long after its last event. */
const AT_ONCE_MS = 3 * 3_600_000;

/** The rooms that everybody may see: the newest first, without being crowded out by users who open many. */
export async function listedRooms(host: Host, status: 'waiting' | 'playing') {
  const { db } = host.store;
  const found = status === 'waiting' ? waiting(host) : playing(host);
  const newest = await found.select(['id', 'opener', 'network']).limit(MOST_SEEN).execute();
  const shown = inTurn(newest, ({ network, opener, id }) => network ?? opener ?? id, MOST_LISTED).map(({ id }) => id);
  if (shown.length === 0) return [];
  const rows = await db
    .selectFrom('rooms')
    .select(['id', 'game', 'players', 'speed', 'rated', 'setup', 'names', 'position', 'moves', 'created_at'])
    .where('id', 'in', shown)
    .execute();
  rows.sort((a, b) => shown.indexOf(a.id) - shown.indexOf(b.id));
  return rows.map((row) => ({ ...row, setup: JSON.parse(row.setup), names: JSON.parse(row.names) }));
}

function waiting({ store, now }: Host) {
  return store.db
    .selectFrom('rooms')
    .where('status', '=', sql.lit('waiting'))
    .where('listed', '=', 1)
    .where(isFresh(now()))
    .orderBy('attended_at', 'desc');
}

function playing({ store, now }: Host) {
  return (
    store.db
      .selectFrom('rooms')
      .where('status', '=', 'playing')
      .where('listed', '=', 1)
      // Players who wanted a game at once, hours ago, are no longer there.
      .where((or) => or.or([or('speed', 'in', ['days', 'none']), or('updated_at', '>', now() - AT_ONCE_MS)]))
      .orderBy('updated_at', 'desc')
  );
}

/** The first of each, then the second of each, up to a number; in their original order. */
function inTurn<T>(all: readonly T[], whose: (one: T) => string, most: number): T[] {
  const counts = new Map<string, number>();
  const ranked = all.map((one, order) => {
    const rank = counts.get(whose(one)) ?? 0;
    counts.set(whose(one), rank + 1);
    return { one, order, rank };
  });
  const chosen = ranked.sort((a, b) => a.rank - b.rank || a.order - b.order).slice(0, most);
  return chosen.sort((a, b) => a.order - b.order).map(({ one }) => one);
}
