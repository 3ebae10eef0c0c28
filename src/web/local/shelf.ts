import { dropCopy, keepCopy, leftCopies } from './copies.ts';
import { type Database, openDatabase, type ShelfName } from './database.ts';
import { isDatabaseFailing } from './keeping.ts';
import type { Kept } from './kept.ts';
import { hearWindows, tellWindows } from './windows.ts';

/** Something to be stored, or null if it is to be deleted, with the number of the change. */
interface Change<One> {
  readonly version: number;
  readonly kept: One | null;
}

/**
 * Items of one kind that the browser stores. A change is copied at once and then stored, one write at a time for each
 * item, the latest winning; if nothing can be stored it is remembered while the page is open. Nothing here throws
 * or rejects: `keepsNothing` reports failures. What another window has stored since is never overwritten.
 */
export class Shelf<One extends Kept> {
  private readonly name: ShelfName;
  /** What the database does not have yet. */
  private readonly pending = new Map<string, Change<One>>();
  private readonly writing = new Map<string, Promise<void>>();
  /** The version that the database had when it was last read. */
  private readonly seen = new Map<string, number>();
  private readonly followers = new Map<string, Set<(newer: One) => void>>();

  /** Begins with what an earlier page could no longer store. */
  constructor(name: ShelfName) {
    this.name = name;
    for (const [id, { version, kept }] of leftCopies(name)) {
      this.pending.set(id, { version, kept: kept as One | null });
      this.seen.set(id, version - 1);
      void this.store(id);
    }
    hearWindows((news) => {
      if (news.shelf === name) void this.lookAgain(news.id);
    });
  }

  /** Resolves once the page can be left without losing it; false if it cannot be stored. */
  keep(kept: One): Promise<boolean> {
    const version = 1 + Math.max(this.pending.get(kept.id)?.version ?? 0, this.versionSeen(kept.id), kept.version ?? 0);
    return this.put(kept.id, { version, kept: { ...kept, version } });
  }

  remove(id: string): Promise<boolean> {
    const version = 1 + Math.max(this.pending.get(id)?.version ?? 0, this.versionSeen(id));
    return this.put(id, { version, kept: null });
  }

  async find(id: string): Promise<One | undefined> {
    const found = this.pending.has(id) ? undefined : await this.read(id);
    const change = this.pending.get(id);
    if (change !== undefined) return change.kept ?? undefined;
    this.seen.set(id, versionOf(found));
    return found;
  }

  /** All items, the latest first. */
  async list(): Promise<readonly One[]> {
    const stored = (await this.ask((database) => database.getAll(this.name))) ?? [];
    const others = (stored as readonly Kept[] as readonly One[]).filter(({ id }) => !this.pending.has(id));
    const changed = [...this.pending.values()].flatMap(({ kept }) => kept ?? []);
    return [...others, ...changed].sort((one, other) => other.changed - one.changed);
  }

  /** Reports what another window has made of it since it was found; returns how to stop. */
  follow(id: string, hear: (newer: One) => void): () => void {
    const all = this.followers.get(id) ?? new Set();
    this.followers.set(id, all.add(hear));
    return () => all.delete(hear);
  }

  private versionSeen(id: string): number {
    return this.seen.get(id) ?? 0;
  }

  private async put(id: string, change: Change<One>): Promise<boolean> {
    this.pending.set(id, change);
    const isCopied = keepCopy(this.name, id, change);
    const stored = this.store(id);
    if (isCopied) return true;
    await stored;
    return !this.pending.has(id);
  }

  /** Writes the pending changes of one item until there are no more. */
  private store(id: string): Promise<void> {
    const running = this.writing.get(id) ?? this.storeAll(id).finally(() => this.writing.delete(id));
    this.writing.set(id, running);
    return running;
  }

  private async storeAll(id: string): Promise<void> {
    while (this.pending.has(id)) {
      if ((await this.ask((database) => this.write(database, id))) === undefined) return;
    }
    isDatabaseFailing.value = false;
    // The database works (again), so what it refused before gets another chance.
    for (const waiting of this.pending.keys()) if (!this.writing.has(waiting)) void this.store(waiting);
  }

  /** One transaction, committed at once: the page may be gone before it could hear of its success. */
  private async write(database: Database, id: string): Promise<true> {
    const transaction = database.transaction(this.name, 'readwrite', { durability: 'strict' });
    const work = async () => {
      const stored = (await transaction.store.get(id)) as Kept | undefined as One | undefined;
      const change = this.pending.get(id);
      if (change === undefined) return undefined;
      if (change.kept !== null && versionOf(stored) > this.versionSeen(id)) return { change, newer: stored };
      const request = change.kept === null ? transaction.store.delete(id) : transaction.store.put(change.kept as never);
      transaction.commit();
      await request;
      return { change };
    };
    const [done] = await Promise.all([work(), transaction.done]);
    if (done !== undefined) this.settle(id, done.change, done.newer);
    return true;
  }

  /** newer: what another window had stored before, which stays. */
  private settle(id: string, change: Change<One>, newer?: One): void {
    const version = newer === undefined ? change.version : versionOf(newer);
    const isOurs = newer === undefined || isSame(newer, change.kept);
    this.seen.set(id, version);
    const later = this.pending.get(id);
    const goesOn = isOurs && later !== undefined && later !== change && later.version > version;
    if (!goesOn) this.pending.delete(id);
    dropCopy(this.name, id, goesOn ? change.version : Number.POSITIVE_INFINITY);
    if (newer === undefined) tellWindows({ shelf: this.name, id });
    else if (!isOurs) this.tell(id, newer);
  }

  /** Another window has stored something: readers of an older state are notified. */
  private async lookAgain(id: string): Promise<void> {
    if ((this.followers.get(id)?.size ?? 0) === 0) return;
    const before = this.versionSeen(id);
    const found = await this.read(id);
    // Pending writes find out for themselves.
    if (found === undefined || this.pending.has(id) || versionOf(found) <= Math.max(before, this.versionSeen(id)))
      return;
    this.seen.set(id, versionOf(found));
    this.tell(id, found);
  }

  private tell(id: string, newer: One): void {
    for (const hear of this.followers.get(id) ?? []) hear(newer);
  }

  private async read(id: string): Promise<One | undefined> {
    return this.ask(async (database) => (await database.get(this.name, id)) as Kept | undefined as One | undefined);
  }

  /** undefined if the database gives no answer. */
  private async ask<Answer>(question: (database: Database) => Promise<Answer>): Promise<Answer | undefined> {
    try {
      return await question(await openDatabase());
    } catch {
      isDatabaseFailing.value = true;
      return undefined;
    }
  }
}

function versionOf(kept: Kept | undefined): number {
  return kept?.version ?? 0;
}

/** Whether two windows came to store the same, such as the same move of a computer. */
function isSame(one: Kept, other: Kept | null): boolean {
  const bare = (kept: Kept | null) => JSON.stringify({ ...kept, version: 0, changed: 0 });
  return bare(one) === bare(other);
}
