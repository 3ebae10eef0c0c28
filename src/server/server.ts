import { existsSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import type { Game } from '../core/game.ts';
import { say } from '../node/words/say.ts';
import type { Thinks } from '../session/seats.ts';
import { noBus } from './bus/bus.ts';
import { postgresBus } from './bus/postgres-bus.ts';
import { openHost } from './host.ts';
import { openApp } from './http/app.ts';
import { closeAll, closeLines, GRACE_MS } from './http/closing.ts';
import { Metrics, serveMetrics } from './http/metrics.ts';
import { Computers } from './jobs/computers.ts';
import { roomLimits } from './limits/limits.ts';
import { databaseIn } from './store/database-file.ts';
import { weaknessesOf } from './store/durability.ts';
import { lockFolder } from './store/folder-lock.ts';
import { openPostgres } from './store/postgres.ts';
import { openSqlite } from './store/sqlite.ts';
import { steadyNow } from './store/steady-now.ts';

/** How a server is set up; each setting can be given on the command line and in the environment. */
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
  /** Actions that one account may take in a minute; fewer of what costs more. */
  readonly accountLimit: number;
  /** Where Prometheus may ask, on this machine only; undefined for nowhere. */
  readonly metricsPort: number | undefined;
}

export interface RunningServer {
  readonly address: string;
  /** What the operator should know at the start, a sentence each. */
  readonly warnings: readonly string[];
  close(): Promise<void>;
}

/** Starts a server; resolves when it listens. If that fails, nothing of it keeps running. */
export async function startServer(...given: ServerParts): Promise<RunningServer> {
  const opened: (() => unknown)[] = [];
  try {
    return await open(opened, ...given);
  } catch (error) {
    await closeAll(opened);
    throw error;
  }
}

type ServerParts = [
  games: readonly Game[],
  site: string,
  settings: ServerSettings,
  makeThinker: () => Thinks,
  log: (error: unknown) => void,
];

/** Everything that was opened is noted with how to close it. */
async function open(
  opened: (() => unknown)[],
  ...[games, site, settings, makeThinker, log]: ServerParts
): Promise<RunningServer> {
  if (!existsSync(site)) throw new Error(say('The page is not built yet; npm start builds and serves it.'));
  const { databaseUrl, data, workers, metricsPort } = settings;
  const isAlone = databaseUrl === undefined;
  if (isAlone) opened.push(lockFolder(data));
  const metrics = new Metrics();
  const store = metrics.watch(isAlone ? await openSqlite(databaseIn(data)) : await openPostgres(databaseUrl));
  opened.push(() => store.close());
  const warnings = isAlone ? [] : await weaknessesOf(store.db);
  const note = (error: unknown) => {
    metrics.countError();
    log(error);
  };
  const failed = () => metrics.countLostNews();
  const bus = isAlone ? noBus : postgresBus(databaseUrl, { failed, log: note });
  const now = await steadyNow(store);
  // Alone on its database: any worker that had taken a job died with the previous process.
  if (isAlone) await store.db.updateTable('jobs').set({ due_at: now() }).execute();
  const limits = roomLimits(settings.accountLimit, settings.rateLimit);
  const healed = (rooms: number) => metrics.countHealed(rooms);
  const parts = { store, bus, games, now, isAlone, limits, log: note, healed };
  const host = await openHost(parts);
  opened.splice(-1, 1, () => host.close());
  const { rooms, eventLog, changes } = host;
  const computers =
    workers === 0 ? undefined : new Computers({ store, rooms, eventLog, games, makeThinker, workers, now, log: note });
  changes.on('jobQueued', () => computers?.wake());
  opened.push(() => computers?.close(GRACE_MS));
  const app = await openApp({ ...settings, host, site });
  opened.splice(-1, 1, () => Promise.all([closeLines(app), computers?.close(GRACE_MS)]));
  metrics.read({ sockets: () => app.websocketServer.clients.size, watchedRooms: () => host.hub.size });
  const meter = metricsPort === undefined ? undefined : await serveMetrics(metrics, '127.0.0.1', metricsPort);
  opened.push(() => meter?.close());
  await app.listen({ port: settings.port, host: settings.host });
  const { port } = app.server.address() as AddressInfo;
  const name = settings.host.includes(':') ? `[${settings.host}]` : settings.host;
  return {
    address: `http://${name}:${port}/`,
    warnings,
    async close() {
      // First of all: players who can no longer reach the server are not charged any time.
      host.rest();
      await closeAll(opened);
    },
  };
}
