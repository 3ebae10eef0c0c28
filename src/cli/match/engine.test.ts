import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { afterAll, expect, test } from 'vitest';
import { Foul } from '../../arena/play-game.ts';
import { EngineProcess } from '../../node/engines/engine-process.ts';
import { quoteWord } from '../../node/engines/engine-words.ts';
import { tellsWork } from '../../node/engines/program-work.ts';
import { playMatch } from './match.ts';

const folder = mkdtempSync(join(tmpdir(), 'gamut-engine-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** An engine that notes every line it gets and the id of its process, and runs the code when it is to move. */
function engine(name: string, code: string): { word: string; heard(): string[]; processes(): number[] } {
  const file = join(folder, `${name}.mjs`);
  const notes = join(folder, `${name}.txt`);
  writeFileSync(
    file,
    `import { appendFileSync } from 'node:fs';
    import { createInterface } from 'node:readline';
    appendFileSync(${JSON.stringify(notes)}, 'pid ' + process.pid + '\\n');
    createInterface({ input: process.stdin }).on('line', async (line) => {
      appendFileSync(${JSON.stringify(notes)}, line + '\\n');
      const legal = line.split(' searchmoves ')[1]?.split(' ') ?? [];
      if (line === 'ugi') console.log('id name x\\noption name LegalMoves type check default true\\noption name Seed type spin default 1 min 0 max 9\\nugiok');
      if (line === 'isready') console.log('readyok');
      if (line === 'quit') process.exit(0);
      if (line.startsWith('go')) { ${code} }
    });`,
  );
  const lines = () => readFileSync(notes, 'utf8').trim().split('\n');
  return {
    word: `engine:${quoteWord(process.execPath)} ${quoteWord(file)}`,
    heard: lines,
    processes: () => lines().flatMap((line) => (line.startsWith('pid ') ? [Number(line.slice(4))] : [])),
  };
}

const FLAGS = { game: 'agere', size: 5, pairs: 1, nodes: 10, seed: 1, cap: 200 };

test.each([
  ['an illegal move', 'console.log("bestmove z99")', 'illegal move', /z99/],
  ['a bestmove without a move', 'console.log("bestmove")', 'illegal move', /without a move/],
  ['a crash', 'console.error("Traceback\\nout of ideas"); process.exit(3)', 'crash', /status 3: out of ideas/],
  [
    'a flood of lines',
    'setInterval(() => console.log("info string spam\\n".repeat(9999)))',
    'flood',
    /more than 1 MiB/,
  ],
  ['a line without end', 'process.stdout.write("x".repeat(8000000))', 'flood', /more than/],
])('%s loses the game, with a new process for each game', async (name, code, reason, detail) => {
  const { word, processes } = engine(name, code);
  const { games, tally } = await playMatch([word, 'random'], FLAGS);
  expect(games.map((game) => game.reason)).toEqual([reason, reason]);
  for (const game of games) {
    expect(game.detail).toMatch(detail);
    expect(game.seat).toBe(game.players.indexOf(0));
  }
  expect(tally.players[0]).toMatchObject({ losses: 2, points: 0 });
  expect(new Set(processes()).size).toBe(2);
});

test('an engine that names its games is told when this is none of them', async () => {
  const code = `process.stdout.write('id name x\\noption name Game type combo default other var other\\nugiok\\n');`;
  const word = `engine:${quoteWord(process.execPath)} -e ${quoteWord(`process.stdin.once('data', () => { ${code} })`)}`;
  const { games } = await playMatch([word, 'random'], FLAGS);
  for (const { reason, detail } of games)
    expect([reason, detail]).toEqual(['crash', 'not ready: does not offer agere']);
});

test('who hangs loses on time and is ended by its own id', async () => {
  const { word, processes } = engine('hang', 'for (;;);');
  const { games } = await playMatch([word, 'random'], { ...FLAGS, patience: 1000 });
  expect(games.map((game) => game.reason)).toEqual(['time', 'time']);
  expect(processes().length).toBe(2);
  for (const id of processes()) await gone(id);
});

test('an engine that needs no help plays to the end, repeatably, and is told limits, moves and a seed', async () => {
  const { word, heard } = engine('good', 'console.log("info depth 1\\nbestmove " + legal[0])');
  const first = await playMatch([`${word}@77`, 'random'], FLAGS);
  expect(first.games.map((game) => game.reason)).toEqual(['finished', 'finished']);
  const lines = heard();
  expect(lines).toContain('uginewgame');
  expect(lines).toContain('setoption name LegalMoves value true');
  expect(lines.some((line) => /^setoption name Seed value \d+$/.test(line))).toBe(true);
  // It does not know the option size, so it gets the first position as text.
  expect(lines.some((line) => /^position fen 1\/2\/3\/4\/5 1 moves \S/.test(line))).toBe(true);
  expect(lines.some((line) => /^go nodes 77 searchmoves \S/.test(line))).toBe(true);
  expect(JSON.stringify(await playMatch([`${word}@77`, 'random'], FLAGS))).toBe(JSON.stringify(first));
});

test('an engine that does not watch the clock is told to stop', async () => {
  const { word, heard } = engine('slow', '');
  const { games } = await playMatch([`${word}@50ms`, 'random'], FLAGS);
  expect(games.map((game) => game.reason)).toEqual(['time', 'time']);
  expect(heard().filter((line) => line === 'stop').length).toBe(2);
});

test.skipIf(!tellsWork)('work counts, and patience allows more of it', async () => {
  // Works for 400 ms at its first move, most of it in a program that it starts, and answers the others at once.
  const burn = 'const begun = process.cpuUsage(); while (process.cpuUsage(begun).user < 200000);';
  const { word } = engine(
    'burn',
    `if (!globalThis.worked) {
      globalThis.worked = true;
      ${burn}
      (await import('node:child_process')).spawnSync(process.execPath, ['-e', ${JSON.stringify(burn)}]);
    }
    console.log('bestmove ' + legal[0]);`,
  );
  const short = { ...FLAGS, cap: 16 };
  const { games } = await playMatch([`${word}@50ms`, 'random'], short);
  expect(games.map(({ reason, detail }) => `${reason}: ${detail?.replace(/\d+ ms of/, 'x ms of')}`)).toEqual([
    expect.stringMatching(/^time: (gave no answer in|took x ms of) 250 ms/),
    expect.stringMatching(/^time: (gave no answer in|took x ms of) 250 ms/),
  ]);
  const patient = await playMatch([`${word}@50ms`, 'random'], { ...short, patience: 60_000 });
  for (const { reason } of patient.games) expect(['finished', 'cap']).toContain(reason);
});

test('an engine that cannot introduce itself is a foul, not a wait', async () => {
  const silent = new EngineProcess([process.execPath, '-e', 'setInterval(() => {}, 1000)']);
  silent.send('ugi');
  await expect(silent.until('ugiok', 50)).rejects.toThrow('gave no ugiok in 50 ms');
  silent.kill();
  expect((await silent.ended).signal).toBe('SIGKILL');
  const missing = new EngineProcess([join(folder, 'nothing')]);
  await expect(missing.next(10_000)).rejects.toThrow(Foul);
});

/** Waits until there is no such process; otherwise the test's own limit ends it. */
async function gone(id: number): Promise<void> {
  for (;;) {
    try {
      process.kill(id, 0);
    } catch {
      return;
    }
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
