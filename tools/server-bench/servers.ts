import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ServerProcess, startProcess } from '../../test/server/support/faults/fleet.ts';

/** Starts a server without engine workers, on any free port unless the arguments say otherwise. */
export function start(...args: readonly string[]): Promise<ServerProcess> {
  const workers = args.includes('--workers') ? [] : ['--workers', '0'];
  const port = args.includes('--port') ? [] : ['--port', '0'];
  return startProcess(...workers, ...port, ...args);
}

/** A temporary folder for the duration of the work. */
export async function inFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'gamut-bench-'));
  try {
    return await work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** A server with an embedded database of its own. */
export function withEmbedded<T>(work: (server: ServerProcess) => Promise<T>, ...args: readonly string[]): Promise<T> {
  return inFolder(async (folder) => {
    const server = await start('--data', folder, ...args);
    try {
      return await work(server);
    } finally {
      await server.kill();
    }
  });
}
