import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';

/** A PostgreSQL for one test: a fresh cluster on loopback, as safe on disk as a real one. */
export interface TestPostgres {
  /** Of a new, empty database. */
  newDatabase(): string;
  /** Kills all its processes at once, like a crash. */
  crash(): void;
  /** Starts it again after a crash. */
  start(): void;
  stop(): void;
}

export async function startPostgres(): Promise<TestPostgres> {
  const bin = findPrograms();
  const folder = mkdtempSync(join(tmpdir(), 'gamut-postgres-'));
  const port = await freePort();
  // The server refuses to run as root.
  const isRoot = process.getuid?.() === 0;
  if (isRoot) execFileSync('chown', ['postgres', folder]);
  const run = (program: string, ...args: string[]) => {
    const words = isRoot
      ? ['runuser', '-u', 'postgres', '--', join(bin, program), ...args]
      : [join(bin, program), ...args];
    return execFileSync(words[0], words.slice(1), { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'] }).toString();
  };
  const data = join(folder, 'data');
  run('initdb', '-D', data, '--auth=trust', '--username=gamut', '--encoding=UTF8', '--no-sync');
  const options = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=${folder} -c max_connections=100`;
  const start = () => run('pg_ctl', '-D', data, '-w', '-l', join(folder, 'log'), '-o', options, 'start');
  start();
  let made = 0;
  return {
    newDatabase() {
      const name = `test${++made}`;
      run(
        'psql',
        '-h',
        '127.0.0.1',
        '-p',
        String(port),
        '-U',
        'gamut',
        '-d',
        'postgres',
        '-qc',
        `CREATE DATABASE ${name}`,
      );
      return `postgres://gamut@127.0.0.1:${port}/${name}`;
    },
    crash: () => void run('pg_ctl', '-D', data, '-w', '-m', 'immediate', 'stop'),
    start,
    stop() {
      try {
        run('pg_ctl', '-D', data, '-w', '-m', 'immediate', 'stop');
      } finally {
        rmSync(folder, { recursive: true, force: true });
      }
    },
  };
}

function findPrograms(): string {
  const versions = '/usr/lib/postgresql';
  const newest = existsSync(versions) ? readdirSync(versions).sort((a, b) => Number(b) - Number(a))[0] : undefined;
  const found = newest === undefined ? undefined : join(versions, newest, 'bin');
  if (found === undefined || !existsSync(join(found, 'initdb'))) {
    throw new Error('These tests need PostgreSQL; install it with: apt-get install postgresql');
  }
  return found;
}

/** A loopback port that nobody listens on. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => (typeof address === 'object' && address !== null ? resolve(address.port) : reject()));
    });
  });
}
