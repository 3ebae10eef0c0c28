import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isFault } from '../src/core/fault.ts';
import type { Game } from '../src/core/game.ts';
import { defaultOptions } from '../src/core/options.ts';
import { type Position, startPosition } from '../src/core/position.ts';
import { readPosition } from '../src/core/text.ts';
import { games } from '../src/games/index.ts';
import { makeScene } from '../src/view/scene.ts';
import { drawSvg } from '../src/view/svg.ts';
import { root } from './node.mjs';

/** Writes docs/boards.svg, the picture in the README: a position of every game. Run by `node tools/picture.ts`. */
const WIDTH = 300;
const GAP = 24;
const COLUMNS = 4;

const STYLE = `
  .sheet { fill: #f7f5f0 } .name { font: 600 17px system-ui, sans-serif; fill: #222 }
  .cell { fill: #ece7dc; stroke: #cfc8b8; stroke-width: 1 } .outline { stroke: #7d766a; stroke-width: 2.5; stroke-linecap: round }
  .label { font: 13px system-ui, sans-serif; fill: #6b655a; text-anchor: middle; dominant-baseline: central }
  .height { font: 600 15px system-ui, sans-serif; fill: #222; text-anchor: middle; dominant-baseline: central }
  .height.seat-2 { fill: #fff }
  .disc, .arrow { stroke: #222; stroke-width: 1.2 } .tile { opacity: .5 }
  .ring { fill: none } .ring.seat-2 { stroke: #fff; stroke-width: 2; opacity: .8 }
  .ink-blue { color: #0072b2 } .ink-orange { color: #e69f00 } .ink-green { color: #009e73 } .ink-purple { color: #cc79a7 }
  .ink-vermilion { color: #d55e00 } .ink-yellow { color: #e6b800 } .ink-ivory { color: #fffdf3 } .ink-charcoal { color: #3a3a3a }
  .disc, .arrow, .tile { fill: currentColor } .side { stroke: currentColor; stroke-width: 6 }
  .line { stroke: #7d766a; stroke-width: 1.5 } .cell.point { stroke: none }
`;

const boards = games.map((game, index) => {
  const left = GAP + (index % COLUMNS) * (WIDTH + GAP);
  const top = GAP + Math.floor(index / COLUMNS) * (WIDTH + 2 * GAP);
  const by = `${game.name}, by ${game.designer}`;
  const svg = drawSvg(makeScene(middle(game)), by).replace(
    '<svg ',
    `<svg x="${left}" y="${top + GAP}" width="${WIDTH}" height="${WIDTH}" `,
  );
  return `<text class="name" x="${left + 6}" y="${top + 14}">${by}</text>\n${svg}`;
});
const rows = Math.ceil(games.length / COLUMNS);
const size = [COLUMNS * (WIDTH + GAP) + GAP, rows * (WIDTH + 2 * GAP) + GAP];
const sheet = [
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size.join(' ')}" width="${size[0]}" height="${size[1]}">`,
  '<!-- made by node tools/picture.ts -->',
  `<style>${STYLE}</style>`,
  `<rect class="sheet" width="${size[0]}" height="${size[1]}"/>`,
  ...boards,
  '</svg>\n',
];
writeFileSync(join(root, 'docs/boards.svg'), sheet.join('\n'));

/** A position well into one of the golden games on the default board. */
function middle(game: Game): Position {
  const start = startPosition(game, defaultOptions(game.options));
  const lines = readFileSync(join(root, 'src/games', game.id, 'golden', 'games.jsonl'), 'utf8')
    .trim()
    .split('\n');
  for (const line of lines.reverse()) {
    const { positions } = JSON.parse(line);
    const position = readPosition(game, positions[Math.min(60, Math.floor(positions.length * 0.6))]);
    if (!isFault(position) && JSON.stringify(position.options) === JSON.stringify(start.options)) return position;
  }
  return start;
}
