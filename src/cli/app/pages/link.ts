import process from 'node:process';
import { writeLink } from '../../../record/link.ts';
import type { GameRecord } from '../../../record/record.ts';
import { sayRecordFault } from '../../../record/words.ts';
import { wrapText } from '../../../view/styled.ts';
import { Dialog } from '../kit/dialog.ts';
import { Menu } from '../kit/menu.ts';
import type { Desk } from '../kit/navigator.ts';
import { paragraph } from '../kit/page.ts';

/** Shows the whole game as a link. */
export function openLink(desk: Desk, record: GameRecord): void {
  const link = writeLink(record);
  const isLink = typeof link === 'string';
  const text = isLink ? `#${link}` : sayRecordFault(link, desk.language);
  const back = { label: desk.texts.back, choose: () => desk.close() };
  let isCopied = false;
  const copy = {
    label: desk.texts.copy,
    choose() {
      copyText(text);
      isCopied = true;
    },
  };
  desk.open(
    new Dialog(
      desk,
      () => desk.texts.copyLink,
      new Menu(() => (isLink ? [copy, back] : [back])),
      (size) => [
        ...wrapText(text, size.columns - 2).map((line) => [{ text: ` ${line}` }]),
        [],
        ...paragraph(isCopied ? desk.texts.copied : desk.texts.linkExplained, size, { tone: 'faint' }),
        [],
      ],
    ),
  );
}

/** Terminals that allow it put a text on the clipboard when asked so (OSC 52). */
export function copyText(text: string): void {
  process.stdout.write(`\u001b]52;c;${Buffer.from(text).toString('base64')}\u0007`);
}
