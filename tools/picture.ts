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
const NAME = 'font-family="Georgia, serif" font-size="17" font-weight="600" fill="#1d2430"';

const boards = games.map((game, index) => {
  const left = GAP + (index % COLUMNS) * (WIDTH + GAP);
  const top = GAP + Math.floor(index / COLUMNS) * (WIDTH + 2 * GAP);
  const by = `${game.name}, by ${game.designer}`;
  const svg = drawSvg(makeScene(middle(game)), by, { id: `${game.id}-` }).replace(
    '<svg ',
    `<svg x="${left}" y="${top + GAP}" width="${WIDTH}" height="${WIDTH}" `,
  );
  return `<text x="${left + 6}" y="${top + 14}" ${NAME}>${by}</text>\n${svg}`;
});
const rows = Math.ceil(games.length / COLUMNS);
const size = [COLUMNS * (WIDTH + GAP) + GAP, rows * (WIDTH + 2 * GAP) + GAP];
const sheet = [
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size.join(' ')}" width="${size[0]}" height="${size[1]}">`,
  '<!-- made by node tools/picture.ts -->',
  `<rect width="${size[0]}" height="${size[1]}" fill="#fbf8f1"/>`,
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
