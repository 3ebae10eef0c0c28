import type { Page } from 'playwright-core';
import type { Cell } from '../../../src/core/types.ts';
import { type Input, middleOf } from './play-table.ts';

export const mouse: Input = {
  confirms: false,
  async touch(page, cell) {
    const { x, y } = await middleOf(page, `[data-cell="${cell}"]`);
    await page.mouse.click(x, y);
  },
  async choose(page, text) {
    await page.waitForSelector(`[data-choice="${text}"]`);
    const { x, y } = await middleOf(page, `[data-choice="${text}"]`);
    await page.mouse.click(x, y);
  },
};

/** The first touch of a move's end previews it, the second plays it; choices are large buttons beside the board. */
export const finger: Input = {
  confirms: true,
  async touch(page, cell) {
    const { x, y } = await middleOf(page, `[data-cell="${cell}"]`);
    await page.touchscreen.tap(x, y);
  },
  async choose(page, _, index) {
    const button = page.locator('.prompt .choices button').nth(index);
    await button.tap();
  },
};

/** Arrow keys move to the cell, Enter touches it; the choices have the focus as soon as they appear. */
export const keyboard: Input = {
  confirms: false,
  async touch(page, cell) {
    const grid = page.locator('[role=grid] [tabindex="0"]');
    if (!(await hasFocus(page))) await grid.focus();
    for (let steps = 0; steps < 60; steps++) {
      const key = await keyTowards(page, cell);
      await page.keyboard.press(key);
      if (key === 'Enter') return;
    }
    throw new Error(`The keyboard does not reach cell ${cell}`);
  },
  async choose(page, text, index) {
    await page.waitForSelector('[data-choice]:focus');
    for (let step = 0; step < index; step++) await page.keyboard.press('ArrowRight');
    const chosen = await page.evaluate(`document.activeElement?.getAttribute('data-choice')`);
    if (chosen !== text) throw new Error(`${chosen} has the focus, not ${text}`);
    await page.keyboard.press('Enter');
  },
};

function hasFocus(page: Page): Promise<boolean> {
  return page.evaluate(`document.activeElement?.hasAttribute('data-cell') === true`);
}

/** The arrow that leads from the focused cell towards another, first up or down; Enter when it is there. */
function keyTowards(page: Page, cell: Cell): Promise<string> {
  return page.evaluate(`(() => {
    const here = document.activeElement.getBoundingClientRect();
    const there = document.querySelector('[data-cell="${cell}"]').getBoundingClientRect();
    const right = there.x - here.x;
    const down = there.y - here.y;
    if (Math.abs(down) > here.height / 4) return down > 0 ? 'ArrowDown' : 'ArrowUp';
    if (Math.abs(right) > here.width / 4) return right > 0 ? 'ArrowRight' : 'ArrowLeft';
    return 'Enter';
  })()`);
}
