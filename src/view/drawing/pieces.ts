import type { Ink, Mark } from '../../core/look.ts';
import type { Seat } from '../../core/types.ts';
import type { Item, Scene } from '../scene.ts';
import { cornersOf, placeOf } from './frame.ts';
import { moved, type Point, roundedPath, scaled, turned } from './outline.ts';
import { type Attributes, type Shape, shape, short } from './shape.ts';
import { rod, standing } from './solid.ts';
import { type Projection, raised } from './tilt.ts';

/** How much higher each disc of a stack lies than the one below; farther apart when the stack is spread out. */
const RISE = 5.2;
const FANNED = 13;
/** No stack is drawn higher than this. */
const HIGHEST = 24;
const DISC = 14.6;
const THICK = 2.6;
/** How high things stand on a board that is seen from aside. */
const DISC_HEIGHT = 6.5;
const DART_HEIGHT = 5;
const TILE = 2;

/** How a mark lies on its cell. */
export interface Lying {
  /** How many discs lie below it, and how many there are. */
  readonly level?: number;
  readonly height?: number;
  readonly isFanned?: boolean;
  /** How the board is seen; from straight above where nothing is said. */
  readonly projection?: Projection;
  /** Whether a tile lies below it. */
  readonly isOnTile?: boolean;
}

/** What the shapes of a scene refer to: light from the upper left on pieces, and glaze on tiles. */
export function definitions({ inks }: Scene): Shape {
  return shape(
    'defs',
    {},
    ...[...new Set(inks)].flatMap((ink) => [lit(ink), glaze(ink)]),
    shape(
      'radialGradient',
      { id: 'shade' },
      stop('--shade', 0.45, 0.5),
      stop('--shade', 0.85, 0.22),
      stop('--shade', 1, 0),
    ),
  );
}

function lit(ink: Ink): Shape {
  return shape(
    'radialGradient',
    { id: `lit-${ink}`, cx: 0.36, cy: 0.26, r: 0.85 },
    stop(`--${ink}-light`, 0),
    stop(`--${ink}`, 0.55),
    stop(`--${ink}-dark`, 1),
  );
}

function glaze(ink: Ink): Shape {
  return shape(
    'linearGradient',
    { id: `glaze-${ink}`, x1: 0, y1: 0, x2: 0.4, y2: 1 },
    stop(`--${ink}-gloss`, 0),
    stop(`--${ink}-tile`, 1),
  );
}

function stop(colour: string, offset: number, opacity = 1): Shape {
  return shape('stop', { offset, 'stop-color': colour, ...(opacity === 1 ? {} : { 'stop-opacity': opacity }) });
}

/** Everything on the cells of a scene: tiles first, so that no piece lies below one. */
export function pieceShapes(scene: Scene): Shape[] {
  const standing = scene.items.filter(({ marks }) => marks.length > 0);
  return [true, false].flatMap((isTile) =>
    standing.flatMap((item) => {
      const marks = item.marks.flatMap((mark, level) =>
        (mark.shape === 'tile') === isTile ? [markShape(scene, mark, lyingOf(item, level))] : [],
      );
      return marks.length === 0 ? [] : [shape('g', { transform: placeOf(item) }, ...marks)];
    }),
  );
}

/** How the mark at a level of a cell lies there. */
export function lyingOf({ marks }: Item, level: number): Lying {
  const height = marks.filter(({ shape }) => shape === 'disc').length;
  return marks[level].shape === 'disc' ? { level, height } : { isOnTile: level > 0 && marks[0].shape === 'tile' };
}

/** One mark around the centre of its cell, in the ink of its owner and with a sign that needs no colour. */
export function markShape(scene: Scene, mark: Mark, lying: Lying = {}): Shape {
  const ink = scene.inks[mark.owner];
  const parts =
    mark.shape === 'tile'
      ? tile(scene, mark.owner, lying)
      : mark.shape === 'arrow'
        ? dart(scene, mark, lying)
        : disc(ink, mark.owner, lying);
  return shape('g', { class: `mark ${mark.shape} ink-${ink} seat-${mark.owner + 1}` }, ...parts);
}

/** A glazed tile with a bright edge, and the hatch of its owner as a pale relief. */
function tile(scene: Scene, owner: Seat, { projection }: Lying): Shape[] {
  const ink = scene.inks[owner];
  const corners = cornersOf(scene);
  const side = { path: roundedPath(scaled(corners, 0.86), 5), colour: `--${ink}-dark`, edge: 0 };
  return standing(projection, side, 0, TILE, [
    shape('path', {
      d: roundedPath(scaled(corners, 0.86), 5),
      fill: `#glaze-${ink}`,
      stroke: `--${ink}-dark`,
      'stroke-opacity': 0.8,
      'stroke-width': 0.9,
    }),
    ...(owner === 0
      ? []
      : [shape('path', { class: 'hatch', d: HATCHES[owner], ...line(`--${ink}-hatch`, owner === 2 ? 5.4 : 2.3) })]),
    shape('path', { d: roundedPath(scaled(corners, 0.8), 4), ...line(`--${ink}-bright`, 1.1) }),
  ]);
}

function line(colour: string, width: number) {
  return { fill: 'none', stroke: colour, 'stroke-width': width, 'stroke-linecap': 'round', 'stroke-linejoin': 'round' };
}

/** Lines and dots that tell tiles apart without colour, by seat: plain, slanted, dotted, crossed. */
const HATCHES = [
  '',
  'M-14-6-6-14M-14 3 3-14M-14 12 12-14M-12 14 14-12M-3 14 14-3M6 14 14 6',
  'M-10-10h.01M0-10h.01M10-10h.01M-10 0h.01M0 0h.01M10 0h.01M-10 10h.01M0 10h.01M10 10h.01',
  'M-15-5.5H15M-15 5.5H15M-5.5-15V15M5.5-15V15',
];

/** The outline of a dart that faces upwards: narrow, with its nose far beyond its wings, to be read on diagonals too. */
const DART: readonly Point[] = [
  [0, -19.6],
  [6.5, -6],
  [9.4, 7.4],
  [7.3, 12.8],
  [0, 9.6],
  [-7.3, 12.8],
  [-9.4, 7.4],
  [-6.5, -6],
];
const NOSE: readonly Point[] = [
  [0, -18.4],
  [3.4, -10.8],
  [0, -12.6],
  [-3.4, -10.8],
];

/** A dart with a bright nose, lit from the upper left whichever way it faces; its emblem is upright. */
function dart(scene: Scene, { owner, direction = 0 }: Mark, { projection, isOnTile }: Lying): Shape[] {
  const ink = scene.inks[owner];
  const turn = (360 / scene.directionCount) * direction;
  const outline = turned(DART, turn);
  const path = roundedPath(outline, 2.6);
  const shadow = shape('path', {
    d: roundedPath(moved(outline, 0.4, 2.4), 2.6),
    fill: '--shade',
    ...edge('--shade', 2.4),
    opacity: 0.32,
  });
  const top = [
    shape('path', { d: path, fill: '--contour', ...edge('--contour', 3.4) }),
    shape('path', { d: path, fill: `#lit-${ink}`, ...edge('--edge', 2) }),
    shape('path', { d: roundedPath(turned(NOSE, turn), 0.8), fill: '--edge', ...edge('--edge', 0.8) }),
    emblem(ink, owner, projection?.tilt?.turn ?? 0),
  ];
  const side = { path, colour: `--${ink}-dark`, edge: 3.4 };
  return [shadow, ...standing(projection, side, isOnTile === true ? TILE : 0, DART_HEIGHT, top)];
}

function edge(colour: string, width: number) {
  return { stroke: colour, 'stroke-width': width, 'stroke-linejoin': 'round' };
}

/** A small sign on each piece, by seat: disc, bar, diamond, ring. */
const EMBLEMS = [
  'M0 2h.01',
  'M-3.2 2H3.2',
  'M0-2.4 3.4 2 0 6.4-3.4 2Z',
  'M-2.7 2a2.7 2.7 0 1 0 5.4 0a2.7 2.7 0 1 0-5.4 0',
];

function emblem(ink: Ink, owner: Seat, turn: number): Shape {
  const width = [6, 3, 0.6, 1.8][owner];
  return shape('path', {
    d: EMBLEMS[owner],
    ...line(`--${ink}-sign`, width),
    ...(owner === 2 ? { fill: `--${ink}-sign` } : {}),
    ...upright(turn),
  });
}

/** A disc with a turned edge, which stands as high as the discs below it; the topmost of several shows how many. */
function disc(ink: Ink, owner: Seat, { level = 0, height = 1, isFanned = false, projection }: Lying): Shape[] {
  const isTilted = projection?.matrix !== undefined;
  const thick = isTilted ? Math.min(DISC_HEIGHT, (2 * HIGHEST) / Math.max(1, height)) : THICK;
  const usual = isTilted ? thick + 0.6 : Math.min(RISE, HIGHEST / Math.max(1, height - 1));
  const step = isFanned ? FANNED : usual;
  const isCovered = level < height - 1 && !isFanned;
  const isCount = height > 1 && level === height - 1;
  const middle = isCount ? count(ink, height, projection?.tilt?.turn ?? 0) : owner === 1 ? ring(ink) : turnedEdge(ink);
  const parts = [
    shape('ellipse', { cx: 0.8, cy: THICK + 2, rx: DISC + 3, ry: DISC + 2.4, fill: '#shade' }),
    shape('path', { d: SIDE, fill: `--${ink}-dark`, ...edge('--contour', 1.5) }),
    shape('circle', { r: DISC - 0.4, fill: `#lit-${ink}`, ...edge('--edge', 1.3) }),
    ...(isCovered ? [] : [middle]),
  ];
  if (projection !== undefined && isTilted) {
    const [shadow, , ...face] = parts;
    const whole = [
      ...(level === 0 ? [shadow] : []),
      ...rod(projection, `--${ink}-dark`, DISC + 0.2, thick),
      shape('g', { transform: raised(projection, thick) }, ...face),
    ];
    return [shape('g', { transform: raised(projection, level * step) }, ...whole)];
  }
  return level === 0 ? parts : [shape('g', { transform: `translate(0 ${-level * step})` }, ...parts)];
}

/** Of a disc, what is seen of its side and below its face. */
const SIDE = `M${-DISC} 0A${DISC} ${DISC} 0 0 1 ${DISC} 0V${THICK}A${DISC} ${DISC} 0 0 1 ${-DISC} ${THICK}Z`;

/** Keeps a sign upright on a board that is turned. */
function upright(turn: number): Attributes {
  return turn === 0 ? {} : { transform: `rotate(${short(-turn)})` };
}

function turnedEdge(ink: Ink): Shape {
  return shape('circle', { r: DISC * 0.7, ...line(`--${ink}-sign`, 1), 'stroke-opacity': 0.35 });
}

function ring(ink: Ink): Shape {
  return shape('circle', { class: 'ring', r: DISC * 0.52, ...line(`--${ink}-sign`, 2), 'stroke-opacity': 0.92 });
}

function count(ink: Ink, height: number, turn: number): Shape {
  const place = {
    ...upright(turn),
    class: 'height',
    y: 0.5,
    'text-anchor': 'middle',
    'dominant-baseline': 'central',
  };
  return shape('text', { ...place, fill: `--${ink}-sign`, 'font-size': 15, 'font-weight': 700 }, String(height));
}
