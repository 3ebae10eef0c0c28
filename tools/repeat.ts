import { spawn, spawnSync } from 'node:child_process';
import { closeSync, existsSync, mkdirSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import process from 'node:process';
import { parseArgs, stripVTControlCharacters } from 'node:util';
import { root, runHere } from './node.mjs';

// Runs the tests again and again, to find flaky ones: `npm run test:repeat -- --times 10`. Each run uses a fresh clone
// of the last commit, as a newcomer would, and leaves a log. A run with a log is not repeated, so that the command
// resumes where it was stopped. With --minutes it ends in time, and says how many runs it has done.
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    /** How many runs. */
    times: { type: 'string', default: '10' },
    /** Busy loops that run at the same time, each using a core. */
    busy: { type: 'string', default: '0' },
    /** How long it may take. A run that takes longer than what is left is not begun, and none goes on. */
    minutes: { type: 'string', default: 'Infinity' },
    logs: { type: 'string', default: join('build', 'repeat') },
  },
});

/** Of one log, to find out what went wrong. */
const MOST_LINES = 80;

const times = Number(values.times);
const commit = git('rev-parse', '--short', 'HEAD');
const kind = [...positionals.map((part) => part.replaceAll(/\W+/g, '-')), ...(values.busy === '0' ? [] : ['busy'])];
const logs = resolve(values.logs, [commit, ...(kind.length === 0 ? ['all'] : kind)].join('-'));
mkdirSync(logs, { recursive: true });

const end = performance.now() + 60_000 * Number(values.minutes);

for (let loop = 0; loop < Number(values.busy); loop++) startBusyLoop();

let failures = 0;
let runs = 0;
let longest = 0;
while (runs < times && longest < left()) {
  const log = join(logs, `${runs + 1}.log`);
  const ended = `${log}.status`;
  if (!existsSync(ended)) {
    const begun = performance.now();
    const status = await runOnce(log);
    if (status === undefined) break;
    longest = Math.max(longest, performance.now() - begun);
    writeFileSync(ended, `${status} ${Math.round((performance.now() - begun) / 1000)}`);
  }
  const [status, seconds] = readFileSync(ended, 'utf8').split(' ');
  runs++;
  if (status !== '0') failures++;
  console.log(`run ${runs} of ${times}: ${status === '0' ? 'passed' : 'FAILED'}, ${seconds} s, ${log}`);
  if (status !== '0') for (const line of failuresIn(log)) console.log(`  ${line}`);
}
if (runs < times) console.log(`There was time for ${runs} of ${times} runs.`);
if (runs > 0) console.log(failures === 0 ? `All ${runs} runs passed.` : `${failures} of ${runs} runs failed.`);
process.exit(failures === 0 ? 0 : 1);

/** Milliseconds. */
function left(): number {
  return end - performance.now();
}

/** Everything in a fresh clone, or only the test files that were named; undefined if there was no time to finish. */
async function runOnce(log: string): Promise<number | undefined> {
  rmSync(log, { force: true }); // of a run that was stopped
  const clone = mkdtempSync(join(tmpdir(), 'gamut-repeat-'));
  try {
    git('clone', '--quiet', root, clone);
    if (positionals.length === 0) return await runLogged('npm', ['test'], clone, log);
    const installed = await runLogged('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], clone, log);
    if (installed !== 0) return installed;
    return await runLogged(process.execPath, ['node_modules/vitest/vitest.mjs', 'run', ...positionals], clone, log);
  } finally {
    rmSync(clone, { recursive: true, force: true, maxRetries: 5 });
  }
}

/** When asked to stop, it forwards the signal and leaves nothing but the logs of finished runs. */
async function runLogged(
  program: string,
  args: readonly string[],
  cwd: string,
  log: string,
): Promise<number | undefined> {
  const file = openSync(log, 'a');
  const env = { ...process.env, CI: 'true' };
  const timeout = Number.isFinite(end) ? { timeout: Math.max(1, Math.round(left())) } : {};
  const { code, asked } = await runHere(program, args, { cwd, env, stdio: ['ignore', file, file], ...timeout });
  closeSync(file);
  if (asked !== undefined) {
    rmSync(cwd, { recursive: true, force: true, maxRetries: 5 });
    process.kill(process.pid, asked);
  }
  return left() <= 0 ? undefined : (code ?? 1);
}

/** Ends with this process, however that ends, because its standard input is then closed. */
function startBusyLoop(): void {
  const body = `process.stdin.resume().on('end', () => process.exit());
    const spin = () => { const end = Date.now() + 20; while (Date.now() < end); setImmediate(spin); };
    spin();`;
  spawn(process.execPath, ['-e', body], { stdio: ['pipe', 'ignore', 'ignore'] });
}

/** What the log says of tests and checks that failed, without colours. */
function failuresIn(log: string): readonly string[] {
  const lines = stripVTControlCharacters(readFileSync(log, 'utf8')).split('\n');
  const from = lines.findIndex((line) => /Failed Tests|Failed Suites/.test(line));
  const told = from < 0 ? [] : lines.slice(from, from + MOST_LINES);
  return [...told, ...lines.filter((line) => /^✗\s/.test(line))].map((line) => line.slice(0, 200));
}

function git(...args: readonly string[]): string {
  const { status, stdout, stderr } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
  return stdout.trim();
}
