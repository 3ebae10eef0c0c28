import { describe, expect, test } from 'vitest';
import { shortGames } from './short-games.ts';
import { Terminal } from './terminal.ts';

describe('every game is played to its end by typing moves, in a large window with all colours', () => {
  test.concurrent.each(shortGames)('$game.name', async ({ words, moves }) => {
    const terminal = new Terminal(words, { columns: 150, rows: 50, env: { COLORTERM: 'truecolor' } });
    await terminal.shows('to move');
    for (const { text } of moves) terminal.type(`:${text}\r`);
    await terminal.ends();
    expect(terminal.dressed()).toMatch(/\[[0-9;]*48[:;]2[:;]/);
  });
});

describe('every game is played to its end by typing moves, at 80 × 24, in ASCII and without colours', () => {
  test.concurrent.each(shortGames)('$game.name', async ({ game, words, moves }) => {
    const terminal = new Terminal([...words, '--ascii', '--no-color']);
    await terminal.shows('to move');
    for (const { text } of moves) terminal.type(`:${text}\r`);
    const screen = await terminal.ends();
    const told = game.texts.en.endings.some((ending) => ending.split(' ').every((word) => screen.includes(word)));
    expect(told, screen).toBe(true);
    expect(screen).toMatch(/wins\.|draw/);
    expect(screen).toMatch(/^[\n -~]+$/);
    terminal.press('q', 'q');
    await terminal.shows('Quit Gamut');
    terminal.press('q');
    expect(await terminal.status()).toBe(0);
  });
});
