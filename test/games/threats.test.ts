import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../../tools/node.mjs';

/** The lines of the threat list: what could happen, what stops it, and the tests that show it. */
const lines = readFileSync(join(root, 'docs/security.md'), 'utf8')
  .split('\n')
  .filter((line) => /^\| (?!---|threat )/.test(line))
  .map((line) => line.slice(2, -2).split(' | '));

test('the list is there', () => {
  expect(lines.length).toBeGreaterThan(20);
});

test.each(lines)('%s: the tests that are named exist', (_, __, named) => {
  const tests = [...named.matchAll(/`([^`]+\.test\.ts)`: ([^;]+)/g)];
  expect(tests.length).toBeGreaterThan(0);
  // Nothing but tests is named.
  expect(tests.map(([text]) => text).join('; ')).toBe(named);
  for (const [, file, title] of tests) {
    expect(existsSync(join(root, file)), file).toBe(true);
    expect(readFileSync(join(root, file), 'utf8')).toContain(title.trim());
  }
});
