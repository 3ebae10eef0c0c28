import type { Store } from '../store/store.ts';

/** How many sessions are looked up at a time. */
const AT_ONCE = 500;
/** WebSocket close code of a connection whose owner has lost the right to it. */
export const POLICY = 1008;

/** An open socket or stream. */
export interface SessionSocket {
  close(code: number, reason: string): void;
  on(event: 'close', closed: () => void): unknown;
}

/** The sockets and streams of each session: when a session ends, they are closed. */
export class SessionSockets {
  private readonly held = new Map<string, Set<SessionSocket>>();

  hold(session: string, socket: SessionSocket): void {
    const sockets = this.held.get(session) ?? new Set();
    this.held.set(session, sockets.add(socket));
    socket.on('close', () => {
      sockets.delete(socket);
      if (sockets.size === 0 && this.held.get(session) === sockets) this.held.delete(session);
    });
  }

  cut(session: string): void {
    for (const socket of this.held.get(session) ?? []) socket.close(POLICY, 'signed out');
  }

  /** Closes the sockets of sessions that ended elsewhere without this process hearing of it. */
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
