import { type Kysely, sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import { say } from '../../node/words/say.ts';
import { skeletonOf } from '../../protocol/lookalikes.ts';
import type { Tables } from './tables.ts';

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
  '0002-people': statements(
    'ALTER TABLE users ADD COLUMN handle text',
    'CREATE UNIQUE INDEX users_by_handle ON users (handle)',
    "ALTER TABLE sessions ADD COLUMN device text NOT NULL DEFAULT ''",
    'CREATE TABLE passwords (user_id text PRIMARY KEY, hash text NOT NULL, changed_at bigint NOT NULL)',
    `CREATE TABLE passkeys (
      id text PRIMARY KEY, user_id text NOT NULL, public_key text NOT NULL, counter bigint NOT NULL,
      transports text NOT NULL, created_at bigint NOT NULL, used_at bigint NOT NULL)`,
    'CREATE INDEX passkeys_by_user ON passkeys (user_id)',
    'CREATE TABLE codes (hash text PRIMARY KEY, kind text NOT NULL, user_id text, expires_at bigint NOT NULL)',
    'CREATE INDEX codes_by_time ON codes (expires_at)',
    'CREATE TABLE tries (what text PRIMARY KEY, span bigint NOT NULL, count integer NOT NULL)',
    'CREATE TABLE locks (name text PRIMARY KEY, holder text NOT NULL, until bigint NOT NULL)',
    `CREATE TABLE seats (
      room text NOT NULL, seat integer NOT NULL, user_id text, handle text NOT NULL, name text NOT NULL,
      kind text NOT NULL, result text NOT NULL, ended_at bigint NOT NULL, PRIMARY KEY (room, seat))`,
    'CREATE INDEX seats_by_user ON seats (user_id, ended_at)',
    'CREATE INDEX seats_by_handle ON seats (handle, ended_at)',
    'CREATE INDEX seats_by_time ON seats (seat, ended_at)',
    `CREATE TABLE rating_events (
      room text NOT NULL, user_id text NOT NULL, pool text NOT NULL, number integer NOT NULL, place integer NOT NULL,
      rating double precision NOT NULL, deviation double precision NOT NULL, volatility double precision NOT NULL,
      at bigint NOT NULL, PRIMARY KEY (room, user_id), UNIQUE (user_id, pool, number))`,
    'CREATE INDEX rating_events_by_pool ON rating_events (pool, user_id, number)',
    `CREATE TABLE analyses (
      room text PRIMARY KEY, user_id text NOT NULL, status text NOT NULL, plies integer NOT NULL, done integer NOT NULL,
      created_at bigint NOT NULL, updated_at bigint NOT NULL)`,
    'CREATE INDEX analyses_by_user ON analyses (user_id, status)',
    `CREATE TABLE evaluations (
      room text NOT NULL, ply integer NOT NULL, engine text NOT NULL, nodes bigint NOT NULL, body text NOT NULL,
      PRIMARY KEY (room, ply))`,
    // Games that ended before there was an archive.
    `INSERT INTO jobs SELECT 'finish ' || id, 'finish', '"' || id || '"', updated_at, updated_at, 0
      FROM rooms WHERE status = 'over' ON CONFLICT DO NOTHING`,
  ),
  '0003-bot-tokens': statements(
    'CREATE TABLE bots (name text PRIMARY KEY, user_id text NOT NULL, owner text NOT NULL, seen_at bigint NOT NULL)',
    'CREATE INDEX bots_by_owner ON bots (owner)',
    `CREATE TABLE tokens (
      hash text PRIMARY KEY, id text NOT NULL UNIQUE, user_id text NOT NULL, scopes text NOT NULL,
      created_at bigint NOT NULL)`,
    'CREATE INDEX tokens_by_user ON tokens (user_id)',
    `CREATE TABLE challenges (
      room text NOT NULL, bot text NOT NULL, seat integer NOT NULL, challenger text NOT NULL, created_at bigint NOT NULL,
      answer text, PRIMARY KEY (room, bot))`,
    'CREATE INDEX challenges_by_bot ON challenges (bot, answer)',
  ),
  '0004-room-wishes': statements(
    `CREATE TABLE room_wishes (
      user_id text NOT NULL, wish text NOT NULL, room text NOT NULL, PRIMARY KEY (user_id, wish))`,
  ),
  '0005-arena-games': statements(
    `CREATE TABLE arena_games (
      match text NOT NULL, id integer NOT NULL, body text NOT NULL, at bigint NOT NULL, PRIMARY KEY (match, id))`,
  ),
  '0006-fair-shares': statements(
    'ALTER TABLE rooms ADD COLUMN opener text',
    'ALTER TABLE rooms ADD COLUMN network text',
    'ALTER TABLE rooms ADD COLUMN computers integer NOT NULL DEFAULT 0',
    'ALTER TABLE rooms ADD COLUMN attended_at bigint NOT NULL DEFAULT 0',
    "UPDATE rooms SET attended_at = updated_at WHERE status <> 'over'",
    `CREATE INDEX rooms_by_wish ON rooms (game, players, speed, rated, attended_at)
      WHERE status = 'waiting' AND listed = 1`,
    "CREATE INDEX rooms_waiting ON rooms (listed, attended_at, speed) WHERE status = 'waiting'",
    'CREATE INDEX rooms_by_opener ON rooms (opener, status) WHERE opener IS NOT NULL',
    'CREATE INDEX rooms_by_network ON rooms (network, status) WHERE network IS NOT NULL',
    "ALTER TABLE jobs ADD COLUMN person text NOT NULL DEFAULT ''",
    "ALTER TABLE jobs ADD COLUMN network text NOT NULL DEFAULT ''",
    'CREATE TABLE turns (who text PRIMARY KEY, at bigint NOT NULL)',
    'CREATE INDEX turns_by_time ON turns (at)',
    // For deletion by age.
    "CREATE INDEX rooms_to_end ON rooms (attended_at) WHERE status = 'waiting'",
    `CREATE INDEX rooms_called_off ON rooms (updated_at)
      WHERE status = 'over' AND moves = 0 AND outcome = '{"reason":"abandoned","winners":[]}'`,
    "CREATE INDEX rooms_with_opener ON rooms (id) WHERE status = 'over' AND opener IS NOT NULL",
    'CREATE INDEX room_wishes_by_room ON room_wishes (room)',
    'CREATE INDEX sessions_by_use ON sessions (seen_at)',
    'CREATE INDEX sessions_by_time ON sessions (created_at)',
    "CREATE INDEX guests_by_time ON users (created_at, id) WHERE kind = 'guest'",
    'CREATE INDEX chat_by_time ON chat (at)',
    'CREATE INDEX chat_by_room ON chat (room, at)',
    'CREATE INDEX chat_by_user ON chat (user_id)',
    'CREATE INDEX tries_by_span ON tries (span)',
    // The archive: every kind of query has an index that gives the newest first.
    "ALTER TABLE seats ADD COLUMN game text NOT NULL DEFAULT ''",
    'ALTER TABLE seats ADD COLUMN rated integer NOT NULL DEFAULT 0',
    'ALTER TABLE seats ADD COLUMN listed integer NOT NULL DEFAULT 0',
    `UPDATE seats SET game = rooms.game, rated = rooms.rated, listed = rooms.listed
      FROM rooms WHERE rooms.id = seats.room`,
    'DROP INDEX seats_by_user',
    'DROP INDEX seats_by_handle',
    'DROP INDEX seats_by_time',
    'CREATE INDEX seats_by_user ON seats (user_id, listed, ended_at, room)',
    'CREATE INDEX seats_by_handle ON seats (handle, listed, ended_at, room)',
    'CREATE INDEX seats_by_time ON seats (listed, ended_at, room) WHERE seat = 0',
    'CREATE INDEX seats_by_game ON seats (listed, game, ended_at, room) WHERE seat = 0',
    'CREATE INDEX seats_by_result ON seats (listed, result, ended_at, room)',
    'CREATE INDEX seats_by_game_and_result ON seats (listed, game, result, ended_at, room)',
    'CREATE INDEX rated_by_time ON seats (listed, ended_at, room) WHERE seat = 0 AND rated = 1',
    'CREATE INDEX rated_by_game ON seats (listed, game, ended_at, room) WHERE seat = 0 AND rated = 1',
    'CREATE INDEX rated_by_result ON seats (listed, result, ended_at, room) WHERE rated = 1',
    'CREATE INDEX rated_by_game_and_result ON seats (listed, game, result, ended_at, room) WHERE rated = 1',
  ),
  '0007-known-devices': statements(
    'CREATE TABLE devices (hash text NOT NULL, user_id text NOT NULL, seen_at bigint NOT NULL, PRIMARY KEY (hash, user_id))',
    'CREATE INDEX devices_by_user ON devices (user_id)',
    'CREATE INDEX devices_by_time ON devices (seen_at)',
    'ALTER TABLE sessions ADD COLUMN proven_at bigint NOT NULL DEFAULT 0',
    'ALTER TABLE users ADD COLUMN skeleton text',
    'CREATE INDEX users_by_skeleton ON users (skeleton)',
  ),
  '0007-skeletons': {
    /** Existing accounts keep their names, even those that look alike. */
    async up(db: Kysely<Tables>) {
      const accounts = await db.selectFrom('users').select(['id', 'name']).where('handle', 'is not', null).execute();
      for (const { id, name } of accounts) {
        await db
          .updateTable('users')
          .set({ skeleton: skeletonOf(name) })
          .where('id', '=', id)
          .execute();
      }
    },
  },
  // What was found before there was one judge can be asked for again.
  '0008-one-judge': statements(
    "DELETE FROM jobs WHERE kind = 'analysis'",
    'DELETE FROM evaluations',
    'DELETE FROM analyses',
  ),
};

/** Names of all changes of the schema, the oldest first. */
export const CHANGES: readonly string[] = Object.keys(MIGRATIONS);

/**
 * Brings a database up to date, in one transaction: it is either the old or the new one. One that
 * a newer Gamut has written is left alone: there is no way back.
 */
export async function migrate<T>(db: Kysely<T>): Promise<void> {
  const { error } = await migratorOf(db).migrateToLatest();
  if (error === undefined) return;
  const isNewer = String(error).includes('corrupted migrations');
  throw isNewer ? new Error(say('The database was written by a newer Gamut; this one cannot use it.')) : error;
}

/** The first migration that a database with content still lacks; undefined where it is new or up to date. */
export async function nextUpdate<T>(db: Kysely<T>): Promise<string | undefined> {
  const known = await migratorOf(db).getMigrations();
  if (known.every(({ executedAt }) => executedAt === undefined)) return undefined;
  return known.find(({ executedAt }) => executedAt === undefined)?.name;
}

function migratorOf<T>(db: Kysely<T>): Migrator {
  // Ordered by name. Kysely would order them by the time they were applied, and so trust the clock.
  return new Migrator({ db, provider: { getMigrations: async () => MIGRATIONS }, allowUnorderedMigrations: true });
}

/** SQLite's message for what already exists: left by an old Gamut that used no transactions, and was killed. */
const DONE_BEFORE = /^(table|index) \S+ already exists$|^duplicate column name: /;

function statements(...texts: readonly string[]): Migration {
  return {
    async up(db) {
      for (const text of texts) {
        await sql
          .raw(text)
          .execute(db)
          .catch((error: Error) => {
            if (!DONE_BEFORE.test(error.message)) throw error;
          });
      }
    },
  };
}
