import { createInterface, type Interface, type Key as NodeKey } from 'node:readline';
import { PassThrough } from 'node:stream';
import type { Span } from '../../../view/styled.ts';
import type { Key } from '../../keys/actions.ts';

/** The most characters of typed or pasted text that are kept. */
const LONGEST = 2_000_000;
/** Earlier entries that the arrows bring back. */
const HISTORY = 50;

/** One line of text with a cursor and earlier entries: Node's own line editor, with our input and our screen. */
export class LineEditor {
  private readonly lines: Interface;
  private readonly history: string[];

  /** history: entries of before, the latest first; it grows by what is entered here. */
  constructor(history: string[] = []) {
    this.history = history;
    const input = new PassThrough();
    const output = new PassThrough().resume();
    this.lines = createInterface({
      input,
      output,
      terminal: true,
      historySize: HISTORY,
      history: [...history],
      prompt: '',
    });
  }

  get text(): string {
    return this.lines.line;
  }

  set text(text: string) {
    this.lines.write(null, { ctrl: true, name: 'e' });
    this.lines.write(null, { ctrl: true, name: 'u' });
    this.insert(text);
  }

  /** Types text, in one line. */
  insert(text: string): void {
    const one = [...text.replace(/[\p{Cc}]+/gu, ' ')].slice(0, LONGEST - this.text.length).join('');
    if (one !== '') this.lines.write(one);
  }

  /** A key other than Enter: editing, moving, earlier entries. */
  press(key: Key): void {
    if ([...key].length === 1) return this.insert(key);
    const [, letter] = /^ctrl\+(.)$/.exec(key) ?? [];
    if (letter !== undefined && !'abefhkuwypn'.includes(letter)) return;
    const pressed: NodeKey = letter === undefined ? { name: key } : { ctrl: true, name: letter };
    if (pressed.name !== 'tab') this.lines.write(null, pressed);
  }

  /** Keeps what was entered, to be brought back. */
  remember(text = this.text): void {
    if (text === '' || this.history[0] === text) return;
    this.history.unshift(text);
    this.history.splice(HISTORY);
  }

  /** The line with its cursor, with at most this many characters around it. */
  spans(width = 60): Span[] {
    const { line, cursor } = this.lines;
    const from = Math.max(0, Math.min(cursor - width + 10, line.length + 1 - width));
    const here = line[cursor] ?? '_';
    const isEnd = cursor >= line.length;
    return [
      { text: line.slice(from, cursor), style: { tone: 'strong' } },
      { text: here, style: { tone: 'accent', ...(isEnd ? {} : { inverse: true }) } },
      { text: line.slice(cursor + 1, from + width), style: { tone: 'strong' } },
    ];
  }

  close(): void {
    this.lines.close();
  }
}
