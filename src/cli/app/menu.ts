import { type Line, wrapText } from '../../view/styled.ts';
import type { Key } from './keys.ts';

/** A line of a menu: something to do, or something to change with left and right. */
export interface Item {
  readonly label: string;
  /** The chosen value, between arrows. */
  readonly value?: string;
  /** Fainter words below. */
  readonly note?: string;
  choose(): void;
  change?(step: 1 | -1): void;
}

/** Something to choose from: it is drawn into a window of its own and hears keys and clicks. */
export interface Choosing {
  lines(width: number, rows: number): Line[];
  press(key: Key): void;
  touch(act: string): void;
}

/** A list that arrow keys, hjkl, first letters, numbers and the mouse walk through. */
export class Menu implements Choosing {
  private at: number;
  /** The first line that is seen where the window is too small for all. */
  private top = 0;
  private readonly list: () => readonly Item[];

  /** at: the entry to begin at. */
  constructor(list: () => readonly Item[], at = 0) {
    this.list = list;
    this.at = at;
  }

  lines(width: number, rows: number): Line[] {
    const items = this.list();
    this.at = Math.min(this.at, items.length - 1);
    const labels = Math.max(...items.map(({ label, value }) => (value === undefined ? 0 : label.length)));
    const drawn = items.map((item, index) => this.drawItem(item, index, labels, width));
    const all = drawn.flat();
    if (all.length <= rows) return all;
    const first = drawn.slice(0, this.at).flat().length;
    this.top = scrolled(this.top, first, first + drawn[this.at].length, rows, all.length);
    return withMore(all, this.top, rows);
  }

  press(key: Key): void {
    const items = this.list();
    const here = items[this.at];
    if (key === 'up' || key === 'k') this.at = (this.at + items.length - 1) % items.length;
    else if (key === 'down' || key === 'j' || key === 'tab') this.at = (this.at + 1) % items.length;
    else if (key === 'home') this.at = 0;
    else if (key === 'end') this.at = items.length - 1;
    else if (key === 'pageup') this.at = Math.max(0, this.at - 5);
    else if (key === 'pagedown') this.at = Math.min(items.length - 1, this.at + 5);
    else if (key === 'enter' || key === ' ') here.choose();
    else if (here.change !== undefined && (key === 'left' || key === 'h')) here.change(-1);
    else if (here.change !== undefined && (key === 'right' || key === 'l')) here.change(1);
    else if (key === 'right') here.choose();
    else this.jump(items, key);
  }

  touch(act: string): void {
    const [what, number] = act.split(' ');
    if (what === 'earlier') return this.press('pageup');
    if (what === 'later') return this.press('pagedown');
    const item = this.list()[Number(number)];
    if (item === undefined) return;
    this.at = Number(number);
    if (what === 'less') item.change?.(-1);
    else if (what === 'more') item.change === undefined ? item.choose() : item.change(1);
    else item.choose();
  }

  private drawItem({ label, value, note }: Item, index: number, labels: number, width: number): Line[] {
    const isHere = index === this.at;
    const act = `item ${index}`;
    const style = isHere ? ({ tone: 'strong' } as const) : {};
    const accent = { tone: 'accent' } as const;
    const more = `more ${index}`;
    const first: Line = [
      { text: isHere ? ' > ' : '   ', style: accent, act },
      { text: value === undefined ? label : label.padEnd(labels), act, style },
      ...(value === undefined
        ? []
        : [
            { text: isHere ? '  < ' : '    ', style: accent, act: `less ${index}` },
            { text: value, act: more, style },
            { text: isHere ? ' >' : '', style: accent, act: more },
          ]),
    ];
    const notes = note === undefined ? [] : wrapText(note, width - 6);
    return [first, ...notes.map((text): Line => [{ text: `     ${text}`, style: { tone: 'faint' }, act }])];
  }

  /** To the next item that begins with a letter, or the item of a number; h and l are letters where nothing can be changed. */
  private jump(items: readonly Item[], key: Key): void {
    const number = /^[1-9]$/.test(key) ? Number(key) - 1 : -1;
    if (number >= 0 && number < items.length) {
      this.at = number;
      return;
    }
    for (let step = 1; step <= items.length; step++) {
      const index = (this.at + step) % items.length;
      if (!items[index].label.toLowerCase().startsWith(key.toLowerCase())) continue;
      this.at = index;
      return;
    }
  }
}

/** The first line to show so that the lines from `first` up to `end` are seen and little moves. */
export function scrolled(top: number, first: number, end: number, rows: number, count: number): number {
  const room = Math.max(1, rows - 2); // a sign above and below takes a line each
  const least = Math.max(0, end - room);
  return Math.max(0, Math.min(Math.max(least, Math.min(top, first)), count - room));
}

/** A part of the lines between signs that there is more. */
export function withMore(lines: readonly Line[], top: number, rows: number): Line[] {
  const room = Math.max(1, rows - 2);
  const sign = (isMore: boolean, act: string): Line => [
    { text: isMore ? '   ...' : '', style: { tone: 'faint' }, act },
  ];
  return [sign(top > 0, 'earlier'), ...lines.slice(top, top + room), sign(top + room < lines.length, 'later')];
}
