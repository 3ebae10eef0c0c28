import { type Line, wrapText } from '../../../view/styled.ts';
import type { Key } from '../terminal/input.ts';
import { paragraph, titleLines, withFoot } from './layout.ts';
import type { Navigator } from './navigator.ts';
import type { KeyHelp, Page, Size } from './page.ts';

/** The most characters of typed or pasted text that are kept. */
const LONGEST = 2_000_000;

/** A page with a line to type in. The input is accepted, or refused with a sentence and kept to be corrected. */
export class Prompt implements Page {
  private readonly navigator: Navigator;
  private readonly title: () => string;
  private readonly explain: () => string;
  private readonly take: (text: string) => string | undefined;
  private typed = '';
  private refusal = '';

  constructor(
    navigator: Navigator,
    title: () => string,
    explain: () => string,
    take: (text: string) => string | undefined,
  ) {
    this.navigator = navigator;
    this.title = title;
    this.explain = explain;
    this.take = take;
  }

  /** All keys type here, but no input begins with a question mark. */
  get isTyping(): boolean {
    return this.typed !== '';
  }

  draw(size: Size): Line[] {
    const width = Math.max(10, size.columns - 4);
    const shown = wrapText(`${this.typed}_`, width).slice(-6);
    return withFoot(
      this.navigator,
      [
        ...titleLines(this.title()),
        ...paragraph(this.explain(), size),
        [],
        ...shown.map((text): Line => [{ text: `  ${text}`, style: { tone: 'strong' } }]),
        [],
        ...paragraph(this.refusal, size, { tone: 'warning' }),
      ],
      size,
      this.navigator.texts.promptHints,
    );
  }

  press(key: Key): void {
    this.refusal = '';
    if (key === 'escape') this.navigator.close();
    else if (key === 'enter') this.submit(this.typed);
    else if (key === 'backspace') this.typed = [...this.typed].slice(0, -1).join('');
    else if (key === 'ctrl+u') this.typed = '';
    else if ([...key].length === 1) this.typed += key;
  }

  /** Several lines can only be the whole input; one line may be part of what is typed. */
  paste(text: string): void {
    const cut = text.slice(0, LONGEST);
    if (/[\n\r]/.test(cut.trim())) this.submit(cut);
    else this.typed += cut.trim();
  }

  touch(): void {}

  keys(): readonly KeyHelp[] {
    return this.navigator.texts.keysPrompt;
  }

  private submit(text: string): void {
    if (text.trim() === '') return;
    this.refusal = this.take(text.trim()) ?? '';
  }
}
