import { expect, test } from 'vitest';
import { LineEditor } from './line-editor.ts';

function edited(...keys: readonly string[]): LineEditor {
  const line = new LineEditor();
  for (const key of keys) line.press(key);
  return line;
}

test('a line has a cursor', () => {
  expect(edited('a', 'c', 'left', 'b').text).toBe('abc');
  expect(edited('b', 'home', 'a', 'end', 'c').text).toBe('abc');
  expect(edited('a', 'b', 'left', 'delete', 'backspace').text).toBe('');
  expect(edited('b', 'ctrl+a', 'a', 'tab').text).toBe('ab');
});

test('words and lines are deleted at once', () => {
  const line = new LineEditor();
  line.insert('two words');
  line.press('ctrl+w');
  expect(line.text).toBe('two ');
  line.press('ctrl+u');
  expect(line.text).toBe('');
});

test('earlier entries come back', () => {
  const history: string[] = [];
  const first = new LineEditor(history);
  first.insert('a1-b2');
  first.remember();
  const second = new LineEditor(history);
  second.press('up');
  expect(second.text).toBe('a1-b2');
});

test('the cursor is seen, and a long line is shown around it', () => {
  const line = new LineEditor();
  line.insert('x'.repeat(200));
  const shown = line.spans(20);
  expect(shown.map(({ text }) => text).join('').length).toBeLessThanOrEqual(21);
  expect(shown[1].text).toBe('_');
});
