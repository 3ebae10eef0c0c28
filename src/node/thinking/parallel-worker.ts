import { parentPort, workerData } from 'node:worker_threads';
import { games } from '../../games/index.ts';
import { threadService } from '../../search/worker/parallel-service.ts';

const answer = threadService(
  games,
  workerData,
  () => performance.now(),
  (news) => parentPort?.postMessage(news),
);

parentPort?.on('message', answer);
