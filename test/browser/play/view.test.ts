import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { writePosition } from '../../../src/core/text.ts';
import { games } from '../../../src/games/index.ts';
import { searchFor } from '../../../src/search/levels/levels.ts';
import { answerQuestion } from '../../../src/search/worker/service.ts';
import { openPage, siteOfTests, takePicture } from '../support/browser.ts';
import { gameOf, listedMoves, middleOf, openGame, randomGame, startOf, waitForMoves } from '../support/play-table.ts';
import { press, study } from '../support/study-records.ts';

const site = siteOfTests();

/** An opponent for each game: a level that thinks, and a museum bot if there is one. */
const OPPONENTS = games.flatMap(({ id, engine: { museum } }) => [
  { id, seat: 'level:4', asked: { level: 4 } },
  ...museum.slice(-1).map((bot) => ({ id, seat: `museum:${bot.id}`, asked: { museum: bot.id } })),
]);

test('every opponent plays the same move in the page as outside of it', async () => {
  const { page, faults } = await openPage(site, { reducedMotion: 'reduce' });
  for (const { id, seat, asked } of OPPONENTS) {
    const match = randomGame(id, {}, 6);
    const before = startOf(match);
    for (const move of match.moves.slice(0, 5)) before.play(move);
    // The second seat is to move; the page gives each seat its own seed.
    const question = { game: id, position: writePosition(before.position), ...asked, seed: 1 + 1 };
    const surroundings = { now: () => 0, stopped: () => false, report() {} };
    const { move } = answerQuestion(games, searchFor, question, surroundings);
    await openGame(page, site.address, match, 5, ['human', seat]);
    await waitForMoves(page, 6);
    expect((await listedMoves(page))[5], `${id}, ${seat}`).toBe(move);
  }
  expect(faults).toEqual([]);
  await page.context().close();
});

test('while playing, lenses, other sides and a larger board are one key each', async () => {
  const { page, faults } = await openPage(site, { reducedMotion: 'reduce' });
  const game = gameOf('shacru');
  await openGame(page, site.address, randomGame(game.id, { players: 3 }, 4), 9);
  let shown = 0;
  for (const { key, texts } of game.course.lenses) {
    await press(page, key);
    expect(await page.locator('.prompt .legend').textContent()).toContain(texts.en.legend);
    const marks = await page.locator('.lens > g').count();
    expect(await page.getByText('Nothing to show in this position.').count(), texts.en.name).toBe(marks === 0 ? 1 : 0);
    shown += marks;
    await press(page, key);
    expect(await page.locator('.lens').count()).toBe(0);
  }
  expect(shown, 'marks of all lenses').toBeGreaterThan(20);
  const a1 = `[data-cell="${randomGame(game.id, {}, 1).position.board.names.indexOf('a1')}"]`;
  const corners = [];
  for (const key of ['r', 'r', 'f', 'r', 'r', 'f']) {
    corners.push(cornerOf(await middleOf(page, a1), await middleOf(page, '[role=grid] .drawn')));
    await press(page, key);
  }
  expect(corners).toEqual(['bottom left', 'top left', 'top right', 'bottom left', 'top left', 'top right']);
  const { width } = (await page.locator(a1).boundingBox()) ?? { width: 0 };
  await press(page, 'z');
  expect((await page.locator(a1).boundingBox())?.width).toBeCloseTo(2 * width, 0);
  await press(page, 'z', '?');
  await page.getByRole('dialog', { name: 'Keyboard' }).waitFor();
  await press(page, 'Escape');
  // Letters move the cursor as well, and a field for moves takes all letters.
  await page.locator('[role=gridcell][tabindex="0"]').focus();
  const first = await focusedCell(page);
  await press(page, 'l');
  expect(await focusedCell(page)).not.toBe(first);
  await press(page, 'h');
  expect(await focusedCell(page)).toBe(first);
  await page.locator('.typed input').focus();
  await press(page, 'a', 'f', 'z');
  expect(await page.locator('.typed input').inputValue()).toBe('afz');
  expect(await page.locator('.near, .lens').count()).toBe(0);
  expect(faults).toEqual([]);
  await page.context().close();
});

test('the move that is shown stays in view where its list becomes smaller', async () => {
  const { page } = await openPage(site, { reducedMotion: 'reduce' });
  const match = randomGame('epaminondas', {}, 5);
  await openGame(page, site.address, match, 80);
  const shown = page.locator('.moves .move[aria-current]');
  for (const height of [900, 640]) {
    await page.setViewportSize({ width: 1440, height });
    const inList = async () => {
      const list = await page.locator('ol.moves').boundingBox();
      const move = await shown.boundingBox();
      return list !== null && move !== null && move.y >= list.y && move.y + move.height <= list.y + list.height;
    };
    await expect.poll(inList, { message: `at ${height}` }).toBe(true);
  }
  await page.context().close();
});

test('on paper a dark board is a light one, with all moves below it', async () => {
  const { page, faults } = await openPage(site, { reducedMotion: 'reduce', colorScheme: 'dark' });
  const match = randomGame('azacru', {}, 5);
  await openGame(page, site.address, match, 40);
  await page.setViewportSize({ width: 794, height: 1123 });
  await page.emulateMedia({ media: 'print' });
  await page.locator('html[data-theme=light]').waitFor();
  const right = await page
    .locator('.moves .move')
    .evaluateAll((moves) => moves.map((move) => move.getBoundingClientRect().right));
  expect(right).toHaveLength(40);
  expect(Math.max(...right)).toBeLessThanOrEqual(794);
  expect(await page.locator('.action-bar').isVisible()).toBe(false);
  await page.emulateMedia({ media: 'screen' });
  await page.locator('html[data-theme=dark]').waitFor();
  expect(faults).toEqual([]);
  await page.context().close();
});

test.each(['light', 'dark'] as const)('four players are told apart in grey, %s', async (theme) => {
  // On the lowest row a tile of each seat, above it a piece of each, all facing the same way.
  const empty = Array.from({ length: 7 }, () => '-,-,-,-,-,-,-,-,-');
  const rows = [...empty, '11n,-,22n,-,33n,-,44n,-,-', '1,-,2,-,3,-,4,-,1'];
  const { page, end } = await study(site, `shacru: ${rows.join('/')} 1 4 0`);
  await page.emulateMedia({ colorScheme: theme });
  await page.locator(`html[data-theme=${theme}]`).waitFor();
  await takePicture(page, `grey-${theme}`);
  const shot = (await page.screenshot()).toString('base64');
  const cells = await Promise.all(
    ['a1', 'c1', 'e1', 'g1', 'a2', 'c2', 'e2', 'g2', 'i1'].map((name) =>
      page.locator(`[role=gridcell][aria-label^="${name},"]`).boundingBox(),
    ),
  );
  const greys = await page.evaluate<number[][]>(greysOf(shot, cells));
  const [a1, , , , , , , , i1] = greys;
  expect(difference(a1, i1), 'two tiles of one seat').toBeLessThan(0.01);
  for (const kind of [greys.slice(0, 4), greys.slice(4, 8)]) {
    for (const [one, first] of kind.entries()) {
      for (const [other, second] of kind.slice(0, one).entries())
        expect(difference(first, second), `seats ${other + 1} and ${one + 1}`).toBeGreaterThan(LEAST_PART);
    }
  }
  await end();
});

/** How many of 255 grey levels are visible at a glance; and the fraction of a cell that must differ by as much. */
const CLEAR = 30;
const LEAST_PART = 0.05;

/** The fraction of two cells that clearly differs. */
function difference(one: readonly number[], other: readonly number[]): number {
  return one.filter((grey, at) => Math.abs(grey - other[at]) > CLEAR).length / one.length;
}

/** Draws parts of a picture in the page; returns the grey of all pixels minus the mean, as brightness is no sign. */
function greysOf(picture: string, boxes: readonly unknown[]): string {
  return `(async () => {
    const image = new Image();
    image.src = 'data:image/png;base64,${picture}';
    await image.decode();
    return ${JSON.stringify(boxes)}.map(({ x, y, width, height }) => {
      const canvas = new OffscreenCanvas(40, 40);
      const pen = canvas.getContext('2d');
      // Without the lines between cells.
      pen.drawImage(image, x + width / 10, y + height / 10, 0.8 * width, 0.8 * height, 0, 0, 40, 40);
      const { data } = pen.getImageData(0, 0, 40, 40);
      const greys = Array.from({ length: 1600 }, (_, at) =>
        0.299 * data[4 * at] + 0.587 * data[4 * at + 1] + 0.114 * data[4 * at + 2]);
      const mean = greys.reduce((sum, grey) => sum + grey, 0) / greys.length;
      return greys.map((grey) => grey - mean);
    });
  })()`;
}

interface Spot {
  readonly x: number;
  readonly y: number;
}

function cornerOf(cell: Spot, middle: Spot): string {
  return `${cell.y < middle.y ? 'top' : 'bottom'} ${cell.x < middle.x ? 'left' : 'right'}`;
}

function focusedCell(page: Page): Promise<string> {
  return page.evaluate('document.activeElement.dataset.cell');
}
