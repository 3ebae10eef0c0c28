import { parentPort, workerData } from 'node:worker_threads';
import { games } from '../../games/index.ts';
import { searchFor } from '../../search/levels/levels.ts';
import { answerQuestion } from '../../search/worker/service.ts';
import { stepBack } from './step-back.ts';

/** A worker that thinks: questions in, answers out. A flag shared with the main thread becomes 1 to stop it. */
const flag = new Int32Array(workerData);
stepBack();

parentPort?.on('message', (question) => {
  const answer = answerQuestion(games, searchFor, question, {
    now: () => performance.now(),
    stopped: () => Atomics.load(flag, 0) !== 0,
    report: (found) => parentPort?.postMessage({ kind: 'report', answer: found }),
  });
  parentPort?.postMessage({ kind: 'answer', answer });
});
