import { exactMove } from '../core/moves.ts';
import type { Position } from '../core/position.ts';
import { NO_MOVE, type Seat } from '../core/types.ts';
import { cornersOf, frameOf, placeOf, viewBoxOf } from '../view/drawing/frame.ts';
import { groundShapes } from '../view/drawing/ground.ts';
import { roundedPath, scaled } from '../view/drawing/outline.ts';
import { paletteOf } from '../view/drawing/palette.ts';
import { definitions, pieceShapes } from '../view/drawing/pieces.ts';
import { type Shape, writeShape } from '../view/drawing/shape.ts';
import { makeScene, type Scene } from '../view/scene.ts';
import { escaped } from './html.ts';
import { paintNames, paintStyle } from './style.ts';

/** A game to be stepped through in a page. */
export interface SteppedGame {
  /** In the list of games, and above the board. */
  readonly title: string;
  /** Who sat where. */
  readonly players: readonly string[];
  readonly moves: readonly string[];
  /** How it ended, in a sentence. */
  readonly result: string;
}

/** What the names of definitions begin with. */
const ID = 'stepper-';

/** A board in a page and the games it shows, as HTML that stepper-script.ts brings to life. All begin alike. */
export function writeStepper(start: Position, games: readonly SteppedGame[]): string {
  const scene = makeScene(start);
  const { board } = start;
  const paints = paintNames(scene.material);
  const write = (shapes: readonly Shape[]) => shapes.map((one) => writeShape(one, ID, paints)).join('');
  const contents = new Set(cellsOf(start));
  const stepped = games.map((game) => stepsOf(start, game, contents));
  const drawn = drawContents(scene, start, [...contents], write);
  const cells = (parts: (cell: number) => string) => board.names.map((_, cell) => parts(cell)).join('');
  const at = (cell: number) => placeOf({ x: board.x[cell], y: board.y[cell] });
  const layer = (name: string, inside: string) =>
    `<g id="${ID}${name}">${cells((cell) => `<g transform="${at(cell)}">${inside}</g>`)}</g>`;
  const ring = `<path d="${roundedPath(scaled(cornersOf(scene), 0.92), 4)}"/>`;
  const options = games.map(({ title }, index) => `<option value="${index}">${escaped(title)}</option>`);
  const told = JSON.stringify({ start: cellsOf(start), pieces: drawn.names, games: stepped });
  return `<div id="stepper" hidden>
<p><label>Game <select id="${ID}choice">${options.join('')}</select></label></p>
<p id="${ID}title"></p>
<div class="board"><svg viewBox="${viewBoxOf(frameOf(scene, true))}" role="img" aria-labelledby="${ID}said">${write([definitions(scene)])}<defs>${drawn.defined}</defs>${write(groundShapes(scene, true))}${layer('changes', ring)}${layer('tiles', '<use href=""/>')}${layer('pieces', '<use href=""/>')}</svg></div>
<p id="${ID}said" aria-live="polite"></p>
<p class="steps"><button id="${ID}first" aria-label="First move">|◀</button><button id="${ID}back" aria-label="Back">◀</button><input id="${ID}slider" type="range" min="0" value="0" aria-label="Move"><button id="${ID}on" aria-label="Next move">▶</button><button id="${ID}last" aria-label="Last move">▶|</button></p>
</div>
<noscript><p>The games can be stepped through where scripts are allowed.</p></noscript>
<script type="application/json" id="${ID}games">${told.replaceAll('<', '\\u003c')}</script>`;
}

/** The style of the board and its buttons. */
export function stepperStyle({ game }: Position): string {
  const material = game.look.material ?? 'porcelain';
  return `${paintStyle(paletteOf('porcelain', false, material), paletteOf('porcelain', true, material))}
#stepper .board { max-width: 30rem; } #stepper .board svg { max-width: none; } #stepper select { font: inherit; max-width: 100%; }
#stepper .board svg text { fill: var(--paint-label); }
#${ID}changes g { visibility: hidden; } #${ID}changes .changed { visibility: visible; } #${ID}changes path { fill: none; stroke: var(--paint-last); stroke-width: 2.5; }
.steps { display: flex; gap: .5rem; align-items: center; max-width: 30rem; } .steps input { flex: 1; min-width: 0; } .steps button { font: inherit; min-width: 2.75rem; min-height: 2.75rem; }
#${ID}said { min-height: 3em; }`;
}

function cellsOf({ board, slots }: Position): number[] {
  return Array.from(slots.subarray(0, board.cellCount));
}

/** What each move changes, as cell and content by turns; notes which contents occur. */
function stepsOf(start: Position, { title, players, moves, result }: SteppedGame, contents: Set<number>) {
  const position = start.clone();
  const seats: Seat[] = [];
  const steps: number[][] = [];
  for (const text of moves) {
    const move = exactMove(position, text);
    if (move === NO_MOVE) break;
    const before = cellsOf(position);
    seats.push(position.turn);
    position.play(move);
    const after = cellsOf(position);
    for (const content of after) contents.add(content);
    steps.push(after.flatMap((content, cell) => (content === before[cell] ? [] : [cell, content])));
  }
  const begins = `${players[start.turn]} begins`;
  return { title, players, moves: moves.slice(0, steps.length), seats, steps, result, begins };
}

/** What stands on a cell with each content: definitions, and the names of its tile and of what lies above. */
function drawContents(
  scene: Scene,
  { game }: Position,
  contents: readonly number[],
  write: (shapes: readonly Shape[]) => string,
) {
  const written: string[] = [];
  const names: Record<number, readonly [tile: string, piece: string]> = {};
  for (const content of contents) {
    const name = (kind: 'tile' | 'piece') => {
      const marks = game.look.marks(content).filter(({ shape }) => (shape === 'tile') === (kind === 'tile'));
      if (marks.length === 0) return '';
      const shapes = pieceShapes({ ...scene, items: [{ cell: 0, x: 0, y: 0, marks }] });
      written.push(`<g id="${ID}${kind}-${content}">${write(shapes)}</g>`);
      return `#${ID}${kind}-${content}`;
    };
    names[content] = [name('tile'), name('piece')];
  }
  return { defined: written.join(''), names };
}
