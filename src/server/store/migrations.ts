import { type Kysely, sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';

/** The schema's history: a change is a new entry at the end, in SQL that both databases read. */
const MIGRATIONS: Readonly<Record<string, Migration>> = {
  '0001-rooms': statements(
    `CREATE TABLE rooms (
      id text PRIMARY KEY, game text NOT NULL, players integer NOT NULL, speed text NOT NULL,
      listed integer NOT NULL, rated integer NOT NULL, setup text NOT NULL, version integer NOT NULL,
      status text NOT NULL, moves integer NOT NULL, position text NOT NULL, names text NOT NULL,
      deadline bigint, outcome text, created_at bigint NOT NULL, updated_at bigint NOT NULL)`,
    'CREATE INDEX rooms_by_status ON rooms (status, listed, updated_at)',
    'CREATE INDEX rooms_by_deadline ON rooms (deadline)',
    `CREATE TABLE events (
      room text NOT NULL, seq integer NOT NULL, at bigint NOT NULL, kind text NOT NULL, user_id text,
      epoch integer NOT NULL, ply integer, wish text, body text NOT NULL,
      PRIMARY KEY (room, seq), UNIQUE (room, epoch, ply), UNIQUE (room, wish))`,
    'CREATE INDEX events_by_user ON events (user_id, room)',
    `CREATE TABLE chat (
      room text NOT NULL, wish text NOT NULL, channel text NOT NULL, user_id text NOT NULL, name text NOT NULL,
      text text NOT NULL, at bigint NOT NULL, PRIMARY KEY (room, wish))`,
    'CREATE TABLE users (id text PRIMARY KEY, kind text NOT NULL, name text NOT NULL, created_at bigint NOT NULL)',
    `CREATE TABLE sessions (
      hash text PRIMARY KEY, user_id text NOT NULL, created_at bigint NOT NULL, seen_at bigint NOT NULL)`,
    'CREATE INDEX sessions_by_user ON sessions (user_id)',
    `CREATE TABLE jobs (
      key text PRIMARY KEY, kind text NOT NULL, body text NOT NULL, created_at bigint NOT NULL,
      due_at bigint NOT NULL, tries integer NOT NULL)`,
    'CREATE INDEX jobs_by_time ON jobs (kind, due_at)',
    'CREATE TABLE heartbeats (server text PRIMARY KEY, at bigint NOT NULL)',
  ),
};

/** Brings a database up to date. One that a newer Gamut has written is left alone: there is no way back. */
export async function migrate<T>(db: Kysely<T>): Promise<void> {
  const provider = { getMigrations: async () => MIGRATIONS };
  const { error } = await new Migrator({ db, provider }).migrateToLatest();
  if (error === undefined) return;
  const isNewer = String(error).includes('corrupted migrations');
  throw isNewer ? new Error('The database was written by a newer Gamut; it cannot be used with this one.') : error;
}

function statements(...texts: readonly string[]): Migration {
  return {
    async up(db) {
      for (const text of texts) await sql.raw(text).execute(db);
    },
  };
}
