import type { Line } from '../../../view/styled.ts';
import type { Key } from '../../keys/actions.ts';
import { type ChoiceList, scrolled, withMore } from './menu.ts';

/** Many short words in columns, one of which is chosen. */
export class Grid implements ChoiceList {
  private at = 0;
  private top = 0;
  private columns = 1;
  private readonly words: readonly string[];
  private readonly choose: (word: string) => void;

  constructor(words: readonly string[], choose: (word: string) => void) {
    this.words = words;
    this.choose = choose;
  }

  lines(width: number, rows: number): Line[] {
    const longest = Math.max(...this.words.map((word) => word.length));
    const digits = String(this.words.length).length;
    const cell = longest + digits + 5;
    this.columns = Math.max(1, Math.floor((width - 1) / cell));
    const lines: Line[] = [];
    for (let from = 0; from < this.words.length; from += this.columns) {
      lines.push(
        this.words.slice(from, from + this.columns).flatMap((word, index) => {
          const at = from + index;
          const isHere = at === this.at;
          const act = `item ${at}`;
          return [
            { text: isHere ? ' › ' : '   ', style: { tone: 'accent' as const }, act },
            { text: `${String(at + 1).padStart(digits)} `, style: { tone: 'faint' as const }, act },
            { text: word.padEnd(longest + 1), style: isHere ? { tone: 'strong' as const } : {}, act },
          ];
        }),
      );
    }
    if (lines.length <= rows) return lines;
    const row = Math.floor(this.at / this.columns);
    this.top = scrolled(this.top, row, row + 1, rows, lines.length);
    return withMore(lines, this.top, rows);
  }

  press(key: Key): void {
    const step = STEPS[key];
    if (step !== undefined) this.move(step(this.columns));
    else if (key === 'home') this.at = 0;
    else if (key === 'end') this.at = this.words.length - 1;
    else if (key === 'enter' || key === ' ') this.choose(this.words[this.at]);
    else this.jump(key);
  }

  touch(act: string): void {
    const [what, number] = act.split(' ');
    if (what === 'earlier') this.press('pageup');
    else if (what === 'later') this.press('pagedown');
    else if (this.words[Number(number)] !== undefined) this.choose(this.words[Number(number)]);
  }

  private move(by: number): void {
    this.at = Math.max(0, Math.min(this.words.length - 1, this.at + by));
  }

  private jump(key: Key): void {
    const { length } = this.words;
    for (let step = 1; step <= length; step++) {
      const index = (this.at + step) % length;
      if (!this.words[index].startsWith(key.toLowerCase())) continue;
      this.at = index;
      return;
    }
  }
}

/** How far keys move in a grid of this many columns. Letters begin moves, so only arrows navigate. */
const STEPS: Readonly<Record<Key, (columns: number) => number>> = {
  up: (columns) => -columns,
  down: (columns) => columns,
  left: () => -1,
  right: () => 1,
  tab: () => 1,
  pageup: (columns) => -8 * columns,
  pagedown: (columns) => 8 * columns,
};
