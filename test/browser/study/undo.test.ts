import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { siteOfTests } from '../support/browser.ts';
import { AGERE, cell, current, press, shareSheet, shownMoves, study } from '../support/study-records.ts';

const site = siteOfTests();

const box = (page: Page) => page.locator('.notes textarea');
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const comments = (page: Page) => page.locator('.tree .comment').allTextContents();

/** What the tree, the box and, after a reload, both again show of the current move. */
async function expectComment(page: Page, text: string): Promise<void> {
  expect(await box(page).inputValue()).toBe(text);
  expect((await comments(page)).at(-1)).toBe(text);
}

async function reload(page: Page): Promise<void> {
  await page.reload();
  await page.locator('.study .tree').waitFor();
}

describe('undo and redo', () => {
  test('a comment is a step of its own: what was done before it is undone after it', async () => {
    const { page, end } = await study(site, AGERE);
    const mark = page.getByRole('button', { name: '!? interesting move' });
    await mark.click();
    await box(page).pressSequentially('typed in one go');
    await button(page, 'Undo').click();
    expect(await box(page).inputValue()).toBe('');
    expect(await mark.getAttribute('aria-pressed')).toBe('true');
    await button(page, 'Redo').click();
    await expectComment(page, 'typed in one go');
    // Another visit to the box is another step.
    await box(page).press('End');
    await box(page).pressSequentially(', and more');
    await button(page, 'Undo').click();
    await expectComment(page, 'typed in one go');
    await button(page, 'Undo').click();
    await button(page, 'Undo').click();
    expect(await mark.getAttribute('aria-pressed')).toBe('false');
    expect(await button(page, 'Undo').isDisabled()).toBe(true);
    for (const key of ['Control+y', 'Control+Shift+Z', 'Control+y']) await press(page, key);
    await expectComment(page, 'typed in one go, and more');
    expect(await button(page, 'Redo').isDisabled()).toBe(true);
    await reload(page);
    await expectComment(page, 'typed in one go, and more');
    await end();
  });

  test('a new change ends what could be redone; arrows are steps too', async () => {
    const { page, end } = await study(site, AGERE);
    await button(page, 'Draw arrows').click();
    await cell(page, 'a1').click();
    await cell(page, 'c3').click();
    await press(page, 'Escape');
    expect(await page.locator('.by-person .drawn-arrow').count()).toBe(1);
    await press(page, 'Control+z');
    expect(await page.locator('.by-person .drawn-arrow').count()).toBe(0);
    await press(page, 'Control+y');
    expect(await page.locator('.by-person .drawn-arrow').count()).toBe(1);
    await press(page, 'Control+z');
    await cell(page, 'd1').click();
    expect(await current(page)).toBe('2. d1');
    expect(await button(page, 'Redo').isDisabled()).toBe(true);
    await press(page, 'Control+y');
    expect(await shownMoves(page)).toEqual(['a1', 'b1', 'c1', 'c2', 'd1']);
    await end();
  });
});

describe('comments', () => {
  test('lines, spaces and joined emoji stay, in the browser and in every form of the game', async () => {
    const text = 'line one\n\n  line  two 👩\u200D👩\u200D👧\n\\n } [%eval 1]';
    const { page, end } = await study(site, AGERE);
    await box(page).fill(text);
    await press(page, 'ArrowLeft', 'Escape');
    await reload(page);
    await expectComment(page, text);
    await shareSheet(page);
    for (const form of ['Copy text', 'Copy JSON', 'Copy link']) {
      await button(page, form).click();
      const copied = await page.getByLabel('What was copied').inputValue();
      const other = await study(site, copied);
      await other.page.locator('.tree .move', { hasText: 'c2' }).click();
      await expectComment(other.page, text);
      await other.end();
    }
    await end();
  });

  test('what is typed beside arrows is kept letter by letter', async () => {
    const { page, end } = await study(site, AGERE);
    await cell(page, 'a1').click({ button: 'right' });
    await box(page).pressSequentially('two words ');
    expect(await box(page).inputValue()).toBe('two words ');
    expect(await page.locator('.by-person .drawn-ring').count()).toBe(1);
    await end();
  });

  test('one that is too long is refused with a sentence, and arrows can be drawn beside the longest', async () => {
    const { page, end } = await study(site, AGERE);
    await box(page).fill('x'.repeat(4001));
    expect(await box(page).inputValue()).toBe('');
    await page.getByText('A comment can have at most 4,000 characters; this one would have 4,001.').waitFor();
    await box(page).fill('one\ntwo');
    await box(page).fill(`one\ntwo\n${'x'.repeat(4000)}`);
    await page.getByText('this one would have 4,008.').waitFor();
    expect(await box(page).inputValue()).toBe('one\ntwo');
    await box(page).fill('x'.repeat(4000));
    expect(await page.locator('#comment-refused').textContent()).toBe('');
    await box(page).press('Home');
    await box(page).pressSequentially('y');
    expect(await box(page).inputValue()).toBe('x'.repeat(4000));
    expect(await page.locator('#comment-refused').textContent()).toContain('4,001');
    await cell(page, 'a1').click({ button: 'right' });
    expect(await page.locator('.by-person .drawn-ring').count()).toBe(1);
    await reload(page);
    await expectComment(page, 'x'.repeat(4000));
    expect(await page.locator('.by-person .drawn-ring').count()).toBe(1);
    await end();
  });
});
