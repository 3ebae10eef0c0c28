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
import { say } from '../../node/words/say.ts';
import { DEFAULT_LIMITS } from '../../server/limits/limits.ts';
import { type RunningServer, type ServerSettings, startServer } from '../../server/server.ts';
import { readDatabaseUrl } from '../database.ts';
import { databaseUrl, dataFolder, workers } from '../flags.ts';
import { printedQr } from '../online/qr.ts';
import { reachableAddress } from '../online/reachable.ts';

export function serveCommand(command: Command): void {
  command
    .addOption(
      new Option('--port <n>', say('port to listen on; 0 for any free port'))
        .argParser(wholeNumber('--port', 0, 65535))
        .default(8080)
        .env('GAMUT_PORT'),
    )
    .addOption(new Option('--host <address>', say('address to listen on')).default('127.0.0.1').env('GAMUT_HOST'))
    .addOption(dataFolder())
    .addOption(databaseUrl(say('use a PostgreSQL database instead')))
    .addOption(workers(say('computer players that think at the same time; 0 leaves thinking to gamut worker'), 0))
    .addOption(
      new Option('--public-url <url>', say('address that people use, if the server is behind a proxy')).env(
        'GAMUT_PUBLIC_URL',
      ),
    )
    .addOption(
      new Option('--trust-proxy <addresses>', say('proxies trusted to report client addresses')).env(
        'GAMUT_TRUST_PROXY',
      ),
    )
    .addOption(
      new Option('--rate-limit <n>', say('requests per minute from one address'))
        .argParser(wholeNumber('--rate-limit', 1, 1e9))
        .default(DEFAULT_LIMITS.rate)
        .env('GAMUT_RATE_LIMIT'),
    )
    .addOption(
      new Option('--socket-limit <n>', say('open sockets from one address'))
        .argParser(wholeNumber('--socket-limit', 1, 1e9))
        .default(DEFAULT_LIMITS.sockets)
        .env('GAMUT_SOCKET_LIMIT'),
    )
    .addOption(
      new Option('--account-limit <n>', say('moves per minute from one account; new rooms are limited further'))
        .argParser(wholeNumber('--account-limit', 1, 1e9))
        .default(DEFAULT_LIMITS.account)
        .env('GAMUT_ACCOUNT_LIMIT'),
    )
    .addOption(
      new Option('--metrics-port <n>', say('port on this machine for Prometheus metrics'))
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
  'Warning: people connect over TLS, but no proxy is trusted, so they all share one address and one limit. Name the address of the proxy with --trust-proxy.';

/** Serves the web app and online games until it is told to stop. */
async function runServe(flags: ServeFlags): Promise<void> {
  const server = await start(readSettings(flags));
  const stopped = untilStopped(); // before anybody can read that it has started
  // Fixes the size of the space for short-lived objects: growing, it takes 90 MB for 15,000 idle sockets.
  v8.setFlagsFromString('--semi-space-growth-factor=1');
  if (flags.publicUrl?.startsWith('https:') && flags.trustProxy === undefined)
    process.stderr.write(`${say(NO_PROXY)}\n`);
  for (const warning of server.warnings) process.stderr.write(`${warning}\n`);
  print(say('Gamut is at {address}  (Ctrl-C stops it)', { address: flags.publicUrl ?? server.address }));
  const reachable = flags.publicUrl ?? reachableAddress(server.address);
  if (reachable !== undefined) {
    const others = say('From other devices: {address}', { address: reachable });
    print(`\n${others}\n\n${printedQr(reachable, isColoured())}\n`);
  }
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
    throw new UsageError(say('--public-url must be an address without a path, as in https://games.example.org.'));
  }
  const proxies = trustProxy === undefined ? [] : trustProxy.split(',').map((address) => address.trim());
  const wrong = proxies.find((address) => !isNetwork(address));
  if (wrong !== undefined) {
    throw new UsageError(
      say('--trust-proxy takes addresses such as 127.0.0.1 or 10.0.0.0/8, not {word}.', { word: wrong || '""' }),
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
  if (code === 'EADDRINUSE') return say('Port {port} is in use; choose another with --port.', { port });
  if (syscall === 'listen' && code === 'EACCES')
    return say('This user may not use port {port}; choose one above 1023 with --port.', { port });
  if (syscall === 'listen' || (syscall === 'getaddrinfo' && hostname === host))
    return say('The server cannot listen on {host}: {why}.', { host, why: message });
  if (syscall === 'mkdir' || code === 'ERR_SQLITE_ERROR')
    return say('The data folder {data} cannot be used ({why}); choose another with --data.', { data, why: message });
  if (databaseUrl !== undefined && code !== undefined)
    return say('The database cannot be used: {why}.', { why: message });
  return message;
}
