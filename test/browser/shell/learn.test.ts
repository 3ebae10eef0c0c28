import process from 'node:process';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { Game } from '../../../src/core/game.ts';
import { legalMoves, readMove, writeMove } from '../../../src/core/moves.ts';
import { games } from '../../../src/games/index.ts';
import { beginLesson, type Lesson, nextStep, solves, stepOf, tryMove } from '../../../src/session/lesson.ts';
import { accessFaults, openPage, siteOfTests, takePicture } from '../support/browser.ts';

const site = siteOfTests();

/** Games with lessons. */
const taught = games.filter(({ course }) => course.lesson !== undefined);
const stepsOf = async ({ course }: Game) => (await course.lesson?.()) ?? [];

/** Of the other games every third step: what their boards need is then clicked. GAMUT_LONG=1 takes all of all. */
const TAKEN_WHOLE = process.env.GAMUT_LONG === '1' ? taught : taught.slice(0, 2);

test.each(taught)('the lesson of $name is learned by clicks, with a wrong try now and then', async (game) => {
  const { page, faults } = await openPage(site, { reducedMotion: 'reduce', viewport: { width: 820, height: 1180 } });
  await page.goto(`${site.address}#/learn/${game.id}`);
  const steps = await stepsOf(game);
  const isWhole = TAKEN_WHOLE.includes(game);
  const taken = [...steps.keys()].filter((at) => isWhole || at % 3 === 0 || at === steps.length - 1);
  for (const at of taken) {
    const lesson = beginLesson(game, steps, at);
    if (!isWhole && at > 0) await page.getByRole('button', { name: `Step ${at + 1}`, exact: true }).click();
    await page.getByText(`Step ${at + 1} of ${steps.length}`).waitFor();
    await saying(page, stepOf(lesson).texts.en.task);
    const wrong = moveOf(lesson, false);
    if (wrong !== undefined && at % 3 === 0) {
      await type(page, wrong);
      await saying(page, stepOf(lesson).texts.en.hints[0]);
      // The task stays.
      await saying(page, stepOf(lesson).texts.en.task);
    }
    const right = String(moveOf(lesson, true));
    await click(page, lesson, right);
    await saying(page, stepOf(lesson).texts.en.done);
    if (at === 1) await takePicture(page, `lesson-${game.id}-solved`);
    if (isWhole && at < steps.length - 1) await page.getByRole('button', { name: 'Next' }).click();
  }
  const skipped = steps.length - taken.length;
  await saying(
    page,
    skipped === 0
      ? 'That is the whole game. Well done!'
      : `You skipped ${skipped === 1 ? 'one step. It is' : `${skipped} steps. They are`} still open above.`,
  );
  expect(await page.getByRole('button', { name: /^Step \d+, solved$/ }).count()).toBe(taken.length);
  if (isWhole) expect(await accessFaults(page)).toEqual([]);
  expect(faults).toEqual([]);
  await page.context().close();
});

test('a lesson is learned with the keyboard alone, in Portuguese, and goes on where it was left', async () => {
  const [game] = taught;
  const { page, faults } = await openPage(site, { locale: 'pt', reducedMotion: 'reduce' });
  await page.goto(`${site.address}#/learn/${game.id}`);
  const steps = await stepsOf(game);
  let lesson = beginLesson(game, steps);
  await page.locator('.typed-move summary').press('Enter');
  for (let at = 0; at < 2; at++) {
    await saying(page, stepOf(lesson).texts.pt.task);
    const right = String(moveOf(lesson, true));
    await page.getByRole('textbox').fill(right);
    await page.keyboard.press('Enter');
    await saying(page, stepOf(lesson).texts.pt.done);
    // The button that leads on has the focus by itself.
    await page.keyboard.press('Enter');
    lesson = nextStep(tryMove(lesson, right).lesson);
  }
  await page.getByText(`Passo 3 de ${steps.length}`).waitFor();
  expect(await page.evaluate('document.activeElement.getAttribute("role")')).toBe('gridcell');
  await page.reload();
  await page.getByText(`Passo 3 de ${steps.length}`).waitFor();
  await page.getByRole('button', { name: 'Anterior' }).click();
  await page.getByText(`Passo 2 de ${steps.length}`).waitFor();
  expect(faults).toEqual([]);
  await page.context().close();
});

test('a wrong try shows a right move on the board, and so does a button at any time', async () => {
  const lesson = await stepWithWrongMove();
  const { game, at } = lesson;
  const { page, faults } = await openPage(site, { reducedMotion: 'reduce' });
  await page.addInitScript(`localStorage.setItem('gamut lessons', '{"${game.id}":${at}}')`);
  await page.goto(`${site.address}#/learn/${game.id}`);
  const ghosts = page.locator('.lesson .accents').locator('.ghost, .moving, .threat');
  await saying(page, stepOf(lesson).texts.en.task);
  expect(await ghosts.count()).toBe(0);
  await page.getByRole('button', { name: 'Show me' }).click();
  await ghosts.first().waitFor({ state: 'attached' });
  await page.reload();
  await type(page, String(moveOf(lesson, false)));
  await saying(page, stepOf(lesson).texts.en.hints[0]);
  await ghosts.first().waitFor({ state: 'attached' });
  await saying(page, stepOf(lesson).texts.en.task);
  await type(page, String(moveOf(lesson, true)));
  await saying(page, stepOf(lesson).texts.en.done);
  expect(faults).toEqual([]);
  await page.context().close();
});

test('every step can be gone to, and what was learned is shown among all games', async () => {
  const [game] = taught;
  const { page, faults } = await openPage(site, { reducedMotion: 'reduce' });
  const steps = await stepsOf(game);
  await page.goto(`${site.address}#/learn`);
  const course = page.locator('.courses li', { hasText: game.name });
  await course.getByText(`${steps.length} steps`).waitFor();
  await course.getByRole('link', { name: `Start the lesson: ${game.name}` }).click();
  await page.getByRole('button', { name: 'Skip' }).click();
  await page.getByText(`Step 2 of ${steps.length}`).waitFor();
  await page.goto(`${site.address}#/learn`);
  await course.getByText(`Step 2 of ${steps.length}`).waitFor();
  const others = JSON.stringify({ [game.id]: [...steps.keys()].slice(0, -1) });
  await page.evaluate(`localStorage.setItem('gamut solved steps', '${others}')`);
  await course.getByRole('link', { name: `Continue: ${game.name}` }).click();
  await page.getByRole('button', { name: `Step ${steps.length}`, exact: true }).click();
  const last = beginLesson(game, steps, steps.length - 1);
  await type(page, String(moveOf(last, true)));
  await page.getByRole('button', { name: 'Play a game now' }).waitFor();
  await page.goto(`${site.address}#/learn`);
  await course.getByText('Learned').waitFor();
  expect(await accessFaults(page)).toEqual([]);
  expect(faults).toEqual([]);
  await page.context().close();
});

test('the diagrams of the rules show their move and take it back', async () => {
  const game =
    games.find(({ course: { guide } }) => guide.en.some(({ diagram }) => diagram?.move !== undefined)) ?? games[0];
  const { page, faults } = await openPage(site, { reducedMotion: 'reduce' });
  await page.goto(`${site.address}#/rules/${game.id}`);
  const figure = page.locator('.diagram', { has: page.getByRole('button') }).first();
  const pieces = () => figure.locator('svg').innerHTML();
  const before = await pieces();
  await figure.getByRole('button', { name: 'Show the move' }).click();
  await expect.poll(pieces).not.toBe(before);
  await figure.getByRole('button', { name: 'Hide the move' }).click();
  await expect.poll(() => figure.getByRole('button').getAttribute('aria-pressed')).toBe('false');
  expect(faults).toEqual([]);
  await page.context().close();
});

/** A legal move that solves the step, or one that does not. */
function moveOf({ position, ...lesson }: Lesson, isRight: boolean): string | undefined {
  const { accepted } = stepOf({ position, ...lesson });
  const move = legalMoves(position).find((one) => solves(position, one, accepted) === isRight);
  return move === undefined ? undefined : writeMove(position, move);
}

async function stepWithWrongMove(): Promise<Lesson> {
  for (const game of games) {
    const steps = await stepsOf(game);
    for (const at of steps.keys()) {
      const lesson = beginLesson(game, steps, at);
      if (moveOf(lesson, false) !== undefined) return lesson;
    }
  }
  throw new Error('No step of any lesson can be got wrong');
}

async function type(page: Page, move: string): Promise<void> {
  const field = page.getByRole('textbox', { name: 'Type a move' });
  if (!(await field.isVisible())) await page.locator('.typed-move summary').click();
  await field.fill(move);
  await page.keyboard.press('Enter');
}

/** Touches the cells of a move, and makes the choice if one is left. */
async function click(page: Page, { position }: Lesson, text: string): Promise<void> {
  const move = readMove(position, text);
  const path = position.game.notation.path(position, move);
  if (path.length === 0) return type(page, text);
  for (const cell of path) await page.locator(`.lesson [data-cell="${cell}"]`).click();
  const choice = page.locator(`[data-choice="${text}"]`);
  if ((await choice.count()) > 0) await choice.click();
}

async function saying(page: Page, sentence: string): Promise<void> {
  await page.locator('.tutor').getByText(sentence, { exact: true }).waitFor();
}
