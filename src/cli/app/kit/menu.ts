import { type Line, wrapText } from '../../../view/styled.ts';
import type { Key } from '../../keys/actions.ts';

/** A line of a menu: something to do, or a value to change with left and right. */
export interface MenuItem {
  readonly label: string;
  /** The chosen value, between arrows. */
  readonly value?: string;
  /** Fainter words beside the label, and below it. */
  readonly aside?: string;
  readonly note?: string;
  /** The title of the entries that belong together. */
  readonly group?: string;
  choose(): void;
  change?(step: 1 | -1): void;
}

/** Something to choose from: it is drawn into a window of its own and receives keys and clicks. */
export interface ChoiceList {
  lines(width: number, rows: number): Line[];
  press(key: Key): void;
  touch(act: string): void;
}

/** Columns of the cursor. */
const MARGIN = 3;

/** A list navigated by arrow keys, hjkl, first letters, numbers and the mouse. */
export class Menu<Item extends MenuItem = MenuItem> implements ChoiceList {
  private at: number;
  /** The label at the cursor: entries may come and go while other pages are open. */
  private label: string | undefined;
  /** The first visible line where the window is too small for all. */
  private top = 0;
  private readonly list: () => readonly Item[];

  /** at: the entry to begin at. */
  constructor(list: () => readonly Item[], at = 0) {
    this.list = list;
    this.at = at;
  }

  /** The entry at the cursor. */
  get chosen(): Item | undefined {
    const items = this.list();
    this.find(items);
    return items[this.at];
  }

  /** Columns that its entries take. */
  get width(): number {
    return Math.max(...this.list().map(({ label }) => label.length)) + MARGIN;
  }

  lines(width: number, rows: number): Line[] {
    const items = this.list();
    this.find(items);
    const labels = Math.max(...items.map(({ label, value }) => (value === undefined ? 0 : label.length)));
    const asides = Math.max(0, ...items.map(({ label, aside }) => (aside === undefined ? 0 : label.length)));
    const titles = items.map(({ group }, at) => titleOf(group, items[at - 1]?.group));
    const notes = items.map((item, index) => this.drawItem(item, index, { labels, asides }, width));
    const alone = notes.map((lines, at) => (at === this.at ? lines : lines.slice(0, 1)));
    const withTitles = (lines: readonly (readonly Line[])[], gap: number) =>
      lines.map((one, at) => [...titles[at].slice(at === 0 ? 1 : gap), ...one]);
    // If there is no room to explain every entry, only the chosen one is explained.
    const ways = [withTitles(notes, 0), withTitles(alone, 0), withTitles(alone, 1), alone];
    const drawn = ways.find((way) => way.flat().length <= rows) ?? alone;
    const all = drawn.flat();
    if (all.length <= rows) return all;
    const first = drawn.slice(0, this.at).flat().length;
    this.top = scrolled(this.top, first, first + drawn[this.at].length, rows, all.length);
    return withMore(all, this.top, rows);
  }

  press(key: Key): void {
    const items = this.list();
    this.find(items);
    const here = items[this.at];
    const to = this.target(items, key);
    if (to !== undefined) this.goTo(items, to);
    else if (key === 'enter' || key === ' ') here.choose();
    else if (here.change !== undefined && (key === 'left' || key === 'h')) here.change(-1);
    else if (here.change !== undefined && (key === 'right' || key === 'l')) here.change(1);
    else if (key === 'right') here.choose();
    else this.goTo(items, this.jump(items, key));
  }

  touch(act: string): void {
    const [what, number] = act.split(' ');
    if (what === 'earlier') return this.press('pageup');
    if (what === 'later') return this.press('pagedown');
    const item = this.list()[Number(number)];
    if (item === undefined) return;
    this.goTo(this.list(), Number(number));
    if (what === 'less') item.change?.(-1);
    else if (what === 'more') item.change === undefined ? item.choose() : item.change(1);
    else item.choose();
  }

  /** Stays on the same entry, wherever that has moved. */
  private find(items: readonly MenuItem[]): void {
    const found = items[this.at]?.label === this.label ? -1 : items.findIndex(({ label }) => label === this.label);
    this.goTo(items, found < 0 ? Math.min(this.at, items.length - 1) : found);
  }

  private goTo(items: readonly MenuItem[], at: number): void {
    this.at = at;
    this.label = items[at].label;
  }

  /** Where the navigation keys lead. */
  private target({ length }: readonly MenuItem[], key: Key): number | undefined {
    if (key === 'up' || key === 'k') return (this.at + length - 1) % length;
    if (key === 'down' || key === 'j' || key === 'tab') return (this.at + 1) % length;
    if (key === 'home') return 0;
    if (key === 'end') return length - 1;
    if (key === 'pageup') return Math.max(0, this.at - 5);
    return key === 'pagedown' ? Math.min(length - 1, this.at + 5) : undefined;
  }

  private drawItem(
    { label, value, note, aside }: MenuItem,
    index: number,
    { labels, asides }: { readonly labels: number; readonly asides: number },
    width: number,
  ): Line[] {
    const isHere = index === this.at;
    const act = `item ${index}`;
    const style = isHere ? ({ tone: 'strong' } as const) : {};
    const accent = { tone: 'accent' } as const;
    const next = `more ${index}`;
    const [start, ...rest] = value === undefined ? wrapText(label, width - MARGIN) : [label.padEnd(labels)];
    const first: Line = [
      { text: isHere ? ' › ' : '   ', style: accent, act },
      { text: start, act, style },
      ...(aside === undefined
        ? []
        : [{ text: `${' '.repeat(asides - label.length)}  ${aside}`, act, style: { tone: 'faint' as const } }]),
      ...(value === undefined
        ? []
        : [
            { text: isHere ? '  < ' : '    ', style: accent, act: `less ${index}` },
            { text: value, act: next, style },
            { text: isHere ? ' >' : '', style: accent, act: next },
          ]),
    ];
    const notes = note === undefined ? [] : wrapText(note, width - 6);
    const more = rest.map((text): Line => [{ text: `   ${text}`, style, act }]);
    return [first, ...more, ...notes.map((text): Line => [{ text: `     ${text}`, style: { tone: 'faint' }, act }])];
  }

  /** To the next item that begins with a letter, or the item of a number; h and l are letters unless values change. */
  private jump(items: readonly MenuItem[], key: Key): number {
    const number = /^[1-9]$/.test(key) ? Number(key) - 1 : -1;
    if (number >= 0 && number < items.length) return number;
    const steps = items.map((_, step) => (this.at + step + 1) % items.length);
    return steps.find((index) => items[index].label.toLowerCase().startsWith(key.toLowerCase())) ?? this.at;
  }
}

/** An empty line and the title of a group, above its first entry. */
function titleOf(group: string | undefined, before: string | undefined): Line[] {
  if (group === undefined || group === before) return [];
  return [[], [{ text: ` ${group}`, style: { tone: 'accent' } }]];
}

/** The first line to show so that the lines from `first` up to `end` are visible with little scrolling. */
export function scrolled(top: number, first: number, end: number, rows: number, count: number): number {
  const room = Math.max(1, rows - 2); // a marker above and below takes a line each
  const least = Math.min(first, Math.max(0, end - room)); // if it is too long its beginning is shown
  return Math.max(0, Math.min(Math.max(least, Math.min(top, first)), count - room));
}

/** A part of the lines between markers that there is more. */
export function withMore(lines: readonly Line[], top: number, rows: number): Line[] {
  const room = Math.max(1, rows - 2);
  const sign = (isMore: boolean, act: string): Line => [
    { text: isMore ? '   ...' : '', style: { tone: 'faint' }, act },
  ];
  return [sign(top > 0, 'earlier'), ...lines.slice(top, top + room), sign(top + room < lines.length, 'later')];
}
