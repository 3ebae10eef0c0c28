/** A colour as #rrggbb. */
export type Colour = `#${string}`;

/** Between two colours: 0 is the first, 1 the second. */
export function mix(one: Colour, other: Colour, part: number): Colour {
  const [from, to] = [parts(one), parts(other)];
  const hex = from.map((value, at) =>
    Math.round(value + (to[at] - value) * part)
      .toString(16)
      .padStart(2, '0'),
  );
  return `#${hex.join('')}`;
}

/** Red, green and blue, 0 to 255. */
export function parts(colour: Colour): [red: number, green: number, blue: number] {
  const number = Number.parseInt(colour.slice(1), 16);
  return [number >> 16, (number >> 8) & 255, number & 255];
}

/** How strongly two colours stand out from each other, 1 to 21, as WCAG defines it. */
export function contrast(one: Colour, other: Colour): number {
  const [low, high] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

/** How bright a colour is, 0 to 1. */
function luminance(colour: Colour): number {
  const [red, green, blue] = parts(colour).map((value) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
