import { DatabaseSync } from 'node:sqlite';

/** The schema of the first Gamut that stored rooms, with the tables that record migrations. */
const FIRST_SCHEMA = `
  CREATE TABLE kysely_migration (name varchar(255) NOT NULL PRIMARY KEY, timestamp varchar(255) NOT NULL);
  CREATE TABLE kysely_migration_lock (id varchar(255) NOT NULL PRIMARY KEY, is_locked integer DEFAULT 0 NOT NULL);
  INSERT INTO kysely_migration_lock VALUES ('migration_lock', 0);
  INSERT INTO kysely_migration VALUES ('0001-rooms', '2026-01-01T00:00:00.000Z');
  CREATE TABLE rooms (
    id text PRIMARY KEY, game text NOT NULL, players integer NOT NULL, speed text NOT NULL,
    listed integer NOT NULL, rated integer NOT NULL, setup text NOT NULL, version integer NOT NULL,
    status text NOT NULL, moves integer NOT NULL, position text NOT NULL, names text NOT NULL,
    deadline bigint, outcome text, created_at bigint NOT NULL, updated_at bigint NOT NULL);
  CREATE INDEX rooms_by_status ON rooms (status, listed, updated_at);
  CREATE INDEX rooms_by_deadline ON rooms (deadline);
  CREATE TABLE events (
    room text NOT NULL, seq integer NOT NULL, at bigint NOT NULL, kind text NOT NULL, user_id text,
    epoch integer NOT NULL, ply integer, wish text, body text NOT NULL,
    PRIMARY KEY (room, seq), UNIQUE (room, epoch, ply), UNIQUE (room, wish));
  CREATE INDEX events_by_user ON events (user_id, room);
  CREATE TABLE chat (
    room text NOT NULL, wish text NOT NULL, channel text NOT NULL, user_id text NOT NULL, name text NOT NULL,
    text text NOT NULL, at bigint NOT NULL, PRIMARY KEY (room, wish));
  CREATE TABLE users (id text PRIMARY KEY, kind text NOT NULL, name text NOT NULL, created_at bigint NOT NULL);
  CREATE TABLE sessions (
    hash text PRIMARY KEY, user_id text NOT NULL, created_at bigint NOT NULL, seen_at bigint NOT NULL);
  CREATE INDEX sessions_by_user ON sessions (user_id);
  CREATE TABLE jobs (
    key text PRIMARY KEY, kind text NOT NULL, body text NOT NULL, created_at bigint NOT NULL,
    due_at bigint NOT NULL, tries integer NOT NULL);
  CREATE INDEX jobs_by_time ON jobs (kind, due_at);
  CREATE TABLE heartbeats (server text PRIMARY KEY, at bigint NOT NULL);`;

const SETUP =
  '{"game":"agere","options":{"size":4,"swap":true,"win":false},"computers":[null,null],"clock":null,"listed":false,"rated":false}';
const EVENTS = 4;

/** Writes a database as the first Gamut left it: many rooms, every other game over. */
export function writeOldDatabase(file: string, rooms: number): void {
  const database = new DatabaseSync(file);
  database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = OFF; BEGIN');
  database.exec(FIRST_SCHEMA);
  const addRoom = database.prepare(
    "INSERT INTO rooms VALUES (?, 'agere', 2, 'none', 0, 0, ?, ?, ?, 0, '', '[]', NULL, NULL, 1, 1)",
  );
  const addEvent = database.prepare("INSERT INTO events VALUES (?, ?, 1, 'chair', NULL, 0, NULL, NULL, '{}')");
  for (let room = 0; room < rooms; room++) {
    addRoom.run(`room-${room}`, SETUP, EVENTS, room % 2 === 0 ? 'over' : 'waiting');
    for (let seq = 1; seq <= EVENTS; seq++) addEvent.run(`room-${room}`, seq);
  }
  database.exec('COMMIT');
  database.close();
}

/** What of it must be there whatever happened meanwhile: rooms, events, and games that wait for the archive. */
export function countOld(file: string): { rooms: number; events: number; finished: number } {
  const database = new DatabaseSync(file);
  const count = (from: string) => Number(database.prepare(`SELECT count(*) AS n FROM ${from}`).get()?.n);
  const verdict = database.prepare('PRAGMA integrity_check').get()?.integrity_check;
  if (verdict !== 'ok') throw new Error(`${file}: ${verdict}`);
  const found = { rooms: count('rooms'), events: count('events'), finished: count("jobs WHERE kind = 'finish'") };
  database.close();
  return found;
}

/** The same after an update of this many rooms. */
export const updated = (rooms: number) => ({ rooms, events: EVENTS * rooms, finished: rooms / 2 });
