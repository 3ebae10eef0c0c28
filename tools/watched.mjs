// Runs before a program that a starter started: see become in node.mjs.
import process from 'node:process';
import { isMainThread, Worker } from 'node:worker_threads';
import { WATCHED } from './node.mjs';

const pipe = process.env[WATCHED];
// What this program starts has another parent, and no such pipe.
delete process.env[WATCHED];
// On a thread of its own, which hears of it also while the program does not look up.
if (isMainThread && pipe !== undefined) {
  new Worker(new URL('watch.mjs', import.meta.url), { workerData: Number(pipe), execArgv: [] }).unref();
}
