import { dirname, join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { gameFiles } from './src/games/folders.ts';
import { registry } from './tools/registry.ts';

export default defineConfig({
  plugins: [registry()],
  test: {
    include: ['src/**/*.test.ts', 'test/**/*.test.ts', 'examples/**/*.test.ts', ...otherTests()],
    // On a busy machine servers take their time to start.
    testTimeout: 150_000,
    hookTimeout: 180_000,
    // Much of it waits for a page or a terminal: four files at a time, also on two cores.
    maxWorkers: 4,
    // On a busy machine a page may take its time.
    expect: { poll: { timeout: 20_000 } },
    // The heap test needs a collector it can call.
    execArgv: ['--expose-gc'],
  },
});

/** Tests of games in other folders. */
function otherTests(): string[] {
  return gameFiles().map((file) => join(dirname(file), '**/*.test.ts'));
}
