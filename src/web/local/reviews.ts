import { openDatabase } from './database.ts';
import type { KeptReview } from './kept.ts';

/** Those that were not looked at for the longest are forgotten. */
const MOST = 60;

/** undefined also where the browser keeps nothing. */
export async function findReview(id: string): Promise<KeptReview | undefined> {
  try {
    return await (await openDatabase()).get('reviews', id);
  } catch {
    return undefined;
  }
}

/** Keeps what was found so far; without a database it is found again the next time. */
export async function keepReview(review: KeptReview): Promise<void> {
  try {
    const database = await openDatabase();
    await database.put('reviews', review);
    const count = await database.count('reviews');
    if (count > MOST) await dropOldest(count - MOST);
  } catch {
    // Nothing was lost but time.
  }
}

async function dropOldest(count: number): Promise<void> {
  const database = await openDatabase();
  const all = await database.getAll('reviews');
  const oldest = all.sort((one, other) => one.changed - other.changed).slice(0, count);
  for (const { id } of oldest) await database.delete('reviews', id);
}
