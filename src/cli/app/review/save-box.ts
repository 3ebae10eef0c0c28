import { fill } from '../../../core/words.ts';
import { sayError } from '../../../node/files.ts';
import type { GameRecord } from '../../../record/record.ts';
import { writeReviewPage } from '../../../report/review-page.ts';
import { saveRecord, saveReview } from '../../records/record-file.ts';
import { QuestionBox } from '../kit/dialog.ts';
import { Menu } from '../kit/menu.ts';
import type { Navigator } from '../kit/navigator.ts';
import type { GameJudge } from './game-judge.ts';
import { reviewTexts } from './texts.ts';

/** Asks whether to save the record or the review as a page; says what was saved, or why it could not be. */
export function openSave(
  navigator: Navigator,
  record: GameRecord,
  judge: GameJudge,
  said: (sentence: string) => void,
): void {
  const choose = (write: () => string) => () => {
    navigator.close();
    try {
      said(fill(navigator.texts.saved, { file: write() }));
    } catch (error) {
      said(fill(navigator.texts.notSaved, { reason: sayError(error) }));
    }
  };
  const page = () => writeReviewPage(record, judge.review, navigator.language);
  const texts = () => reviewTexts[navigator.language];
  const items = () => [
    { label: navigator.texts.save, choose: choose(() => saveRecord(record)) },
    { label: texts().savePage, choose: choose(() => saveReview(record, page())) },
    { label: navigator.texts.back, choose: () => navigator.close() },
  ];
  navigator.open(new QuestionBox(navigator, () => texts().saveWhat, new Menu(items)));
}
