import process from 'node:process';
import { writeLink } from '../../../record/link.ts';
import type { GameRecord } from '../../../record/record.ts';
import { sayRecordFault } from '../../../record/words.ts';
import { wrapText } from '../../../view/styled.ts';
import { Dialog } from '../kit/dialog.ts';
import { paragraph } from '../kit/layout.ts';
import { Menu } from '../kit/menu.ts';
import type { Navigator } from '../kit/navigator.ts';

/** Shows the whole game as a link. */
export function openLink(navigator: Navigator, record: GameRecord): void {
  const link = writeLink(record);
  const isLink = typeof link === 'string';
  const text = isLink ? `#${link}` : sayRecordFault(link, navigator.language);
  const back = { label: navigator.texts.back, choose: () => navigator.close() };
  let isCopied = false;
  const copy = {
    label: navigator.texts.copy,
    choose() {
      copyText(text);
      isCopied = true;
    },
  };
  navigator.open(
    new Dialog(
      navigator,
      () => navigator.texts.copyLink,
      new Menu(() => (isLink ? [copy, back] : [back])),
      (size) => [
        ...wrapText(text, size.columns - 2).map((line) => [{ text: ` ${line}` }]),
        [],
        ...paragraph(isCopied ? navigator.texts.copied : navigator.texts.linkExplained, size, { tone: 'faint' }),
        [],
      ],
    ),
  );
}

/** Terminals that allow it copy a text to the clipboard when asked like this (OSC 52). */
export function copyText(text: string): void {
  process.stdout.write(`\u001b]52;c;${Buffer.from(text).toString('base64')}\u0007`);
}
