import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';

/** A clone without packages: only what setup needs before npm ci. */
const clone = mkdtempSync(join(tmpdir(), 'gamut-clone-'));
const root = fileURLToPath(new URL('../..', import.meta.url));
mkdirSync(join(clone, 'tools'));
for (const file of ['tools/setup.mjs', 'tools/node.mjs', 'package.json', 'package-lock.json']) {
  copyFileSync(join(root, file), join(clone, file));
}
afterAll(() => rmSync(clone, { recursive: true }));

function setup(task: string, env: NodeJS.ProcessEnv) {
  return spawnSync(process.execPath, [join(clone, 'tools/setup.mjs'), task], { encoding: 'utf8', env });
}

test('without npm, set-up says what it wants to do and what is missing', () => {
  const { status, stdout, stderr } = setup('start', { PATH: '' });
  expect(stdout).toBe('');
  expect(stderr).toMatch(/^Setting up: .*\nnpm could not be started .*; please install npm and try again\.\n$/);
  expect(status).toBe(1);
});

test('when npm ci fails, set-up says so in a sentence', () => {
  // An offline npm with an empty cache cannot fetch anything.
  const env = { ...process.env, npm_config_offline: 'true', npm_config_cache: join(clone, 'cache') };
  const { status, stderr } = setup('test', env);
  expect(stderr).toContain('npm ci did not finish; its message is above.');
  expect(status).toBe(1);
});

test('an unknown task is named', () => {
  expect(setup('fly', {}).stderr).toBe(
    'Set-up knows start, play, bench, bench:server, screens, package, test:faults, test:repeat, test; not fly.\n',
  );
});
