import process from 'node:process';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { optionsOf } from '../../../src/core/options.ts';
import { startPosition } from '../../../src/core/position.ts';
import { Random } from '../../../src/core/random.ts';
import { games } from '../../../src/games/index.ts';
import { cornersOf, pointOf } from '../../../src/view/drawing/frame.ts';
import { project, projectionOf, type Tilt } from '../../../src/view/drawing/tilt.ts';
import { type Rotation, rotatedScene, type Scene } from '../../../src/view/scene.ts';
import { accessFaults, openPage, siteOfTests } from '../support/browser.ts';

const site = siteOfTests();
/** A thousand clicks on all boards together where there is time for them. */
const ANGLES = process.env.GAMUT_LONG === '1' ? 25 : 4;
const CLICKS = 5;

/** The board's drawing in the window. */
async function boxOf(page: Page) {
  const box = await page.locator('svg.board[role="grid"]').boundingBox();
  if (box === null) throw new Error('There is no board.');
  return box;
}

/** Where a random point of a cell is in the window. */
function placeOf(scene: Scene, tilt: Tilt, cell: number, random: Random, box: Awaited<ReturnType<typeof boxOf>>) {
  const { frame, matrix } = projectionOf(scene, true, tilt);
  const corners = cornersOf(scene);
  const [x, y] = pointOf(scene.items[cell]);
  const [cornerX, cornerY] = corners[random.below(corners.length)];
  const out = random.below(90) / 100;
  const [right, down] = project([x + cornerX * out, y + cornerY * out], matrix);
  const scale = Math.min(box.width / frame.width, box.height / frame.height);
  return {
    x: box.x + box.width / 2 + (right - frame.left - frame.width / 2) * scale,
    y: box.y + box.height / 2 + (down - frame.top - frame.height / 2) * scale,
  };
}

test.each(games)('a tilted board of $name is hit where it is seen, from every side', async (game) => {
  const { page, faults } = await openPage(site);
  await page.goto(`${site.address}#/analyse/${game.id}`);
  await page.locator('svg.board[role="grid"]').waitFor();
  const names = await page.locator('[role="gridcell"]').evaluateAll((cells) => cells.map((cell) => cell.ariaLabel));
  const position = startPosition(game, optionsOf(game.options, {}));
  const random = new Random(7);
  let rotation: Rotation = 0;
  await page.keyboard.press('d');
  await page.locator('svg.board g[transform^="matrix"]').first().waitFor();
  for (let angle = 0; angle < ANGLES; angle++) {
    if (random.below(3) === 0) {
      await page.keyboard.press('r');
      rotation = ((rotation + (position.board.directionCount % 4 === 0 ? 1 : 2)) % 4) as Rotation;
    }
    const tilt = { turn: random.below(81) - 40, height: 25 + random.below(58) };
    const kept = JSON.stringify(JSON.stringify({ isOn: true, ...tilt }));
    await page.evaluate(`localStorage.setItem('gamut tilt', ${kept})`);
    // Twice: away, and back to how it was seen last.
    await page.keyboard.press('d');
    await page.keyboard.press('d');
    const scene = rotatedScene(position, rotation);
    const box = await boxOf(page);
    const wanted = Array.from({ length: CLICKS }, () => {
      const cell = random.below(scene.items.length);
      return { cell, ...placeOf(scene, tilt, cell, random, box) };
    });
    const hit = await page.evaluate<number[]>(
      `${JSON.stringify(wanted)}.map(({ x, y }) =>
        Number(document.elementFromPoint(x, y)?.closest('[data-cell]')?.getAttribute('data-cell') ?? -1))`,
    );
    expect(hit, `${JSON.stringify(tilt)}, side ${rotation}`).toEqual(wanted.map(({ cell }) => cell));
  }
  const later = await page.locator('[role="gridcell"]').evaluateAll((cells) => cells.map((cell) => cell.ariaLabel));
  expect(later.toSorted()).toEqual(names.toSorted());
  // Tilting changes nothing of what a board consists of: one is enough.
  if (game === games[0]) expect(await accessFaults(page)).toEqual([]);
  expect(faults).toEqual([]);
  await page.context().close();
});

test('a board is turned by dragging its rim and by keys, and is seen the same way after a reload', async () => {
  const { page } = await openPage(site);
  await page.goto(`${site.address}#/analyse/azacru`);
  await page.locator('svg.board[role="grid"]').waitFor();
  await page.keyboard.press('d');
  const plane = page.locator('svg.board g[transform^="matrix"]').first();
  const first = await plane.getAttribute('transform');
  await page.keyboard.press('.');
  const turned = await plane.getAttribute('transform');
  expect(turned).not.toBe(first);
  const box = await boxOf(page);
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 60, y, { steps: 4 });
  await page.mouse.up();
  const dragged = await plane.getAttribute('transform');
  expect(dragged).not.toBe(turned);
  expect(await page.locator('.analysis [aria-current], .tree [aria-current]').count()).toBeLessThan(2);
  await page.reload();
  await plane.waitFor();
  // Kept in whole degrees.
  const numbers = (text: string | null) => (text ?? '').match(/-?\d+\.\d+/g)?.map(Number) ?? [];
  const before = numbers(dragged);
  for (const [at, number] of numbers(await plane.getAttribute('transform')).entries())
    expect(number).toBeCloseTo(before[at], 1);
});
