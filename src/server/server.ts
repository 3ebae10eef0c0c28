import { existsSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Game } from '../core/game.ts';
import type { Thinks } from '../table/seats.ts';
import { openApp } from './app.ts';
import { noBus } from './bus/bus.ts';
import { postgresBus } from './bus/postgres-bus.ts';
import { Computers } from './computers.ts';
import { openHost } from './host.ts';
import { Metrics, serveMetrics } from './metrics.ts';
import { roomLimits } from './open-rooms.ts';
import { steadyNow } from './steady-now.ts';
import { openPostgres } from './store/postgres.ts';
import { openSqlite } from './store/sqlite.ts';

/** How a server is set up; every word of it can be said on the command line and in the environment. */
export interface ServerSettings {
  readonly port: number;
  readonly host: string;
  /** Folder of the embedded database. */
  readonly data: string;
  /** PostgreSQL instead of the embedded database. */
  readonly databaseUrl: string | undefined;
  /** How many computers think at a time; 0 leaves it to other machines. */
  readonly workers: number;
  readonly publicUrl: string | undefined;
  readonly trustProxy: readonly string[];
  /** Requests that one address may make in a minute. */
  readonly rateLimit: number;
  /** Sockets that one address may hold open. */
  readonly socketLimit: number;
  /** Acts that one account may do in a minute; fewer of what costs more. */
  readonly accountLimit: number;
  /** Where Prometheus may ask, on this machine only; undefined for nowhere. */
  readonly metricsPort: number | undefined;
}

export interface RunningServer {
  readonly address: string;
  close(): Promise<void>;
}

/** Milliseconds within which clients come back after a restart, each at a moment of its own. */
const RETURN_MS = 3000;

/** Starts a server; resolves when it listens. */
export async function startServer(
  games: readonly Game[],
  site: string,
  settings: ServerSettings,
  makeThinker: () => Thinks,
  log: (error: unknown) => void,
): Promise<RunningServer> {
  if (!existsSync(site)) throw new Error('The web app is not built yet; npm start builds and serves it.');
  const { databaseUrl, data, workers, publicUrl, trustProxy, rateLimit, socketLimit, accountLimit } = settings;
  const metrics = new Metrics();
  const store = metrics.watch(
    databaseUrl === undefined ? await openSqlite(join(data, 'gamut.db')) : await openPostgres(databaseUrl),
  );
  const bus = databaseUrl === undefined ? noBus : postgresBus(databaseUrl);
  const now = await steadyNow(store);
  const note = (error: unknown) => {
    metrics.countError();
    log(error);
  };
  // Alone on its database: whoever had taken a job died with the process before.
  if (databaseUrl === undefined) await store.db.updateTable('jobs').set({ due_at: now() }).execute();
  let computers: Computers | undefined;
  const limits = roomLimits(accountLimit, rateLimit);
  const host = await openHost({ store, bus, games, now, wake: () => computers?.wake(), log: note, limits });
  computers =
    workers === 0
      ? undefined
      : new Computers({ store, rooms: host.rooms, games, makeThinker, workers, now, log: note });
  const app = await openApp({ host, site, publicUrl, trustProxy, rateLimit, socketLimit, accountLimit });
  try {
    await app.listen({ port: settings.port, host: settings.host });
  } catch (error) {
    await computers?.close();
    await host.close();
    throw error;
  }
  metrics.read({ sockets: () => app.websocketServer.clients.size, watchedRooms: () => host.rooms.watched().length });
  const { metricsPort } = settings;
  const meter = metricsPort === undefined ? undefined : await serveMetrics(metrics, '127.0.0.1', metricsPort);
  const { port } = app.server.address() as AddressInfo;
  const name = settings.host.includes(':') ? `[${settings.host}]` : settings.host;
  return {
    address: `http://${name}:${port}/`,
    async close() {
      const bye = JSON.stringify({ say: 'bye', retry: RETURN_MS });
      for (const socket of app.websocketServer.clients) socket.send(bye, () => socket.close());
      meter?.close();
      await app.close();
      await computers?.close();
      await host.close();
    },
  };
}
