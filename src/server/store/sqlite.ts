import { statfs } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite';
import {
  type Compilable,
  type DatabaseConnection,
  Kysely,
  SqliteAdapter,
  SqliteDialect,
  type SqliteDialectConfig,
  SqliteDriver,
} from 'kysely';
import { openFile } from './database-file.ts';
import { type Appended, type NewEvent, type Store, trouble } from './store.ts';
import type { ChatRow, JobRow, Tables } from './tables.ts';
import { update } from './update.ts';

/** Bytes: with less, a move may still fit into the existing files, and a new game may not. */
const LEAST_ROOM = 2 ** 20;

/** Opens the embedded database: a file, one process, one connection. */
export async function openSqlite(file: string): Promise<Store> {
  const database = openFile(file);
  const db = new Kysely<Tables>({ dialect: new EmbeddedDialect(database) });
  try {
    await update(database, db, file);
    return new SqliteStore(database, db, file);
  } catch (error) {
    await db.destroy();
    throw error;
  }
}

/** Kysely thinks that SQLite cannot change tables in a transaction, and that any failure in one leaves it open. */
class EmbeddedDialect extends SqliteDialect {
  private readonly database: DatabaseSync;

  constructor(database: DatabaseSync) {
    super({ database: adapt(database) });
    this.database = database;
  }

  override createAdapter(): SqliteAdapter {
    return new EmbeddedAdapter();
  }

  override createDriver(): SqliteDriver {
    return new EmbeddedDriver(this.database);
  }
}

class EmbeddedAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

class EmbeddedDriver extends SqliteDriver {
  private readonly database: DatabaseSync;

  constructor(database: DatabaseSync) {
    super({ database: adapt(database) });
    this.database = database;
  }

  /** If the disk is full SQLite has already rolled back; doing so again would hide the reason. */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.database.isTransaction) await super.rollbackTransaction(connection);
  }
}

/** Something to write, and who waits for it. */
interface Waiting {
  /** Carried out inside a transaction with others; returns what to do once it is all on disk. */
  write(): () => void;
  reject(error: Error): void;
}

class SqliteStore implements Store {
  readonly db: Kysely<Tables>;
  private readonly database: DatabaseSync;
  private readonly file: string;
  private readonly statements: Statements;
  /** Writes that arrived together are committed together: one wait for the disk serves all. */
  private waiting: Waiting[] = [];

  constructor(database: DatabaseSync, db: Kysely<Tables>, file: string) {
    this.database = database;
    this.file = file;
    this.db = db;
    this.statements = prepare(database);
  }

  append(entry: NewEvent): Promise<Appended> {
    return this.soon(() => this.write(entry));
  }

  batch(statements: readonly Compilable[]): Promise<void> {
    return this.soon(() => {
      for (const statement of statements) {
        const { sql, parameters } = statement.compile();
        this.database.prepare(sql).run(...(parameters as SQLInputValue[]));
      }
    });
  }

  say({ room, wish, channel, user_id, name, text, at }: ChatRow): Promise<boolean> {
    return this.soon(() => this.statements.say.run(room, wish, channel, user_id, name, text, at).changes === 1);
  }

  async take(kind: string, now: number, until: number): Promise<JobRow | undefined> {
    return this.statements.take.get(until, kind, now) as JobRow | undefined;
  }

  takeInTurn(kind: string, now: number, until: number): Promise<JobRow | undefined> {
    const { takeInTurn, turn } = this.statements;
    return this.soon(() => {
      const job = takeInTurn.get(until, kind, now) as JobRow | undefined;
      for (const who of [job?.network, job?.person]) if (who) turn.run(who, now);
      return job;
    });
  }

  async wallClock(): Promise<number> {
    return Date.now();
  }

  async hasRoom(): Promise<boolean> {
    const { bavail, bsize } = await statfs(dirname(this.file));
    return bavail * bsize >= LEAST_ROOM;
  }

  /** Deleted content is overwritten in the file; the write-ahead log still has it until it is checkpointed. */
  async scrub(): Promise<void> {
    this.database.exec('PRAGMA wal_checkpoint(TRUNCATE)');
  }

  async close(): Promise<void> {
    this.flush();
    await this.db.destroy();
  }

  /** Writes with whatever else is waiting by then; work that fails is undone alone. */
  private soon<T>(work: () => T): Promise<T> {
    return new Promise((resolve, reject) => {
      const write = () => {
        this.database.exec('SAVEPOINT work');
        try {
          const result = work();
          return () => resolve(result);
        } catch (error) {
          this.database.exec('ROLLBACK TO work');
          return () => reject(trouble(error));
        } finally {
          this.database.exec('RELEASE work');
        }
      };
      if (this.waiting.length === 0) setImmediate(() => this.flush());
      this.waiting.push({ write, reject });
    });
  }

  private flush(): void {
    const { waiting } = this;
    this.waiting = [];
    if (waiting.length === 0) return;
    try {
      this.database.exec('BEGIN IMMEDIATE');
      const settle = waiting.map(({ write }) => write());
      this.database.exec('COMMIT');
      for (const call of settle) call();
    } catch (error) {
      if (this.database.isTransaction) this.database.exec('ROLLBACK');
      for (const { reject } of waiting) reject(trouble(error));
    }
  }

  private write({ event, summary, job }: NewEvent): Appended {
    const { again, advance, insert, enqueue } = this.statements;
    const before = event.wish === null ? undefined : again.get(event.room, event.wish);
    if (before !== undefined) return { kind: 'again', seq: Number(before.seq) };
    const { status, moves, position, names, deadline, outcome, updated_at } = summary;
    const guard = [event.room, event.seq - 1];
    const { changes } = advance.run(
      ...[event.seq, status, moves, position, names, deadline, outcome, updated_at],
      ...guard,
    );
    if (changes !== 1) return { kind: 'stale' };
    const { room, seq, at, kind, user_id, epoch, ply, wish, body } = event;
    insert.run(room, seq, at, kind, user_id, epoch, ply, wish, body);
    if (job !== undefined) {
      const { key, created_at, due_at, tries, person = '', network = '' } = job;
      enqueue.run(key, job.kind, job.body, created_at, due_at, tries, person, network);
    }
    return { kind: 'stored' };
  }
}

type Statements = Readonly<
  Record<'again' | 'advance' | 'insert' | 'enqueue' | 'say' | 'take' | 'takeInTurn' | 'turn', StatementSync>
>;

function prepare(database: DatabaseSync): Statements {
  return {
    again: database.prepare('SELECT seq FROM events WHERE room = ? AND wish = ?'),
    advance: database.prepare(
      'UPDATE rooms SET version = ?, status = ?, moves = ?, position = ?, names = ?, deadline = ?, outcome = ?, updated_at = ? ' +
        'WHERE id = ? AND version = ?',
    ),
    insert: database.prepare('INSERT INTO events VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)'),
    enqueue: database.prepare('INSERT OR IGNORE INTO jobs VALUES (?, ?, ?, ?, ?, ?, ?, ?)'),
    say: database.prepare('INSERT OR IGNORE INTO chat VALUES (?, ?, ?, ?, ?, ?, ?)'),
    take: database.prepare(
      'UPDATE jobs SET due_at = ?, tries = tries + 1 WHERE key = ' +
        '(SELECT key FROM jobs WHERE kind = ? AND due_at <= ? ORDER BY due_at LIMIT 1) RETURNING *',
    ),
    takeInTurn: database.prepare(
      'UPDATE jobs SET due_at = ?, tries = tries + 1 WHERE key = (SELECT jobs.key FROM jobs ' +
        'LEFT JOIN turns AS n ON n.who = jobs.network LEFT JOIN turns AS p ON p.who = jobs.person ' +
        'WHERE kind = ? AND due_at <= ? ORDER BY coalesce(n.at, 0), coalesce(p.at, 0), due_at, key LIMIT 1) RETURNING *',
    ),
    turn: database.prepare(
      'INSERT INTO turns VALUES (?, max(?, (SELECT coalesce(max(at), 0) + 1 FROM turns))) ' +
        'ON CONFLICT (who) DO UPDATE SET at = excluded.at',
    ),
  };
}

/** Node's database as Kysely needs it. */
function adapt(database: DatabaseSync): SqliteDialectConfig['database'] {
  return {
    close: () => database.close(),
    prepare(sql) {
      const statement = database.prepare(sql);
      const reads = statement.columns().length > 0;
      return {
        reader: reads,
        all: (parameters) => statement.all(...(parameters as SQLInputValue[])),
        run: (parameters) => statement.run(...(parameters as SQLInputValue[])),
        iterate: (parameters) => statement.iterate(...(parameters as SQLInputValue[])) as IterableIterator<unknown>,
      };
    },
  } as SqliteDialectConfig['database'];
}
