import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  closeSync,
  lstatSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';

const program = fileURLToPath(new URL('../../bin/gamut.mjs', import.meta.url));
const top = mkdtempSync(join(tmpdir(), 'gamut-outputs-'));
afterAll(() => rmSync(top, { recursive: true }));

let folder: string;
let game: string;
beforeEach(() => {
  folder = mkdtempSync(join(top, 'case-'));
  game = join(folder, 'game.txt');
  writeFileSync(game, '[Game "Crosscut"]\n[Size "5"]\n\n1. b2 c2 2. b3 c3 3. b4 1-0\n');
});

function gamut(words: readonly string[], stdout?: number) {
  return spawnSync(process.execPath, [program, ...words], {
    encoding: 'utf8',
    env: { ...process.env, LC_ALL: 'en_GB.UTF-8', GAMUT_DATA: join(folder, 'data') },
    stdio: ['ignore', stdout ?? 'pipe', 'pipe'],
    timeout: 100_000, // one that hangs fails itself, not the whole test
    killSignal: 'SIGKILL',
  });
}

const MATCH = ['random', 'random', '--game', 'crosscut', '--size', '5', '--pairs', '1'];
/** Every command that writes to a file that a user names, and what the file then begins with. */
const WRITERS: readonly [name: string, words: (file: string) => string[], start: string][] = [
  ['convert -o', (file) => ['convert', game, '--to', 'json', '-o', file], '{"format":"gamut record"'],
  ['match --report', (file) => ['match', ...MATCH, '--report', file], '<!doctype html>'],
  ['match --log', (file) => ['match', ...MATCH, '--log', file], '{"game":"crosscut"'],
  [
    'arena --report',
    (file) => ['arena', join(folder, 'none'), '--with', 'random,museum:random', ...MATCH.slice(2), '--report', file],
    '<!doctype html>',
  ],
  [
    'train --report',
    (file) => ['train', 'agere', '--size=3', '--games=8', '--nodes=1', '--rounds=1', '--report', file],
    '<!doctype html>',
  ],
  [
    'train --policy --report',
    (file) => ['train', 'agere', '--policy', '--size=3', '--games=8', '--nodes=8', '--rounds=1', '--report', file],
    '<!doctype html>',
  ],
];
/** The file of a solution is read before it is written, so only regular files will do. */
const KEEPERS: typeof WRITERS = [
  ...WRITERS,
  ['solve --save', (file) => ['solve', 'crosscut', '--size=5', '--save', file], '{"format":2'],
];

describe.each(KEEPERS)('%s', (_, words, start) => {
  beforeEach(() => {
    spawnSync('mkdir', [join(folder, 'none')]);
  });

  test('leaves the mode of a file and the link to it as they are', () => {
    const mode = 0o640; // neither that of a new file nor that of a private one
    const file = join(folder, 'target');
    const link = join(folder, 'link');
    if (start.startsWith('{"format":2') || start.startsWith('{"game"')) {
      // These read what is there first: it has to be theirs.
      expect(gamut(words(file))).toMatchObject({ status: 0, stderr: '' });
    } else writeFileSync(file, 'old');
    chmodSync(file, mode);
    symlinkSync('target', link);
    expect(gamut(words(link))).toMatchObject({ status: 0, stderr: '' });
    expect(lstatSync(link).isSymbolicLink()).toBe(true);
    expect(statSync(file).mode & 0o7777).toBe(mode);
    expect(readFileSync(file, 'utf8').toLowerCase().startsWith(start.toLowerCase())).toBe(true);
  });

  test('a new file has the usual mode, also at the end of a link', () => {
    symlinkSync('target', join(folder, 'link'));
    writeFileSync(join(folder, 'usual'), '');
    expect(gamut(words(join(folder, 'link')))).toMatchObject({ status: 0, stderr: '' });
    expect(lstatSync(join(folder, 'link')).isSymbolicLink()).toBe(true);
    expect(statSync(join(folder, 'target')).mode).toBe(statSync(join(folder, 'usual')).mode);
  });
});

describe.each(WRITERS)('%s', (_, words, start) => {
  beforeEach(() => {
    spawnSync('mkdir', [join(folder, 'none')]);
  });

  test('writes to a pipe with a name', async () => {
    const pipe = join(folder, 'pipe');
    expect(spawnSync('mkfifo', [pipe]).status).toBe(0);
    const reader = spawn('cat', [pipe], { stdio: ['ignore', 'pipe', 'inherit'] });
    const read = text(reader.stdout);
    expect(gamut(words(pipe))).toMatchObject({ status: 0, stderr: '' });
    expect((await read).toLowerCase().startsWith(start.toLowerCase())).toBe(true);
    expect(lstatSync(pipe).isFIFO()).toBe(true);
  });

  // Devices of our own, in a folder of our own: only root may make them.
  const canMakeDevices = process.getuid?.() === 0 && process.platform === 'linux';
  test.runIf(canMakeDevices)('writes to a device, and a full one is one sentence and status 1', () => {
    const [sink, full] = [join(folder, 'sink'), join(folder, 'full')];
    expect(spawnSync('mknod', [sink, 'c', '1', '3']).status).toBe(0);
    expect(spawnSync('mknod', [full, 'c', '1', '7']).status).toBe(0);
    expect(gamut(words(sink))).toMatchObject({ status: 0, stderr: '' });
    const { status, stderr } = gamut(words(full));
    expect(stderr).toMatch(/^The \w+ \S+ cannot be \w+: the disk is full\.\n$/);
    expect(status).toBe(1);
    for (const device of [sink, full]) expect(lstatSync(device).isCharacterDevice()).toBe(true);
  });
});

test('a solution is kept in a file only, and a pipe is not waited for', () => {
  const pipe = join(folder, 'pipe');
  spawnSync('mkfifo', [pipe]);
  const { status, stderr } = gamut(['solve', 'crosscut', '--size=5', '--save', pipe]);
  expect(stderr).toBe(`${pipe} is not a file, and progress can only be kept in a file.\n`);
  expect(status).toBe(2);
});

describe('standard output', () => {
  const words = [['games'], ['--help'], ['show', 'game'], ['match', ...MATCH], ['perft', 'agere']];

  test.runIf(process.platform === 'linux').each(words)('%s on a full disk is one sentence and status 1', (...list) => {
    const full = openSync('/dev/full', 'w'); // opened for writing, never replaced
    const { status, stderr } = gamut(
      list.map((word) => (word === 'game' ? game : word)),
      full,
    );
    closeSync(full);
    expect(stderr).toBe('The output cannot be written: the disk is full.\n');
    expect(status).toBe(1);
  });

  test('a reader that leaves early is no fault', async () => {
    const child = spawn(process.execPath, [program, 'perft', 'agere', '--size', '3', '--depth', '7'], {
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    child.stdout.destroy();
    const said = text(child.stderr);
    const [status] = await once(child, 'exit');
    expect(status).toBe(0);
    expect(await said).toBe('');
  });

  // A file system of four pages, which only root may make.
  test.runIf(process.getuid?.() === 0 && process.platform === 'linux')(
    'a disk that fills up in the middle of a text',
    () => {
      const disk = join(folder, 'disk');
      spawnSync('mkdir', [disk]);
      if (spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=16k', 'tmpfs', disk]).status !== 0) return;
      try {
        const long = join(folder, 'long.txt');
        writeFileSync(
          long,
          `[Game "Crosscut"]\n[Size "5"]\n\n${`{${'word '.repeat(700)}} b2 `}${`{${'word '.repeat(700)}} c2 `.repeat(1)}`,
        );
        const file = join(disk, 'out');
        writeFileSync(join(disk, 'rest'), Buffer.alloc(12_288));
        const handle = openSync(file, 'w');
        const { status, stderr } = gamut(['convert', long, '--to', 'json'], handle);
        closeSync(handle);
        expect(stderr).toBe('The output cannot be written: the disk is full.\n');
        expect(status).toBe(1);
        const named = gamut(['convert', long, '--to', 'json', '-o', file]);
        expect(named.stderr).toBe(`The file ${file} cannot be written: the disk is full.\n`);
        expect(named.status).toBe(1);
      } finally {
        spawnSync('umount', [disk]);
      }
    },
  );
});
