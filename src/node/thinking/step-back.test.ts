import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import { expect, test } from 'vitest';

const code = `
  const { parentPort } = require('node:worker_threads');
  const { readFileSync } = require('node:fs');
  import(${JSON.stringify(new URL('./step-back.ts', import.meta.url).href)}).then(({ stepBack }) => {
    stepBack();
    const priority = (thread) => Number(readFileSync('/proc/' + thread + '/stat', 'utf8').split(') ')[1].split(' ')[16]);
    parentPort.postMessage([priority('self'), priority('thread-self')]);
  });`;

test.runIf(existsSync('/proc/thread-self'))('a thread that thinks steps back, and no other with it', async () => {
  const worker = new Worker(code, { eval: true });
  const [[own, other]] = await once(worker, 'message');
  expect(other).toBe(Math.max(10, own));
  await worker.terminate();
});
