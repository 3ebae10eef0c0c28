import process from 'node:process';
import { describe, test } from 'vitest';
import { gameScreens } from './screens/boards.ts';
import { checkScreen, looksFor } from './screens/check.ts';
import { menuScreens } from './screens/menus.ts';
import { newDesk } from './screens/screen.ts';
import { dataFolder } from './terminal.ts';

process.env.GAMUT_DATA = dataFolder();

const screens = [...menuScreens, ...gameScreens].map((screen, index) => ({ ...screen, looks: looksFor(index) }));

describe.each(screens)('$name', ({ name, open, looks }) => {
  test.each(looks)('$name', async (look) => {
    const desk = newDesk(look);
    await open(desk);
    checkScreen(desk, name, look);
  });
});
