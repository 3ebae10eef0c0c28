import { type Shape, shape } from '../drawing/shape.ts';
import figtree from './figtree.json' with { type: 'json' };
import fraunces from './fraunces.json' with { type: 'json' };

/** The outlines of a typeface: in units of 1/500 of its size, down from the line the letters stand on. */
interface Face {
  readonly space: number;
  readonly letters: Readonly<Record<string, readonly [advance: number, outline: string]>>;
}

const FACES = { serif: fraunces as unknown as Face, sans: figtree as unknown as Face };
const UNITS = 500;

/** How a text is set. */
export interface Setting {
  readonly face?: keyof typeof FACES;
  readonly size: number;
  readonly fill: string;
  /** Which part of it is at the place; the start where nothing is said. */
  readonly anchor?: 'middle' | 'end';
}

/** A text as outlines, which look alike wherever they are drawn. Letters that the typeface lacks are left out. */
export function lettering(text: string, x: number, y: number, { face = 'sans', size, fill, anchor }: Setting): Shape {
  const { space, letters } = FACES[face];
  let right = 0;
  const parts: Shape[] = [];
  for (const letter of known(text, face)) {
    const [advance, outline] = letters[letter] ?? [space, ''];
    if (outline !== '')
      parts.push(shape('path', { d: outline, ...(right === 0 ? {} : { transform: `translate(${right} 0)` }), fill }));
    right += advance;
  }
  const scale = size / UNITS;
  const before = anchor === undefined ? 0 : right * scale * (anchor === 'end' ? 1 : 0.5);
  return shape('g', { transform: `translate(${round(x - before)} ${round(y)}) scale(${round(scale, 5)})` }, ...parts);
}

/** How wide a text is. */
export function widthOf(text: string, { face = 'sans', size }: Pick<Setting, 'face' | 'size'>): number {
  const { space, letters } = FACES[face];
  return known(text, face).reduce((sum, letter) => sum + (letters[letter]?.[0] ?? space), 0) * (size / UNITS);
}

/** A text that ends with an ellipsis where it would be too wide. */
export function fitted(text: string, most: number, setting: Pick<Setting, 'face' | 'size'>): string {
  if (widthOf(text, setting) <= most) return text;
  let length = text.length;
  while (length > 0 && widthOf(`${text.slice(0, length)}…`, setting) > most) length--;
  return `${text.slice(0, length).trimEnd()}…`;
}

/** A drawing in which every text is outlines. */
export function outlined(one: Shape): Shape {
  const { tag, attributes, parts } = one;
  if (tag !== 'text') return { ...one, parts: parts.map((part) => (typeof part === 'string' ? part : outlined(part))) };
  const size = Number(attributes['font-size']);
  // Its middle is at the place.
  const y = Number(attributes.y ?? 0) + (attributes['dominant-baseline'] === 'central' ? 0.35 * size : 0);
  const anchor = attributes['text-anchor'];
  return lettering(parts.join(''), Number(attributes.x ?? 0), y, {
    size,
    fill: String(attributes.fill),
    ...(anchor === 'middle' || anchor === 'end' ? { anchor } : {}),
  });
}

function known(text: string, face: keyof typeof FACES): string[] {
  return [...text.normalize('NFC')].filter((letter) => /\s/.test(letter) || Object.hasOwn(FACES[face].letters, letter));
}

function round(value: number, digits = 2): number {
  return Number(value.toFixed(digits));
}
