import { MOST_PAGE_BYTES, searchShelf } from '../../search/levels/levels.ts';
import { answerQuestion, type Question } from '../../search/worker/service.ts';
import { fetchGame, games } from '../games/fetched.ts';

/** The worker that thinks: a question arrives as a message; reports and the answer go back. */
const searchFor = searchShelf(MOST_PAGE_BYTES);
let flag: Int32Array = new Int32Array(1);

addEventListener('message', ({ data }: MessageEvent<{ flag: SharedArrayBuffer } | Question>) => {
  if ('flag' in data) flag = new Int32Array(data.flag);
  else think(data).catch(reportError);
});

async function think(question: Question): Promise<void> {
  await fetchGame(question.game);
  const answer = answerQuestion(games, searchFor, question, {
    now: () => performance.now(),
    stopped: () => Atomics.load(flag, 0) !== 0,
    report: (report) => postMessage({ kind: 'report', answer: report }),
  });
  postMessage({ kind: 'answer', answer });
}
