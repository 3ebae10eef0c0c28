// Asks this process to end when the one that started it is gone, which closes the other end of the pipe between them.
import { Socket } from 'node:net';
import process from 'node:process';
import { workerData } from 'node:worker_threads';

const end = () => process.kill(process.pid, 'SIGTERM');
new Socket({ fd: workerData, readable: true, writable: false }).on('error', end).on('end', end).resume();
