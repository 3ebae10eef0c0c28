import type { Note } from '../../judge/note.ts';
import type { AnalysisNote } from '../../protocol/analysis.ts';
import type { Room } from '../../protocol/room.ts';
import { MOST_RUNNING_ANALYSES } from '../limits/limits.ts';
import { withLock } from '../store/lock.ts';
import type { Store } from '../store/store.ts';
import type { AnalysisRow } from '../store/tables.ts';

export const ANALYSIS_JOB = 'analysis';

/** Computer analysis of whole games: requested once, done piece by piece in the queue. */
export class Analyses {
  private readonly store: Store;
  private readonly now: () => number;

  constructor(store: Store, now: () => number) {
    this.store = store;
    this.now = now;
  }

  /** Requests the analysis of a finished game; false when the user has too many under way. An existing one stays. */
  async ask(id: string, room: Room, user: string, network = ''): Promise<boolean> {
    return withLock(this.store, this.now, `analyses of ${user}`, async () => {
      const { db } = this.store;
      const before = await this.find(id);
      if (before !== undefined && before.status !== 'failed') return true;
      const { running } = await db
        .selectFrom('analyses')
        .select(({ fn }) => fn.countAll<number>().as('running'))
        .where('user_id', '=', user)
        .where('status', '=', 'running')
        .executeTakeFirstOrThrow();
      if (Number(running) >= MOST_RUNNING_ANALYSES) return false;
      const at = this.now();
      const plies = room.ply;
      const row = { room: id, user_id: user, status: 'running', plies, done: before?.done ?? 0, updated_at: at };
      const key = `${ANALYSIS_JOB} ${id}`;
      await this.store.batch([
        db
          .insertInto('analyses')
          .values({ ...row, created_at: at })
          .onConflict((conflict) => conflict.column('room').doUpdateSet(row)),
        db
          .insertInto('jobs')
          .values({
            ...{ key, kind: ANALYSIS_JOB, body: JSON.stringify(id), created_at: at, due_at: at, tries: 0 },
            ...{ person: user, network },
          })
          .onConflict((conflict) => conflict.doNothing()),
      ]);
      return true;
    });
  }

  /** The analysis of a game so far; undefined where nobody asked for one. */
  async read(id: string): Promise<AnalysisNote | undefined> {
    const found = await this.find(id);
    if (found === undefined) return undefined;
    const rows = await this.store.db
      .selectFrom('evaluations')
      .select(['ply', 'engine', 'nodes', 'body'])
      .where('room', '=', id)
      .orderBy('ply')
      .execute();
    const notes = rows.map(({ body, engine, nodes }) => ({ ...(JSON.parse(body) as Note), engine, nodes }));
    const { status, plies, done } = found;
    return { status: status as AnalysisNote['status'], plies, done, notes };
  }

  private find(id: string): Promise<AnalysisRow | undefined> {
    return this.store.db.selectFrom('analyses').selectAll().where('room', '=', id).executeTakeFirst();
  }
}
