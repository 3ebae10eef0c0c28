import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { pathToFileURL } from 'node:url';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { buildSite } from '../../tools/build.ts';
import { root, WATCHED } from '../../tools/node.mjs';

const folder = mkdtempSync(join(tmpdir(), 'gamut-starter-'));
afterAll(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));

// A server needs the page.
beforeAll(buildSite);

const started: number[] = [];
afterEach(() => {
  for (const id of started.splice(0)) {
    try {
      process.kill(-id, 'SIGKILL');
    } catch {
      // it has ended, as it should
    }
  }
});

/** The command that starts a program as an old Node does: by a starter that runs another Node. */
function starting(words: readonly string[]): string[] {
  const { href } = pathToFileURL(join(root, 'tools/node.mjs'));
  const code = `const { become } = await import(${JSON.stringify(href)}); await become(process.execPath, ${JSON.stringify(words)});`;
  return ['--input-type=module', '--eval', code];
}

/** Resolves once the program prints something. */
async function start(words: readonly string[], input = ''): Promise<{ starter: ChildProcess; program: number }> {
  const starter = spawn(process.execPath, starting(words), {
    stdio: ['pipe', 'pipe', 'inherit'],
    env: { ...process.env, GAMUT_DATA: folder },
    detached: true, // a group of its own, as a terminal gives it
  });
  started.push(starter.pid ?? 0);
  starter.stdin.write(input);
  await once(starter.stdout, 'data');
  starter.stdout.resume();
  const [program] = childrenOf(starter.pid);
  return { starter, program };
}

const childrenOf = (id: number | undefined) => listed('--ppid', id);
const listOf = (group: number) => listed('-g', group);

function listed(by: string, id: number | undefined): number[] {
  const { stdout } = spawnSync('ps', ['-o', 'pid=', by, String(id)], { encoding: 'utf8' });
  return stdout.split('\n').filter(Boolean).map(Number);
}

/** A zombie process does not count as running. */
function isRunning(id: number): boolean {
  const state = spawnSync('ps', ['-o', 'stat=', '-p', String(id)], { encoding: 'utf8' }).stdout.trim();
  return state !== '' && !state.startsWith('Z');
}

const gamut = join(root, 'bin/gamut.mjs');
/** Programs that listen, think in the background, or are busy for a long time; how they end when interrupted. */
const PROGRAMS: readonly [name: string, words: string[], input: string, ended: [number | null, string | null]][] = [
  ['serve', [gamut, 'serve', '--port', '0', '--workers', '1'], '', [0, null]],
  ['ugi', [gamut, 'ugi', 'agere'], 'ugi\n', [null, 'SIGINT']],
  ['perft', [gamut, 'perft', 'epaminondas', '--depth', '20'], '', [null, 'SIGINT']],
];

describe.each(PROGRAMS)('%s', (_, words, input, ended) => {
  test('an interrupt of the starter ends both, and the status is that of the program', async () => {
    const { starter, program } = await start(words, input);
    starter.kill('SIGINT');
    expect(await once(starter, 'exit')).toEqual(ended);
    expect(isRunning(program)).toBe(false);
  });

  test('Ctrl-C, which both of them get, is one interrupt', async () => {
    const { starter, program } = await start(words, input);
    process.kill(-(starter.pid ?? 0), 'SIGINT');
    expect(await once(starter, 'exit')).toEqual(ended);
    expect(isRunning(program)).toBe(false);
  });

  test('a starter that is killed leaves nobody behind', async () => {
    const { starter, program } = await start(words, input);
    starter.kill('SIGKILL');
    await once(starter, 'exit');
    await expect.poll(() => isRunning(program)).toBe(false);
  });
});

test.each(['SIGTERM', 'SIGKILL'] as const)('what npm started ends with its shell: %s', async (signal) => {
  const words = `"${process.execPath}" "${join(root, 'tools/setup.mjs')}" bench; :`; // the last word keeps the shell
  const env = { ...process.env, npm_lifecycle_event: 'bench' };
  const shell = spawn('sh', ['-c', words], { stdio: ['ignore', 'pipe', 'inherit'], env, detached: true });
  const group = shell.pid ?? 0;
  started.push(group);
  await once(shell.stdout, 'data');
  // The starter, the command, and the process that measures a game.
  const running = () => listOf(group).filter((id) => id !== group);
  await expect.poll(running).toHaveLength(3);
  const ids = running();
  shell.kill(signal);
  await expect.poll(() => ids.filter(isRunning)).toEqual([]);
});

test.each(['SIGINT', 'SIGTERM', 'SIGKILL'] as const)(
  'a benchmark that is ended measures no further: %s',
  async (signal) => {
    const bench = spawn(process.execPath, [gamut, 'bench', '--rounds', '1000'], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    started.push(bench.pid ?? 0);
    await once(bench.stdout, 'data');
    await expect.poll(() => childrenOf(bench.pid)).toHaveLength(1);
    const measuring = childrenOf(bench.pid);
    bench.kill(signal);
    expect(await once(bench, 'exit')).toEqual([null, signal]);
    await expect.poll(() => measuring.filter(isRunning)).toEqual([]);
  },
);

test('a program that ends leaves its starter with its status', () => {
  const run = (words: readonly string[]) => spawnSync(process.execPath, starting(words), { encoding: 'utf8' });
  expect(run([gamut, '--version'])).toMatchObject({ status: 0, stderr: '' });
  expect(run(['-e', 'process.exitCode = 7'])).toMatchObject({ status: 7, stdout: '', stderr: '' });
  expect(run(['-e', 'process.kill(process.pid, "SIGHUP")'])).toMatchObject({ status: null, signal: 'SIGHUP' });
});

test('what a program starts is not taken for one that a starter watches', () => {
  const inner = JSON.stringify(`process.stdout.write(String(process.env.${WATCHED}))`);
  const outer = `require('node:child_process').spawnSync(process.execPath, ['-e', ${inner}], { stdio: 'inherit' })`;
  expect(spawnSync(process.execPath, starting(['-e', outer]), { encoding: 'utf8' }).stdout).toBe('undefined');
});

test('a program that runs another one takes it along', async () => {
  const slow = join(folder, 'slow.mjs');
  writeFileSync(
    slow,
    `const { runHere } = await import(${JSON.stringify(pathToFileURL(join(root, 'tools/node.mjs')).href)});
     const { code, signal } = await runHere(process.execPath, ['-e', 'console.log(process.pid); setInterval(() => {}, 1000)']);
     process.exitCode = signal === null ? code : 9;`,
  );
  const { starter, program } = await start([slow]);
  const [inner] = childrenOf(program);
  expect(isRunning(inner)).toBe(true);
  starter.kill('SIGKILL');
  await once(starter, 'exit');
  await expect.poll(() => isRunning(program) || isRunning(inner)).toBe(false);
});

test.each([
  ['Containerfile', /^CMD (.*)$/m],
  ['gamut.service', /^ExecStart=(.*)$/m],
])('where %s starts a server, no shell stands between it and the signal to stop', (file, line) => {
  const found = line.exec(readFileSync(join(root, 'examples/deploy', file), 'utf8'))?.[1] ?? '';
  expect(found.replace(/["[\],]/g, '')).toMatch(/^(\/usr\/bin\/)?node tools\/setup\.mjs start$/);
});
