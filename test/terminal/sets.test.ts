import process from 'node:process';
import { expect, test } from 'vitest';
import { optionsOf } from '../../src/core/options.ts';
import { agere } from '../../src/games/agere/index.ts';
import { plainText } from '../../src/view/styled.ts';
import { newDesk } from './screens/screen.ts';
import { dataFolder } from './terminal.ts';

process.env.GAMUT_DATA = dataFolder();

test('a set of games in other colours: totals are kept, and the one who began comes last in the next game', () => {
  const desk = newDesk({ name: '', settings: {}, level: 0 });
  const seen = () => desk.navigator.draw({ columns: 100, rows: 40 }).map(plainText).join('\n');
  desk.pages.arrange('agere', { options: optionsOf(agere.options, { size: 4 }), seats: ['human', 'human'] });
  desk.press('c', 'c'); // Cells, Colours
  while (!/› Colours/.test(seen())) desk.press('down');
  desk.press('right');
  expect(seen()).toMatch(/Colours, in order +< Blue, Yellow >/);
  desk.press('down', 'right');
  expect(seen()).toMatch(/Games in a set +< 3 >/);
  desk.press('home', 'enter');
  expect(seen()).toContain('Blue to move');
  expect(seen()).toContain('Set, game 1 of 3');
  desk.press('x', 'down', 'enter');
  expect(seen()).toContain('Blue resigned');
  desk.press('enter');
  expect(seen()).toMatch(/Yellow 1[\s\S]*Next game of the set/);
  desk.press('enter');
  expect(seen()).toMatch(/Set, game 2 of 3/);
  expect(seen()).toMatch(/Yellow to move/);
  expect(seen()).toMatch(/Yellow 1 +[^\n]*\n[^\n]*Blue 0/);
});
