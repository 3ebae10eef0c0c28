import { beforeEach, expect, test } from 'vitest';
import { TerminalScreen } from './screen.ts';

let written = '';
let screen: TerminalScreen;
beforeEach(() => {
  written = '';
  screen = new TerminalScreen((text) => {
    written += text;
  });
  screen.take();
});

/** What drawing these lines writes, without the synchronized-update marks around it. */
function drawn(...lines: string[]): string | undefined {
  written = '';
  screen.draw(lines);
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is written
  return /^\u001b\[\?2026h(.*)\u001b\[\?2026l$/s.exec(written)?.[1];
}

test('the first lines are drawn on an empty screen, later only those that differ', () => {
  expect(drawn('one', 'two', 'six')).toBe('\u001b[2J\u001b[1;1Hone\u001b[2;1Htwo\u001b[3;1Hsix');
  expect(drawn('one', 'ten', 'six')).toBe('\u001b[2;1Hten');
  expect(drawn('one', 'ten', 'six')).toBeUndefined();
  expect(written).toBe('');
});

test('rows that are not drawn any more are cleared', () => {
  drawn('one', 'two', 'six');
  expect(drawn('one')).toBe('\u001b[2;1H\u001b[J');
});

test('after a change of size all is drawn again', () => {
  drawn('one', 'two');
  screen.forget();
  expect(drawn('one', 'two')).toBe('\u001b[2J\u001b[1;1Hone\u001b[2;1Htwo');
});

test('every mode that was switched is switched back, once, and nothing is drawn afterwards', () => {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: as above
  const modes = (text: string) => [...text.matchAll(/\u001b\[\?(\d+)([hl])/g)].map(([, mode, way]) => mode + way);
  const other = (mode: string) => (mode.endsWith('h') ? mode.replace('h', 'l') : mode.replace('l', 'h'));
  const taken = modes(written);
  expect(taken).toContain('1049h');
  written = '';
  screen.giveBack();
  expect(modes(written)).toEqual(taken.map(other).reverse());
  written = '';
  screen.giveBack();
  screen.draw(['late']);
  expect(written).toBe('');
});
