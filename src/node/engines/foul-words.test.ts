import { afterEach, expect, test } from 'vitest';
import { speak } from '../words/say.ts';
import { sayFoul } from './foul-words.ts';

afterEach(() => speak('en'));

test.each([
  ['gave no ugiok in 5000 ms', 'não deu ugiok em 5000 ms'],
  ['ended with status 1: boom', 'terminou com o estado 1: boom'],
  ['does not offer crosscut', 'não oferece crosscut'],
  ['was ended by SIGKILL', 'foi terminado por SIGKILL'],
  ['not ready: ended with status 1', 'não ficou pronto: terminou com o estado 1'],
  ['answered "z9" (no such cell)', 'respondeu "z9" (no such cell)'],
  ['something unheard of', 'something unheard of'],
])('%s', async (english, portuguese) => {
  expect(sayFoul(english)).toBe(english);
  await speak('pt');
  expect(sayFoul(english)).toBe(portuguese);
});
