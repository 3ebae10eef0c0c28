import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { dataFolder, Terminal } from './terminal.ts';

const AGERE = ['play', 'agere', '--size=4', '--seats=human,human'];

describe('a running game outlives the program', () => {
  test.concurrent.each(['SIGKILL', 'SIGHUP'])('%s: the next start offers to go on', async (signal) => {
    const data = dataFolder();
    const first = new Terminal(AGERE, { data });
    await first.shows('to move');
    first.type(':a1\r:b2\r');
    await first.shows('Blue played b2.');
    first.signal(signal);
    expect(await first.status()).toBe(signal === 'SIGKILL' ? 137 : 129);
    const second = new Terminal([], { data });
    expect(await second.shows('Continue Agere')).toContain('2 moves played');
    second.press('Enter');
    expect(await second.shows(/1\. a1 +b2/)).toContain('Yellow to move');
    second.press('q');
    await second.shows('Leave this game?');
    second.press('Enter');
    await second.shows('Yellow to move');
    second.press('q');
    await second.shows('Leave this game?');
    second.press('Down', 'Enter');
    await second.shows('Continue Agere');
  });

  test.concurrent('--resume goes on with it at once, and keeps it under its name', async () => {
    const data = dataFolder();
    const first = new Terminal(AGERE, { data });
    await first.shows('to move');
    first.type(':a1\r:b2\r');
    await first.shows('Blue played b2.');
    first.signal('SIGKILL');
    await first.status();
    const [file] = readdirSync(join(data, 'games'));
    const second = new Terminal(['play', '--resume', file.replace('.json', '')], { data });
    expect(await second.shows(/1\. a1 +b2/)).toContain('Yellow to move');
    second.type(':c1\r');
    await second.shows('Yellow played c1.');
    expect(readdirSync(join(data, 'games'))).toEqual([file]);
    second.press('C-c');
    await second.status();
    const third = new Terminal(['play', '--resume'], { data });
    expect(await third.shows('2. c1')).toContain('Blue to move');
    await new Terminal(['play', '--resume', file.replace('.json', '')], { data }).shows('in another window');
  });

  test.concurrent('a game that ended is not offered again', async () => {
    const data = dataFolder();
    const terminal = new Terminal(['play', 'agere', '--size=3', '--seats=human,human'], { data });
    await terminal.shows('to move');
    terminal.type(':a1\r');
    await terminal.shows('played a1');
    expect(readdirSync(join(data, 'games')).length).toBe(1);
    terminal.press('x');
    await terminal.shows('Resign this game?');
    terminal.press('Down', 'Enter');
    await terminal.shows('Blue resigned. Yellow wins.');
    expect(readdirSync(join(data, 'games'))).toEqual([]);
  });
});

describe('the window is given back', () => {
  test.concurrent.each([
    ['SIGTERM', 143],
    ['SIGINT', 130],
  ])('%s', async (signal, status) => {
    const terminal = new Terminal([]);
    await terminal.shows('Agere');
    terminal.signal(signal);
    expect(await terminal.status()).toBe(status);
    expect(terminal.screen()).not.toContain('Agere');
  });

  test.concurrent('Ctrl-C', async () => {
    const terminal = new Terminal(AGERE);
    await terminal.shows('to move');
    terminal.press('C-c');
    expect(await terminal.status()).toBe(0);
    expect(terminal.screen()).not.toContain('Agere');
  });

  test.concurrent('Ctrl-Z, until the shell lets the program go on', async () => {
    const terminal = new Terminal([], { hasJobs: true });
    await terminal.shows('Agere');
    terminal.press('C-z');
    expect(await terminal.shows('stopped with')).not.toContain('Agere');
    terminal.press('Enter');
    await terminal.shows('Agere');
    terminal.press('C-c');
    expect(await terminal.status()).toBe(0);
    expect(terminal.screen()).not.toContain('Agere');
  });

  test.concurrent('wrong words are told before the window is taken', async () => {
    const terminal = new Terminal(['play', 'agere', '--seats=human,robot']);
    expect(await terminal.status()).toBe(2);
    expect(terminal.screen().replace(/\s+/g, ' ')).toContain('There is no player called robot.');
  });
});
