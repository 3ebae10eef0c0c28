import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, test } from 'vitest';
import { games } from '../../src/games/index.ts';

const program = fileURLToPath(new URL('../../bin/gamut.mjs', import.meta.url));

const data = mkdtempSync(join(tmpdir(), 'gamut-command-'));
afterAll(() => rmSync(data, { recursive: true, force: true }));

/** Runs the real command with this input. */
function gamut(words: readonly string[], input = '', env: Readonly<Record<string, string>> = {}) {
  const run = spawnSync(process.execPath, [program, ...words], {
    input,
    encoding: 'utf8',
    env: { ...process.env, LANG: 'en_GB.UTF-8', LC_ALL: '', LC_MESSAGES: '', GAMUT_DATA: data, ...env },
  });
  return { status: run.status, out: run.stdout, err: run.stderr };
}

describe('wrong words get one sentence and status 2', () => {
  test.each([
    [['perf'], 'There is no command perf; did you mean perft?'],
    [['xyzzy'], 'There is no command xyzzy; gamut --help lists them all.'],
    [['--halp'], 'There is no option --halp; did you mean --help?'],
    [['--xyzzy'], 'There is no option --xyzzy; --help lists them all.'],
    [['help', 'perf'], 'There is no command perf; did you mean perft?'],
    [['perft', 'agre'], 'There is no game called agre (did you mean agere?).'],
    [['perft', 'agere', '--size', '44'], '--size of Agere must be 3 to 14, not 44.'],
    [['perft', 'agere', '--files', '9'], 'Agere has no option --files; it has --players, --size, --pie, --win.'],
    [['perft', 'agere', '--sise', '4'], 'There is no option --sise; did you mean --size?'],
    [['perft', 'agere', '--depth', 'x'], '--depth must be a whole number from 1 to 30, not x.'],
    [['perft', 'agere', '--depth'], 'The option --depth <n> needs a value.'],
    [['perft'], 'perft needs a game: '],
    [['perft', 'agere', '--position', 'y/y'], 'The rows do not make a board of this game'],
    [['perft', 'agere', 'azacru'], 'Too many arguments: '],
    [['solve', 'shacru', '--players', '3'], 'Only games of two players can be solved.'],
    [['solve', 'pacru'], 'Pacru has too many moves to be solved.'],
    [['match', 'ab', 'uct'], '--game'],
    [['match', 'ab', 'nobody', '--game', 'agere'], 'nobody'],
    [['ugi'], '<game> is missing; see --help.'],
    [['bench', 'chess'], 'There is no game called chess.'],
    [['play', 'agere', '--seats', 'human'], '--seats names 1 player; this game has 2.'],
    [
      ['play', 'agere', '--seats', 'human,robot'],
      'There is no player called robot. The players of Agere are human, level:<1-10>, best, random, museum:',
    ],
    [['play', 'agere', '--seats', 'human,level:11'], 'A level is a whole number from 1 to 10, not 11.'],
    [['ladder', 'agere', '--nodes-scale', '0'], '--nodes-scale must be a number above 0 and up to 100, not 0.'],
    [['match', 'rung:0', 'best', '--game', 'agere'], 'A level is a whole number from 1 to 10, not 0.'],
    [['match', 'human', 'best', '--game', 'agere'], 'Only computer players play matches'],
    [['play', 'agere', '--seats', 'human,mcts:luck=3'], 'There is no parameter luck; there are exploration, '],
    [['play', 'azacru', '--seats', 'human,uct,ab'], 'ab is for two players.'],
    [['play', 'agere', '--lang', 'fr'], '--lang must be en or pt, not fr.'],
    [['--lang', 'de'], '--lang must be en or pt, not de.'],
    [['games', '--lang='], '--lang must be en or pt, not "".'],
    [['xyzzy', '--lang', 'pt'], 'Não há o comando xyzzy; gamut --help mostra-os todos.'],
    [['perft', 'agere', '--dept', '1', '--lang=pt'], 'Não há a opção --dept; queria dizer --depth?'],
    [['perft', 'agere', '--size', '44', '--lang', 'pt'], '--size em Agere tem de ser 3 a 14, e não 44.'],
    [['convert', 'x', '--lang', 'pt'], 'Falta --to <formato>; veja --help.'],
    [['ugi', '--lang', 'pt'], 'Falta <jogo>; veja --help.'],
    [
      ['play', 'agere', '--seats', 'human,level:11', '--lang', 'pt'],
      'Um nível é um número inteiro de 1 a 10, e não 11.',
    ],
    [['play', 'azacru', '--seats', 'human,uct,ab', '--lang', 'pt'], 'ab é para dois jogadores.'],
  ])('gamut %j', (words, sentence) => {
    const { status, out, err } = gamut(words);
    expect(err).toContain(sentence);
    expect(err.trim().split('\n').length).toBe(1);
    expect(out).toBe('');
    expect(status).toBe(2);
  });
});

test('help of an engine names the gap in its command line', () => {
  expect(gamut(['bridge', '--help']).out).toContain('{game} in it becomes the name');
});

test('help and version are no errors', () => {
  expect(gamut(['--help'])).toMatchObject({ status: 0, err: '' });
  expect(gamut(['--version']).out).toMatch(/^\d+\.\d+\.\d+\n$/);
});

test('games lists every game with its designer', () => {
  const { out } = gamut(['games']);
  for (const { name, designer } of games) expect(out).toContain(`${name}, by ${designer}`);
  expect(JSON.parse(gamut(['games', '--json']).out).length).toBe(games.length);
});

describe('perft', () => {
  test('prints a count for each depth', () => {
    expect(gamut(['perft', 'agere', '--size', '3', '--depth', '4']).out).toBe('1 6\n2 30\n3 138\n4 594\n');
  });

  test('counts from a position, divided by first move, as JSON', () => {
    const { out } = gamut(['perft', 'agere', '--position', '1/2/y,b,1 1', '--divide', '--depth', '2', '--json']);
    const report = JSON.parse(out);
    expect(report).toMatchObject({ game: 'agere', position: '1/2/y,b,1 1', depth: 2 });
    expect(Object.keys(report.divide)).toEqual(['a1-a2', 'a3', 'b1', 'b2', 'c1']);
    expect(report.total).toBe(Object.values<number>(report.divide).reduce((sum, count) => sum + count));
  });
});

test('bench reports rates of one game as JSON', () => {
  const { out, err } = gamut(['bench', 'agere', '--json', '--rounds', '1']);
  expect(err).toBe('');
  const report = JSON.parse(out);
  expect(report.kernel).toBeGreaterThan(1e6);
  expect(report.results.length).toBe(games.find(({ id }) => id === 'agere')?.bench.length);
  for (const one of report.results) {
    expect(one).toMatchObject({
      game: 'agere',
      playouts: expect.any(Number),
      perft: expect.any(Number),
      lists: expect.any(Number),
    });
  }
});

test('solve finds the first player winning on small boards', () => {
  const report = JSON.parse(gamut(['solve', 'crosscut', '--size', '5', '--json']).out);
  expect(report).toMatchObject({ value: 'win', distance: 5, complete: true });
  expect(gamut(['solve', 'crosscut', '--size', '5']).out).toContain('Red wins in 5 plies');
});

test('match tells who is stronger, and a thinking player beats a random one', () => {
  const { out, status } = gamut([
    'match',
    'ab',
    'random',
    '--game',
    'crosscut',
    '--size',
    '6',
    '--nodes',
    '200',
    '--pairs',
    '4',
    '--json',
  ]);
  expect(status).toBe(0);
  expect(JSON.parse(out).game).toBe('crosscut');
});

describe('play', () => {
  test('asks for game and opponent, refuses with a sentence, takes back, and leaves', () => {
    const { out, status } = gamut([], 'nothing\nAgere\n\n3\n\n\na1\na1\nundo\nposition\nundo\nquit\n');
    expect(out).toContain('There is no game called nothing.');
    expect(out).toContain('Yellow played a1.');
    expect(out).toContain("You can place only on an empty cell, and your opponent's stack is on a1.");
    expect(out).toContain('There is nothing to undo.');
    expect(out.trim().endsWith('Goodbye.')).toBe(true);
    expect(status).toBe(0);
  });

  test('an input that ends is a goodbye, not an error', () => {
    expect(gamut([])).toMatchObject({ status: 0, err: '' });
    expect(gamut(['play', 'agere', '--seats', 'human,human'], 'a1\n')).toMatchObject({ status: 0, err: '' });
  });

  test('the list of seats tells the number of players, so that the first line can be a move', () => {
    const { out } = gamut(['play', 'azacru', '--seats', 'human,human,human'], 'e1-e2\n');
    expect(out).toContain('Blue played e1-e2: 1 tile claimed.');
    expect(out).toContain('Orange to move:');
  });

  test('speaks Portuguese when the environment does', () => {
    const { out } = gamut(['play', 'agere', '--seats', 'human,human'], 'a1\na1\nquit\n', { LANG: 'pt_PT.UTF-8' });
    expect(out).toContain('Só pode colocar numa casa vazia, e em a1 há uma pilha do adversário.');
  });

  test.each(games.map((game) => ({ game, players: Math.max(...game.options.players) })))(
    'computers play $game.name with $players players to the end',
    ({ game, players }) => {
      const seats = ['uct@30', 'level:2', ...new Array(players - 2).fill('random')].join(',');
      const { out, status } = gamut(['play', game.id, '--players', String(players), '--seats', seats]);
      expect(out).toMatch(/\w+\. .*(wins|draw|share the win).*\.\n/);
      expect(status).toBe(0);
    },
  );
});

test('a game between two searches is played on a plain terminal', () => {
  const { out, err } = gamut(['play', 'agere', '--size', '3', '--seats', 'uct@50,mcts:rave=300@50']);
  expect(err).toBe('');
  expect(out).toContain(' wins.');
});

test('help, and the help of a command, speak the language that is asked for', () => {
  expect(gamut(['help', 'perft']).out).toContain('longest sequences to count (default: 3)');
  const whole = gamut(['--help', '--lang', 'pt']).out;
  expect(whole).toContain('Utilização: gamut [comando] [opções]');
  expect(whole).toMatch(/^ {2}games +listar os jogos$/m);
  const one = gamut(['perft', '--help', '--lang', 'pt']).out;
  expect(one).toContain('sequências mais longas a contar (predefinição: 3)');
  expect(one).not.toMatch(/Usage|Options|default|show this/);
});

test('every game is listed in a few lines, none of them blank', () => {
  const blocks = gamut(['games', '--lang', 'pt']).out.trimEnd().split('\n\n');
  expect(blocks.length).toBe(games.length);
  for (const line of blocks.flatMap((block) => block.split('\n'))) expect(line.trim()).not.toBe('');
});
