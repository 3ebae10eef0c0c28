const ESC = '\u001b[';

/** Terminal modes set while the program runs, and how each is reset; in this order, and back. */
const MODES = [
  [`${ESC}?1049h`, `${ESC}?1049l`], // the alternate screen
  [`${ESC}?25l`, `${ESC}?25h`], // no cursor
  [`${ESC}?7l`, `${ESC}?7h`], // what is too wide is cut, not wrapped
  [`${ESC}?2004h`, `${ESC}?2004l`], // pasted text comes between brackets
  [`${ESC}?1000h`, `${ESC}?1000l`], // clicks are reported
  [`${ESC}?1006h`, `${ESC}?1006l`], // in SGR form
] as const;

/** The terminal shows what is between these at once, if it supports them. */
const BEGIN = `${ESC}?2026h`;
const END = `${ESC}?2026l`;

const CLEAR = `${ESC}2J`;
const CLEAR_BELOW = `${ESC}J`;

/** The screen of a terminal: takes it over, writes only changed lines, and gives it back. */
export class TerminalScreen {
  private readonly write: (text: string) => void;
  private taken = false;
  /** The visible lines; undefined when they are unknown. */
  private shown: readonly string[] | undefined;

  constructor(write: (text: string) => void) {
    this.write = write;
  }

  get isTaken(): boolean {
    return this.taken;
  }

  take(): void {
    this.taken = true;
    this.shown = undefined;
    this.write(MODES.map(([on]) => on).join(''));
  }

  /** Restores the screen; a second call does nothing. */
  giveBack(): void {
    if (!this.taken) return;
    this.taken = false;
    this.write(
      `${ESC}0m${MODES.map(([, off]) => off)
        .reverse()
        .join('')}`,
    );
  }

  /** Says that the screen may show anything, as after a change of its size. */
  forget(): void {
    this.shown = undefined;
  }

  /** Shows lines from the top, each as wide as the screen. */
  draw(lines: readonly string[]): void {
    if (!this.taken) return;
    const { shown = [] } = this;
    const parts = lines.map((line, row) => (line === shown[row] ? '' : `${ESC}${row + 1};1H${line}`));
    if (this.shown === undefined) parts.unshift(CLEAR);
    if (lines.length < shown.length) parts.push(`${ESC}${lines.length + 1};1H${CLEAR_BELOW}`);
    this.shown = lines;
    const text = parts.join('');
    if (text !== '') this.write(BEGIN + text + END);
  }
}
