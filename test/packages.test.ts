import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../tools/node.mjs';

interface Locked {
  readonly version: string;
  readonly integrity?: string;
  readonly hasInstallScript?: boolean;
}

const read = (file: string) => JSON.parse(readFileSync(join(root, file), 'utf8'));
const { '': self, ...packages }: Record<string, Locked> = read('package-lock.json').packages;

test('every package is locked by the hash of what is in it, and none runs anything when it is installed', () => {
  expect(self).toBeDefined();
  expect(Object.keys(packages).length).toBeGreaterThan(100);
  for (const [name, { integrity, hasInstallScript }] of Object.entries(packages)) {
    expect(integrity, name).toMatch(/^sha512-/);
    expect(hasInstallScript, name).toBeUndefined();
  }
});

test('versions are exact, and were public for weeks', () => {
  const { dependencies, devDependencies, optionalDependencies } = read('package.json');
  for (const version of Object.values({ ...dependencies, ...devDependencies, ...optionalDependencies })) {
    expect(version).toMatch(/^\d+\.\d+\.\d+$/);
  }
  expect(readFileSync(join(root, '.npmrc'), 'utf8')).toMatch(/^before=\d{4}-\d\d-\d\d$/m);
});
