import type { Course } from '../course.ts';
import type { Engine } from '../engine.ts';
import type { Game, Mirror } from '../game.ts';
import type { Look } from '../look.ts';
import type { Notation } from '../notation.ts';
import type { OptionTable } from '../options.ts';
import type { Rules } from '../rules.ts';
import type { Seat } from '../types.ts';
import type { GameTexts, Language } from '../words.ts';
import { plainEngine } from './engine.ts';
import { cellsOf, type MoveKind, moveOf, plainNotation } from './notation.ts';

/** What only the author of a game knows. All other members of Game are optional and have defaults. */
export interface BareGame extends Partial<Omit<Game, 'rules' | 'look' | 'notation' | 'engine' | 'course'>> {
  readonly name: string;
  readonly designer: string;
  readonly options: OptionTable;
  readonly board: Game['board'];
  /** The letter of each content of a cell, from 1 on, and whose piece it is. */
  readonly pieces: Readonly<Record<string, Seat>>;
  /** Whether a move is a cell on which a piece is placed, or a step, `from << 8 | to`. */
  readonly moves: MoveKind;
  readonly rules: Pick<Rules, 'setup' | 'derive' | 'generate' | 'apply' | 'endings'> & Partial<Rules>;
  /** The aim in one sentence. */
  readonly summary: string;
  /** What the players are called. */
  readonly seats: readonly string[];
  /** Nodes that the computer searches in about a second, as `gamut check` measures them. */
  readonly nodes?: number;
  readonly look?: Partial<Look>;
  readonly notation?: Partial<Notation>;
  readonly engine?: Partial<Engine>;
  readonly course?: Partial<Course>;
}

/** A complete game from the minimum that defines one. */
export function defineGame(bare: BareGame): Game {
  const { pieces, moves, summary, seats, nodes, ...said } = bare;
  const owners = Object.values(pieces);
  const rules: Rules = { moveLimit: 2 ** 16, mostMoves: 2048, varCount: 0, keptCount: () => 0, ...bare.rules };
  const page = { title: bare.name, paragraphs: [summary] };
  return {
    id: bare.name.toLowerCase().replaceAll(/\W+/g, '-'),
    mirror: plainMirror(moves, seats.length),
    texts: plainTexts(bare, rules),
    minutes: 0,
    canDraw: false,
    refuse: () => undefined,
    bench: [],
    ...said,
    rules,
    look: { ...plainLook(owners), ...bare.look },
    notation: { ...plainNotation(moves, Object.keys(pieces), bare), ...bare.notation },
    engine: { ...plainEngine(moves, owners, nodes), ...bare.engine },
    course: { guide: { en: [page], pt: [page] }, lenses: [], ...bare.course },
  };
}

/** A disc in the ink of its owner. */
function plainLook(owners: readonly Seat[]): Look {
  return {
    inks: ['ivory', 'charcoal', 'blue', 'orange'],
    marks: (value) => (value === 0 ? [] : [{ shape: 'disc', owner: owners[value - 1] }]),
    outlined: [],
  };
}

/** Assumes no symmetry. A move that is no cell, such as a swap, stays the same. */
function plainMirror(moves: MoveKind, seatCount: number): Mirror {
  const same = Array.from({ length: seatCount }, (_, seat) => seat);
  return {
    seatings: ({ cells }) => (cells.every((image, cell) => image === cell) ? [same] : []),
    value: (value) => value,
    move(move, { cells }) {
      const own = cellsOf(moves, move);
      if (own.some((cell) => cell >= cells.length)) return move;
      return moveOf(
        moves,
        own.map((cell) => cells[cell]),
      );
    },
  };
}

/** The game's own texts, the same in both languages. */
function plainTexts({ summary, seats, pieces, options }: BareGame, { endings }: Rules): Record<Language, GameTexts> {
  const texts: GameTexts = {
    summary,
    seats,
    cells: Object.entries(pieces)
      .map(([letter, owner]) => `${letter}: ${seats[owner]}`)
      .join(', '),
    options: Object.fromEntries(Object.keys(options).map((option) => [option, { name: option }])),
    endings: endings.map((ending) => `${ending[0].toUpperCase()}${ending.slice(1)}.`),
    refusals: {},
  };
  return { en: texts, pt: texts };
}
