import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../../tools/node.mjs';

interface Locked {
  readonly version: string;
  readonly integrity?: string;
  /** Where the sources of a package of this repository are, and whether an entry only leads there. */
  readonly resolved?: string;
  readonly link?: boolean;
  readonly hasInstallScript?: boolean;
}

const read = (file: string) => JSON.parse(readFileSync(join(root, file), 'utf8'));
const { '': self, ...all }: Record<string, Locked> = read('package-lock.json').packages;
/** The parts of this repository that npm treats as packages. */
const parts = Object.values(all).flatMap(({ link, resolved }) => (link === true ? (resolved ?? []) : []));
const packages = Object.fromEntries(
  Object.entries(all).filter(([name, { link }]) => link !== true && !parts.includes(name)),
);

test('every package is locked by the hash of what is in it, and none runs anything when it is installed', () => {
  expect(self).toBeDefined();
  expect(Object.keys(packages).length).toBeGreaterThan(100);
  for (const [name, { integrity, hasInstallScript }] of Object.entries(packages)) {
    expect(integrity, name).toMatch(/^sha512-/);
    expect(hasInstallScript, name).toBeUndefined();
  }
});

test('versions are exact, and were public for weeks', () => {
  expect(parts).toEqual(read('package.json').workspaces);
  for (const folder of ['.', ...parts]) {
    const { dependencies, devDependencies, optionalDependencies } = read(join(folder, 'package.json'));
    for (const version of Object.values({ ...dependencies, ...devDependencies, ...optionalDependencies })) {
      expect(version).toMatch(/^\d+\.\d+\.\d+$/);
    }
  }
  expect(readFileSync(join(root, '.npmrc'), 'utf8')).toMatch(/^before=\d{4}-\d\d-\d\d$/m);
});
