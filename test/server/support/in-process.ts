import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { games } from '../../../src/games/index.ts';
import { Thinker } from '../../../src/node/thinking/thinker.ts';
import { type RunningServer, type ServerSettings, startServer } from '../../../src/server/server.ts';

/** A folder for a test's servers, with a page to serve. */
export function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'gamut-server-'));
  mkdirSync(join(folder, 'site'));
  writeFileSync(join(folder, 'site', 'index.html'), '<!doctype html><title>Gamut</title>');
  writeFileSync(join(folder, 'site', 'lost.html'), '<!doctype html><title>Lost</title>');
  return folder;
}

/** A server in this process, on a free port unless one is given. */
export function openServer(
  folder: string,
  settings: Partial<ServerSettings> = {},
  log: (error: unknown) => void = console.error,
): Promise<RunningServer> {
  const usual: ServerSettings = {
    port: 0,
    host: '127.0.0.1',
    data: folder,
    databaseUrl: undefined,
    workers: 1,
    publicUrl: undefined,
    trustProxy: [],
    rateLimit: 100_000,
    socketLimit: 1000,
    accountLimit: 100_000,
    metricsPort: undefined,
  };
  return startServer(games, join(folder, 'site'), { ...usual, ...settings }, () => new Thinker(), log);
}
