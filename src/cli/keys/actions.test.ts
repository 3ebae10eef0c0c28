import { expect, test } from 'vitest';
import { games } from '../../games/index.ts';
import { actionNamed, actionOf, isKeyFault, readKeys, USUAL_KEYS } from './actions.ts';

test('no key means two things, and none is the letter of a lens', () => {
  const all = Object.values(USUAL_KEYS).flat();
  expect(new Set(all).size).toBe(all.length);
  const lenses = games.flatMap(({ course }) => course.lenses.map(({ key }) => key));
  for (const key of lenses) expect(all).not.toContain(key);
});

test('a file changes some keys and leaves the others', () => {
  const keys = readKeys('{"undo": "b", "resign": ["R", "ctrl+r"]}');
  if (isKeyFault(keys)) return expect.fail();
  expect(actionOf(keys, 'b')).toBe('undo');
  expect(actionOf(keys, 'ctrl+r')).toBe('resign');
  expect(actionOf(keys, 'u')).toBe(undefined);
  expect(actionOf(keys, 't')).toBe('hint');
});

test.each([
  ['no JSON', { wrong: 'form', word: '' }],
  ['[]', { wrong: 'form', word: '' }],
  ['{"fly": "b"}', { wrong: 'action', word: 'fly' }],
  ['{"undo": 1}', { wrong: 'key', word: 'undo' }],
  ['{"undo": "t"}', { wrong: 'twice', word: 't' }],
  ['{"undo": "j"}', { wrong: 'fixed', word: 'j' }],
])('%s is refused', (text, fault) => {
  expect(readKeys(text)).toEqual(fault);
});

test('where one types lines, actions have their names too', () => {
  expect(actionNamed('resign')).toBe('resign');
  expect(actionNamed('x')).toBe('resign');
  expect(actionNamed('standin')).toBe('standIn');
  expect(actionNamed('a1')).toBe(undefined);
});
