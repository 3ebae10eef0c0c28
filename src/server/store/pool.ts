import pg from 'pg';

/** Connections to PostgreSQL that survive its restarts: one that breaks is replaced, and whoever used it hears of it by their query. */
export function openPool(url: string, most: number): pg.Pool {
  const pool = new pg.Pool({ connectionString: url, max: most });
  const ignore = () => {};
  pool.on('error', ignore);
  pool.on('connect', (client) => client.on('error', ignore));
  return pool;
}
