import type { Key } from '../terminal/input.ts';

/** The longest move that is typed, and the longest that is pasted. */
const TYPED = 40;
const PASTED = 100;

/** A move being typed: a line that is open until the move is played or Escape closes it. */
export class TypedMove {
  /** What stands in the line; undefined while it is closed. */
  text: string | undefined;

  get isOpen(): boolean {
    return this.text !== undefined;
  }

  open(text = ''): void {
    this.text = text.trim().slice(0, PASTED);
  }

  close(): void {
    this.text = undefined;
  }

  /** Edits the line; returns its text when Enter submits it. */
  press(key: Key): string | undefined {
    const { text = '' } = this;
    if (key === 'enter') return text.trim();
    if (key === 'escape') this.close();
    else if (key === ':' || key === 'ctrl+u') this.text = '';
    else if (key === 'backspace') this.text = text.slice(0, -1);
    else if ([...key].length === 1 && text.length < TYPED) this.text = text + key;
    return undefined;
  }
}
