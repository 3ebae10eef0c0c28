import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { dataFolder, Terminal } from './terminal.ts';

test.concurrent('a window that changes its size in the middle of a game is drawn anew, a light one in its own way', async () => {
  const terminal = new Terminal(['play', 'epaminondas', '--seats=human,human'], { background: '#fffff8' });
  await terminal.shows('to move');
  terminal.resize(30, 10);
  await terminal.shows('too small');
  terminal.resize(150, 50);
  const large = await terminal.shows('White to move');
  expect(large).toContain('███'); // pieces are pictures where there is room
  expect(large).toMatch(/● Black/);
  terminal.resize(80, 24);
  terminal.type(':a2-a3\r');
  expect(await terminal.shows('played a2-a3')).toContain('Black to move');
  terminal.press('o');
  await terminal.shows('A draw?');
  terminal.press('Down', 'Enter');
  await terminal.shows('The players agreed to a draw.');
});

test.concurrent('a position is pasted and played on, a record is saved, opened again and looked through', async () => {
  const data = dataFolder({ pause: 0 });
  const terminal = new Terminal([], { data });
  await terminal.shows('Agere');
  terminal.press('o', 'Enter');
  await terminal.shows('Paste here');
  terminal.type('nonsense\r');
  await terminal.shows('does not say which game it is');
  terminal.press('C-u');
  terminal.paste('1/2/y,b,1 1');
  await terminal.shows('1/2/y,b,1 1_');
  terminal.press('Enter');
  await terminal.shows('Start the game');
  terminal.press('Enter');
  await terminal.shows('Yellow to move');
  terminal.type('w');
  await terminal.shows('Saved as');
  const [file] = readdirSync(join(data, 'records'));
  const record = readFileSync(join(data, 'records', file), 'utf8');
  expect(record).toContain('[Game "Agere"]');
  terminal.press('q');
  await terminal.shows('Start the game');
  terminal.press('Escape');
  await terminal.shows('Quit Gamut');
  terminal.press('Enter');
  await terminal.shows('Paste here');
  terminal.paste(record.replace(/\n\*\s*$/, '\n1. b1 b2 2. c1 a3 *\n'));
  terminal.press('End', 'Left');
  await terminal.shows('Move 3 of 4');
  terminal.press('Left');
  expect(await terminal.shows('Move 2 of 4')).toContain('Blue played b2');
  terminal.press('Enter');
  await terminal.shows('2 moves played');
});

test.concurrent('Portuguese is chosen in the settings, holds at once and at the next start', async () => {
  const data = dataFolder();
  const terminal = new Terminal([], { data });
  await terminal.shows('Agere');
  terminal.press('S', 'S', 'Enter');
  await terminal.shows('ASCII characters only');
  terminal.press('Right');
  await terminal.shows('Português');
  terminal.press('Escape');
  await terminal.shows('Sair do Gamut');
  terminal.press('q');
  await terminal.status();
  await new Terminal([], { data }).shows('uma coleção de jogos');
});

test.concurrent('every page shows its keys, and how to play is paged with diagrams', async () => {
  const terminal = new Terminal([]);
  await terminal.shows('Agere');
  terminal.press('?');
  await terminal.shows('next entry with this letter');
  terminal.press('x', 'Enter');
  await terminal.shows('Start the game');
  terminal.press('H', 'End', 'Up', 'Enter');
  await terminal.shows('page 1 of');
  terminal.press('Right');
  await terminal.shows('page 2 of');
  terminal.press('?');
  await terminal.shows('first and last page');
});

test.concurrent('computers can be paused, stepped, hurried and slowed down', async () => {
  const terminal = new Terminal(['play', 'shacru', '--seats=random,random'], { data: dataFolder({ pause: 400 }) });
  await terminal.shows('played');
  terminal.press('p');
  await terminal.shows('Paused');
  const count = (screen: string) => (screen.match(/[a-i][1-9]-[a-i][1-9]/g) ?? []).length;
  const before = count(terminal.screen());
  terminal.press('s');
  await terminal.shows('Paused');
  for (let tries = 0; count(terminal.screen()) === before && tries < 100; tries++) await terminal.shows('Paused');
  expect(count(terminal.screen())).toBeGreaterThan(before);
  terminal.press('+', '+');
  await terminal.shows('moves: 0 s');
  terminal.press('e');
  await terminal.shows('Evaluation');
  terminal.press('p');
  await terminal.ends();
});

test.concurrent('a piece is clicked, its choices are looked at on the board, and one is clicked', async () => {
  const terminal = new Terminal(['play', 'azacru', '--seats=human,human', '--no-color']);
  await terminal.shows('to move');
  terminal.click([5, 8], [10, 6]);
  expect(await terminal.shows('[1 no twist]')).toContain('[A↗a]');
  terminal.press('Right');
  expect(await terminal.shows('[2 twist left]')).toContain('[A↑a]');
  const lines = terminal.screen().split('\n');
  const row = lines.findIndex((line) => line.includes('3 twist right'));
  terminal.click([lines[row].indexOf('3 twist'), row]);
  await terminal.shows('Blue played a3-b4>: 1 tile claimed.');
});
