import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import process from 'node:process';
import { root } from './node.mjs';

// The fault tests in their whole length: half an hour to an hour. Every test run has the short form.
const vitest = join(root, 'node_modules/vitest/vitest.mjs');
const files = ['faults', 'crowd', 'flood'].map((name) => `test/server/${name}.test.ts`);
const { status } = spawnSync(process.execPath, [vitest, 'run', '--no-file-parallelism', ...files], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, GAMUT_FAULTS: 'long' },
});
process.exitCode = status ?? 1;
