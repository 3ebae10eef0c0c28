/**
 * A part of a drawing: an SVG element as data, which the page and the writer below both make real. The value of an
 * attribute that begins with -- is a colour by name, and one that begins with # a definition of the same drawing.
 */
export interface Shape {
  readonly tag: string;
  readonly attributes: Attributes;
  readonly parts: readonly (Shape | string)[];
}

export type Attributes = Readonly<Record<string, string | number>>;

export function shape(tag: string, attributes: Attributes, ...parts: readonly (Shape | string)[]): Shape {
  return { tag, attributes, parts };
}

/** What an attribute stands for: colours come from a palette, definitions have the prefix of their drawing. */
export function attributeValue(
  value: string | number,
  id: string,
  colourOf: (name: string) => string,
): string | number {
  if (typeof value === 'number') return short(value);
  if (value.startsWith('--')) return colourOf(value.slice(2));
  return value.startsWith('#') ? `url(#${id}${value.slice(1)})` : value;
}

/** A shape as SVG text. */
export function writeShape(
  { tag, attributes, parts }: Shape,
  id: string,
  palette: Readonly<Record<string, string>>,
): string {
  const written = Object.entries(attributes).map(([name, value]) => {
    const text = name === 'id' ? `${id}${value}` : attributeValue(value, id, (colour) => palette[colour]);
    return ` ${name}="${escapeText(String(text))}"`;
  });
  const inside = parts.map((part) => (typeof part === 'string' ? escapeText(part) : writeShape(part, id, palette)));
  return inside.length === 0
    ? `<${tag}${written.join('')}/>`
    : `<${tag}${written.join('')}>${inside.join('')}</${tag}>`;
}

export function escapeText(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;');
}

export function short(number: number): number {
  return Math.round(number * 100) / 100;
}
