import type { Line } from '../../../view/styled.ts';
import type { Key } from '../../keys/actions.ts';
import { paragraph, titleLines, withFoot } from './layout.ts';
import { LineEditor } from './line-editor.ts';
import { inMiddle } from './middle.ts';
import type { Navigator } from './navigator.ts';
import type { KeyHelp, Page, Size } from './page.ts';

/** The most characters of a pasted text that are read. */
const LONGEST = 2_000_000;

/** Columns of the line at most. */
const WIDEST = 76;

/** What was entered at each prompt, by its title, the latest first. */
const entered = new Map<string, string[]>();

/** Why not, or what is done then, if the page is still open. */
type Answer = string | (() => void);

/** Takes what was entered, or says at once or later why not. */
type Take = (text: string) => string | undefined | Promise<Answer>;

/** A page with a line to type in. The input is accepted, or refused with a sentence and kept to be corrected. */
export class Prompt implements Page {
  private readonly navigator: Navigator;
  private readonly title: () => string;
  private readonly explain: () => string;
  private readonly take: Take;
  private readonly line: LineEditor;
  private refusal = '';
  /** While somebody elsewhere is asked, only Esc means anything; what they say after that is not wanted. */
  private isAsking = false;
  private isLeft = false;

  constructor(navigator: Navigator, title: () => string, explain: () => string, take: Take, first = '') {
    this.navigator = navigator;
    this.title = title;
    this.explain = explain;
    this.take = take;
    const history = entered.get(title()) ?? [];
    entered.set(title(), history);
    this.line = new LineEditor(history);
    this.line.insert(first);
  }

  /** All keys type here, but no input begins with a question mark. */
  get isTyping(): boolean {
    return this.line.text !== '';
  }

  draw(size: Size): Line[] {
    return withFoot(
      this.navigator,
      inMiddle(
        [
          ...titleLines(this.title()),
          ...paragraph(this.explain(), size),
          [],
          [{ text: '  ' }, ...this.line.spans(Math.max(10, Math.min(WIDEST, size.columns - 6)))],
          [],
          ...paragraph(this.refusal, size, { tone: 'warning' }),
        ],
        size,
      ),
      size,
      this.navigator.texts.promptHints,
    );
  }

  press(key: Key): void {
    if (key === 'escape') return this.navigator.close();
    if (this.isAsking) return;
    this.refusal = '';
    if (key === 'enter') this.submit(this.line.text);
    else this.line.press(key);
  }

  /** Several lines can only be the whole input; one line may be part of what is typed. */
  paste(text: string): void {
    if (this.isAsking) return;
    const cut = text.slice(0, LONGEST);
    if (/[\n\r]/.test(cut.trim())) this.submit(cut);
    else this.line.insert(cut.trim());
  }

  touch(): void {}

  leave(): void {
    this.isLeft = true;
    this.line.close();
  }

  keys(): readonly KeyHelp[] {
    return this.navigator.texts.keysPrompt;
  }

  private submit(text: string): void {
    if (text.trim() === '') return;
    this.line.remember(text.trim().split(/[\n\r]/)[0]);
    const taken = this.take(text.trim());
    if (!(taken instanceof Promise)) {
      this.refusal = taken ?? '';
      return;
    }
    this.isAsking = true;
    this.refusal = this.navigator.texts.connecting;
    void taken.then((answer) => this.hear(answer));
  }

  private hear(answer: Answer): void {
    if (this.isLeft) return;
    this.isAsking = false;
    if (typeof answer === 'function') answer();
    else this.refusal = answer;
    this.navigator.host.redraw();
  }
}
