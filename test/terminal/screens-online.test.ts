import process from 'node:process';
import { describe, test } from 'vitest';
import { serverOfTests } from '../server/support/any-server.ts';
import { checkScreen, looksFor } from './screens/check.ts';
import { roomScreens } from './screens/rooms.ts';
import { newDesk } from './screens/screen.ts';
import { dataFolder } from './terminal.ts';

process.env.GAMUT_DATA = dataFolder();

const server = serverOfTests();

const screens = roomScreens(() => server.address()).map((screen, index) => ({ ...screen, looks: looksFor(index) }));

describe.each(screens)('$name', ({ name, open, looks }) => {
  test.each(looks)('$name', async (look) => {
    const desk = newDesk(look);
    await open(desk);
    checkScreen(desk, name, look);
    desk.navigator.quit();
  });
});
