import type { Line, Span, Style } from './styled.ts';

interface Spot {
  character: string;
  style: Style;
  act: string | undefined;
}

/** The layout of the cells of a board, in characters. */
export interface Layout {
  readonly cellWidth: number;
  readonly cellHeight: number;
  /** First column and row of a cell with these coordinates. */
  column(x: number): number;
  row(y: number): number;
}

/** A grid of characters to draw on; columns from the left and rows from the top, both from 0. */
export class Canvas {
  private readonly rows: Spot[][];

  constructor(width: number, height: number) {
    this.rows = Array.from({ length: height }, () =>
      Array.from({ length: width }, () => ({ character: ' ', style: {}, act: undefined })),
    );
  }

  /** Writes text from a column on, on the background that is there. Text beyond the edges is cut. */
  put(column: number, row: number, text: string, style: Style = {}): void {
    [...text].forEach((character, index) => {
      const spot = this.rows[row]?.[column + index];
      if (spot === undefined) return;
      spot.character = character;
      const { back } = spot.style;
      spot.style = back === undefined ? style : { back, ...style };
    });
  }

  /** Gives an area a style and the action of touching it. */
  area(column: number, row: number, width: number, height: number, style: Style, act?: string): void {
    for (const spots of this.rows.slice(row, row + height)) {
      for (const spot of spots.slice(column, column + width)) {
        spot.style = { ...spot.style, ...style };
        spot.act = act;
      }
    }
  }

  /** What was drawn; neighbours of the same style form one span. */
  lines(): Line[] {
    return this.rows.map((spots) => {
      const spans: Span[] = [];
      let from = 0;
      for (let column = 1; column <= spots.length; column++) {
        if (column < spots.length && isAlike(spots[from], spots[column])) continue;
        spans.push(spanOf(spots.slice(from, column)));
        from = column;
      }
      return spans;
    });
  }
}

function isAlike(one: Spot, other: Spot): boolean {
  const { ink, back, front, tone, inverse } = one.style;
  const { style } = other;
  return (
    ink === style.ink &&
    back === style.back &&
    front === style.front &&
    tone === style.tone &&
    inverse === style.inverse &&
    one.act === other.act
  );
}

function spanOf(spots: readonly Spot[]): Span {
  const [{ style, act }] = spots;
  const text = spots.map(({ character }) => character).join('');
  return { text, ...(Object.keys(style).length === 0 ? {} : { style }), ...(act === undefined ? {} : { act }) };
}
