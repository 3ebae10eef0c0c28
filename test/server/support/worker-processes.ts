import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import process from 'node:process';
import { root } from '../../../tools/node.mjs';

const workers: ChildProcess[] = [];

/** gamut worker as a separate process, once it is at work. */
export async function startWorker(...args: readonly string[]) {
  const child = spawn(process.execPath, [join(root, 'bin/gamut.mjs'), 'worker', ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  workers.push(child);
  let said = '';
  child.stderr.on('data', (text) => {
    said += text;
  });
  const ended = once(child, 'close').then(([status]) => status as number | null);
  const ready = new Promise<void>((resolve) => child.stdout.once('data', () => resolve()));
  await Promise.race([ready, ended]);
  return { child, ended, said: () => said };
}

/** Ends all that still run. */
export function killWorkers(): void {
  for (const worker of workers) worker.kill('SIGKILL');
}
