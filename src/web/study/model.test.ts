import { expect, test, vi } from 'vitest';
import { legalTexts } from '../../core/moves.ts';
import { optionsOf } from '../../core/options.ts';
import { newMatch } from '../../core/play/match.ts';
import { games } from '../../games/index.ts';
import { recordOf } from '../../record/record.ts';
import { beginStudy, goBack } from '../../session/study.ts';

vi.stubGlobal('location', { hash: '', pathname: '/' });
vi.stubGlobal('history', { replaceState: () => {} });
vi.stubGlobal('document', { getElementById: () => null });
const { StudyModel } = await import('./model.ts');

const [game] = games;

function open() {
  const record = recordOf(newMatch(game, optionsOf(game.options, {})), {});
  return new StudyModel(beginStudy(record), undefined);
}

test('moves grow the tree, and can be undone and redone', () => {
  const model = open();
  const first = model.position;
  model.touch(model.nextCells[0], true);
  while (model.touched.length > 0 && model.choices.length === 0) model.touch(model.nextCells[0], true);
  if (model.choices.length > 0) model.play(model.choices[0].text);
  expect(model.study.value.nodes.size).toBe(2);
  expect(model.lastPath.length).toBeGreaterThan(0);
  model.undo();
  expect(model.position.equals(first)).toBe(true);
  expect(model.lastPath).toEqual([]);
  model.redo();
  expect(model.study.value.nodes.size).toBe(2);
  model.go(goBack(model.study.value));
  expect(model.study.value.nodes.size).toBe(2);
});

test('a line is shown move by move, by itself or step by step, and a touch goes back to the board', () => {
  vi.useFakeTimers();
  const model = open();
  const before = model.position;
  const moves = legalTexts(before).slice(0, 1);
  model.line.show(before, moves);
  expect(model.isAsking).toBe(false);
  expect(model.lastPath).toEqual([]);
  vi.runAllTimers();
  vi.useRealTimers();
  expect(model.line.at).toBe(1);
  expect(model.position.ply).toBe(before.ply + 1);
  expect(model.lastPath.length).toBeGreaterThan(0);
  model.line.goTo(0);
  expect(model.position.equals(before)).toBe(true);
  model.touch(0, false);
  expect(model.line.moves).toBeUndefined();
  expect(model.isAsking).toBe(true);
  expect(model.study.value.nodes.size).toBe(1);
});

test('while arrows are drawn, touches make no move', () => {
  const model = open();
  model.isDrawing.value = true;
  expect(model.nextCells).toEqual([]);
  model.touch(0, false);
  expect(model.drawnFrom.value).toBe(0);
  model.touch(1, false);
  expect(model.remark.value.arrows).toEqual([{ from: 0, to: 1 }]);
  model.touch(0, false);
  model.touch(1, false);
  expect(model.remark.value.arrows).toEqual([]);
  expect(model.study.value.nodes.size).toBe(1);
});

test('a visit to the box for comments is one step, and what is too long is refused', () => {
  const model = open();
  expect(model.type('a')).toBe(true);
  expect(model.type('ab')).toBe(true);
  expect(model.type('x'.repeat(100_000))).toBe(false);
  expect(model.refused.value).not.toBe('');
  expect(model.remark.value.text).toBe('ab');
  model.undo();
  expect(model.remark.value.text).toBe('');
});
