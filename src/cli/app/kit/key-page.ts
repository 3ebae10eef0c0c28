import { type Line, wrapText } from '../../../view/styled.ts';
import type { Key } from '../../keys/actions.ts';
import type { Input } from '../terminal/input.ts';
import { keyRow } from './foot.ts';
import { inMiddle } from './middle.ts';
import type { KeyHelp, Size } from './page.ts';
import { besides, widthOf } from './panels.ts';
import type { AppTexts } from './texts.ts';

/** Rows of the title and of the sentence at the foot. */
const FRAME = 4;
const GAP = 2;
/** Columns beside a key and before its description. */
const KEY_MARGIN = 4;

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

/** One below the other; in two columns or three where they do not fit the rows, at last with descriptions in several lines. */
function inColumns(keys: readonly KeyHelp[], columns: number, rows: number): Line[] {
  for (const isWrapped of [false, true]) {
    for (const count of [1, 2, 3]) {
      const most = isWrapped ? Math.floor((columns - GAP * (count - 1)) / count) : undefined;
      const blocks = blocksOf(keys, count, rows, most);
      const widths = blocks.map(widthOf);
      if (blocks.length > 0 && widths.reduce((sum, one) => sum + one + GAP, -GAP) <= columns)
        return blocks.reduceRight((right, left, at) => besides(left, widths[at] + GAP, right), []);
    }
  }
  return rowsOf(keys, columns);
}

/** So many columns of about the same height; none if that cannot be. */
function blocksOf(keys: readonly KeyHelp[], count: number, rows: number, columns: number | undefined): Line[][] {
  for (let height = Math.ceil(keys.length / count); height <= rows; height++) {
    const blocks: Line[][] = [];
    let from = 0;
    while (from < keys.length && blocks.length < count) {
      let to = from + 1;
      while (to < keys.length && rowsOf(keys.slice(from, to + 1), columns).length <= height) to++;
      blocks.push(rowsOf(keys.slice(from, to), columns));
      from = to;
    }
    if (from === keys.length) return blocks;
  }
  return [];
}

/** A row for each key, or several where the description is too long. */
function rowsOf(keys: readonly KeyHelp[], columns: number | undefined): Line[] {
  const width = Math.max(0, ...keys.map(([key]) => key.length));
  const margin = ' '.repeat(width + KEY_MARGIN);
  return keys.flatMap(([key, meaning]) => {
    const [first = '', ...rest] = columns === undefined ? [meaning] : wrapText(meaning, columns - width - KEY_MARGIN);
    return [keyRow([key, first], width), ...rest.map((text): Line => [{ text: margin + text }])];
  });
}

/** Lines that keys scroll. */
const STEPS: Readonly<Record<Key, number>> = { up: -1, k: -1, down: 1, j: 1, pageup: -10, pagedown: 10, ' ': 10 };
