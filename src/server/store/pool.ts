import pg from 'pg';

/** Milliseconds that a statement may take, the wait for locks included; the database itself gives up after them. */
const STATEMENT_MS = 8000;
/** After so many the database is not there any more, whatever the connection says: the connection is given up. */
const AWAY_MS = 12_000;
/** Milliseconds that somebody waits for a connection. */
const CONNECT_MS = 8000;

/**
 * Connections to PostgreSQL that survive its restarts and its slowness: one that breaks or falls silent is replaced, and
 * whoever used it hears of it by their query. Nobody waits for ever.
 */
export function openPool(url: string, most: number): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: most,
    connectionTimeoutMillis: CONNECT_MS,
    statement_timeout: STATEMENT_MS,
    keepAlive: true,
  });
  const ignore = () => {};
  pool.on('error', ignore);
  pool.on('connect', (client) => client.on('error', ignore));
  const timers = new WeakMap<object, NodeJS.Timeout>();
  pool.on('acquire', (client) => {
    timers.set(
      client,
      setTimeout(() => void client.end().catch(ignore), AWAY_MS),
    );
  });
  pool.on('release', (_, client) => clearTimeout(timers.get(client)));
  return pool;
}
