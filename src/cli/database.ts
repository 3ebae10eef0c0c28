import { UsageError } from '../node/usage.ts';
import { say } from '../node/words/say.ts';

/** The address of a PostgreSQL database, as it was written. */
export function readDatabaseUrl(url: string | undefined): string | undefined {
  if (url === undefined || /^postgres(ql)?:\/\//.test(url)) return url;
  throw new UsageError(say('--database-url must start with postgres://, as in postgres://user:password@host/name.'));
}

/** Says in one sentence that a database cannot be used. */
export function refuseDatabase(error: Error): never {
  throw new UsageError(say('The database cannot be used: {why}.', { why: error.message }));
}
