import { isIPv6 } from 'node:net';
import { hashOf } from '../store/secrets.ts';
import type { Store } from '../store/store.ts';

const SPAN_MS = 15 * 60_000;

/** Counts what was tried, for all processes together and across restarts. Only hashes of names and addresses are stored. */
export class Attempts {
  private readonly store: Store;
  private readonly now: () => number;

  constructor(store: Store, now: () => number) {
    this.store = store;
    this.now = now;
  }

  /** Notes a try; false when there were too many in this quarter of an hour. */
  async allow(what: string, most: number): Promise<boolean> {
    const { db } = this.store;
    const span = Math.floor(this.now() / SPAN_MS);
    const { count } = await db
      .insertInto('tries')
      .values({ what: hashOf(what), span, count: 1 })
      .onConflict((conflict) =>
        conflict.column('what').doUpdateSet((row) => ({
          span,
          count: row
            .case()
            .when('tries.span', '=', span)
            .then(row('tries.count', '+', 1))
            .else(1)
            .end(),
        })),
      )
      .returning('count')
      .executeTakeFirstOrThrow();
    if (count === 1) await db.deleteFrom('tries').where('span', '<', span).execute();
    return count <= most;
  }

  /** Notes a try in several counts, the narrowest first: one that is refused counts no further, so that it takes nothing from others. */
  async allowAll(counts: readonly (readonly [what: string, most: number])[]): Promise<boolean> {
    for (const [what, most] of counts) if (!(await this.allow(what, most))) return false;
    return true;
  }
}

/** Whoever has one address of the newer kind has a whole network of them. */
export function networkOf(address: string): string {
  return isNewer(address) ? groupsOf(address).slice(0, 4).join(':') : address;
}

/** All that a household or a small company may have to itself: many networks of the newer kind, some addresses of the older. */
export function regionOf(address: string): string {
  if (isNewer(address)) return groupsOf(address).slice(0, 3).join(':');
  return address.split('.').slice(0, 3).join('.');
}

function isNewer(address: string): boolean {
  return isIPv6(address) && !address.startsWith('::ffff:');
}

/** The eight groups of an address of the newer kind. */
function groupsOf(address: string): string[] {
  const [head, tail = ''] = address.split('::');
  const before = head.split(':').filter((group) => group !== '');
  const after = tail.split(':').filter((group) => group !== '');
  const zeros = new Array<string>(address.includes('::') ? Math.max(0, 8 - before.length - after.length) : 0).fill('0');
  return [...before, ...zeros, ...after];
}
