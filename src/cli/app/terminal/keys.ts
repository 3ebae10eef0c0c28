import type { Key as InkKey } from 'ink';
import type { Background } from './paint.ts';

/** A key by name (up, enter, escape, ctrl+c …), or the character it types. */
export type Key = string;

/** What came from keyboard or mouse. */
export type Input =
  | { readonly kind: 'key'; readonly key: Key }
  | { readonly kind: 'touch'; readonly column: number; readonly row: number }
  | { readonly kind: 'wheel'; readonly by: -1 | 1 }
  /** The terminal says what its window looks like. */
  | { readonly kind: 'window'; readonly background: Background }
  | { readonly kind: 'paste'; readonly text: string };

const NAMED = {
  upArrow: 'up',
  downArrow: 'down',
  leftArrow: 'left',
  rightArrow: 'right',
  pageUp: 'pageup',
  pageDown: 'pagedown',
  home: 'home',
  end: 'end',
  return: 'enter',
  escape: 'escape',
  tab: 'tab',
  backspace: 'backspace',
  delete: 'backspace',
} as const satisfies Partial<Record<keyof InkKey, Key>>;

/** Keys that came so fast after others that they were read as one text. */
const CONTROL: Readonly<Record<string, Key>> = {
  '\r': 'enter',
  '\n': 'enter',
  '\t': 'tab',
  '\u007f': 'backspace',
  '\b': 'backspace',
  '\u0003': 'ctrl+c',
};

/** What Ink read, in our words. */
export function readInput(text: string, key: InkKey): readonly Input[] {
  for (const [name, ours] of Object.entries(NAMED)) {
    if (key[name as keyof typeof NAMED]) return [{ kind: 'key', key: ours }];
  }
  if (key.ctrl) return [{ kind: 'key', key: `ctrl+${text}` }];
  if (key.meta || text === '') return [];
  return [...text].map((one) => ({ kind: 'key', key: CONTROL[one] ?? one }));
}
