import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { pathToFileURL } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { root } from '../../tools/node.mjs';

/** A folder of programs that only write down how they were called. */
const folder = mkdtempSync(join(tmpdir(), 'gamut-programs-'));
const log = join(folder, 'log');
afterAll(() => rmSync(folder, { recursive: true }));

function program(name: string): void {
  writeFileSync(join(folder, name), `#!/bin/sh\necho "${name} $*" >> "${log}"\n`);
  chmodSync(join(folder, name), 0o755);
}

function install(isRoot: boolean) {
  const code = `process.getuid = () => ${isRoot ? 0 : 1000};
    (await import(${JSON.stringify(pathToFileURL(join(root, 'tools/programs.mjs')).href)})).installPrograms();`;
  const args = ['--input-type=module', '--eval', code];
  return spawnSync(process.execPath, args, { encoding: 'utf8', env: { PATH: folder } });
}

test('who may not install is told what to install', () => {
  program('apt-get');
  const { stderr, status } = install(false);
  expect(stderr).toBe(
    'Some tests need programs that are missing; install them with: apt-get install chromium-headless-shell tmux python3 swi-prolog-nox\n',
  );
  expect(status).toBe(0);
});

test('the administrator gets what is missing, and nothing else', () => {
  program('apt-get');
  program('chromium-browser');
  program('python3');
  program('swipl');
  const { stderr } = install(true);
  expect(stderr).toContain('installing tmux for the tests');
  expect(readFileSync(log, 'utf8').split('\n')).toContain('apt-get -qq install --yes --no-install-recommends tmux');
});

test('when nothing is missing nothing is said', () => {
  program('tmux');
  expect(install(false).stderr).toBe('');
});
