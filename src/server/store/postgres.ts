import { type Compilable, Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { Gathering } from './gathering.ts';
import { migrate } from './migrations.ts';
import { openPatientPool, openPool } from './pool.ts';
import { type Appended, type NewEvent, type Store, trouble } from './store.ts';
import type { ChatRow, JobRow, Tables } from './tables.ts';

const CONNECTIONS = 12;
/** Lanes on which events are stored at the same time. */
const LANES = 4;
const STORED: Appended = { kind: 'stored' };
/** PostgreSQL's error code for a row that breaks a uniqueness constraint. */
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
  private readonly appends = new Gathering<NewEvent, Appended>(LANES, (entries) => this.appendAll(entries));

  /** One lane: messages that arrive together are stored in one statement. */
  private readonly sayings = new Gathering<ChatRow, boolean>(1, (rows) => this.sayAll(rows));

  constructor(pool: pg.Pool, db: Kysely<Tables>) {
    this.pool = pool;
    this.db = db;
  }

  append(entry: NewEvent): Promise<Appended> {
    return this.appends.add(entry);
  }

  /** In one statement; if that fails each on its own, so that no game suffers from another. */
  private async appendAll(entries: readonly NewEvent[]): Promise<PromiseSettledResult<Appended>[]> {
    const stored = entries.length === 1 ? undefined : await this.appendMany(entries).catch(() => undefined);
    return Promise.allSettled(
      entries.map((entry) => {
        if (stored === undefined) return this.appendOne(entry);
        const { room, seq, wish } = entry.event;
        return stored.has(`${room} ${seq}`) ? STORED : this.explain(room, wish);
      }),
    );
  }

  /** Rooms and numbers of the stored events. */
  private async appendMany(entries: readonly NewEvent[]): Promise<ReadonlySet<string>> {
    const sent = JSON.stringify(
      entries.map(({ event, summary, job }) => ({
        ...event,
        ...summary,
        job: job && { person: '', network: '', ...job },
      })),
    );
    const query = { name: 'append-many', text: APPEND_MANY, values: [sent] };
    const { rows } = await this.pool.query<{ room: string; seq: number }>(query);
    return new Set(rows.map(({ room, seq }) => `${room} ${seq}`));
  }

  private async appendOne({ event, summary, job }: NewEvent): Promise<Appended> {
    const { room, seq, at, kind, user_id, epoch, ply, wish, body } = event;
    const { status, moves, position, names, deadline, outcome, updated_at } = summary;
    const values = [room, seq, at, kind, user_id, epoch, ply, wish, body];
    values.push(status, moves, position, names, deadline, outcome, updated_at);
    if (job !== undefined) {
      values.push(job.key, job.kind, job.body, job.created_at, job.due_at, job.tries);
      values.push(job.person ?? '', job.network ?? '');
    }
    const text = job === undefined ? APPEND : APPEND_WITH_JOB;
    try {
      const name = job === undefined ? 'append' : 'append-with-job';
      const { rowCount } = await this.pool.query({ name, text, values });
      if (rowCount === 1) return STORED;
    } catch (error) {
      if (!isNotUnique(error)) throw trouble(error);
    }
    return this.explain(room, wish);
  }

  say(row: ChatRow): Promise<boolean> {
    return this.sayings.add(row);
  }

  private async sayAll(rows: readonly ChatRow[]): Promise<PromiseSettledResult<boolean>[]> {
    try {
      const insert = this.db.insertInto('chat').values(rows).returning(['room', 'wish']);
      const stored = await insert.onConflict((conflict) => conflict.doNothing()).execute();
      const fresh = new Set(stored.map(({ room, wish }) => `${room} ${wish}`));
      // Duplicates among them were stored once.
      return rows.map(({ room, wish }) => ({ status: 'fulfilled', value: fresh.delete(`${room} ${wish}`) }));
    } catch (error) {
      return rows.map(() => ({ status: 'rejected', reason: trouble(error) }));
    }
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

  async take(kind: string, now: number, until: number): Promise<JobRow | undefined> {
    const { rows } = await this.pool.query<JobRow>({ name: 'take', text: TAKE, values: [until, kind, now] });
    return rows[0];
  }

  async takeInTurn(kind: string, now: number, until: number): Promise<JobRow | undefined> {
    const query = { name: 'take-in-turn', text: TAKE_IN_TURN, values: [until, kind, now] };
    const { rows } = await this.pool.query<JobRow>(query);
    return rows[0];
  }

  async wallClock(): Promise<number> {
    const { rows } = await this.pool.query<{ at: number }>(
      'SELECT (extract(epoch FROM clock_timestamp()) * 1000)::bigint AS at',
    );
    return rows[0].at;
  }

  /** Its disk is elsewhere; the heartbeat that every server stores each second shows whether it accepts writes. */
  async hasRoom(): Promise<boolean> {
    return true;
  }

  /** PostgreSQL does so by itself, when it vacuums. */
  async scrub(): Promise<void> {}

  async close(): Promise<void> {
    // Not by Kysely: it would forget connections that are just being opened, and wait for them for ever.
    await this.pool.end();
  }

  /** Why nothing was stored: the command was there already, or another process was faster. */
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

/** One statement is one round trip to the database: the guard, the event and the job stand or fall together. */
const GUARDED =
  'WITH guard AS (UPDATE rooms SET version = $2::int, status = $10, moves = $11, position = $12, names = $13, ' +
  'deadline = $14, outcome = $15, updated_at = $16 WHERE id = $1 AND version = $2::int - 1 RETURNING id)';
const INSERT_EVENT = 'INSERT INTO events SELECT $1, $2::int, $3::bigint, $4, $5, $6::int, $7::int, $8, $9 FROM guard';
const APPEND = `${GUARDED} ${INSERT_EVENT}`;
const APPEND_WITH_JOB = `${GUARDED}, job AS (INSERT INTO jobs SELECT $17, $18, $19, $20::bigint, $21::bigint, $22::int, $23, $24 FROM guard ON CONFLICT DO NOTHING) ${INSERT_EVENT}`;
/**
 * The same for many rooms. They are locked in the order of their names, so that two processes that want the same rooms
 * never wait for each other in a circle.
 */
const APPEND_MANY =
  'WITH input AS (SELECT * FROM json_to_recordset($1::json) AS input(room text, seq int, at bigint, kind text, ' +
  'user_id text, epoch int, ply int, wish text, body text, status text, moves int, position text, names text, ' +
  'deadline bigint, outcome text, updated_at bigint, job json)), ' +
  'locked AS (SELECT id FROM rooms WHERE id IN (SELECT room FROM input) ORDER BY id FOR UPDATE), ' +
  'guard AS (UPDATE rooms SET version = seq, status = input.status, moves = input.moves, position = input.position, ' +
  'names = input.names, deadline = input.deadline, outcome = input.outcome, updated_at = input.updated_at ' +
  'FROM input WHERE id = room AND version = seq - 1 AND id IN (SELECT id FROM locked) RETURNING id, version), ' +
  'passed AS (SELECT input.* FROM input JOIN guard ON id = room AND version = seq), ' +
  'queued AS (INSERT INTO jobs SELECT one.* FROM passed, json_populate_record(NULL::jobs, job) AS one ' +
  'WHERE job IS NOT NULL ON CONFLICT DO NOTHING) ' +
  'INSERT INTO events SELECT room, seq, at, kind, user_id, epoch, ply, wish, body FROM passed RETURNING room, seq';
const TAKE =
  'UPDATE jobs SET due_at = $1, tries = tries + 1 WHERE key = (SELECT key FROM jobs WHERE kind = $2 AND due_at <= $3 ' +
  'ORDER BY due_at LIMIT 1 FOR UPDATE SKIP LOCKED) RETURNING *';

const TAKE_IN_TURN =
  'WITH taken AS (UPDATE jobs SET due_at = $1, tries = tries + 1 WHERE key = (SELECT jobs.key FROM jobs ' +
  'LEFT JOIN turns AS n ON n.who = jobs.network LEFT JOIN turns AS p ON p.who = jobs.person ' +
  'WHERE kind = $2 AND due_at <= $3 ORDER BY coalesce(n.at, 0), coalesce(p.at, 0), due_at, key LIMIT 1 ' +
  'FOR UPDATE OF jobs SKIP LOCKED) RETURNING *), ' +
  'noted AS (INSERT INTO turns SELECT who, greatest($3::bigint, (SELECT coalesce(max(at), 0) + 1 FROM turns)) FROM ' +
  "(SELECT network AS who FROM taken UNION SELECT person FROM taken) AS whose WHERE who <> '' ORDER BY who " +
  'ON CONFLICT (who) DO UPDATE SET at = excluded.at) SELECT * FROM taken';

function isNotUnique(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === NOT_UNIQUE;
}
