import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Thinker } from '../../src/cli/thinker.ts';
import { games } from '../../src/games/index.ts';
import { type RunningServer, type ServerSettings, startServer } from '../../src/server/server.ts';

/** A server of the test's own, on loopback and with a folder of its own. */
export interface AnyServer {
  readonly address: () => string;
  /** Stops it and starts it again at the same address, with what it has stored. */
  restart(): Promise<void>;
  close(): Promise<void>;
}

export async function anyServer(changes: Partial<ServerSettings> = {}): Promise<AnyServer> {
  const data = mkdtempSync(join(tmpdir(), 'gamut-server-'));
  const site = join(data, 'site');
  mkdirSync(site);
  writeFileSync(join(site, 'index.html'), '<!doctype html><title>Gamut</title>');
  const start = (port: number): Promise<RunningServer> => {
    const common = { port, host: '127.0.0.1', data, databaseUrl: undefined, workers: 1, publicUrl: undefined };
    const limits = { rateLimit: 10_000, socketLimit: 10_000, metricsPort: undefined };
    const settings = { ...common, trustProxy: [], ...limits, ...changes };
    return startServer(
      games,
      site,
      settings,
      () => new Thinker(),
      () => {},
    );
  };
  let server = await start(0);
  return {
    address: () => server.address,
    async restart() {
      const port = Number(new URL(server.address).port);
      await server.close();
      server = await start(port);
    },
    async close() {
      await server.close();
      rmSync(data, { recursive: true });
    },
  };
}
