import { expect, test } from 'vitest';
import { UsageError } from '../usage.ts';
import { canRun, engineWords, quoteWord, splitCommand } from './engine-words.ts';

test.each([
  ['python3 bot.py', ['python3', 'bot.py']],
  ['  a   b\tc ', ['a', 'b', 'c']],
  [`"my bots/x y" 'it is'`, ['my bots/x y', 'it is']],
  [`a"b c"d`, ['ab cd']],
  [`a '' ""`, ['a', '', '']],
  [`a\\ b \\"c \\\\`, ['a b', '"c', '\\']],
  ['C:\\bots\\x.exe', ['C:\\bots\\x.exe']],
  ['a; rm -rf $HOME | b && c `d`', ['a;', 'rm', '-rf', '$HOME', '|', 'b', '&&', 'c', '`d`']],
])('%j is split without a shell', (command, words) => expect(splitCommand(command)).toEqual(words));

test.each(['', '   ', `a "b`, `a 'b`])('%j is no command', (command) =>
  expect(() => splitCommand(command)).toThrow(UsageError),
);

test('a quoted word comes out as it went in', () => {
  for (const word of ['plain', 'with space', `it's "both"`, '', '$x;y', 'a\\b', '{game}']) {
    expect(splitCommand(quoteWord(word))).toEqual([word]);
  }
});

test('a program that is not there is told at once, and {game} is filled in', () => {
  expect(() => engineWords('no-such-program-anywhere x', 'agere')).toThrow(
    'There is no program no-such-program-anywhere',
  );
  expect(canRun(process.execPath)).toBe(true);
  const words = engineWords(`${quoteWord(process.execPath)} ugi {game}`, 'agere');
  expect(words).toEqual([process.execPath, 'ugi', 'agere']);
});
