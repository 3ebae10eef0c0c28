import type { FastifyInstance } from 'fastify';
import { within } from '../jobs/queue.ts';

/** Milliseconds that connections get to end by themselves, and computers to finish thinking. */
export const GRACE_MS = 1500;
/** Milliseconds to wait for each thing to close; what takes longer ends with the process. */
const MOST_MS = 2000;
/** Milliseconds within which clients come back after a restart, each at a random moment. */
const RETURN_MS = 3000;

/** Closes these one after the other, the last opened first; none delays the others for long. */
export async function closeAll(opened: readonly (() => unknown)[]): Promise<void> {
  for (const close of opened.toReversed()) await within(MOST_MS, Promise.resolve().then(close));
}

/** Tells all clients to come back in a moment, and closes all connections; those that do not hang up are cut off. */
export async function closeLines(app: FastifyInstance): Promise<void> {
  const bye = JSON.stringify({ say: 'bye', retry: RETURN_MS });
  for (const socket of app.websocketServer.clients) socket.send(bye, () => socket.close());
  const closed = app.close();
  await within(GRACE_MS, closed);
  for (const socket of app.websocketServer.clients) socket.terminate();
  app.server.closeAllConnections();
  await closed;
}
