import { describe, expect, test } from 'vitest';
import { siteOfTests } from '../support/browser.ts';
import { AGERE, cell, current, press, shareSheet, shownMoves, study } from '../support/study-records.ts';

const site = siteOfTests();

describe('the tree', () => {
  test('keys walk, a move on the board grows a variation, and nothing is lost by a reload', async () => {
    const { page, end } = await study(site, AGERE);
    expect(await current(page)).toBe('2. c2');
    await press(page, 'ArrowLeft');
    expect(await current(page)).toBe('1. b1');
    await press(page, 'ArrowDown');
    expect(await current(page)).toBe('1. c1');
    await press(page, 'Home', 'ArrowRight');
    expect(await current(page)).toBe('1. a1');
    await cell(page, 'e1').click();
    expect(await current(page)).toBe('1. e1');
    // After a click on the board the arrows still navigate the game.
    await press(page, 'ArrowLeft', 'End');
    expect(await current(page)).toBe('2. c2');
    // A user who comes to the board by keyboard moves over its cells instead.
    await page.locator('.place [tabindex="0"]').focus();
    await press(page, 'Shift+Tab', 'Tab', 'ArrowRight');
    expect(await current(page)).toBe('2. c2');
    expect(await page.locator('.place [role=gridcell]:focus').count()).toBe(1);
    await page.reload();
    await page.locator('.study .tree').waitFor();
    expect(await shownMoves(page)).toEqual(['a1', 'b1', 'c1', 'e1', 'c2']);
    await end();
  });

  test('marks, comments, promotion, deletion and undo', async () => {
    const { page, end } = await study(site, AGERE);
    await page.getByRole('button', { name: '!? interesting move' }).click();
    await page.locator('.notes textarea').fill('now what?');
    await page.locator('.tree .move', { hasText: 'c1' }).click();
    await page.getByRole('button', { name: 'Make main line' }).click();
    expect(await shownMoves(page)).toEqual(['a1', 'c1', 'b1', 'c2, interesting move']);
    await press(page, 'ArrowDown');
    await page.getByRole('button', { name: 'Delete from here' }).click();
    expect(await shownMoves(page)).toEqual(['a1', 'c1']);
    await press(page, 'Control+z');
    expect(await shownMoves(page)).toEqual(['a1', 'c1', 'b1', 'c2, interesting move']);
    await page.reload();
    await page.locator('.study .tree').waitFor();
    expect(await page.locator('.tree .comment').allTextContents()).toEqual(['better', 'now what?']);
    await end();
  });

  test('a move can be written, and a wrong one says which rule forbids it', async () => {
    const { page, end } = await study(site, AGERE);
    const field = page.getByLabel('Type a move');
    await field.fill('z9');
    await field.press('Enter');
    expect(await page.locator('.study .message').first().textContent()).toContain('z9');
    await field.fill('D1');
    await field.press('Enter');
    expect(await current(page)).toBe('2. d1');
    await end();
  });

  test('arrows are drawn with the right button and with the button for it, and travel in the link', async () => {
    const { page, end } = await study(site, AGERE);
    await cell(page, 'a1').hover();
    await page.mouse.down({ button: 'right' });
    await cell(page, 'c3').hover();
    await page.mouse.up({ button: 'right' });
    expect(await page.locator('.by-person .drawn-arrow').count()).toBe(1);
    await page.getByRole('button', { name: 'Draw arrows' }).click();
    await cell(page, 'b1').click();
    await cell(page, 'b1').click();
    expect(await page.locator('.by-person .drawn-ring').count()).toBe(1);
    await press(page, 'Escape');
    await shareSheet(page);
    await page.getByRole('button', { name: 'Copy link' }).click();
    const link = await page.getByLabel('What was copied').inputValue();
    await page.goto('about:blank');
    await page.goto(link);
    await page.locator('.study .tree').waitFor();
    expect(await page.locator('.by-person .drawn-arrow').count()).toBe(1);
    expect(await shownMoves(page)).toEqual(['a1', 'b1', 'c1', 'c2']);
    await end();
  });
});
