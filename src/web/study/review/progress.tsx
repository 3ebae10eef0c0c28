import { Play, Square } from 'lucide';
import { fill } from '../../../core/words.ts';
import { Icon } from '../../kit/icon.tsx';
import type { ReviewModel } from './review-model.ts';
import { reviewTexts } from './texts.ts';

/** Begins the review, shows how far it has come, and stops it. */
export function Progress({ review }: { review: ReviewModel }) {
  const { begin, resume, stop, progress, trouble, title } = reviewTexts.value;
  const counts = { done: review.done, total: review.count.value };
  if (review.isComplete && counts.total > 0) return null;
  return (
    <div class="evaluating">
      {review.isRunning.value ? (
        <>
          <progress max={counts.total} value={counts.done} aria-label={title} />
          <span class="soft">{fill(progress, counts)}</span>
          <button type="button" onClick={() => review.stop()}>
            <Icon of={Square} />
            {stop}
          </button>
        </>
      ) : (
        <>
          {counts.done > 0 && <span class="soft">{fill(progress, counts)}</span>}
          <button type="button" disabled={counts.total === 0} onClick={() => void review.run()}>
            <Icon of={Play} />
            {counts.done > 0 ? resume : begin}
          </button>
        </>
      )}
      {review.trouble.value !== '' && <p class="message">{fill(trouble, { why: review.trouble.value })}</p>}
    </div>
  );
}
