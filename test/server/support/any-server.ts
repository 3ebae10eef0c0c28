import { rmSync } from 'node:fs';
import { afterAll, beforeAll } from 'vitest';
import type { ServerSettings } from '../../../src/server/server.ts';
import { newFolder, openServer } from './in-process.ts';

/** A server for one test, on loopback and with its own folder. */
export interface AnyServer {
  /** Where its database is. */
  readonly folder: string;
  readonly address: () => string;
  /** Ends it; requests in the meantime get no answer. */
  stop(): Promise<void>;
  /** Restarts it at the same address, with what it has stored. */
  start(): Promise<void>;
  close(): Promise<void>;
}

export async function anyServer(
  changes: Partial<ServerSettings> = {},
  log?: (error: unknown) => void,
): Promise<AnyServer> {
  const folder = newFolder();
  let server = await openServer(folder, changes, log);
  const port = Number(new URL(server.address).port);
  return {
    folder,
    address: () => server.address,
    stop: () => server.close(),
    async start() {
      server = await openServer(folder, { ...changes, port }, log);
    },
    async close() {
      await server.close();
      rmSync(folder, { recursive: true });
    },
  };
}

/** The same for all tests of a file: starts before the first, ends after the last. */
export function serverOfTests(
  changes: Partial<ServerSettings> = {},
  log?: (error: unknown) => void,
): Omit<AnyServer, 'close'> {
  let server: AnyServer;
  beforeAll(async () => {
    server = await anyServer(changes, log);
  });
  afterAll(() => server?.close());
  return {
    get folder() {
      return server.folder;
    },
    address: () => server.address(),
    stop: () => server.stop(),
    start: () => server.start(),
  };
}
