import type { Plugin } from 'vite';
import { writeColours } from '../src/view/drawing/palette.ts';

/** Adds the colours of boards to the page's style sheet: they are written down once, in src/view/drawing. */
export function colours(): Plugin {
  return {
    name: 'colours',
    enforce: 'pre',
    transform: (code, id) => (id.endsWith('/src/web/style/index.css') ? `${code}\n${writeColours()}` : undefined),
  };
}
