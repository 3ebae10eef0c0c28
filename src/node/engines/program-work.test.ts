import process from 'node:process';
import { expect, test } from 'vitest';
import { EngineProcess } from './engine-process.ts';
import { tellsWork } from './program-work.ts';

/** A program that works for the requested number of milliseconds, and then says how long it has worked in total. */
const WORKER = `
  require('node:readline').createInterface({ input: process.stdin }).on('line', (line) => {
    const begun = process.cpuUsage();
    while (process.cpuUsage(begun).user < 1000 * Number(line));
    const { user, system } = process.cpuUsage();
    console.log('worked ' + (user + system) / 1000);
  });`;

test.skipIf(!tellsWork)('a program is charged what it works, and nothing while nobody asks it', async () => {
  const program = new EngineProcess([process.execPath, '-e', WORKER]);
  program.send('300');
  const [said] = await program.until('worked', 600_000);
  const charged = program.workedMs;
  const own = Number(said.split(' ')[1]);
  expect(own).toBeGreaterThan(300);
  expect(Math.abs(charged - own)).toBeLessThan(100);
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(program.workedMs - charged).toBeLessThan(100);
  program.kill();
  await program.ended;
});

test('sleep counts as long as an answer is owed', async () => {
  const program = new EngineProcess([process.execPath, '-e', 'setInterval(() => {}, 1000)']);
  program.send('good morning');
  await expect(program.until('answer', 200)).rejects.toThrow('gave no answer in 200 ms');
  expect(program.workedMs).toBeGreaterThanOrEqual(200);
  program.kill();
  await program.ended;
});
