import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { dataFolder, Terminal } from './terminal.ts';

const AGERE = ['play', 'agere', '--size=4', '--seats=human,human'];

describe('a mistake in the program gives the window back, is told in one sentence, and the game goes on', () => {
  const mistakes = fileURLToPath(new URL('./mistakes.ts', import.meta.url));

  test.concurrent.each([
    ['f', 'a mistake in a key'],
    ['g', 'a mistake in a drawing'],
    ['w', 'a mistake in a promise'],
  ])('%s: %s', async (key, reason) => {
    const data = dataFolder();
    const first = new Terminal(AGERE, { columns: 160, data, env: { NODE_OPTIONS: `--import=${mistakes}` } });
    await first.shows('to move');
    first.type(':a1\r:b2\r');
    await first.shows('Blue played b2.');
    first.press(key);
    expect(await first.status()).toBe(1);
    const left = first.screen().trim().replace(/\s*\n/g, ' ');
    expect(left).toBe(
      `Gamut crashed because of a bug (${reason}). A running game is saved; start again to continue it. left with 1`,
    );
    const second = new Terminal([], { data });
    expect(await second.shows('Continue Agere')).toContain('2 moves played');
  });
});
