import { expect, test } from 'vitest';
import { NO_MOVE } from '../../core/types.ts';
import { PROVED, WIN } from '../search.ts';
import {
  EXACT,
  LOWER_BOUND,
  PROVED_DEPTH,
  TranspositionTable,
  tableBytes,
  UPPER_BOUND,
} from './transposition-table.ts';

/** Keys whose high bits are equal meet in one bucket. */
const BUCKET = 5 << 28;

function newTable(bits = 6): TranspositionTable {
  const table = new TranspositionTable(bits);
  table.begin();
  return table;
}

test('an entry says what was stored', () => {
  const table = newTable();
  table.store(-7, 9, 0, 0xffff, -123, UPPER_BOUND, 17);
  table.store(8, 9, 0, NO_MOVE, 899_999, EXACT, PROVED_DEPTH);
  expect(table.find(-7, 9)).toBe(true);
  expect([table.move(), table.score(3), table.bound(), table.depth()]).toEqual([0xffff, -123, UPPER_BOUND, 17]);
  expect(table.find(8, 9)).toBe(true);
  expect([table.move(), table.score(3), table.bound(), table.depth()]).toEqual([NO_MOVE, 899_999, EXACT, PROVED_DEPTH]);
});

test('the largest move fits', () => {
  const table = newTable();
  table.store(1, -1, 0, 0x7fffffff, -5, EXACT, 3);
  expect(table.find(1, -1)).toBe(true);
  expect([table.move(), table.score(0), table.depth()]).toEqual([0x7fffffff, -5, 3]);
});

test('both halves of the key must agree', () => {
  const table = newTable();
  table.store(1, 0x200, 0, 3, 4, EXACT, 5);
  expect(table.find(1, 0x300)).toBe(false);
  expect(table.find(3, 0x200)).toBe(false);
  expect(table.find(0, 0)).toBe(false);
});

test('wins and losses count from the position, not from where the search began', () => {
  const table = newTable();
  table.store(1, 1, 4, 0, WIN - 10, EXACT, 6); // six plies after the position
  table.store(2, 2, 4, 0, 10 - WIN, EXACT, 6);
  table.store(BUCKET, 3, 4, 0, PROVED - 1, EXACT, 6);
  expect(table.find(1, 1) && table.score(0)).toBe(WIN - 6);
  expect(table.find(1, 1) && table.score(7)).toBe(WIN - 13);
  expect(table.find(2, 2) && table.score(7)).toBe(13 - WIN);
  expect(table.find(BUCKET, 3) && table.score(7)).toBe(PROVED - 1);
});

test('two positions share a bucket; the third takes the place of the shallower', () => {
  const table = newTable();
  table.store(BUCKET + 1, 0, 0, 11, 0, EXACT, 9);
  table.store(BUCKET + 2, 0, 0, 12, 0, EXACT, 4);
  table.store(BUCKET + 3, 0, 0, 13, 0, EXACT, 1);
  expect(table.find(BUCKET + 1, 0) && table.move()).toBe(11);
  expect(table.find(BUCKET + 2, 0)).toBe(false);
  expect(table.find(BUCKET + 3, 0) && table.move()).toBe(13);
  table.store(BUCKET + 4, 0, 0, 14, 0, EXACT, 20);
  table.store(BUCKET + 5, 0, 0, 15, 0, EXACT, 3);
  expect(table.find(BUCKET + 1, 0)).toBe(false);
  expect(table.find(BUCKET + 4, 0) && table.depth()).toBe(20);
  expect(table.find(BUCKET + 5, 0) && table.depth()).toBe(3);
});

test('a position has one entry, the latest', () => {
  const table = newTable();
  table.store(BUCKET + 1, 0, 0, 11, 0, EXACT, 9);
  table.store(BUCKET + 2, 0, 0, 12, 0, EXACT, 9);
  table.store(BUCKET + 2, 0, 0, 22, 0, LOWER_BOUND, 2);
  table.store(BUCKET + 1, 0, 0, 21, 0, LOWER_BOUND, 2);
  expect(table.find(BUCKET + 1, 0) && table.move()).toBe(21);
  expect(table.find(BUCKET + 2, 0) && table.move()).toBe(22);
});

test('a new think finds nothing, and what lies there does not change where things go', () => {
  const table = newTable();
  for (let think = 0; think < 600; think++) {
    table.begin();
    for (let key = 0; key < 3; key++) expect(table.find(BUCKET + key, 0)).toBe(false);
    for (let turn = 0; turn < 3; turn++) table.store(BUCKET + ((think + turn) % 3), 0, 0, turn, 0, EXACT, 4);
    // Of three equally deep entries the second is gone, whatever the previous think left in its place.
    for (let turn = 0; turn < 3; turn++) expect(table.find(BUCKET + ((think + turn) % 3), 0)).toBe(turn !== 1);
  }
});

test('a table holds as many positions as it was made for', () => {
  const table = newTable(8);
  // One key in each half of each of the 128 buckets.
  for (let key = 0; key < 256; key++) table.store(key << 24, key, 0, key, 0, EXACT, 1);
  for (let key = 0; key < 256; key++) expect(table.find(key << 24, key) && table.move()).toBe(key);
});

test('tables over the same memory share what they store, once one has joined the other', () => {
  const memory = new SharedArrayBuffer(tableBytes(6));
  const [first, second] = [new TranspositionTable(6, memory), new TranspositionTable(6, memory)];
  first.begin();
  second.join();
  second.store(1, 2, 0, 3, 4, EXACT, 5);
  expect(first.find(1, 2) && first.move()).toBe(3);
  first.begin();
  expect(first.find(1, 2)).toBe(false);
});

test('an entry of which another thread has written only a part is not found', () => {
  const entry = (key: number, score: number) => {
    const memory = new SharedArrayBuffer(tableBytes(2));
    const table = new TranspositionTable(2, memory);
    table.begin();
    table.store(key, key + 1, 0, score, score, EXACT, 5);
    return { table, words: new Int32Array(memory) };
  };
  for (let written = 1; written < 4; written++) {
    const { table, words } = entry(1, 100);
    words.set(entry(2, 200).words.subarray(0, written));
    expect([table.find(1, 2), table.find(2, 3)]).toEqual([false, false]);
  }
});
