import { PassThrough } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import type { Input } from './keys.ts';
import { MouseFilter } from './mouse.ts';

/** What comes out in which order: inputs of the mouse, and everything else as text. */
async function filtered(...chunks: string[]): Promise<(Input | string)[]> {
  const terminal = new PassThrough();
  const heard: (Input | string)[] = [];
  const filter = new MouseFilter(terminal as unknown as NodeJS.ReadStream, (input) => heard.push(input));
  filter.open();
  filter.on('data', (text) => heard.push(String(text)));
  for (const chunk of chunks) terminal.emit('data', chunk);
  for (let turn = 0; turn < 10; turn++) await setImmediate();
  return heard;
}

test('the terminal says whether its window is light, in one piece or in two', async () => {
  const light = { kind: 'window', background: 'light' };
  expect(await filtered('a\u001b]11;rgb:ffff/fafa/e0e0\u0007b')).toEqual(['a', light, 'b']);
  expect(await filtered('\u001b]11;rgb:ff/f', 'f/ff\u001b', '\\x')).toEqual([light, 'x']);
  expect(await filtered('\u001b]11;rgb:1e1e/1e1e/2e2e\u001b\\')).toEqual([{ kind: 'window', background: 'dark' }]);
});

test('clicks and the wheel are heard, everything else passes, all in their order', async () => {
  expect(await filtered('a\u001b[<0;5;3Mb\u001b[<0;5;3m\u001b[A\u001b[<64;1;1M')).toEqual([
    'a',
    { kind: 'touch', column: 4, row: 2 },
    'b',
    '\u001b[A',
    { kind: 'wheel', by: -1 },
  ]);
});

test('a report that comes in two parts is one report', async () => {
  expect(await filtered('x\u001b[<0;1', '2;7My')).toEqual(['x', { kind: 'touch', column: 11, row: 6 }, 'y']);
});

test('other buttons and movements mean nothing', async () => {
  expect(await filtered('\u001b[<2;5;3M\u001b[<35;5;3M')).toEqual([]);
});
