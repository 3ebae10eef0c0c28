import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import process from 'node:process';
import { root, runHere } from './node.mjs';

// Everything `npm test` checks. Each check is a program; all of them run even when one fails.
type Check = readonly [name: string, script: string, ...args: string[]];

const scratch = mkdtempSync(join(tmpdir(), 'gamut-'));
const testReport = join(scratch, 'tests.json');

/** Several at a time, the longest first. */
const QUICK: readonly Check[] = [
  ['known weaknesses of packages', 'tools/audit.ts'],
  ['the page is built', 'tools/build.ts'],
  ['types', 'node_modules/typescript/bin/tsc', '-p', 'tsconfig.json'],
  ['types of the page', 'node_modules/typescript/bin/tsc', '-p', 'src/web'],
  ['types of the engine', 'node_modules/typescript/bin/tsc', '-p', 'tsconfig.pure.json'],
  ['import directions', 'tools/directions.ts'],
  ['unused code', 'node_modules/knip/bin/knip.js'],
  ['lint and format', 'node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings', '.'],
];
const TESTS: Check = [
  'tests',
  'node_modules/vitest/vitest.mjs',
  'run',
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${testReport}`,
];
const FLOORS: Check = ['speed floors', 'bin/gamut.mjs', 'bench', '--verify', '--rounds', '1'];

/** Exit status of a check that could not be carried out, which is not a failure. */
const NOT_DONE = 3;

let passed = 0;
let failed = 0;
let skipped = 0;
const waiting = [...QUICK];
// One more than there are cores: the first of them only waits for the network.
await Promise.all(Array.from({ length: availableParallelism() + 1 }, carryOutQuickOnes));
// The floors count processor time, and the tests begin with much waiting.
const floors = carryOutQuietly(FLOORS);
console.log(`\n▸ ${TESTS[0]}`);
console.log(await carryOut(TESTS, 'inherit'));
console.log(await floors);
rmSync(scratch, { recursive: true });
console.log(`\n${passed} passed, ${failed} failed${skipped === 0 ? '' : `, ${skipped} skipped`}`);

async function carryOutQuickOnes(): Promise<void> {
  for (let check = waiting.shift(); check !== undefined; check = waiting.shift()) {
    console.log(await carryOutQuietly(check));
  }
}

/** Returns what it printed as well. */
async function carryOutQuietly(check: Check): Promise<string> {
  const file = join(scratch, `${check[0]}.log`);
  const output = openSync(file, 'w');
  const said = await carryOut(check, output);
  closeSync(output);
  return `\n▸ ${check[0]}\n${readFileSync(file, 'utf8')}${said}`;
}

/** Runs one, counts it, and returns how it went. */
async function carryOut([name, script, ...args]: Check, output: number | 'inherit'): Promise<string> {
  const begun = performance.now();
  const { code, asked } = await runHere(process.execPath, [join(root, script), ...args], {
    cwd: root,
    stdio: ['inherit', output, output],
    // Programs started by these find this Node first.
    env: { ...process.env, PATH: `${join(process.execPath, '..')}${delimiter}${process.env.PATH ?? ''}` },
  });
  const seconds = ((performance.now() - begun) / 1000).toFixed(1);
  if (asked !== undefined) {
    rmSync(scratch, { recursive: true, force: true });
    process.kill(process.pid, asked); // asked to stop
  }
  const isDone = code !== NOT_DONE;
  if (name === TESTS[0]) countTests();
  else if (code === 0) passed++;
  else if (isDone) failed++;
  else skipped++;
  if (code !== 0 && isDone) process.exitCode = 1;
  return `${code === 0 ? '✓' : isDone ? '✗' : '– not done:'} ${name}, ${seconds} s`;
}

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
