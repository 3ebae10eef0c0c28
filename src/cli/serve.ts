import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { serveSite } from '../server/site.ts';
import { print, UsageError } from './usage.ts';

/** Where the build of the web app lies. */
const SITE = fileURLToPath(new URL('../../build/web', import.meta.url));

export interface ServeFlags {
  readonly port: number;
  readonly host: string;
}

/** Serves the web app until it is told to stop. */
export async function runServe({ port, host }: ServeFlags): Promise<void> {
  if (!existsSync(SITE)) throw new UsageError('The web app is not built yet; npm start builds and serves it.');
  const server = createServer(serveSite(SITE));
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(new UsageError(sayError(error, port, host))));
    server.listen(port, host, resolve);
  });
  const { port: chosen } = server.address() as AddressInfo;
  print(`Gamut is at http://${host.includes(':') ? `[${host}]` : host}:${chosen}/  (Ctrl-C stops it)`);
  await new Promise<void>((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve());
  });
  server.close();
  server.closeAllConnections();
}

function sayError({ code, message }: NodeJS.ErrnoException, port: number, host: string): string {
  if (code === 'EADDRINUSE') return `Port ${port} is in use; choose another with --port.`;
  if (code === 'EACCES') return `Port ${port} may not be used by this user; choose one above 1023 with --port.`;
  return `The server cannot listen on ${host}, port ${port}: ${message}.`;
}
