import type { Seat } from '../../../core/types.ts';
import { reviewNodes } from '../../../judge/review.ts';
import { Thinker } from '../../../node/thinking/thinker.ts';
import { type GameRecord, startOf } from '../../../record/record.ts';
import { KeptNotes } from '../../records/review-notes.ts';
import type { Navigator } from '../kit/navigator.ts';
import { openLink } from '../pages/link.ts';
import { GameJudge } from './game-judge.ts';
import { type ReviewActions, ReviewPage } from './review-page.ts';
import { openSave } from './save-box.ts';
import { Trainer } from './trainer.ts';

/** Judges a game while somebody looks through it. own: the seats of those who look, if that is known. */
export function openReview(
  navigator: Navigator,
  record: GameRecord,
  playOn: ReviewActions['playOn'],
  own: readonly Seat[] = [],
): void {
  const notes = new KeptNotes(record, reviewNodes(startOf(record)));
  const judge = new GameJudge(record, notes, new Thinker(), () => navigator.host.redraw());
  const acts: ReviewActions = {
    playOn,
    link: (one) => openLink(navigator, one),
    save: (one, judged, said) => openSave(navigator, one, judged, said),
    train: (one, ply, judged) => navigator.open(new Trainer(navigator, one, ply, judged).page),
  };
  navigator.open(new ReviewPage(navigator, record, judge, acts, own));
}
