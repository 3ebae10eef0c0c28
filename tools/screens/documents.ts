import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { paste, press } from '../../test/browser/support/study-records.ts';
import { root } from '../node.mjs';
import { addressed, type Screen } from './screen.ts';

/** How many moves before its end the game of the documents is shown. */
const BEFORE_END = 31;

/** The pictures of the README, as large as a usual window. */
export const DOCUMENTS: readonly Screen[] = [
  addressed('home', '', '.card svg'),
  {
    name: 'analysis',
    async open({ page, address }) {
      await page.goto(`${address}#/analyse`);
      await page.locator('main h1').waitFor();
      await paste(page, readFileSync(join(root, 'docs/game.txt'), 'utf8'));
      await page.locator('.study .tree').waitFor();
      await press(page, 'End');
      for (let move = 0; move < BEFORE_END; move++) await press(page, 'ArrowLeft');
      await press(page, 'a', 'l');
      // The engine has found its first lines, and some more.
      await page.waitForTimeout(6000);
    },
  },
];
