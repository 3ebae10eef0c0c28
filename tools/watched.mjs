// Runs before a program started by a starter: see become in node.mjs.
import process from 'node:process';
import { isMainThread, Worker } from 'node:worker_threads';
import { WATCHED } from './node.mjs';

const pipe = process.env[WATCHED];
// What this program starts has another parent, and no such pipe.
delete process.env[WATCHED];
// On a separate thread, which notices even while the main thread is busy.
if (isMainThread && pipe !== undefined) {
  new Worker(new URL('watch.mjs', import.meta.url), { workerData: Number(pipe), execArgv: [] }).unref();
}
