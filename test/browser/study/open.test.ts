import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { games } from '../../../src/games/index.ts';
import { writeAbstractPlay } from '../../../src/record/abstract-play.ts';
import { writeNamedPosition } from '../../../src/record/detect.ts';
import { writeLink } from '../../../src/record/link.ts';
import { matchOf } from '../../../src/record/record.ts';
import { writeRecordJson } from '../../../src/record/record-json.ts';
import { writeRecordText } from '../../../src/record/record-text.ts';
import { openPage, siteOfTests } from '../support/browser.ts';
import { dropFile, gameNamed, paste, shownMoves, someRecord } from '../support/study-records.ts';

const site = siteOfTests();

function text(written: string | object): string {
  if (typeof written !== 'string') throw new Error(JSON.stringify(written));
  return written;
}

async function begin(hash = ''): Promise<{ page: Page; end(): Promise<void> }> {
  const { page, faults } = await openPage(site, { reducedMotion: 'reduce' });
  await page.goto(`${site.address}${hash}`);
  await page.locator('main h1').waitFor();
  const end = async () => {
    expect(faults).toEqual([]);
    await page.context().close();
  };
  return { page, end };
}

test('whatever form a game has, pasting, dropping or following a link opens it', async () => {
  const { page, end } = await begin();
  for (const game of games) {
    const record = someRecord(game, 6, game.options.players.at(-1));
    const moves = record.line.map(({ move }) => move);
    for (const form of [writeRecordText(record), writeRecordJson(record), text(writeLink(record))]) {
      await goHome(page);
      await paste(page, form);
      await page.locator('.study .tree').waitFor();
      expect(await shownMoves(page), game.name).toEqual(moves);
    }
    await goHome(page);
    await dropFile(page, writeNamedPosition(games, matchOf(record).position));
    await page.locator('.study .tree').waitFor();
    expect(await shownMoves(page), game.name).toEqual([]);
    await goHome(page);
    await page.goto(`${site.address}#${text(writeLink(record))}`);
    await page.locator('.study .tree').waitFor();
    expect(await shownMoves(page), game.name).toEqual(moves);
  }
  await end();
});

/** Back to the first page without reloading it, as a click on its name does. */
async function goHome(page: Page): Promise<void> {
  await page.goto(`${site.address}#/`);
  await page.locator('.card').first().waitFor();
}

test('a record of AbstractPlay is opened too', async () => {
  const record = someRecord(gameNamed('Epaminondas'), 5, 2, true);
  const { page, end } = await begin('#/analyse');
  await page.getByRole('textbox').fill(text(writeAbstractPlay(record, '2026-01-31T12:00:00.000Z')));
  await page.getByRole('button', { name: 'Open', exact: true }).click();
  await page.locator('.study .tree').waitFor();
  expect(await shownMoves(page)).toEqual(record.line.map(({ move }) => move));
  expect(await page.locator('.status').textContent()).toContain('Black wins');
  await end();
});

test('a text that names no game offers the games it fits', async () => {
  const { page, end } = await begin('#/analyse');
  await page.getByRole('textbox').fill('a1 b1 c1');
  await page.getByRole('button', { name: 'Open', exact: true }).click();
  await page.locator('.bring-ways').getByRole('button', { name: 'Agere' }).click();
  await page.locator('.study .tree').waitFor();
  expect(await shownMoves(page)).toEqual(['a1', 'b1', 'c1']);
  await end();
});

const IMAGE = '<img src=x onerror="document.title=1">';

/** None of these is a game; some try to be more than a text. */
const BAD = [
  'hello',
  IMAGE,
  '{',
  '{"game":"agere","moves":"a1"}',
  '{"__proto__":{"game":"agere"},"constructor":1,"moves":[]}',
  '[[[[[[[[',
  `[Game "Agere"]\n\n1. z99 *`,
  `[Game "Agere"]\n\n1. a1 ${'('.repeat(5000)}`,
  `[Game "${IMAGE}"]\n\n1. a1 *`,
  'javascript:alert(1)',
  'https://example.org/game/1',
  'w/w/w 1',
  'x'.repeat(600_000),
  '1~agere~size=8~AAAA~bad',
];

test('what is no game gets one sentence and changes nothing', async () => {
  const { page, end } = await begin();
  for (const bad of BAD) {
    await paste(page, bad);
    const told = page.locator('.intake p');
    await told.waitFor();
    expect((await told.textContent())?.length, bad.slice(0, 60)).toBeGreaterThan(10);
    expect(page.url()).toBe(site.address);
    expect(await page.locator('img').count()).toBe(0);
    await told.getByRole('button').click();
    expect(await page.locator('.card').count()).toBe(games.length);
  }
  await end();
});

test('the sentence follows the language of the page', async () => {
  const { page, end } = await begin('#/analyse/nothing');
  await page.getByText('This game is not saved in this browser.').waitFor();
  await paste(page, '[Game "Nothing"]');
  const told = page.locator('.intake p');
  await told.waitFor();
  const english = await told.textContent();
  await page.getByTitle('Português').click();
  await page.getByText('Esta partida não está guardada neste navegador.').waitFor();
  expect(await told.textContent()).not.toBe(english);
  await end();
});

describe('addresses', () => {
  const good = text(writeLink(someRecord(gameNamed('Agere'), 4)));

  const bad = [
    ['cut off', good.slice(0, -9)],
    ['changed', good.replace(/~([^~]*)~([^~]*)$/, '~A$1~$2')],
    ['of a game that is not there', good.replace('agere', 'chess')],
    ['of a later program', `99${good.slice(1)}`],
    ['with strange options', good.replace(/~[^~]*~/, '~size=999999999~')],
    ['that is markup', encodeURI(IMAGE)],
    ['badly escaped', '%E0%A4%A'],
    ['endless', `1~agere~~${'A'.repeat(50_000)}~x`],
  ] as const;

  test('a link that leads nowhere says so in one sentence', async () => {
    const { page, end } = await begin(`#${bad[0][1]}`);
    for (const [what, link] of bad) {
      await page.goto(`${site.address}#${link}`);
      await page.locator('.choose').waitFor();
      const told = await page.locator('.choose .message').textContent();
      expect(told, what).toMatch(/^[A-Z][^\n]{10,}$/);
      expect(await page.locator('img').count()).toBe(0);
      await goHome(page);
    }
    await end();
  });

  test('a game that is not here says so, and so does a name that is no game', async () => {
    const { page, end } = await begin('#/analyse/nothing');
    expect(await page.locator('.choose .message').textContent()).toBe('This game is not saved in this browser.');
    await end();
  });

  test('markup in a comment or a tag is only text', async () => {
    const record = someRecord(gameNamed('Agere'), 2);
    const hostile = {
      ...record,
      comment: IMAGE,
      tags: { Event: IMAGE },
      line: record.line.map((entry) => ({ ...entry, comment: IMAGE })),
    };
    const { page, end } = await begin(`#${text(writeLink(hostile))}`);
    await page.locator('.study .tree').waitFor();
    expect(await page.locator('.tree .comment').first().textContent()).toBe(IMAGE);
    expect(await page.locator('img').count()).toBe(0);
    await end();
  });
});
