import { games } from '../../games/index.ts';
import { MOST_PAGE_BYTES, searchShelf } from '../../search/levels/levels.ts';
import { answerQuestion, type Question } from '../../search/worker/service.ts';

/** The worker that thinks: a question comes as a message; reports and the answer go back. */
const searchFor = searchShelf(MOST_PAGE_BYTES);
let flag: Int32Array = new Int32Array(1);

addEventListener('message', ({ data }: MessageEvent<{ flag: SharedArrayBuffer } | Question>) => {
  if ('flag' in data) {
    flag = new Int32Array(data.flag);
    return;
  }
  const answer = answerQuestion(games, searchFor, data, {
    now: () => performance.now(),
    stopped: () => Atomics.load(flag, 0) !== 0,
    report: (report) => postMessage({ kind: 'report', answer: report }),
  });
  postMessage({ kind: 'answer', answer });
});
