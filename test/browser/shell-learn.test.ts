import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { Game } from '../../src/core/game.ts';
import { legalMoves, readMove, writeMove } from '../../src/core/moves.ts';
import { games } from '../../src/games/index.ts';
import { beginLesson, type Lesson, nextStep, solves, stepOf, tryMove } from '../../src/session/lesson.ts';
import { accessFaults, openPage, siteOfTests, takePicture } from './browser.ts';

const site = siteOfTests();

/** Games with lessons. */
const taught = games.filter(({ course }) => course.lesson !== undefined);
const stepsOf = async ({ course }: Game) => (await course.lesson?.()) ?? [];

test.each(taught)('the lesson of $name is learned by clicks, with a wrong try now and then', async (game) => {
  const { page, faults } = await openPage(site, { reducedMotion: 'reduce', viewport: { width: 820, height: 1180 } });
  await page.goto(`${site.address}#/learn/${game.id}`);
  const steps = await stepsOf(game);
  let lesson = beginLesson(game, steps);
  for (const [at] of steps.entries()) {
    await page.getByText(`Step ${at + 1} of ${steps.length}`).waitFor();
    await saying(page, stepOf(lesson).texts.en.task);
    const wrong = moveOf(lesson, false);
    if (wrong !== undefined && at % 3 === 0) {
      await type(page, wrong);
      await saying(page, stepOf(lesson).texts.en.hints[0]);
    }
    const right = String(moveOf(lesson, true));
    await click(page, lesson, right);
    await saying(page, stepOf(lesson).texts.en.done);
    if (at === 1) await takePicture(page, `lesson-${game.id}-solved`);
    lesson = nextStep(tryMove(lesson, right).lesson);
    if (at < steps.length - 1) await page.getByRole('button', { name: 'Next' }).click();
  }
  await saying(page, 'You have finished the lesson.');
  expect(await accessFaults(page)).toEqual([]);
  expect(faults).toEqual([]);
  await page.context().close();
});

test('a lesson is learned with the keyboard alone, in Portuguese, and goes on where it was left', async () => {
  const [game] = taught;
  const { page, faults } = await openPage(site, { locale: 'pt', reducedMotion: 'reduce' });
  await page.goto(`${site.address}#/learn/${game.id}`);
  const steps = await stepsOf(game);
  let lesson = beginLesson(game, steps);
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

test('who does not find the move may ask for it after two tries', async () => {
  const lesson = await stepWithWrongMove();
  const { game, at } = lesson;
  const { page } = await openPage(site, { reducedMotion: 'reduce' });
  await page.addInitScript(`localStorage.setItem('gamut lessons', '{"${game.id}":${at}}')`);
  await page.goto(`${site.address}#/learn/${game.id}`);
  const wrong = String(moveOf(lesson, false));
  const ask = page.getByRole('button', { name: 'Show me' });
  await type(page, wrong);
  await saying(page, stepOf(lesson).texts.en.hints[0]);
  expect(await ask.isDisabled()).toBe(true);
  await type(page, wrong);
  await ask.click();
  const answer = /Try (\S+)\./.exec(await page.locator('.said').innerText())?.[1];
  await type(page, String(answer));
  await saying(page, stepOf(lesson).texts.en.done);
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
  await figure.getByRole('button', { name: 'Before the move' }).click();
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
  await page.getByRole('textbox', { name: 'Type a move' }).fill(move);
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
  await page.locator('.said').getByText(sentence, { exact: true }).waitFor();
}
