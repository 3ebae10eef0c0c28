import { board } from '../board.ts';

/**
 * Position text of a board on which only these cells hold something, as in `c3=11e d4=2`, followed by the given fields.
 */
export function sketch(cells: string, rest: string): string {
  const contents = new Map(cells.split(' ').map((cell) => cell.split('=') as [string, string]));
  for (const name of contents.keys()) if (!board.names.includes(name)) throw new Error(`There is no cell ${name}`);
  const rows = board.rows.map((row) => row.map((cell) => contents.get(board.names[cell]) ?? '-').join(','));
  return `${rows.join('/')} ${rest}`;
}

/** The pieces of the start for two players, as the cells of a sketch. */
export const START_OF_TWO = 'e1=-1n a3=-1e i3=-1w i9=-1sw e9=-2s a7=-2e i7=-2w a1=-2ne';
