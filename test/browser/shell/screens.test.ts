import { expect, test } from 'vitest';
import { games } from '../../../src/games/index.ts';
import { FIRST } from '../../../tools/screens/first.ts';
import { LEARNING } from '../../../tools/screens/learning.ts';
import { PLAYING } from '../../../tools/screens/playing.ts';
import { TEXTS_CUT } from '../support/boxes.ts';
import { inEveryLook, LOOKING_MS, openPage, siteOfTests, someOf } from '../support/browser.ts';

const site = siteOfTests();

/** Phones upright and on their side, a tablet, a desk. */
const SIZES = [
  { width: 320, height: 568 },
  { width: 360, height: 780 },
  { width: 780, height: 360 },
  { width: 820, height: 1180 },
  { width: 1440, height: 900 },
];
const [longest] = games.toSorted((one, other) => other.name.length - one.name.length);
const [fullest] = games.toSorted((one, other) => other.look.inks.length - one.look.inks.length);
/** Of screens that every game has, those of two are enough; of boards that differ only in what lies on them, one. */
const repeated = games
  .filter((game) => game !== longest && game !== fullest)
  .flatMap(({ id }) => ['about', 'play', 'end', 'rules', 'lesson'].map((part) => `${part}-${id}`));
const ALIKE = /^play-(selected|tilted|lens)-|^error-(address|room|offline)$/;
const screens = [...FIRST, ...PLAYING, ...LEARNING].filter(({ name }) => !repeated.includes(name) && !ALIKE.test(name));

test.each(someOf(screens))(
  'no text of $name is cut or leaves its box',
  async ({ open, options }) => {
    const { page, faults } = await openPage(site, { reducedMotion: 'reduce', ...options });
    const { address } = site;
    await open({ page, address, somebody: async () => (await openPage(site)).page });
    await inEveryLook(page, async ({ language }) => {
      for (const size of SIZES) {
        await page.setViewportSize(size);
        expect(await page.evaluate(TEXTS_CUT), `in ${language} at ${size.width}`).toEqual([]);
        const wide = await page.evaluate<number>('document.documentElement.scrollWidth');
        expect(wide, `in ${language} at ${size.width}`).toBeLessThanOrEqual(size.width);
      }
    });
    expect(faults).toEqual([]);
    await page.context().close();
  },
  LOOKING_MS,
);
