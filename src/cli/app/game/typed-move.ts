import type { Key } from '../../keys/actions.ts';
import { LineEditor } from '../kit/line-editor.ts';

/** The longest move that is typed or pasted. */
const LONGEST = 100;

/** A move being typed: a line that is open until the move is played or Escape closes it. */
export class TypedMove {
  private readonly history: string[] = [];
  private opened: LineEditor | undefined;

  /** The line; undefined while it is closed. */
  get line(): LineEditor | undefined {
    return this.opened;
  }

  get isOpen(): boolean {
    return this.opened !== undefined;
  }

  open(text = ''): void {
    this.close();
    this.opened = new LineEditor(this.history);
    this.opened.insert(text.trim().slice(0, LONGEST));
  }

  close(): void {
    this.opened?.close();
    this.opened = undefined;
  }

  /** Edits the line; returns its text when Enter submits it. A colon begins anew. */
  press(key: Key): string | undefined {
    const line = this.opened;
    if (line === undefined) return undefined;
    if (key === 'enter') {
      line.remember(line.text.trim());
      return line.text.trim();
    }
    if (key === 'escape') this.close();
    else if (key === ':') line.text = '';
    else if ([...key].length !== 1 || line.text.length < LONGEST) line.press(key);
    return undefined;
  }
}
