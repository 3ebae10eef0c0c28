import { type Compilable, Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { migrate } from './migrations.ts';
import { openPatientPool, openPool } from './pool.ts';
import { type Appended, type Entry, type Store, trouble } from './store.ts';
import type { JobTable, Tables } from './tables.ts';

const CONNECTIONS = 12;
/** PostgreSQL's name for a row that breaks a uniqueness constraint. */
const NOT_UNIQUE = '23505';

/** Opens a PostgreSQL database that any number of processes may use. */
export async function openPostgres(url: string): Promise<Store> {
  // Times are below 2^53: they are numbers here, not text.
  pg.types.setTypeParser(pg.types.builtins.INT8, Number);
  await bringUpToDate(url);
  const pool = openPool(url, CONNECTIONS);
  return new PostgresStore(pool, new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) }));
}

/** As long as it takes. */
async function bringUpToDate(url: string): Promise<void> {
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: openPatientPool(url, 1) }) });
  try {
    await migrate(db);
  } finally {
    await db.destroy();
  }
}

class PostgresStore implements Store {
  readonly db: Kysely<Tables>;
  private readonly pool: pg.Pool;

  constructor(pool: pg.Pool, db: Kysely<Tables>) {
    this.pool = pool;
    this.db = db;
  }

  async append({ event, summary, job }: Entry): Promise<Appended> {
    const { room, seq, at, kind, user_id, epoch, ply, wish, body } = event;
    const { status, moves, position, names, deadline, outcome, updated_at } = summary;
    const values = [room, seq, at, kind, user_id, epoch, ply, wish, body];
    values.push(status, moves, position, names, deadline, outcome, updated_at);
    if (job !== undefined) values.push(job.key, job.kind, job.body, job.created_at, job.due_at, job.tries);
    const text = job === undefined ? APPEND : APPEND_WITH_JOB;
    try {
      const name = job === undefined ? 'append' : 'append-with-job';
      const { rowCount } = await this.pool.query({ name, text, values });
      if (rowCount === 1) return { kind: 'stored' };
    } catch (error) {
      if (!isNotUnique(error)) throw trouble(error);
    }
    return this.explain(room, wish);
  }

  async batch(statements: readonly Compilable[]): Promise<void> {
    await this.db
      .transaction()
      .execute(async (transaction) => {
        for (const statement of statements) await transaction.executeQuery(statement.compile());
      })
      .catch((error: unknown) => {
        throw trouble(error);
      });
  }

  async take(kind: string, now: number, until: number): Promise<JobTable | undefined> {
    const { rows } = await this.pool.query<JobTable>({ name: 'take', text: TAKE, values: [until, kind, now] });
    return rows[0];
  }

  async wallClock(): Promise<number> {
    const { rows } = await this.pool.query<{ at: number }>(
      'SELECT (extract(epoch FROM clock_timestamp()) * 1000)::bigint AS at',
    );
    return rows[0].at;
  }

  async close(): Promise<void> {
    // Not by Kysely: it would forget connections that are just being opened, and wait for them without end.
    await this.pool.end();
  }

  /** Why nothing was stored: the wish was there already, or somebody else was faster. */
  private async explain(room: string, wish: string | null): Promise<Appended> {
    if (wish === null) return { kind: 'stale' };
    const found = await this.db
      .selectFrom('events')
      .select('seq')
      .where('room', '=', room)
      .where('wish', '=', wish)
      .executeTakeFirst()
      .catch((error: unknown) => {
        throw trouble(error);
      });
    return found === undefined ? { kind: 'stale' } : { kind: 'again', seq: found.seq };
  }
}

/** One statement is one way to the database and back: the guard, the event and the job stand or fall together. */
const GUARDED =
  'WITH guard AS (UPDATE rooms SET version = $2::int, status = $10, moves = $11, position = $12, names = $13, ' +
  'deadline = $14, outcome = $15, updated_at = $16 WHERE id = $1 AND version = $2::int - 1 RETURNING id)';
const INSERT_EVENT = 'INSERT INTO events SELECT $1, $2::int, $3::bigint, $4, $5, $6::int, $7::int, $8, $9 FROM guard';
const APPEND = `${GUARDED} ${INSERT_EVENT}`;
const APPEND_WITH_JOB = `${GUARDED}, job AS (INSERT INTO jobs SELECT $17, $18, $19, $20::bigint, $21::bigint, $22::int FROM guard ON CONFLICT DO NOTHING) ${INSERT_EVENT}`;
const TAKE =
  'UPDATE jobs SET due_at = $1, tries = tries + 1 WHERE key = (SELECT key FROM jobs WHERE kind = $2 AND due_at <= $3 ' +
  'ORDER BY due_at LIMIT 1 FOR UPDATE SKIP LOCKED) RETURNING *';

function isNotUnique(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === NOT_UNIQUE;
}
