import { expect, test } from 'vitest';
import { type Input, InputReader } from './input.ts';

/** What is read from chunks that arrive one after the other; keys by their names alone. */
function read(...chunks: string[]): (Input | string)[] {
  const reader = new InputReader();
  const inputs = [...chunks.flatMap((chunk) => reader.read(chunk)), ...reader.decide()];
  return inputs.map((input) => (input.kind === 'key' ? input.key : input));
}

test('the terminal says whether its window is light, in one piece or in two', () => {
  const light = { kind: 'window', background: 'light' };
  expect(read('a\u001b]11;rgb:ffff/fafa/e0e0\u0007b')).toEqual(['a', light, 'b']);
  expect(read('\u001b]11;rgb:ff/f', 'f/ff\u001b', '\\x')).toEqual([light, 'x']);
  expect(read('\u001b]11;rgb:1e1e/1e1e/2e2e\u001b\\')).toEqual([{ kind: 'window', background: 'dark' }]);
});

test('clicks, the wheel and keys are read in their order', () => {
  expect(read('a\u001b[<0;5;3Mb\u001b[<0;5;3m\u001b[A\u001b[<64;1;1M')).toEqual([
    'a',
    { kind: 'touch', column: 4, row: 2 },
    'b',
    'up',
    { kind: 'wheel', by: -1 },
  ]);
});

test('a report that comes in two parts is one report', () => {
  expect(read('x\u001b[<0;1', '2;7My')).toEqual(['x', { kind: 'touch', column: 11, row: 6 }, 'y']);
});

test('other buttons and movements mean nothing', () => {
  expect(read('\u001b[<2;5;3M\u001b[<35;5;3M')).toEqual([]);
});

test('keys have the same name whichever sequence a terminal has for them', () => {
  expect(read('\u001b[A\u001bOA\u001b[1;5A\u001b[a')).toEqual(['up', 'up', 'up', 'up']);
  expect(read('\u001b[H\u001b[1~\u001b[7~\u001bOH\u001b[7$')).toEqual(['home', 'home', 'home', 'home', 'home']);
  expect(read('\u001b[3~\u007f\b\r\n\t\u001b[Z')).toEqual([
    ...['delete', 'backspace', 'backspace', 'enter', 'enter', 'tab', 'tab'],
  ]);
  expect(read('\u0003\u0015ü😀')).toEqual(['ctrl+c', 'ctrl+u', 'ü', '😀']);
});

test('Escape is a key when nothing follows, and before a key that has a sequence', () => {
  expect(read('\u001b')).toEqual(['escape']);
  expect(read('\u001b\u001b[B')).toEqual(['escape', 'down']);
  expect(read('\u001b', '[B')).toEqual(['down']);
  expect(read('\u001b[15~\u001bOPy')).toEqual(['y']);
  expect(read('\u001b:a', '\u001b\r')).toEqual(['escape', ':', 'a', 'escape', 'enter']);
  expect(read('\u001b]x\u001b\u0003')).toEqual([']', 'x', 'escape', 'ctrl+c']);
});

test('what is pasted is one text, whatever is in it and however it is cut', () => {
  const paste = { kind: 'paste', text: 'a1\r\u001b[A b2' };
  expect(read('\u001b[200~a1\r\u001b[A b2\u001b[201~c')).toEqual([paste, 'c']);
  expect(read('\u001b[20', '0~a1\r\u001b[A', ' b2\u001b[2', '01~c')).toEqual([paste, 'c']);
});
