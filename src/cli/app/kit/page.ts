import type { Line } from '../../../view/styled.ts';
import type { Key } from '../../keys/actions.ts';

/** A window, in characters. */
export interface Size {
  readonly columns: number;
  readonly rows: number;
}

/** A key and what it does, for the page of keys. */
export type KeyHelp = readonly [keys: string, meaning: string];

/** One page of the program. It owns its state; the navigator asks it to draw whenever something has happened. */
export interface Page {
  /** Lines from the top; what does not fit the window is cut. */
  draw(size: Size): readonly Line[];
  /** Instead of that: a box over the page below, which stays visible. */
  box?(size: Size): readonly Line[];
  press(key: Key): void;
  /** Something that was drawn with an action was clicked. */
  touch(act: string): void;
  paste?(text: string): void;
  /** Whether even the keys that work everywhere are letters here. */
  readonly isTyping?: boolean;
  /** The keys that work here beside those that work everywhere. */
  keys(): readonly KeyHelp[];
  /** Called whenever the page comes to the top. */
  show?(): void;
  /** Called once when the page is left for good; the program ends only when what it returns is done. */
  leave?(): Promise<void> | void;
}
