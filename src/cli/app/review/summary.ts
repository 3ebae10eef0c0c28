import type { GameRecord } from '../../../record/record.ts';
import { reviewed } from '../../../report/moves.ts';
import { sayTurns } from '../../../report/summary.ts';
import type { Line } from '../../../view/styled.ts';
import { recordTexts } from '../../records/record-texts.ts';
import { sayPlayers } from '../../records/review-words.ts';
import { Dialog } from '../kit/dialog.ts';
import { paragraph } from '../kit/layout.ts';
import { Menu } from '../kit/menu.ts';
import type { Navigator } from '../kit/navigator.ts';
import type { Size } from '../kit/page.ts';
import type { GameJudge } from './game-judge.ts';
import { reviewTexts } from './texts.ts';
import { sayProgress } from './verdict-lines.ts';

/** How everybody played, who gave what to whom, and where the game turned: Enter goes there. */
export function openSummary(
  navigator: Navigator,
  record: GameRecord,
  judge: GameJudge,
  goTo: (ply: number) => void,
): void {
  const said = () => reviewed(record, judge.review, navigator.language);
  const speech = () => ({ language: navigator.language, texts: recordTexts[navigator.language] });
  const items = () => [
    ...sayTurns(said()).map(({ ply, sentence }) => ({
      group: speech().texts.turns.replace(/:$/, ''),
      label: sentence,
      choose: () => {
        navigator.close();
        goTo(ply + 1);
      },
    })),
    { label: navigator.texts.back, choose: () => navigator.close() },
  ];
  const above = (size: Size): Line[] => [
    ...sayPlayers(judge.review, said().seats, speech()).flatMap((text) => paragraph(text, size)),
    ...sayProgress(navigator, judge).map((line): Line => [{ text: ' ' }, ...line]),
    [],
  ];
  navigator.open(new Dialog(navigator, () => reviewTexts[navigator.language].summary, new Menu(items), above));
}
