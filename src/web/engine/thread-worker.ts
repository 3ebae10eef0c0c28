import { type ThreadQuestion, type ThreadStart, threadService } from '../../search/worker/parallel-service.ts';
import { fetchGame, games } from '../games/fetched.ts';

/** One of several workers that think together: first it gets what they share, then question after question. */
let answer: ((asked: ThreadQuestion) => void) | undefined;

addEventListener('message', ({ data }: MessageEvent<ThreadStart | ThreadQuestion>) => {
  if ('question' in data)
    fetchGame(data.question.game)
      .then(() => answer?.(data))
      .catch(reportError);
  else
    answer = threadService(
      games,
      data,
      () => performance.now(),
      (news) => postMessage(news),
    );
});
