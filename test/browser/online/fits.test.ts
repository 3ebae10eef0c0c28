import { expect, test } from 'vitest';
import { ONLINE } from '../../../tools/screens/online.ts';
import { PEOPLE } from '../../../tools/screens/people.ts';
import { STUDYING } from '../../../tools/screens/studying.ts';
import { TEXTS_CUT } from '../support/boxes.ts';
import { inEveryLook, LOOKING_MS, openPage, someOf } from '../support/browser.ts';
import { onlineOfTests } from '../support/online-rooms.ts';

const online = onlineOfTests();

const WIDTHS = [320, 390, 820, 1440, 2560];
/** Names that people chose may be longer than any place for them; all of it is shown on hover. */
const OF_PEOPLE = /^(Ana|Bruno|Constança|Wilhelmina)\b.* in /;
/** What differs only in what lies on the board; and the lines of an engine, which end where there is no more room. */
const ALIKE =
  /^(study-(?!lens|graph|more|share|retry|editor|tree|unknown|choose|lost)|room-playing-second|archive-found)/;
const screens = [...STUDYING, ...ONLINE, ...PEOPLE].filter(({ name }) => !ALIKE.test(name));

test.each(someOf(screens))(
  'no text of $name is cut or leaves its box',
  async ({ open, options }) => {
    const { page } = await openPage(online, { reducedMotion: 'reduce', ...options });
    const { address } = online;
    await open({ page, address, somebody: async () => (await openPage(online)).page });
    await inEveryLook(page, async ({ language }) => {
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: Math.round(width * (width < 700 ? 2 : 0.62)) });
        const cut = await page.evaluate<readonly string[]>(TEXTS_CUT);
        expect(
          cut.filter((one) => !OF_PEOPLE.test(one)),
          `in ${language} at ${width}`,
        ).toEqual([]);
      }
    });
    await page.context().close();
  },
  LOOKING_MS,
);
