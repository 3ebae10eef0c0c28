import type { Line } from '../../../view/styled.ts';
import type { Key } from '../../keys/actions.ts';
import { paragraph, titleLines, withFoot } from '../kit/layout.ts';
import { inMiddle } from '../kit/middle.ts';
import type { Navigator } from '../kit/navigator.ts';
import type { KeyHelp, Page, Size } from '../kit/page.ts';

/**
 * Stands where the board of a room will be as soon as the room is known. There is nothing to choose: a key that was
 * meant for this page would otherwise reach the board.
 */
export class WaitingPage implements Page {
  private readonly navigator: Navigator;
  private readonly words: () => { readonly title: string; readonly trouble: string | undefined };
  private readonly left: () => Promise<void> | void;

  /** left: called when the page goes, also in favour of the board. */
  constructor(navigator: Navigator, words: WaitingPage['words'], left: WaitingPage['left']) {
    this.navigator = navigator;
    this.words = words;
    this.left = left;
  }

  draw(size: Size): Line[] {
    const { title, trouble } = this.words();
    const why = trouble === undefined ? [] : paragraph(trouble, size, { tone: 'warning' });
    return withFoot(
      this.navigator,
      inMiddle([...titleLines(title), ...why], size),
      size,
      this.navigator.texts.waitHints,
    );
  }

  press(key: Key): void {
    if (key === 'escape') this.navigator.closeAt(this);
  }

  touch(): void {}

  keys(): readonly KeyHelp[] {
    return [];
  }

  leave(): Promise<void> | void {
    return this.left();
  }
}
