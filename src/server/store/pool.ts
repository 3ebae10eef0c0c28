import pg from 'pg';

/** Milliseconds that a statement may take, including waiting for locks; then the database itself cancels it. */
const STATEMENT_MS = 8000;
/** Milliseconds after which the database counts as gone, even if the connection looks alive: it is dropped. */
const AWAY_MS = 12_000;
/** Milliseconds that a caller waits for a connection. */
const CONNECT_MS = 8000;

const ignore = () => {};

/**
 * Connections to PostgreSQL that survive its restarts and its slowness: one that breaks or falls silent is replaced,
 * and the query that used it fails. Nobody waits for ever.
 */
export function openPool(url: string, most: number): pg.Pool {
  const pool = openPatientPool(url, most, { statement_timeout: STATEMENT_MS });
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

/** The same for work that takes as long as it takes. */
export function openPatientPool(url: string, most: number, settings: pg.PoolConfig = {}): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: most,
    connectionTimeoutMillis: CONNECT_MS,
    keepAlive: true,
    ...settings,
  });
  pool.on('error', ignore);
  pool.on('connect', (client) => client.on('error', ignore));
  return pool;
}
