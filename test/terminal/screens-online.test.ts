import process from 'node:process';
import { describe, test } from 'vitest';
import { serverOfTests } from '../server/support/any-server.ts';
import { checkScreen, LOOKS } from './screens/check.ts';
import { roomScreens } from './screens/rooms.ts';
import { newDesk } from './screens/screen.ts';
import { dataFolder } from './terminal.ts';

process.env.GAMUT_DATA = dataFolder();

const server = serverOfTests();

describe.each(roomScreens(() => server.address()))('$name', ({ name, open }) => {
  test.each(LOOKS)('$name', async (look) => {
    const desk = newDesk(look);
    await open(desk);
    checkScreen(desk, name, look);
    desk.navigator.quit();
  });
});
