import { decode, encode } from '@jridgewell/sourcemap-codec';

/**
 * A source map that knows the source line of every line, and of no column: stack traces and breakpoints need no more,
 * and it is a tenth of the size.
 */
export function lineMap(text: string): string {
  const map: { mappings: string } = JSON.parse(text);
  const firsts = decode(map.mappings).map((segments) => segments.slice(0, 1));
  return JSON.stringify({ ...map, names: [], mappings: encode(firsts) });
}
