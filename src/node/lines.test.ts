import fc from 'fast-check';
import { expect, test } from 'vitest';
import { LineSplitter } from './lines.ts';

// The same texts in every run.
fc.configureGlobal({ seed: 1 });

test('lines come out whole, however the text is cut', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ maxLength: 9 })), fc.array(fc.nat(9)), (parts, cuts) => {
      const text = parts.join('\n');
      const splitter = new LineSplitter(1000);
      const lines: (string | undefined)[] = [];
      let at = 0;
      for (const cut of [...cuts, text.length]) {
        lines.push(...splitter.push(text.slice(at, at + cut)));
        at += cut;
      }
      const rest = splitter.end();
      const wanted = text.split('\n').map((line) => line.replace(/\r$/, ''));
      const last = wanted.pop();
      expect(lines).toEqual(wanted);
      expect(rest?.replace(/\r$/, '') ?? '').toBe(last);
    }),
  );
});

test('a line that is too long is dropped, and the next one is read', () => {
  const splitter = new LineSplitter(10);
  expect(splitter.push('12345678901')).toEqual([]);
  expect(splitter.push('still the same\nshort\n')).toEqual([undefined, 'short']);
  expect(splitter.push('1234567890\r\n')).toEqual([undefined]);
  expect(splitter.push('123456789\r\n')).toEqual(['123456789']);
});
