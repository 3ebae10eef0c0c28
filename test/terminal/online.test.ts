import { expect, test } from 'vitest';
import { legalTexts } from '../../src/core/moves.ts';
import { serverOfTests } from '../server/support/any-server.ts';
import { newGuest } from '../server/support/guests.ts';
import { dataFolder, Terminal } from './terminal.ts';

const server = serverOfTests();

const LINK = /https?:\/\/\S+\/r\/[a-z2-7]{26}/;

test.concurrent('one makes a room in a terminal, another joins it by the link, a third watches, and they play to the end', async () => {
  const words = ['host', 'agere', '--size=3', '--clock=5m+3s', '--name=Ann', `--server=${server.address()}`];
  const ann = new Terminal(words, { columns: 80, rows: 24, data: dataFolder({ pause: 0 }) });
  const page = await ann.shows('The link of this room');
  expect(page).toContain('█▀▀▀▀▀▀▀█');
  const [link] = LINK.exec(page) ?? expect.fail(page);
  const data = dataFolder({ pause: 0 });
  const join = () => new Terminal(['join', link, '--name=Bento'], { data, env: { LANG: 'pt_PT.UTF-8' } });
  const first = join();
  await ann.shows('The game has begun.');
  ann.press('Down', 'Enter');
  expect(await ann.shows('Your turn.')).toMatch(/▸ . Yellow +Ann \(you\) · [45]:\d\d/);
  expect(await first.shows('Bento (eu)')).toContain('Joga o Amarelo');

  ann.type(':a1\r');
  await first.shows('É a sua vez.');
  first.press('C');
  await first.shows('Escrever aos outros');
  first.type('bom jogo\r');
  await ann.shows('Bento (guest): bom jogo');

  // A returning player has the seat that they had.
  first.signal('SIGKILL');
  await ann.shows('Bento (away, guest)');
  const ben = join();
  await ben.shows('É a sua vez.');
  const eve = new Terminal(['watch', `${link}#1`]);
  await eve.shows('You are watching.');
  await ann.shows('1 spectator.');

  ann.press('u');
  await ben.shows('Ann pede para anular uma jogada');
  ben.press('N');
  await ann.shows(/^(?!.*You have asked to undo)/s);
  ben.press('x');
  await ben.shows('Desistir desta partida?');
  ben.press('Down', 'Enter');
  const end = await ann.shows('Blue resigned.');
  expect(end).toContain('Result');
  await eve.shows('Blue resigned.');

  ann.press('Enter');
  await ann.shows('Rematch');
  ann.press('Enter');
  await ben.shows('Ann propõe uma desforra');
  ben.press('Y');
  await ben.shows('A desforra está pronta');
  ben.press('Enter');
  await ann.shows('The rematch is ready');
  ann.press('Enter');
  expect(await ann.shows(/Blue +Ann \(you\)/)).toContain('Yellow to move');
  await ben.shows(/Amarelo +Bento \(eu\)/);
  ben.press('q');
  await ben.shows('Sair? A partida continua sem si');
  ben.press('Down', 'Enter');
  expect(await ben.status()).toBe(0);
});

test.concurrent('a computer answers in a game that was hosted, and what is wrong is one sentence', async () => {
  const missing = new Terminal(['join', 'a'.repeat(26), `--server=${server.address()}`]);
  const away = new Terminal(['watch', `127.0.0.1:1/r/${'a'.repeat(26)}`]);
  const ann = await newGuest(server.address, 'Ann');
  const room = await ann.newRoom({ game: 'crosscut', seats: ['open', 'level:1'] });
  const terminal = new Terminal(['join', room, `--server=${server.address()}`], { data: dataFolder({ pause: 0 }) });
  await terminal.shows('Your turn.');
  const client = ann.open(room);
  terminal.type(':d4\r');
  await terminal.shows(/ 1\. d4 +[a-z]\d/);
  terminal.press('t', 'e', 'r');
  expect(await terminal.shows('Your turn.')).not.toContain('Hint: ');
  const { position } = client.room?.match ?? expect.fail();
  terminal.type(':z99\r');
  await terminal.shows('There is no cell z99');
  terminal.type(`:${legalTexts(position)[0]}\r`);
  await terminal.shows(/ 2\. \S+ +[a-z]\d/);
  client.close();

  expect(await missing.shows('There is no game at this address.')).not.toContain('Connecting');
  // Nothing can be chosen where a board may appear the next moment: only Esc means anything.
  missing.press('Enter');
  missing.press('Escape');
  expect(await missing.status()).toBe(0);
  expect(await away.status()).toBe(2);
  expect(away.screen()).toContain('does not answer');
});
