import type { Ink } from '../core/look.ts';
import type { Canvas } from './canvas.ts';
import type { Style } from './styled.ts';

/** A picture in the middle of a cell. */
export interface Picture {
  /** Alike for pictures that look alike. */
  readonly name: string;
  /** The ink of a point, if any: from the middle of the cell, in widths of a character, y upwards. */
  inkAt(x: number, y: number): Ink | undefined;
}

/** Samples of a character, across and down. */
const GRID = 8;
/** A character is twice as high as wide. */
const HIGH = 2;

/** A character that fills a part of its place. */
interface Block {
  readonly glyph: string;
  readonly isFilled: readonly boolean[];
}

/** A character of a picture, and where it is. */
interface Stroke {
  readonly at: readonly [column: number, row: number];
  readonly glyph: string;
  readonly style: Style;
}

/** Pictures that were drawn before: a board has many alike, and is drawn at every key. */
const drawn = new Map<string, readonly Stroke[]>();

/** Draws a picture into a cell with characters that are partly filled; the background of the cell stays below. */
export function putPicture(
  canvas: Canvas,
  [column, row]: readonly [number, number],
  [columns, rows]: readonly [number, number],
  picture: Picture,
): void {
  const key = `${columns} ${rows} ${picture.name}`;
  const strokes = drawn.get(key) ?? strokesOf(picture, columns, rows);
  drawn.set(key, strokes);
  for (const { at, glyph, style } of strokes) canvas.put(column + at[0], row + at[1], glyph, style);
}

function strokesOf(picture: Picture, columns: number, rows: number): readonly Stroke[] {
  return Array.from({ length: columns * rows }, (_, at): readonly [number, number] => [
    at % columns,
    Math.floor(at / columns),
  ]).flatMap(([x, y]) => {
    const found = blockFor((across, down) => picture.inkAt(x + across - columns / 2, (rows / 2 - y - down) * HIGH));
    return found === undefined ? [] : [{ at: [x, y] as const, ...found }];
  });
}

/** The block and colours that come nearest to a part of a picture. */
function blockFor(inkAt: Picture['inkAt']): { readonly glyph: string; readonly style: Style } | undefined {
  const samples = SAMPLES.map(([across, down]) => inkAt(across, down));
  if (samples.every((ink) => ink === samples[0]))
    return samples[0] === undefined ? undefined : { glyph: '█', style: { ink: samples[0] } };
  let best = { wrong: Number.POSITIVE_INFINITY, glyph: ' ', inside: samples[0], outside: samples[0] };
  for (const { glyph, isFilled } of BLOCKS) {
    const inside = most(samples.filter((_, at) => isFilled[at]));
    const outside = most(samples.filter((_, at) => !isFilled[at]));
    const wrong = samples.filter((ink, at) => ink !== (isFilled[at] ? inside : outside)).length;
    if (wrong < best.wrong) best = { wrong, glyph, inside, outside };
  }
  const { glyph, inside, outside } = best;
  if (inside === outside) return inside === undefined ? undefined : { glyph: '█', style: { ink: inside } };
  if (inside === undefined) return { glyph, style: { ink: outside as Ink, inverse: true } };
  return { glyph, style: outside === undefined ? { ink: inside } : { ink: inside, back: `ink ${outside}` } };
}

function most(inks: readonly (Ink | undefined)[]): Ink | undefined {
  const counts = new Map<Ink | undefined, number>();
  for (const ink of inks) counts.set(ink, (counts.get(ink) ?? 0) + 1);
  return [...counts].sort(([, one], [, other]) => other - one)[0]?.[0];
}

/** Places of the samples in a character, from its upper left corner. */
const SAMPLES = Array.from({ length: GRID * GRID }, (_, at): readonly [number, number] => [
  ((at % GRID) + 0.5) / GRID,
  (Math.floor(at / GRID) + 0.5) / GRID,
]);

function blockOf(glyph: string, isFilled: (across: number, down: number) => boolean): Block {
  return { glyph, isFilled: SAMPLES.map(([across, down]) => isFilled(across, down)) };
}

const QUARTERS = [[0], [1], [2], [3], [0, 3], [1, 2], [0, 1, 2], [0, 1, 3], [0, 2, 3], [1, 2, 3]];
const EIGHTHS = [1, 2, 3, 5, 6, 7];

/** Filled from an edge on, by quarters, and by eighths; of two that are as near, the first. */
const BLOCKS: readonly Block[] = [
  blockOf('▀', (_, down) => down < 0.5),
  blockOf('▄', (_, down) => down > 0.5),
  blockOf('▌', (across) => across < 0.5),
  blockOf('▐', (across) => across > 0.5),
  ...[...'▘▝▖▗▚▞▛▜▙▟'].map((glyph, at) =>
    blockOf(glyph, (across, down) => {
      const quarter = (across > 0.5 ? 1 : 0) + (down > 0.5 ? 2 : 0);
      return QUARTERS[at].includes(quarter);
    }),
  ),
  ...[...'▁▂▃▅▆▇'].map((glyph, at) => blockOf(glyph, (_, down) => down > 1 - EIGHTHS[at] / GRID)),
  ...[...'▏▎▍▋▊▉'].map((glyph, at) => blockOf(glyph, (across) => across < EIGHTHS[at] / GRID)),
];
