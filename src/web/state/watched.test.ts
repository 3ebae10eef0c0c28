import { effect } from '@preact/signals';
import { expect, test } from 'vitest';
import { Watched } from './watched.ts';

test('whoever has read what changes in place hears of every change', () => {
  const watched = new Watched<string[]>([]);
  const seen: number[] = [];
  const stop = effect(() => {
    seen.push(watched.value.length);
  });
  watched.peek().push('one');
  watched.changed();
  stop();
  watched.changed();
  expect(seen).toEqual([0, 1]);
});
