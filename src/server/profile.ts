import type { ArchivePage } from './archive/archive.ts';
import type { Host } from './host.ts';
import type { RatingNote } from './ratings/ratings.ts';

/** What everybody may know of somebody with an account. */
export interface Profile {
  readonly name: string;
  /** Bots are marked. */
  readonly kind: 'person' | 'bot';
  readonly since: number;
  /** Games that ended, and how: those that are not listed are counted, not shown. */
  readonly results: Readonly<Record<string, number>>;
  readonly ratings: readonly RatingNote[];
  readonly history: Awaited<ReturnType<Host['ratings']['history']>>;
  /** The newest games that the asker may see. */
  readonly games: ArchivePage['games'];
}

const NEWEST = '20';

/** The profile of whoever has this name, for somebody who asks; undefined where nobody has it. */
export async function profileOf(host: Host, name: string, asker: string | undefined): Promise<Profile | undefined> {
  const user = await host.accounts.find(name);
  if (user === undefined || user.kind === 'guest') return undefined;
  const counts = await host.store.db
    .selectFrom('seats')
    .select(['result', ({ fn }) => fn.countAll<number>().as('count')])
    .where('user_id', '=', user.id)
    .groupBy('result')
    .execute();
  const { games } = await host.archive.search({ player: user.name, limit: NEWEST }, asker);
  return {
    name: user.name,
    kind: user.kind,
    since: user.created_at,
    results: Object.fromEntries(counts.map(({ result, count }) => [result, Number(count)])),
    ratings: await host.ratings.of(user.id),
    history: await host.ratings.history(user.id),
    games,
  };
}
