import { spawn, spawnSync } from 'node:child_process';
import { closeSync, existsSync, mkdirSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { root, runHere } from './node.mjs';

// Runs the tests again and again, to find flaky ones: `npm run test:repeat -- --times 10`. Each run uses a fresh clone
// of the last commit, as a newcomer would, and leaves a log. A run with a log is not repeated, so that the command
// resumes where it was stopped.
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    /** How many runs. */
    times: { type: 'string', default: '10' },
    /** Busy loops that run at the same time, each using a core. */
    busy: { type: 'string', default: '0' },
    logs: { type: 'string', default: join('build', 'repeat') },
  },
});
const times = Number(values.times);
const commit = git('rev-parse', '--short', 'HEAD');
const kind = [...positionals.map((part) => part.replaceAll(/\W+/g, '-')), ...(values.busy === '0' ? [] : ['busy'])];
const logs = resolve(values.logs, [commit, ...(kind.length === 0 ? ['all'] : kind)].join('-'));
mkdirSync(logs, { recursive: true });

for (let loop = 0; loop < Number(values.busy); loop++) startBusyLoop();

let failures = 0;
for (let run = 1; run <= times; run++) {
  const log = join(logs, `${run}.log`);
  const ended = `${log}.status`;
  if (!existsSync(ended)) {
    const begun = performance.now();
    const status = await runOnce(log);
    writeFileSync(ended, `${status} ${Math.round((performance.now() - begun) / 1000)}`);
  }
  const [status, seconds] = readFileSync(ended, 'utf8').split(' ');
  if (status !== '0') failures++;
  console.log(`run ${run} of ${times}: ${status === '0' ? 'passed' : 'FAILED'}, ${seconds} s, ${log}`);
  if (status !== '0') for (const name of failedTests(log)) console.log(`  ${name}`);
}
console.log(failures === 0 ? `All ${times} runs passed.` : `${failures} of ${times} runs failed.`);
process.exit(failures === 0 ? 0 : 1);

/** Everything in a fresh clone, or only the test files that were named. */
async function runOnce(log: string): Promise<number> {
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
async function runLogged(program: string, args: readonly string[], cwd: string, log: string): Promise<number> {
  const file = openSync(log, 'a');
  const env = { ...process.env, CI: 'true' };
  const { code, asked } = await runHere(program, args, { cwd, env, stdio: ['ignore', file, file] });
  closeSync(file);
  if (asked !== undefined) {
    rmSync(cwd, { recursive: true, force: true, maxRetries: 5 });
    process.kill(process.pid, asked);
  }
  return code ?? 1;
}

/** Ends with this process, however that ends, because its standard input is then closed. */
function startBusyLoop(): void {
  const body = `process.stdin.resume().on('end', () => process.exit());
    const spin = () => { const end = Date.now() + 20; while (Date.now() < end); setImmediate(spin); };
    spin();`;
  spawn(process.execPath, ['-e', body], { stdio: ['pipe', 'ignore', 'ignore'] });
}

function failedTests(log: string): ReadonlySet<string> {
  const lines = readFileSync(log, 'utf8').split('\n');
  return new Set(lines.filter((line) => /^\s*(FAIL|✗)\s/.test(line)).map((line) => line.trim()));
}

function git(...args: readonly string[]): string {
  const { status, stdout, stderr } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
  return stdout.trim();
}
