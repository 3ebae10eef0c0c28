import process from 'node:process';
import { beforeEach, expect, test } from 'vitest';
import { optionsOf } from '../../../src/core/options.ts';
import { agere } from '../../../src/games/agere/index.ts';
import { plainText } from '../../../src/view/styled.ts';
import { newDesk } from '../screens/screen.ts';
import { dataFolder } from '../terminal.ts';

beforeEach(() => {
  process.env.GAMUT_DATA = dataFolder();
});

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

test('a set goes on in its colours after the program was left, in a game and between two', () => {
  const desk = newDesk({ name: '', settings: {}, level: 0 });
  const seen = () => desk.navigator.draw({ columns: 100, rows: 40 }).map(plainText).join('\n');
  const options = optionsOf(agere.options, { size: 4 });
  desk.pages.start({ game: agere, options, seats: ['human', 'human'], colours: [1, 0], set: { games: 3, past: [] } });
  desk.type(':a1');
  desk.press('enter', 'q', 'down', 'enter');
  expect(seen()).toContain('game 1 of 3, 1 move played');
  desk.press('home', 'enter');
  expect(seen()).toMatch(/Set, game 1 of 3[\s\S]*Yellow to move/);
  desk.press('x', 'down', 'enter', 'q');
  expect(seen()).toMatch(/Player – Player, game 2 of 3;/);
  desk.press('home', 'enter');
  expect(seen()).toMatch(/Yellow 0 +[^\n]*\n[^\n]*Blue 1/);
  expect(seen()).toContain('Yellow to move');
  desk.press('x', 'down', 'enter', 'enter', 'enter', 'x', 'down', 'enter', 'enter');
  expect(seen()).toMatch(/Set, game 3 of 3[\s\S]*Blue wins the set/);
});
