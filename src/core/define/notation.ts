import type { Game } from '../game.ts';
import type { Notation } from '../notation.ts';
import type { OptionTable, OptionValue } from '../options.ts';
import type { Cell, Move } from '../types.ts';

/** How the moves of a plain game are packed: a cell to place a piece on, or `from << 8 | to`. */
export type MoveKind = 'place' | 'step';

export function cellsOf(kind: MoveKind, move: Move): Cell[] {
  return kind === 'place' ? [move] : [move >> 8, move & 255];
}

export function moveOf(kind: MoveKind, [first, second]: readonly Cell[]): Move {
  return kind === 'place' ? first : (first << 8) | second;
}

/** Moves as the names of their cells, `a1`, `a1-a2` or `a1xa2`; contents of cells as one letter each, from 1 on. */
export function plainNotation(
  kind: MoveKind,
  letters: readonly string[],
  { options, board }: Pick<Game, 'options' | 'board'>,
): Notation {
  const sizeOf = sizesByWidths(options, board);
  return {
    move({ board, slots }, move) {
      const cells = cellsOf(kind, move);
      const isCapture = slots[cells[cells.length - 1]] !== 0;
      return cells.map((cell) => board.names[cell]).join(isCapture ? 'x' : '-');
    },
    path: (_, move) => cellsOf(kind, move),
    choice: () => '',
    reach: kind === 'place' ? 'nowhere' : 'anywhere',
    cell: (value) => (value === 0 ? '' : letters[value - 1]),
    value(text) {
      const at = letters.indexOf(text);
      return at < 0 ? undefined : at + 1;
    },
    separator: '',
    fields: [],
    shape(widths) {
      if ('size' in options) return { size: sizeOf(widths) ?? widths.length };
      return 'width' in options && 'height' in options ? { width: widths[0], height: widths.length } : {};
    },
    flaw: () => undefined,
  };
}

/** Which size makes a board whose rows have these widths. Boards are made when they are first asked for. */
function sizesByWidths(options: OptionTable, board: Game['board']) {
  let sizes: ReadonlyMap<string, OptionValue> | undefined;
  return (widths: readonly number[]): OptionValue | undefined => {
    const usual = Object.fromEntries(Object.entries(options).map(([name, values]) => [name, values[0]]));
    sizes ??= new Map(
      options.size.map((size) => {
        const { rows } = board({ ...usual, players: options.players[0], size });
        return [rows.map((row) => row.length).join(), size];
      }),
    );
    return sizes.get(widths.join());
  };
}
