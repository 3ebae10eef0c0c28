/** A board as data: all that rules and drawings know of its shape. */
export interface BoardData {
  /** Cells in the order of their numbers. Those at the same height make a row. */
  readonly cells: readonly PlacedCell[];
  /** Steps to a neighbour by name, clockwise, in cell widths. The cell that lies there, if any, is the neighbour. */
  readonly directions: Readonly<Record<string, Vector>>;
  /** What is drawn around each cell. A point is a crossing of lines. */
  readonly outline: Outline;
  /** Directions along which lines join points; all when nothing is said. */
  readonly lines?: readonly string[];
  readonly labels?: readonly BoardLabel[];
  /** Names of the cells of each region. */
  readonly regions?: Readonly<Record<string, readonly string[]>>;
}

interface PlacedCell {
  /** A letter and a number, as records and moves write it. */
  readonly name: string;
  /** Centre in cell widths; x grows to the right, y upwards. */
  readonly x: number;
  readonly y: number;
  /** The directions in which a step leads from here; all when nothing is said. */
  readonly steps?: readonly string[];
}

export type Vector = readonly [right: number, up: number];

export type Outline = 'square' | 'hexagon' | 'point';

/** The name of a row or a column, which stands left of a cell or below it, or at a place of its own. */
export interface BoardLabel {
  readonly side: 'row' | 'column';
  readonly text: string;
  /** Name of the cell that it stands beside. */
  readonly cell: string;
  /** Where it stands, seen from that cell. */
  readonly away?: Vector;
}

/** Positions have 1024 slots, of which some are not cells. */
const MOST_CELLS = 1000;
const NAME = /^[a-z]\d{1,2}$/;

/** Two places are the same when their keys are. */
export function placeKey(x: number, y: number): number {
  return Math.round(x * 1000) * 1e6 + Math.round(y * 1000);
}

/** Throws when a board cannot be made of this. */
export function checkBoard({ cells, directions, lines = [], labels = [], regions = {} }: BoardData): void {
  if (cells.length === 0 || cells.length > MOST_CELLS) {
    throw new Error(`A board has 1 to ${MOST_CELLS} cells, not ${cells.length}`);
  }
  const names = new Set<string>();
  const places = new Map<number, string>();
  for (const { name, x, y, steps = [] } of cells) {
    if (!NAME.test(name)) throw new Error(`A cell is called by a letter and a number, as a1 or k11, not ${name}`);
    if (names.has(name)) throw new Error(`Two cells are called ${name}`);
    if (!Number.isFinite(x) || !Number.isFinite(y)) throw new Error(`Cell ${name} has no place: ${x}, ${y}`);
    const strange = steps.find((step) => !(step in directions));
    if (strange !== undefined) throw new Error(`Steps from ${name} lead ${strange}, which is no direction`);
    const other = places.get(placeKey(x, y));
    if (other !== undefined) throw new Error(`Cells ${other} and ${name} are in the same place`);
    names.add(name);
    places.set(placeKey(x, y), name);
  }
  checkDirections(directions);
  for (const name of lines)
    if (!(name in directions)) throw new Error(`Lines run along ${name}, which is no direction`);
  for (const { text, cell } of labels) {
    if (!names.has(cell)) throw new Error(`Label ${text} stands beside ${cell}, which is no cell`);
  }
  for (const [region, inside] of Object.entries(regions)) {
    const stranger = inside.find((name) => !names.has(name));
    if (stranger !== undefined) throw new Error(`Region ${region} has ${stranger}, which is no cell`);
  }
}

/** Directions go round once, clockwise: pieces turn by counting them. */
function checkDirections(directions: BoardData['directions']): void {
  const all = Object.entries(directions);
  if (all.length === 0) throw new Error('A board has at least one direction');
  let turned = 0;
  all.forEach(([name, [right, up]], at) => {
    if (!(Math.hypot(right, up) > 0.01)) throw new Error(`Direction ${name} leads nowhere`);
    const [after, [nextRight, nextUp]] = all[(at + 1) % all.length];
    const turn = Math.atan2(nextRight, nextUp) - Math.atan2(right, up);
    turned += all.length === 1 ? 1 : mod(turn / (2 * Math.PI));
    if (turned > 1.001) throw new Error(`Directions go clockwise, but ${after} does not follow ${name}`);
  });
}

/** The part of a turn, from 0 to 1. */
function mod(turns: number): number {
  return turns - Math.floor(turns);
}
