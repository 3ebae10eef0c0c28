import type { Store } from '../store/store.ts';

/** How many sessions are looked up at a time. */
const AT_ONCE = 500;
/** The standard's name for a line that is cut because whoever is at its end may not have it. */
export const POLICY = 1008;

/** An open socket or stream. */
export interface Line {
  close(code: number, reason: string): void;
  on(event: 'close', closed: () => void): unknown;
}

/** The sockets and streams of each session: when a session ends, its lines are cut. */
export class Lines {
  private readonly held = new Map<string, Set<Line>>();

  hold(session: string, line: Line): void {
    const lines = this.held.get(session) ?? new Set();
    this.held.set(session, lines.add(line));
    line.on('close', () => {
      lines.delete(line);
      if (lines.size === 0 && this.held.get(session) === lines) this.held.delete(session);
    });
  }

  cut(session: string): void {
    for (const line of this.held.get(session) ?? []) line.close(POLICY, 'signed out');
  }

  /** Cuts the lines of sessions that ended elsewhere without our hearing of it. */
  async sweep(store: Store): Promise<void> {
    const sessions = [...this.held.keys()];
    for (let from = 0; from < sessions.length; from += AT_ONCE) {
      const part = sessions.slice(from, from + AT_ONCE);
      const rows = await store.db.selectFrom('sessions').select('hash').where('hash', 'in', part).execute();
      const known = new Set(rows.map(({ hash }) => hash));
      for (const session of part) if (!known.has(session)) this.cut(session);
    }
  }
}
