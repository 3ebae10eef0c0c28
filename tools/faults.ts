import { join } from 'node:path';
import process from 'node:process';
import { root, runHere } from './node.mjs';

// The fault tests in full length: half an hour to an hour. Every test run has the short form.
const vitest = join(root, 'node_modules/vitest/vitest.mjs');
const files = ['faults', 'crowd', 'flood'].map((name) => `test/server/faults/${name}.test.ts`);
const { code } = await runHere(process.execPath, [vitest, 'run', '--no-file-parallelism', ...files], {
  cwd: root,
  env: { ...process.env, GAMUT_FAULTS: 'long' },
});
process.exitCode = code ?? 1;
