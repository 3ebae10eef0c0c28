import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import process from 'node:process';
import { root } from './node.mjs';

// The fault tests in their whole length: half an hour to an hour. Every test run has the short form.
const vitest = join(root, 'node_modules/vitest/vitest.mjs');
const { status } = spawnSync(
  process.execPath,
  [vitest, 'run', '--no-file-parallelism', 'test/server/faults.test.ts', 'test/server/flood.test.ts'],
  {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, GAMUT_FAULTS: 'long' },
  },
);
process.exitCode = status ?? 1;
