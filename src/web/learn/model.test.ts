import { expect, test } from 'vitest';
import { legalMoves, writeMove } from '../../core/moves.ts';
import { games } from '../../games/index.ts';
import { solves, stepOf } from '../../session/lesson.ts';
import { LessonModel } from './model.ts';
import { keepSolved } from './progress.ts';

async function open() {
  const game = games.find(({ course }) => course.lesson !== undefined) ?? games[0];
  const steps = (await game.course.lesson?.()) ?? [];
  keepSolved(game.id, new Set());
  const model = new LessonModel(game, steps);
  model.goTo(0);
  return { model, steps };
}

/** A legal move that solves the step, or one that does not. */
function moveOf({ lesson, position }: LessonModel, isRight: boolean): string | undefined {
  const { accepted } = stepOf(lesson.value);
  const move = legalMoves(position).find((one) => solves(position, one, accepted) === isRight);
  return move === undefined ? undefined : writeMove(position, move);
}

test('a lesson is finished by solving each of its steps', async () => {
  const { model, steps } = await open();
  for (const _ of steps) {
    expect(model.isAsking).toBe(true);
    expect(model.lastPath).toEqual([]);
    expect(model.play(moveOf(model, true) ?? '')).toBe(true);
    expect(model.isAsking).toBe(false);
    model.goOn();
  }
  expect(model.lesson.value.phase).toBe('finished');
  model.goTo(0);
  expect(model.lesson.value.at).toBe(0);
});

test('wrong tries change nothing, and a right move is then shown until it is made', async () => {
  const { model } = await open();
  // To a step in which not every legal move is right.
  while (moveOf(model, false) === undefined) model.goOn();
  const before = model.position;
  model.play(moveOf(model, false) ?? '');
  expect([model.isWrong.value, model.isAsking, model.position === before]).toEqual([true, true, true]);
  // Whoever asks why is told about this attempt.
  expect(model.tried.value).toBe(moveOf(model, false));
  const { shown } = model;
  expect(model.previewedChanges).not.toEqual([]);
  expect(model.play('no move')).toBe(false);
  expect(model.play(shown.value ?? '')).toBe(true);
  expect([model.isAsking, shown.value, model.tried.value]).toEqual([false, undefined, undefined]);
});

test('a move can be shown from the start, and a step can be skipped, which does not solve it', async () => {
  const { model, steps } = await open();
  for (const at of steps.keys()) {
    expect(model.lesson.value.at).toBe(at);
    model.showSolution();
    expect(model.previewedChanges).not.toEqual([]);
    model.goOn();
  }
  // The last step can only be solved.
  expect(model.lesson.value.at).toBe(steps.length - 1);
  model.play(moveOf(model, true) ?? '');
  expect(model.lesson.value.phase).toBe('finished');
  expect(model.open).toEqual([...steps.keys()].slice(0, -1));
});
