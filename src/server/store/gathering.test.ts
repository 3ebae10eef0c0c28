import { expect, test } from 'vitest';
import { Gathering } from './gathering.ts';

/** Work that ends when it is told to, and what it was asked to do. */
function slowWork(lanes: number) {
  const asked: (readonly number[])[] = [];
  const ends: (() => void)[] = [];
  const gathering = new Gathering<number, number>(lanes, async (items) => {
    asked.push(items);
    await new Promise<void>((resolve) => ends.push(resolve));
    return items.map((item) =>
      item < 0 ? { status: 'rejected', reason: item } : { status: 'fulfilled', value: 10 * item },
    );
  });
  return { gathering, asked, end: (lane: number) => ends[lane]() };
}

test('the first ones go at once, the others together as soon as a lane is free', async () => {
  const { gathering, asked, end } = slowWork(2);
  const results = [1, 2, 3, 4, 5].map((item) => gathering.add(item));
  expect(asked).toEqual([[1], [2]]);
  end(1);
  expect(await results[1]).toBe(20);
  await expect.poll(() => asked).toEqual([[1], [2], [3, 4, 5]]);
  end(0);
  end(2);
  expect(await Promise.all(results)).toEqual([10, 20, 30, 40, 50]);
});

test('what goes wrong with one is told to that one alone', async () => {
  const { gathering, end } = slowWork(1);
  const first = gathering.add(1);
  const others = Promise.allSettled([gathering.add(-1), gathering.add(2)]);
  end(0);
  await first;
  end(1);
  expect(await others).toEqual([
    { status: 'rejected', reason: -1 },
    { status: 'fulfilled', value: 20 },
  ]);
});
