import { fill } from '../../../core/words.ts';
import { besideVerdict } from '../../../judge/claims/choose.ts';
import type { SaidClaim } from '../../../judge/claims/claim.ts';
import type { Line } from '../../../view/styled.ts';
import { Dialog } from '../kit/dialog.ts';
import { paragraph } from '../kit/layout.ts';
import { type ChoiceList, Menu, type MenuItem } from '../kit/menu.ts';
import type { Navigator } from '../kit/navigator.ts';
import type { Size } from '../kit/page.ts';
import { reviewTexts } from './texts.ts';
import { lineText } from './verdict-lines.ts';

/** Why a move is good, or why not: sentences, of which each shows its moves on the board when it is chosen. */
export function openReasons(
  navigator: Navigator,
  move: string,
  coming: Promise<readonly SaidClaim[] | undefined>,
  show: (line: readonly string[]) => void,
): void {
  let found: readonly SaidClaim[] | undefined;
  let isComing = true;
  void coming.then((claims) => {
    found = claims && besideVerdict(claims);
    isComing = false;
    menu = new Menu(items); // begins at the first reason
    navigator.host.redraw();
  });
  const texts = () => reviewTexts[navigator.language];
  const showing = (line: readonly string[]) => () => {
    navigator.close();
    show(line);
  };
  const itemsOf = ({ text, line, otherLine }: SaidClaim): MenuItem[] => [
    { label: text[navigator.language], choose: showing(line) },
    ...(otherLine === undefined
      ? []
      : [{ label: fill(texts().instead, { line: lineText(otherLine) }), choose: showing(otherLine) }]),
  ];
  const items = () => [
    ...(found ?? []).flatMap(itemsOf),
    { label: navigator.texts.back, choose: () => navigator.close() },
  ];
  const above = (size: Size): Line[] => {
    const sentence = isComing ? texts().reasoning : found === undefined ? texts().noReasons : texts().chooseReason;
    return [...paragraph(sentence, size, { tone: 'faint' }), []];
  };
  let menu = new Menu(items);
  const choosing: ChoiceList = {
    lines: (...room) => menu.lines(...room),
    press: (key) => menu.press(key),
    touch: (act) => menu.touch(act),
  };
  navigator.open(new Dialog(navigator, () => fill(texts().why, { move }), choosing, above));
}
