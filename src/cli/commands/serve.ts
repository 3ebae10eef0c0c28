import { isIP } from 'node:net';
import { join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import v8 from 'node:v8';
import { type Command, Option } from 'commander';
import { games } from '../../games/index.ts';
import { untilStopped } from '../../node/stopping.ts';
import { dataDirectory } from '../../node/storage.ts';
import { Thinker } from '../../node/thinking/thinker.ts';
import { print, UsageError, wholeNumber } from '../../node/usage.ts';
import { DEFAULT_LIMITS } from '../../server/limits/limits.ts';
import { type RunningServer, type ServerSettings, startServer } from '../../server/server.ts';
import { readDatabaseUrl } from '../database.ts';
import { databaseUrl, dataFolder, workers } from '../flags.ts';
import { printedQr } from '../online/qr.ts';
import { reachableAddress } from '../online/reachable.ts';

export function serveCommand(command: Command): void {
  command
    .addOption(
      new Option('--port <n>', 'port to listen on; 0 for any free one')
        .argParser(wholeNumber('--port', 0, 65535))
        .default(8080)
        .env('GAMUT_PORT'),
    )
    .addOption(new Option('--host <address>', 'address to listen on').default('127.0.0.1').env('GAMUT_HOST'))
    .addOption(dataFolder())
    .addOption(databaseUrl('PostgreSQL instead of it'))
    .addOption(workers('computers that think at a time; 0 leaves it to other machines', 0))
    .addOption(new Option('--public-url <url>', 'address that people see, behind a proxy').env('GAMUT_PUBLIC_URL'))
    .addOption(
      new Option('--trust-proxy <addresses>', 'proxies whose word about addresses counts').env('GAMUT_TRUST_PROXY'),
    )
    .addOption(
      new Option('--rate-limit <n>', 'requests that one address may make in a minute')
        .argParser(wholeNumber('--rate-limit', 1, 1e9))
        .default(DEFAULT_LIMITS.rate)
        .env('GAMUT_RATE_LIMIT'),
    )
    .addOption(
      new Option('--socket-limit <n>', 'sockets that one address may hold open')
        .argParser(wholeNumber('--socket-limit', 1, 1e9))
        .default(DEFAULT_LIMITS.sockets)
        .env('GAMUT_SOCKET_LIMIT'),
    )
    .addOption(
      new Option('--account-limit <n>', 'moves that one account may make in a minute, and fewer new rooms')
        .argParser(wholeNumber('--account-limit', 1, 1e9))
        .default(DEFAULT_LIMITS.account)
        .env('GAMUT_ACCOUNT_LIMIT'),
    )
    .addOption(
      new Option('--metrics-port <n>', 'port on this machine for Prometheus; none where it is not given')
        .argParser(wholeNumber('--metrics-port', 0, 65535))
        .env('GAMUT_METRICS_PORT'),
    )
    .action(runServe);
}

/** Where the built web app is. */
const SITE = fileURLToPath(new URL('../../../build/web', import.meta.url));

interface ServeFlags {
  readonly port: number;
  readonly host: string;
  readonly data?: string;
  readonly databaseUrl?: string;
  readonly workers: number;
  readonly publicUrl?: string;
  readonly trustProxy?: string;
  readonly rateLimit: number;
  readonly socketLimit: number;
  readonly accountLimit: number;
  readonly metricsPort?: number;
}

const NO_PROXY =
  'Warning: people come over TLS, but no proxy is named: all of them count as one address, with one limit. ' +
  'Name the address of the proxy with --trust-proxy.';

/** Serves the web app and online games until it is told to stop. */
async function runServe(flags: ServeFlags): Promise<void> {
  const server = await start(readSettings(flags));
  const stopped = untilStopped(); // before anybody can read that it has started
  // Fixes the size of the space for short-lived objects: growing, it takes 90 MB for 15,000 idle sockets.
  v8.setFlagsFromString('--semi-space-growth-factor=1');
  if (flags.publicUrl?.startsWith('https:') && flags.trustProxy === undefined) process.stderr.write(`${NO_PROXY}\n`);
  for (const warning of server.warnings) process.stderr.write(`${warning}\n`);
  print(`Gamut is at ${flags.publicUrl ?? server.address}  (Ctrl-C stops it)`);
  const reachable = flags.publicUrl ?? reachableAddress(server.address);
  if (reachable !== undefined) print(`\nFrom other devices: ${reachable}\n\n${printedQr(reachable, isColoured())}\n`);
  await stopped;
  await server.close().catch(logError);
  // Whatever has not ended by now, such as a connection to a database that does not answer, ends with the process.
  process.exit();
}

/** Where a server stores its database by default. */
export function serverData(): string {
  return join(dataDirectory(), 'server');
}

function readSettings(flags: ServeFlags): ServerSettings {
  const { data, databaseUrl, publicUrl, trustProxy, metricsPort } = flags;
  if (publicUrl !== undefined && !(/^https?:\/\/[^/?#@]+$/.test(publicUrl) && URL.canParse(publicUrl))) {
    throw new UsageError('--public-url is an address without a path, as in https://games.example.org.');
  }
  const proxies = trustProxy === undefined ? [] : trustProxy.split(',').map((address) => address.trim());
  const wrong = proxies.find((address) => !isNetwork(address));
  if (wrong !== undefined) {
    throw new UsageError(
      `--trust-proxy takes addresses such as 127.0.0.1 or 10.0.0.0/8, and ${wrong || 'nothing'} is none.`,
    );
  }
  return {
    ...flags,
    data: data ?? serverData(),
    databaseUrl: readDatabaseUrl(databaseUrl),
    publicUrl,
    metricsPort,
    trustProxy: proxies,
  };
}

/** Whether a word is an address, or a network as in 10.0.0.0/8, or one of Fastify's names for some. */
function isNetwork(word: string): boolean {
  if (['loopback', 'linklocal', 'uniquelocal'].includes(word)) return true;
  const [address, bits, ...more] = word.split('/');
  const version = isIP(address);
  const most = version === 4 ? 32 : 128;
  return version !== 0 && more.length === 0 && (bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= most));
}

/** Whether standard output shows colours. */
function isColoured(): boolean {
  return process.stdout.isTTY === true && !process.env.NO_COLOR;
}

async function start(settings: ServerSettings): Promise<RunningServer> {
  try {
    return await startServer(games, SITE, settings, () => new Thinker(), logError);
  } catch (error) {
    throw new UsageError(sayError(error as SystemError, settings));
  }
}

/** One line for each error, for programs to read; errors contain no secrets. */
export function logError(error: unknown): void {
  const message = error instanceof Error ? error.message : String(error);
  process.stderr.write(`${JSON.stringify({ at: new Date().toISOString(), level: 'error', message })}\n`);
}

/** The name that was not found. */
type SystemError = NodeJS.ErrnoException & { readonly hostname?: string };

function sayError(error: SystemError, { port, host, data, databaseUrl }: ServerSettings): string {
  const { code, message, syscall, hostname } = error;
  if (code === 'EADDRINUSE') return `Port ${port} is in use; choose another with --port.`;
  if (syscall === 'listen' && code === 'EACCES')
    return `Port ${port} may not be used by this user; choose one above 1023 with --port.`;
  if (syscall === 'listen' || (syscall === 'getaddrinfo' && hostname === host))
    return `The server cannot listen on ${host}: ${message}.`;
  if (syscall === 'mkdir' || code === 'ERR_SQLITE_ERROR')
    return `The data folder ${data} cannot be used (${message}); choose another with --data.`;
  if (databaseUrl !== undefined && code !== undefined) return `The database cannot be used: ${message}.`;
  return message;
}
