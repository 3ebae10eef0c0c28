import { describe, expect, test } from 'vitest';
import { Random } from '../../src/core/random.ts';
import { games } from '../../src/games/index.ts';
import { dataFolder, Terminal } from './terminal.ts';

/** Keys that do something somewhere, and some that do nothing. */
const KEYS = [
  ...['Up', 'Down', 'Left', 'Right', 'Enter', 'Enter', 'Escape', 'Space', 'Tab', 'BSpace', 'Home', 'End', 'PPage'],
  ...['NPage', 'F5', 'DC', 'M-x', 'C-u', ...'hjkl123456789:vurtenpsfgywx+-?äß%'],
];

describe('nothing that is pressed breaks it', () => {
  test.concurrent.each(games.map((game, seed) => ({ game, seed })))('$game.name', async ({ game, seed }) => {
    const random = new Random(seed + 1);
    const size = { columns: 60 + random.below(60), rows: 16 + random.below(25) };
    const terminal = new Terminal(['play', game.id, '--seats=human,level:1'], {
      ...size,
      data: dataFolder({ pause: 0 }),
      env: { LANG: seed % 2 === 0 ? 'pt_PT.UTF-8' : 'C.UTF-8' },
    });
    await terminal.shows(game.name);
    for (let batch = 0; batch < 12; batch++) {
      terminal.press(...Array.from({ length: 30 }, () => KEYS[random.below(KEYS.length)]));
      terminal.click([random.below(size.columns), random.below(size.rows)], [random.below(40), random.below(14)]);
    }
    terminal.resize(30 + random.below(100), 8 + random.below(30));
    // Still listening, wherever this has led.
    terminal.press('C-c');
    expect(await terminal.status()).toBe(0);
  });
});
