import { type Kysely, sql } from 'kysely';
import { say } from '../../node/words/say.ts';

/** Settings of PostgreSQL without which a confirmed move may be lost when its machine fails. */
const NEEDED = ['fsync', 'full_page_writes', 'synchronous_commit'];

/** The ones that are switched off, a sentence each. */
export async function weaknessesOf<T>(db: Kysely<T>): Promise<string[]> {
  const off = sql<{
    name: string;
  }>`SELECT name FROM pg_settings WHERE setting = 'off' AND name IN (${sql.join(NEEDED)})`;
  const { rows } = await off.execute(db);
  return rows.map(({ name }) =>
    say(
      'Warning: PostgreSQL runs with {name} off, so confirmed moves can be lost if its machine fails. Switch it on.',
      { name },
    ),
  );
}
