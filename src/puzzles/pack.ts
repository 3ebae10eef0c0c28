import { isFault } from '../core/fault.ts';
import type { Game } from '../core/game.ts';
import { chosenOptions } from '../core/options.ts';
import type { Position } from '../core/position.ts';
import { readPosition } from '../core/text.ts';
import type { Puzzle, PuzzleKind } from './puzzle.ts';

/** The puzzles of a game. In a file each is a line; the first line says how they were made. */
export interface Pack {
  /** For each number of players, what mined them, and with which version. */
  readonly made: Readonly<Record<string, string>>;
  readonly puzzles: readonly Puzzle[];
}

/** What a line of the file holds; everything else is in the position. */
type Row = readonly [
  id: string,
  position: string,
  kind: PuzzleKind,
  within: number,
  accepted: string,
  solution: string,
  rating: number,
  deviation: number,
];

export function writePack({ made, puzzles }: Pack): string {
  const rows = puzzles.map(
    ({ id, position, kind, within, accepted, solution, rating, deviation }): Row => [
      ...([id, position, kind, within] as const),
      ...([accepted.join(' '), solution.join(' '), rating, deviation] as const),
    ],
  );
  return [made, ...rows].map((line) => `${JSON.stringify(line)}\n`).join('');
}

/** The text is our own: a line that cannot be read is a bug. */
export function readPack(game: Game, text: string): Pack {
  const [made, ...rows] = text.trimEnd().split('\n');
  return { made: JSON.parse(made), puzzles: rows.map((row) => readRow(game, JSON.parse(row))) };
}

function readRow(game: Game, [id, position, kind, within, accepted, solution, rating, deviation]: Row): Puzzle {
  const { options, turn } = positionOf(game, { position });
  return {
    ...{ id, game: game.id, options: chosenOptions(game.options, options), position, kind, seat: turn, within },
    ...{ accepted: accepted.split(' '), solution: solution.split(' '), rating, deviation },
  };
}

/** The position of a puzzle. */
export function positionOf(game: Game, { position }: Pick<Puzzle, 'position'>): Position {
  const found = readPosition(game, position);
  if (isFault(found)) throw new Error(`${position}: ${found.fault} (${found.what})`);
  return found;
}
