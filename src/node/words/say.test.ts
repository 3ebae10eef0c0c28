import { afterEach, expect, test } from 'vitest';
import { say, speak } from './say.ts';

afterEach(() => speak('en'));

test('a sentence is said in the language of the process, with its gaps filled in', async () => {
  expect(say('{name} is left out: {flaw}.', { name: 'bot', flaw: 'it is late' })).toBe('bot is left out: it is late.');
  await speak('pt');
  expect(say('{name} is left out: {flaw}.', { name: 'bot', flaw: 'é tarde' })).toBe('bot fica de fora: é tarde.');
});

test.each([
  [0, '0 tests', '0 testes'],
  [1, '1 test', '1 teste'],
  [2, '2 tests', '2 testes'],
])('%i things are counted in the right number', async (count, english, portuguese) => {
  expect(say('{count} {count:test|tests}', { count })).toBe(english);
  await speak('pt');
  expect(say('{count} {count:test|tests}', { count })).toBe(portuguese);
});
