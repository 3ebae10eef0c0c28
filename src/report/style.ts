import type { Material } from '../core/look.ts';
import { type Palette, paletteOf } from '../view/drawing/palette.ts';

/** Colours of boards by the names of the style sheet below, which is light or dark as the reader's system is. */
export function paintNames(material: Material): Readonly<Record<string, string>> {
  const names = Object.keys(paletteOf('porcelain', false, material));
  return Object.fromEntries(names.map((name) => [name, `var(--paint-${name})`]));
}

/** The style of the page: it needs no font, picture or script from elsewhere. */
export function reportStyle(material: Material): string {
  return `${LAYOUT}
${paintStyle(paletteOf('porcelain', false, material), paletteOf('porcelain', true, material))}
`;
}

/** The colours of boards, light and dark. */
export function paintStyle(light: Palette, dark: Palette): string {
  return `.board { ${variables(light)} }
@media screen and (prefers-color-scheme: dark) { .board { ${variables(dark)} } }`;
}

function variables(palette: Palette): string {
  return Object.entries(palette)
    .map(([name, colour]) => `--paint-${name}: ${colour};`)
    .join(' ');
}

const LAYOUT = `
:root {
  color-scheme: light dark;
  --paper: #fbf8f1; --surface: #fffdf8; --line: #e6dfcf; --text: #1d2430; --soft: #5d6472; --bad: #b3261e; --accent: #0b4f94;
  --blue: #0a5fa8; --orange: #d07a00; --green: #07805f; --purple: #ac4a83; --vermilion: #cc2f1b; --yellow: #e2ae00; --ivory: #f6efdd; --charcoal: #30343b;
}
@media screen and (prefers-color-scheme: dark) {
  :root {
    --paper: #14120f; --surface: #1e1b17; --line: #3a342c; --text: #f3eee3; --soft: #a89f8f; --bad: #ff9a8d; --accent: #7db8f0;
    --blue: #3d9bd6; --vermilion: #f0614a; --green: #19b18a; --charcoal: #4a5059;
  }
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--text); font: 16px/1.55 Figtree, system-ui, sans-serif; font-variant-numeric: tabular-nums; }
main { max-width: 56rem; margin: 0 auto; padding: 1.25rem 1rem 4rem; }
h1, h2, h3 { line-height: 1.2; overflow-wrap: anywhere; }
h1, h2 { font-family: Fraunces, Georgia, serif; font-weight: 600; }
h1 { font-size: 2rem; margin: 1rem 0 .25rem; } h2 { font-size: 1.4rem; margin: 2.5rem 0 .5rem; } h3 { font-size: 1rem; margin: 0; }
p, li { max-width: 42rem; overflow-wrap: anywhere; } .soft, footer { color: var(--soft); }
svg { display: block; width: 100%; height: auto; } .chart text { fill: var(--soft); font: 12px Figtree, system-ui, sans-serif; }
.narrow-chart { display: none; } @media (max-width: 40rem) { .wide-chart { display: none; } .narrow-chart { display: block; } }
.empty { fill: var(--surface); stroke: var(--line); } .level { stroke: var(--soft); stroke-opacity: .45; stroke-width: 1; }
.area { stroke: var(--surface); stroke-width: 1.5; stroke-linejoin: round; }
.chart .hatch { stroke: #fff; stroke-opacity: .55; stroke-width: 1.4; fill: none; } .chart .hatch-dot { fill: #fff; fill-opacity: .6; }
.chart .sign { fill: var(--text); font-weight: 700; } .chart .bad { fill: var(--bad); }
.swatch, .swatch-box { stroke: var(--soft); } .swatch-box { display: inline-block; width: .8em; height: .8em; margin-right: .45em; border: 1px solid var(--soft); border-radius: .2em; }
${['blue', 'orange', 'green', 'purple', 'vermilion', 'yellow', 'ivory', 'charcoal'].map((ink) => `.chart .ink-${ink} { fill: var(--${ink}); } .swatch-box.ink-${ink} { background: var(--${ink}); }`).join(' ')}
.wide { overflow-x: auto; margin: .75rem 0; position: relative; } table { border-collapse: collapse; font-size: .9rem; } caption { text-align: left; position: absolute; clip-path: inset(50%); }
th, td { padding: .35rem .7rem; border-bottom: 1px solid var(--line); text-align: right; } td { white-space: nowrap; } thead th { color: var(--soft); font-weight: 500; vertical-align: bottom; min-width: 5.5rem; }
th:first-child { text-align: left; padding-left: 0; white-space: nowrap; }
.cards { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 24rem), 1fr)); gap: 1.25rem; margin-top: 1rem; }
.card { background: var(--surface); border: 1px solid var(--line); border-radius: 1rem; padding: 1rem; break-inside: avoid; } .card p { margin: .35rem 0 .75rem; }
.board { max-width: 26rem; margin: 0 auto; } .shared { position: absolute; width: 0; height: 0; overflow: hidden; }
summary { cursor: pointer; font: 600 1.4rem/1.2 Fraunces, Georgia, serif; margin: 2.5rem 0 .5rem; } :focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
`;
