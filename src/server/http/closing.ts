import type { FastifyInstance } from 'fastify';
import { within } from '../jobs/queue.ts';

/** Milliseconds that connections get to end by themselves, and computers to end their thought. */
export const GRACE_MS = 1500;
/** Milliseconds that are waited for each thing to be closed; what takes longer ends with the process. Two of them are few enough. */
const MOST_MS = 2000;
/** Milliseconds within which clients come back after a restart, each at a moment of its own. */
const RETURN_MS = 3000;

/** Closes these one after the other, the one opened last first; none keeps the others waiting for long. */
export async function closeAll(opened: readonly (() => unknown)[]): Promise<void> {
  for (const close of opened.toReversed()) await within(MOST_MS, Promise.resolve().then(close));
}

/** Tells everybody to come back in a moment, and ends all lines: those who say nothing, or do not hang up, are cut off. */
export async function closeLines(app: FastifyInstance): Promise<void> {
  const bye = JSON.stringify({ say: 'bye', retry: RETURN_MS });
  for (const socket of app.websocketServer.clients) socket.send(bye, () => socket.close());
  const closed = app.close();
  await within(GRACE_MS, closed);
  for (const socket of app.websocketServer.clients) socket.terminate();
  app.server.closeAllConnections();
  await closed;
}
