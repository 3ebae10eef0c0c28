import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import process from 'node:process';
import { createInterface } from 'node:readline';
import { root } from '../../../../tools/node.mjs';

/** A server that runs as a separate process, as it does for users. */
export interface ServerProcess {
  readonly address: string;
  readonly pid: number;
  /** Ends it like a power cut. */
  kill(): Promise<void>;
  /** Tells it to end, and waits until it has. */
  stop(): Promise<number>;
}

const UNLIMITED = ['--rate-limit', '--socket-limit', '--account-limit'].flatMap((limit) => [limit, '1000000000']);

/** Starts gamut serve; resolves when it listens. */
export function startProcess(...args: readonly string[]): Promise<ServerProcess> {
  return startProcessIn({}, ...args);
}

/** The same with these environment variables. */
export async function startProcessIn(
  environment: Readonly<Record<string, string>>,
  ...args: readonly string[]
): Promise<ServerProcess> {
  const words = [join(root, 'bin/gamut.mjs'), 'serve', '--host', '127.0.0.1', ...UNLIMITED, ...args];
  const child = spawn(process.execPath, words, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...environment },
  });
  const ended = once(child, 'exit');
  // If its owner gives up, such as a test that fails, it is not left behind.
  const end = () => void child.kill('SIGKILL');
  process.once('exit', end);
  child.once('exit', () => process.off('exit', end));
  let trouble = '';
  child.stderr.on('data', (text) => {
    trouble += text;
  });
  const line = await Promise.race([firstLine(child), ended.then(() => undefined)]);
  const address = line?.match(/http:\S+/)?.[0];
  if (address === undefined || child.pid === undefined) throw new Error(`gamut serve did not start: ${trouble}`);
  return {
    address,
    pid: child.pid,
    async kill() {
      child.kill('SIGKILL');
      await ended;
    },
    async stop() {
      child.kill('SIGTERM');
      const [status] = await ended;
      if (status !== 0) process.stderr.write(trouble);
      return Number(status);
    },
  };
}

async function firstLine(child: ChildProcess): Promise<string | undefined> {
  if (child.stdout === null) return undefined;
  for await (const line of createInterface({ input: child.stdout })) return line;
  return undefined;
}
