import process from 'node:process';
import { describe, test } from 'vitest';
import { gameScreens } from './screens/boards.ts';
import { checkScreen, LOOKS } from './screens/check.ts';
import { menuScreens } from './screens/menus.ts';
import { newDesk } from './screens/screen.ts';
import { dataFolder } from './terminal.ts';

process.env.GAMUT_DATA = dataFolder();

describe.each([...menuScreens, ...gameScreens])('$name', ({ name, open }) => {
  test.each(LOOKS)('$name', async (look) => {
    const desk = newDesk(look);
    await open(desk);
    checkScreen(desk, name, look);
  });
});
