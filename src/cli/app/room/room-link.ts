import { type Line, wrapText } from '../../../view/styled.ts';
import { qrLines } from '../../online/qr.ts';
import { roomTexts } from '../../online/room-texts.ts';
import { Dialog } from '../kit/dialog.ts';
import { paragraph } from '../kit/layout.ts';
import { Menu } from '../kit/menu.ts';
import type { Navigator } from '../kit/navigator.ts';
import { copyText } from '../pages/link.ts';

/** Rows of the title, the menu and the hints. */
const FRAME = 5;

/** A page with the link of a room, news about it, and its QR code if the window has room and the characters for it. */
export function roomLinkPage(navigator: Navigator, link: string, news: () => string): Dialog {
  let isCopied = false;
  const items = () => [
    {
      label: navigator.texts.copy,
      choose() {
        copyText(link);
        isCopied = true;
      },
    },
    { label: roomTexts[navigator.language].stay, choose: () => navigator.close() },
  ];
  return new Dialog(
    navigator,
    () => roomTexts[navigator.language].linkTitle,
    new Menu(items),
    (size) => {
      const address = wrapText(link, size.columns - 2).map((line): Line => [{ text: ` ${line}` }]);
      const sentence = isCopied ? navigator.texts.copied : roomTexts[navigator.language].linkExplained;
      const told = news() === '' ? [] : paragraph(news(), size, { tone: 'accent' });
      const words: Line[] = [...told, ...address, ...paragraph(sentence, size, { tone: 'faint' }), []];
      const code = navigator.settings.ascii ? [] : qrLines(link, navigator.settings.background);
      const drawn = code.map((line): Line => [{ text: ` ${line}` }]);
      if (code.length === 0 || code[0].length + 2 > size.columns) return words;
      // What matters comes first if there is not room for everything.
      return (
        [
          [...words, ...drawn, []],
          [...told, ...address, ...drawn],
        ].find((page) => page.length + FRAME <= size.rows) ?? words
      );
    },
  );
}
