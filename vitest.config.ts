import { dirname, join } from 'node:path';
import process from 'node:process';
import { defineConfig } from 'vitest/config';
import { gameFiles } from './src/games/folders.ts';
import { root } from './tools/node.mjs';
import { registry } from './tools/registry.ts';

// Every program and thread that a test starts reads the same compiled code.
process.env.NODE_COMPILE_CACHE ??= join(root, 'node_modules', '.cache', 'compile');

const PAGES = ['test/browser/**/*.test.ts'];
/** Tests that measure the whole process. */
const HEAPS = ['src/**/heap.test.ts'];

/** Projects run in the order of their names: what waits most first, and the shortest files fill the end. */
const PROJECTS = [
  { name: 'apart', include: ['test/**/*.test.ts', 'examples/**/*.test.ts', ...HEAPS], exclude: PAGES, isolate: true },
  // These share processes, because starting one takes longer than most of the files; pages share a browser as well.
  { name: 'pages', include: PAGES, isolate: false },
  { name: 'together', include: ['src/**/*.test.ts', ...otherTests()], exclude: HEAPS, isolate: false },
];

export default defineConfig({
  test: {
    // On a busy machine servers take their time to start.
    testTimeout: 150_000,
    hookTimeout: 180_000,
    // Much of it waits for a page, a terminal or a clock: six files at a time, also on two cores.
    maxWorkers: 6,
    // On a busy machine a page may take its time.
    expect: { poll: { timeout: 20_000 } },
    // The heap test needs a collector it can call.
    execArgv: ['--expose-gc'],
    projects: PROJECTS.map((test) => ({ extends: true as const, plugins: [registry()], test })),
  },
});

/** Tests of games in other folders. */
function otherTests(): string[] {
  return gameFiles().map((file) => join(dirname(file), '**/*.test.ts'));
}
