import type { ArchivePage } from '../../protocol/archived.ts';
import type { Member } from '../accounts/accounts.ts';
import type { Host } from '../host.ts';
import { BOT } from '../lobby/plan.ts';
import type { RatingNote } from '../ratings/ratings.ts';

/** What everybody may know about an account. */
export interface Profile {
  /** Stays the same when the name changes. */
  readonly id: string;
  readonly name: string;
  /** Bots are marked. */
  readonly kind: 'person' | 'bot';
  readonly since: number;
  /** Games that ended, and how: unlisted ones are counted, not shown. */
  readonly results: Readonly<Record<string, number>>;
  readonly ratings: readonly RatingNote[];
  readonly history: Awaited<ReturnType<Host['ratings']['history']>>;
  /** The newest games that the asker may see. */
  readonly games: ArchivePage['games'];
}

const NEWEST = '20';

/** The profile of the account with this name or id, for the asker; undefined where there is none. */
export async function profileOf(host: Host, word: string, asker: string | undefined): Promise<Profile | undefined> {
  const user = await findSomebody(host, word);
  if (user === undefined || user.kind === 'guest') return undefined;
  const counts = await host.store.db
    .selectFrom('seats')
    .select(['result', ({ fn }) => fn.countAll<number>().as('count')])
    .where('user_id', '=', user.id)
    .groupBy('result')
    .execute();
  const { games } = await host.archive.search({ limit: NEWEST }, asker, user.id);
  return {
    id: user.id,
    name: user.name,
    kind: user.kind,
    since: user.created_at,
    results: Object.fromEntries(counts.map(({ result, count }) => [result, Number(count)])),
    ratings: await host.ratings.of(user.id),
    history: await host.ratings.history(user.id),
    games,
  };
}

/** Names are shorter than ids, and bots, which may share people's names, have a prefix: none can be confused. */
async function findSomebody({ accounts, bots }: Host, word: string): Promise<Member | undefined> {
  const id = word.startsWith(BOT) ? await bots.named(word.slice(BOT.length)) : word;
  return (await accounts.find(word)) ?? (id === undefined ? undefined : accounts.byId(id));
}
