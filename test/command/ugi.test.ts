import { spawnSync } from 'node:child_process';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import { afterAll, describe, expect, test } from 'vitest';
import { UgiSession } from '../../src/cli/ugi/session.ts';
import { type OptionValue, optionsOf } from '../../src/core/options.ts';
import { games } from '../../src/games/index.ts';
import { Thinker } from '../../src/node/thinking/thinker.ts';

// The same texts in every run: GAMUT_LONG=1 tries others.
if (process.env.GAMUT_LONG !== '1') fc.configureGlobal({ seed: 1 });

const thinker = new Thinker();
afterAll(() => thinker.close());

/** A session and the lines it has printed since the last question. */
function session(id: string, given: Readonly<Record<string, OptionValue>> = {}) {
  const game = games.find((one) => one.id === id);
  if (game === undefined) throw new Error(`no game ${id}`);
  const options = optionsOf(game.options, given);
  const said: string[] = [];
  const ugi = new UgiSession(game, options, thinker, (line) => said.push(line));
  return {
    send(...lines: string[]): string[] {
      said.length = 0;
      for (const line of lines) ugi.receive(line);
      return [...said];
    },
    /** The output until the running search has answered. */
    async think(...lines: string[]): Promise<string[]> {
      this.send(...lines);
      await ugi.end();
      return [...said];
    },
    ask(question: string): string {
      return this.send(`query ${question}`).join('\n');
    },
  };
}

test('ugi introduces the engine and its options', () => {
  const lines = session('agere', { size: 5 }).send('ugi');
  expect(lines).toContain('option name size type spin default 5 min 3 max 14');
  expect(lines).toContain('option name pie type check default false');
  expect(lines).toContain('option name win type combo default held var held var immediate');
  expect(lines.at(-1)).toBe('ugiok');
  expect(lines[0]).toBe('id name Gamut Agere');
});

test('rule options take effect with the next game', () => {
  const ugi = session('agere');
  ugi.send('setoption name size value 3');
  expect(ugi.ask('fen')).toBe('response 1/2/3/4/5/6/7/8 1');
  ugi.send('uginewgame');
  expect(ugi.ask('fen')).toBe('response 1/2/3 1');
  ugi.send('setoption name size value 4', 'position startpos');
  expect(ugi.ask('fen')).toBe('response 1/2/3/4 1');
  expect(ugi.send('setoption name size value 99')[0]).toMatch(/^info string error: /);
  expect(ugi.send('setoption name colour value red')).toEqual(['info string unknown: option colour']);
});

test('Level chooses a level, which thinks its own nodes whatever time there is', async () => {
  const ugi = session('crosscut');
  expect(ugi.send('ugi')).toContain('option name Level type spin default 10 min 1 max 10');
  expect(ugi.send('setoption name level value 2')).toEqual([]);
  const lines = await ugi.think('go movetime 60000');
  expect(lines.at(-2)).toMatch(/^info depth 1 nodes \d{1,2} /);
  expect(await ugi.think('go p1time 60000 p2time 60000')).toHaveLength(2);
  for (const value of ['0', '11', 'x', '', '3.5']) {
    expect(ugi.send(`setoption name Level value ${value}`)[0]).toMatch(/^info string error: Level is a whole number/);
  }
});

describe('position', () => {
  test('from the start, with moves', () => {
    const ugi = session('agere', { size: 3 });
    expect(ugi.send('position startpos moves a1 a2 a1-a2')).toEqual([]);
    expect(ugi.ask('fen')).toBe('response 1/2/1,by,1 2');
    expect(ugi.ask('legal')).toBe('response a1 a3 b1 b2 c1');
    expect(ugi.ask('turn')).toBe('response 2');
    expect(ugi.ask('p1turn')).toBe('response false');
  });

  test('from text, which may have spaces', () => {
    const ugi = session('azacru', { players: 2 });
    const text = ugi.ask('fen').replace('response ', '');
    expect(ugi.send(`position fen ${text} moves a3-b3`)).toEqual([]);
    expect(ugi.ask('turn')).toBe('response 2');
    expect(ugi.ask('players')).toBe('response 2');
    expect(ugi.ask('scores')).toBe('response 1 0');
  });

  test('a bad move or text leaves the old position, with an error line', () => {
    const ugi = session('agere', { size: 3 });
    ugi.send('position startpos moves a1');
    const lines = ugi.send('position startpos moves a2 a2 a3');
    expect(lines).toEqual([
      "info string error: illegal move a2 (move 2): You can place only on an empty cell, and your opponent's stack is on a2.",
    ]);
    expect(ugi.send('position fen 1/2/x 1')).toEqual(['info string error: "x" is not a valid cell in a position.']);
    expect(ugi.ask('fen')).toBe('response 1/2/y,2 2');
  });
});

test('a finished game is over for every query', () => {
  const ugi = session('agere');
  ugi.send('position fen y/y,1/y,2 1');
  expect(ugi.ask('gameover')).toBe('response true');
  expect(ugi.ask('turn')).toBe('response 0');
  expect(ugi.ask('legal')).toBe('response');
  expect(ugi.ask('result')).toBe('response p1win');
  expect(ugi.ask('winners')).toBe('response 1');
  expect(ugi.ask('reason')).toBe('response connection');
  expect(ugi.send('go nodes 100')).toEqual(['info string error: the game is over', 'bestmove none']);
});

test('a running game has neither result nor winners', () => {
  const ugi = session('epaminondas');
  expect(ugi.ask('gameover')).toBe('response false');
  for (const question of ['result', 'winners', 'reason', 'scores']) expect(ugi.ask(question)).toBe('response none');
});

test('go thinks and answers with a legal move', async () => {
  const ugi = session('crosscut');
  const legal = ugi.ask('legal').split(' ').slice(1);
  for (const limit of ['movetime 50', 'depth 3', 'nodes 100', 'p1time 1000 p2time 1000', 'ptime 900 900 pinc 0 0']) {
    const lines = await ugi.think(`go ${limit}`);
    expect(lines[0]).toMatch(/^info depth \d+ nodes \d+ nps \d+ time \d+ score (cp -?\d+|(win|loss) \d+) pv \w+/);
    expect(legal).toContain(lines.at(-1)?.replace('bestmove ', ''));
  }
});

test('a proved win is said to be one', async () => {
  const ugi = session('crosscut');
  ugi.send('position fen 7/7/7/1rrrr2/7/2bb3/7 1');
  const lines = await ugi.think('go nodes 1000');
  expect(lines.at(-2)).toMatch(/ score win 1 pv f4$/);
  expect(lines.at(-1)).toBe('bestmove f4');
});

test('go infinite answers isready at once and keeps its move until stop', async () => {
  const ugi = session('epaminondas');
  expect(ugi.send('go infinite', 'isready')).toContain('readyok');
  expect(ugi.send('go nodes 1')).toContain('info string error: already thinking');
  const lines = await ugi.think('stop');
  expect(lines.at(-1)).toMatch(/^bestmove /);
  expect(ugi.send('stop')).toEqual([]);
});

test('unknown commands are ignored, with one line', () => {
  const ugi = session('agere');
  expect(ugi.send('hello there')).toEqual(['info string unknown: hello there']);
  expect(ugi.send('query colour')).toEqual(['info string unknown: query colour']);
  expect(ugi.send('position sideways')).toEqual(['info string unknown: position sideways']);
  expect(ugi.send('', '   ')).toEqual([]);
});

test('help lists every command and every question', () => {
  const lines = session('agere').send('help');
  for (const line of lines) expect(line).toMatch(/^info string \S/);
  const all = lines.join('\n');
  for (const word of ['ugi', 'isready', 'setoption', 'uginewgame', 'position', 'query', 'go', 'stop', 'quit', 'legal'])
    expect(all).toMatch(new RegExp(`\\b${word}\\b`));
});

test('any lines are survived, and every answer is one of the protocol', () => {
  const words = fc.constantFrom(
    'ugi',
    'stop',
    'position',
    'fen',
    'startpos',
    'moves',
    'query',
    'legal',
    'setoption',
    'name',
    'value',
    'size',
    '1/2/3 1',
    'a1',
  );
  const line = fc.oneof(
    fc.array(words).map((parts) => parts.join(' ')),
    fc.string({ unit: 'binary' }),
  );
  fc.assert(
    fc.property(fc.constantFrom(...games.map(({ id }) => id)), fc.array(line), (id, lines) => {
      const clean = lines.filter((one) => one.trim() !== 'quit');
      for (const said of session(id).send(...clean)) {
        expect(said).toMatch(/^(id|option|ugiok|readyok|response|bestmove|info string (error|unknown):)/);
      }
    }),
  );
});

test('the real process answers on a pipe, drops a line that is too long, and ends with status 0', () => {
  const program = fileURLToPath(new URL('../../bin/gamut.mjs', import.meta.url));
  const input = `isready\nposition ${'x'.repeat(2 << 20)}\r\nquery players\r\nquit\nquery turn\n`;
  const run = spawnSync(process.execPath, [program, 'ugi', 'shacru', '--players', '4'], { input, encoding: 'utf8' });
  expect(run.stdout).toBe('readyok\ninfo string error: a line was longer than 1 MiB and was dropped\nresponse 4\n');
  expect(run.status).toBe(0);
});
