import { LEAST_MOVES, MOST_A_DAY, type Unrated } from '../../protocol/fairness.ts';
import type { Room } from '../../protocol/room.ts';
import type { Store } from '../store/store.ts';
import { poolOf, writePool } from './pool.ts';

const DAY = 86_400_000;

/** Why a rated game that has ended does not count; undefined where it does. */
export async function unratedWhy(store: Store, room: Room, at: number): Promise<Unrated | undefined> {
  // Once announced it stays so, however often the end of a game is worked out.
  if (room.unrated !== undefined) return room.unrated;
  const users = room.seats.flatMap(({ sitter }) =>
    sitter === undefined || sitter.kind === 'computer' ? [] : sitter.user,
  );
  const houses = await housesOf(store, users);
  if (new Set(houses).size < houses.length) return 'own bot';
  const isShort = [...room.seats.keys()].some((seat) => room.movesOf(seat) < LEAST_MOVES);
  if (room.outcome?.reason !== 'rules' && isShort) return 'few moves';
  const pool = writePool(poolOf(room.setup));
  for (const [index, house] of houses.entries()) {
    for (const other of houses.slice(index + 1)) {
      if ((await countBetween(store, pool, house, other, at - DAY)) >= MOST_A_DAY) return 'same pair';
    }
  }
  return undefined;
}

/** Whether these include a bot and its owner, or two bots of one owner. */
export async function haveOneHouse(store: Store, users: readonly string[]): Promise<boolean> {
  const houses = await housesOf(store, users);
  return new Set(houses).size < houses.length;
}

/** For each user the owner of the bot that they are, or themselves. */
async function housesOf({ db }: Store, users: readonly string[]): Promise<string[]> {
  if (users.length === 0) return [];
  const rows = await db.selectFrom('bots').select(['user_id', 'owner']).where('user_id', 'in', users).execute();
  const owners = new Map(rows.map(({ user_id, owner }) => [user_id, owner]));
  // The owner of a bot may be gone.
  return users.map((user) => owners.get(user) || user);
}

/** Rated games in a pool between two users or their bots, since then. */
async function countBetween({ db }: Store, pool: string, one: string, other: string, since: number): Promise<number> {
  const ownedBy = (house: string) => db.selectFrom('bots').select('user_id').where('owner', '=', house);
  const { count } = await db
    .selectFrom('rating_events as own')
    .innerJoin('rating_events as theirs', 'theirs.room', 'own.room')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('own.pool', '=', pool)
    .where('own.at', '>', since)
    .where((or) => or.or([or('own.user_id', '=', one), or('own.user_id', 'in', ownedBy(one))]))
    .where((or) => or.or([or('theirs.user_id', '=', other), or('theirs.user_id', 'in', ownedBy(other))]))
    .executeTakeFirstOrThrow();
  return Number(count);
}
