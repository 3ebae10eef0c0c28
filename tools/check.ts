import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import process from 'node:process';
import { root, runHere } from './node.mjs';

/** Everything `npm test` checks, the quick checks first. Each is a program; all of them run even when one fails. */
const scratch = mkdtempSync(join(tmpdir(), 'gamut-'));
const testReport = join(scratch, 'tests.json');
const CHECKS: readonly (readonly [name: string, script: string, ...args: string[]])[] = [
  ['lint and format', 'node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings', '.'],
  ['types', 'node_modules/typescript/bin/tsc', '-p', 'tsconfig.json'],
  ['types of the engine', 'node_modules/typescript/bin/tsc', '-p', 'tsconfig.pure.json'],
  ['types of the page', 'node_modules/typescript/bin/tsc', '-p', 'src/web'],
  ['import directions', 'tools/directions.ts'],
  ['unused code', 'node_modules/knip/bin/knip.js'],
  ['known weaknesses of packages', 'tools/audit.ts'],
  [
    'tests',
    'node_modules/vitest/vitest.mjs',
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${testReport}`,
  ],
  ['speed floors', 'bin/gamut.mjs', 'bench', '--verify'],
];

/** Exit status of a check that could not be carried out, which is not a failure. */
const NOT_DONE = 3;

let passed = 0;
let failed = 0;
let skipped = 0;
for (const [name, script, ...args] of CHECKS) {
  const begun = performance.now();
  console.log(`\n▸ ${name}`);
  const { code, asked } = await runHere(process.execPath, [join(root, script), ...args], {
    cwd: root,
    // Programs started by these find this Node first.
    env: { ...process.env, PATH: `${join(process.execPath, '..')}${delimiter}${process.env.PATH ?? ''}` },
  });
  const seconds = ((performance.now() - begun) / 1000).toFixed(1);
  const isDone = code !== NOT_DONE;
  console.log(`${code === 0 ? '✓' : isDone ? '✗' : '– not done:'} ${name}, ${seconds} s`);
  if (asked !== undefined) {
    rmSync(scratch, { recursive: true });
    process.kill(process.pid, asked); // asked to stop
  }
  if (name === 'tests') countTests();
  else if (code === 0) passed++;
  else if (isDone) failed++;
  else skipped++;
  if (code !== 0 && isDone) process.exitCode = 1;
}
rmSync(scratch, { recursive: true });
console.log(`\n${passed} passed, ${failed} failed${skipped === 0 ? '' : `, ${skipped} skipped`}`);

/** Tests are counted individually; a run that left no report, or ran no test, is a failure. */
function countTests(): void {
  try {
    const report = JSON.parse(readFileSync(testReport, 'utf8'));
    passed += report.numPassedTests;
    skipped += report.numPendingTests;
    failed += report.numTotalTests - report.numPassedTests - report.numPendingTests;
    // A file that could not even be loaded has no failed tests.
    for (const { status, assertionResults } of report.testResults) {
      if (status === 'failed' && assertionResults.length === 0) failed++;
    }
    if (report.numTotalTests > 0) return;
  } catch {
    // no report: counted below
  }
  failed++;
  process.exitCode = 1;
}
