// What `npm test` needs besides packages: a browser, a terminal, a database, Python and Prolog to test with. Plain
// JavaScript, like setup.mjs.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import process from 'node:process';

/** Debian packages with their programs, and alternatives for each. */
const PROGRAMS = {
  // Chromium without windows: takes a third less CPU time than the full one, which also works.
  'chromium-headless-shell': {
    names: ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome'],
    variable: 'GAMUT_CHROMIUM',
  },
  tmux: { names: ['tmux'], variable: undefined },
  postgresql: { names: [], folder: '/usr/lib/postgresql' },
  python3: { names: ['python3'], variable: undefined },
  'swi-prolog-nox': { names: ['swipl'], variable: undefined },
};

/** Installs what is missing if this user may; otherwise reports what is missing, and the tests that need it fail. */
export function installPrograms() {
  const missing = Object.keys(PROGRAMS).filter((name) => !isThere(PROGRAMS[name]));
  if (missing.length === 0) return;
  const list = missing.join(' ');
  if (process.getuid?.() !== 0 || !isOnPath('apt-get')) {
    process.stderr.write(`Some tests need programs that are missing; install them with: apt-get install ${list}\n`);
    return;
  }
  process.stderr.write(`Setting up: installing ${missing.join(' and ')} for the tests with apt-get.\n`);
  const isDone = apt('update') && apt('install', '--yes', '--no-install-recommends', ...missing);
  if (!isDone) process.stderr.write(`apt-get could not install ${missing.join(' and ')}; tests that need them fail.\n`);
}

function isThere({ names, variable, folder }) {
  if (folder !== undefined && existsSync(folder)) return true;
  const named = variable === undefined ? undefined : process.env[variable];
  return (named !== undefined && existsSync(named)) || names.some(isOnPath);
}

function isOnPath(name) {
  return (process.env.PATH ?? '').split(delimiter).some((folder) => folder !== '' && existsSync(join(folder, name)));
}

function apt(...args) {
  const run = spawnSync('apt-get', ['-qq', ...args], {
    stdio: ['ignore', 2, 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
  return run.status === 0;
}
