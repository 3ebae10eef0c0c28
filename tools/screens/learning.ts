import { games } from '../../src/games/index.ts';
import { addressed, type Screen } from './screen.ts';

const taught = games.filter(({ course }) => course.lesson !== undefined);

/** What teaches: the hub, rules, and lessons with their answers. */
export const LEARNING: readonly Screen[] = [
  addressed('learn-hub', 'learn'),
  ...games.map(({ id }) => addressed(`rules-${id}`, `rules/${id}`)),
  ...taught.map(({ id }) => addressed(`lesson-${id}`, `learn/${id}`, '.tutor')),
  ...taught.slice(0, 2).flatMap(({ id }): Screen[] => [
    {
      name: `lesson-shown-${id}`,
      async open({ page, address }) {
        await page.goto(`${address}#/learn/${id}`);
        await page.locator('.lesson-ways button').nth(1).click();
      },
    },
    {
      name: `lesson-wrong-${id}`,
      async open({ page, address }) {
        await page.goto(`${address}#/learn/${id}`);
        await page.locator('.tutor summary').click();
        const field = page.locator('.typed input');
        await field.fill('zz');
        await field.press('Enter');
      },
    },
    {
      name: `lesson-last-${id}`,
      async open({ page, address }) {
        await page.goto(`${address}#/learn/${id}`);
        await page.locator('.tutor').waitFor();
        const next = page.locator('.lesson-ways button').nth(2);
        while (await next.isEnabled()) await next.click();
      },
    },
  ]),
];
