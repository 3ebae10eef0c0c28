import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { inEveryLook, WINDOWS } from './browser.ts';

/** Checks in every language and window that no text leaves the box it is drawn in, nor the window. */
export async function checkBoxes(page: Page, name: string): Promise<void> {
  await inEveryLook(page, async ({ language, theme }) => {
    if (theme === 'dark') return;
    for (const size of WINDOWS) {
      await page.setViewportSize(size);
      const outside = await page.evaluate<readonly string[]>(TEXTS_OUTSIDE);
      expect(outside, `${name} at ${size.width} in ${language}`).toEqual([]);
    }
  });
}

/** Every text beyond an edge of a box with a border or a ground of its own; what scrolls or is cut off may go on. */
const TEXTS_OUTSIDE = `(() => {
  const SLACK = 1.5;
  const outside = [];
  const walker = document.createTreeWalker(document.querySelector('main'), NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  while (walker.nextNode()) {
    const { currentNode: text } = walker;
    if (text.data.trim() === '' || text.parentElement.closest('.unseen, svg, option, script, style')) continue;
    if (!text.parentElement.checkVisibility()) continue;
    range.selectNodeContents(text);
    const rects = [...range.getClientRects()].filter(({ width, height }) => width > 0 && height > 0);
    if (rects.length === 0) continue;
    const left = Math.min(...rects.map((one) => one.left));
    const right = Math.max(...rects.map((one) => one.right));
    const top = Math.min(...rects.map((one) => one.top));
    const bottom = Math.max(...rects.map((one) => one.bottom));
    const told = () => outside.push(text.data.trim().slice(0, 60));
    for (let box = text.parentElement; box !== null; box = box.parentElement) {
      const { overflowX, borderLeftWidth, borderLeftStyle, backgroundColor, display } = getComputedStyle(box);
      if (display === 'inline' || display === 'contents') continue;
      if (overflowX !== 'visible') break;
      const hasBorder = borderLeftStyle !== 'none' && parseFloat(borderLeftWidth) > 0;
      const hasGround = backgroundColor !== 'rgba(0, 0, 0, 0)';
      if (!hasBorder && !hasGround) continue;
      const edge = box.getBoundingClientRect();
      const isWithin = left >= edge.left - SLACK && right <= edge.right + SLACK && top >= edge.top - 4 && bottom <= edge.bottom + 4;
      if (!isWithin) { told(); break; }
    }
  }
  return outside;
})()`;

/** Every text that is wider than the box it stands in, that is cut, or that leaves the window. */
export const TEXTS_CUT = `(() => {
  const outside = new Set();
  const told = (text, box) => outside.add(text.data.trim().slice(0, 60) + ' in ' + box.tagName + '.' + box.className);
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  while (walker.nextNode()) {
    const text = walker.currentNode;
    const parent = text.parentElement;
    if (text.data.trim() === '' || parent.closest('.unseen, .skip, svg, select, textarea, script') !== null) continue;
    if (!parent.checkVisibility({ visibilityProperty: true })) continue;
    range.selectNodeContents(text);
    for (const rect of range.getClientRects()) {
      if (rect.width === 0) continue;
      let isSeen = true;
      for (let box = parent; box !== document.body; box = box.parentElement) {
        const { left, right, top, bottom } = box.getBoundingClientRect();
        const { display, overflowX, textOverflow } = getComputedStyle(box);
        if (overflowX === 'auto' || overflowX === 'scroll') { isSeen = false; break; }
        // What stands below a box that hides it was left out on purpose.
        if (overflowX !== 'visible' && (rect.top >= bottom - 1 || rect.bottom <= top + 1)) { isSeen = false; break; }
        if (textOverflow === 'ellipsis' && box.scrollWidth > box.clientWidth + 1) told(text, box);
        // Transformed boxes, and inline ones that break, have no straight edges.
        if (display !== 'inline' && display !== 'contents' && (rect.right > right + 1 || rect.left < left - 1)) told(text, box);
      }
      if (isSeen && (rect.right > innerWidth + 1 || rect.left < -1)) outside.add(text.data.trim() + ' in the window');
    }
  }
  for (const select of document.querySelectorAll('select')) {
    if (!select.checkVisibility()) continue;
    // As wide as its words, with room for its arrow.
    const pen = new OffscreenCanvas(1, 1).getContext('2d');
    const { font, paddingLeft, paddingRight } = getComputedStyle(select);
    pen.font = font;
    const words = select.selectedOptions[0]?.textContent ?? '';
    const room = select.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
    if (pen.measureText(words).width > room + 1) outside.add(words + ' in a select');
  }
  return [...outside];
})()`;
