// What `npm start` and `npm test` do first: install the locked packages when they are missing or out of date,
// then hand over to a Node that is new enough. Plain JavaScript: any Node from 18 on can run this.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { become, fail, findNode, NO_NODE, npmCommand, root, runHere } from './node.mjs';

const TASKS = {
  start: ['tools/start.ts'],
  play: ['bin/gamut.mjs', 'play'],
  bench: ['bin/gamut.mjs', 'bench'],
  'bench:server': ['tools/server-bench/main.ts'],
  screens: ['tools/screens/main.ts'],
  package: ['tools/package/build.ts'],
  'test:faults': ['tools/faults.ts'],
  'test:repeat': ['tools/repeat.ts'],
  test: ['tools/check.ts'],
};

const stampFile = join(root, 'node_modules', '.gamut-setup');

const [task, ...rest] = process.argv.slice(2);
if (!Object.hasOwn(TASKS, task)) fail(`Set-up knows ${Object.keys(TASKS).join(', ')}; not ${task}.`);
if (!isSetUp()) await install();
const node = findNode();
if (node === undefined) fail(NO_NODE);
// Those that start databases and browsers need them.
if (task.startsWith('test') || task === 'bench:server' || task === 'screens')
  (await import('./programs.mjs')).installPrograms();
endWithShell();
const [script, ...first] = TASKS[task];
await become(node, [join(root, script), ...first, ...rest]);

/**
 * npm runs this in a shell, and a signal to npm ends only the shell: then nothing could stop us any more. There is no
 * event for this, so the parent id is polled; where processes have no parent, it never changes.
 */
function endWithShell() {
  const shell = process.ppid;
  if (process.env.npm_lifecycle_event === undefined) return;
  setInterval(() => process.ppid === shell || process.kill(process.pid, 'SIGTERM'), 250).unref();
}

/** The stamp inside node_modules names the lock file it was made from, and the platform. */
function isSetUp() {
  return existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp();
}

function stamp() {
  const lock = readFileSync(join(root, 'package-lock.json'));
  return `${createHash('sha256').update(lock).digest('hex')} ${process.platform}-${process.arch}\n`;
}

async function install() {
  process.stderr.write(
    'Setting up: installing the locked packages with npm ci; this happens once and takes a minute.\n',
  );
  const args = ['ci', '--include=dev', '--include=optional', '--loglevel=error', '--no-audit', '--no-fund'];
  const npm = npmCommand(args);
  const run = await runHere(npm.command, npm.args, { ...npm.options, stdio: ['ignore', 2, 'inherit'] });
  if (run.error !== undefined)
    fail(`npm could not be started (${run.error.message}); please install npm and try again.`);
  if (run.asked !== undefined) process.kill(process.pid, run.asked);
  if (run.code !== 0)
    fail('npm ci did not finish; its message is above. With a connection to the npm registry, try again.');
  writeFileSync(stampFile, stamp());
}
