import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Position } from '../src/core/position.ts';
import { games } from '../src/games/index.ts';
import { readAnything } from '../src/record/detect.ts';
import { isRecordFault } from '../src/record/fault.ts';
import { matchOf } from '../src/record/record.ts';
import { frameOf, placeOf, viewBoxOf } from '../src/view/drawing/frame.ts';
import { groundShapes } from '../src/view/drawing/ground.ts';
import { paletteOf } from '../src/view/drawing/palette.ts';
import { definitions, lyingOf, markShape } from '../src/view/drawing/pieces.ts';
import { writeShape } from '../src/view/drawing/shape.ts';
import { type Item, makeScene, type Scene } from '../src/view/scene.ts';
import { root } from './node.mjs';

/** Writes docs/game.svg, a game that plays itself, from docs/game.txt. Run by `node tools/moving.ts`. */
const SECONDS = 0.7;
/** How long the end stays, in moves. */
const REST = 6;

const found = readAnything(games, readFileSync(join(root, 'docs/game.txt'), 'utf8'));
if (isRecordFault(found)) throw new Error(`docs/game.txt: ${found.fault} ${found.what}`);
const { record } = found;
const scenes = Array.from({ length: record.line.length + 1 }, (_, ply) => makeScene(positionAt(ply)));
const [first] = scenes;
const palette = paletteOf('porcelain', false, first.material);
const written = (one: Parameters<typeof writeShape>[0]) => writeShape(one, '', palette);
/** Every way a mark looks, drawn once and used wherever it lies. */
const marks = new Map<string, string>();
const frames = scenes.length + REST;
const title = `A game of ${record.game.name}, by ${record.game.designer}`;

writeFileSync(
  join(root, 'docs/game.svg'),
  [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBoxOf(frameOf(first, true))}" width="560" font-family="system-ui, sans-serif">`,
    `<title>${title}</title>`,
    '<!-- made by node tools/moving.ts -->',
    ...groundShapes(first, true).map(written),
    written(definitions(first)),
    ...lives(true),
    ...lives(false),
    `<defs>${[...marks.values()].join('')}</defs>`,
    '</svg>\n',
  ].join('\n'),
);

function positionAt(ply: number): Position {
  return matchOf(record, ply).position;
}

/** Every mark on its cell, seen from the move that brought it to the one that took it; tiles, or what stands on them. */
function lives(isTile: boolean): string[] {
  return first.items.flatMap(({ cell }) => {
    const looks = scenes.map((scene) => looksOf(scene, scene.items[cell], isTile));
    const parts: string[] = [];
    for (let from = 0; from < looks.length; ) {
      const to = looks.findIndex((look, at) => at > from && look !== looks[from]);
      const end = to < 0 ? frames : to;
      if (looks[from] !== '') parts.push(`<g>${looks[from]}${seen(from, end)}</g>`);
      if (to < 0) break;
      from = to;
    }
    return parts.length === 0 ? [] : [`<g transform="${placeOf(first.items[cell])}">${parts.join('')}</g>`];
  });
}

function looksOf(scene: Scene, item: Item, isTile: boolean): string {
  return item.marks
    .map((mark, level) => {
      if ((mark.shape === 'tile') !== isTile) return '';
      const drawn = written(markShape(scene, mark, lyingOf(item, level)));
      const id = [...marks].find(([, one]) => one.includes(drawn))?.[0] ?? `m${marks.size}`;
      marks.set(id, `<g id="${id}">${drawn}</g>`);
      return `<use href="#${id}"/>`;
    })
    .join('');
}

/** Shown during some of the frames. */
function seen(from: number, to: number): string {
  if (from === 0 && to === frames) return '';
  const times = [0, from / frames, to / frames].map((time) => Number(time.toFixed(4)));
  const [values, keys] =
    from === 0
      ? ['inline;none', [0, times[2]]]
      : to === frames
        ? ['none;inline', times.slice(0, 2)]
        : ['none;inline;none', times];
  return `<animate attributeName="display" values="${values}" keyTimes="${keys.join(';')}" calcMode="discrete" dur="${frames * SECONDS}s" repeatCount="indefinite"/>`;
}
