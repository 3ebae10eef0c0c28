import type { Line } from '../../../view/styled.ts';
import type { Key } from '../../keys/actions.ts';
import type { Input } from '../terminal/input.ts';
import { keyRow } from './foot.ts';
import { inMiddle } from './middle.ts';
import type { KeyHelp, Size } from './page.ts';
import { besides, widthOf } from './panels.ts';
import type { AppTexts } from './texts.ts';

/** Rows of the title and of the sentence at the foot. */
const FRAME = 4;
const GAP = 3;

/** The keys of a page, in as many columns as there is room for. */
export class KeyPage {
  private readonly texts: AppTexts;
  private readonly keys: () => readonly KeyHelp[];
  private top = 0;
  private hidden = 0;

  constructor(texts: AppTexts, keys: () => readonly KeyHelp[]) {
    this.texts = texts;
    this.keys = keys;
  }

  draw({ columns, rows }: Size): Line[] {
    const room = Math.max(1, rows - FRAME);
    const lines = inColumns(this.keys(), columns, room);
    this.hidden = Math.max(0, lines.length - room);
    this.top = Math.min(this.top, this.hidden);
    const shown = lines.slice(this.top, this.top + room);
    const { keysTitle, anyKey, moreKeys } = this.texts;
    const body = inMiddle([[{ text: ` ${keysTitle}`, style: { tone: 'strong' } }], [], ...shown], { columns, rows });
    const filled = [...body.slice(0, rows - 1)];
    while (filled.length < rows - 1) filled.push([]);
    return [...filled, [{ text: ` ${this.hidden === 0 ? anyKey : moreKeys}`, style: { tone: 'accent' } }]];
  }

  /** Whether the input scrolls, because there are more keys than rows. */
  scrolls(input: Input): boolean {
    const step = input.kind === 'wheel' ? input.by : input.kind === 'key' ? STEPS[input.key] : undefined;
    if (step === undefined || this.hidden === 0) return false;
    this.top = Math.max(0, Math.min(this.hidden, this.top + step));
    return true;
  }
}

/** One below the other; in two columns or three where they do not fit the rows but the width. */
function inColumns(keys: readonly KeyHelp[], columns: number, rows: number): Line[] {
  for (const count of [1, 2, 3]) {
    const height = Math.ceil(keys.length / count);
    const blocks = Array.from({ length: count }, (_, at) => rowsOf(keys.slice(at * height, (at + 1) * height)));
    const widths = blocks.map(widthOf);
    const width = widths.reduce((sum, one) => sum + one + GAP, 0);
    if (height <= rows && width <= columns)
      return blocks.reduceRight((right, left, at) => besides(left, widths[at] + GAP, right), []);
  }
  return rowsOf(keys);
}

function rowsOf(keys: readonly KeyHelp[]): Line[] {
  const width = Math.max(0, ...keys.map(([key]) => key.length));
  return keys.map((help) => keyRow(help, width));
}

/** Lines that keys scroll. */
const STEPS: Readonly<Record<Key, number>> = { up: -1, k: -1, down: 1, j: 1, pageup: -10, pagedown: 10, ' ': 10 };
