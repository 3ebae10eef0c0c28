import { type Fault, fault, isFault } from './fault.ts';
import type { Game } from './game.ts';
import type { Field } from './notation.ts';
import { type Options, type OptionValue, readOptions } from './options.ts';
import { Position } from './position.ts';
import { NOBODY, type Seat } from './types.ts';

/** The position as one line: rows from the top, the player to move, and whatever else the game has to remember. */
export function writePosition(position: Position): string {
  const { board, game, slots, vars } = position;
  const rows = board.rows.map((cells) =>
    writeRow(
      game,
      Array.from(cells, (cell) => slots[cell]),
    ),
  );
  const words = game.notation.fields.map((field) => {
    if (field.kind === 'option') return String(position.options[field.option]);
    if (field.kind === 'flag') return position.options[field.option] === field.value ? field.word : '';
    const value = slots[vars + field.variable];
    return field.kind === 'seat' ? writeSeat(value) : String(value);
  });
  return [rows.join('/'), writeSeat(position.turn), ...words.filter((word) => word !== '')].join(' ');
}

/** The position that a text describes, options included, or why it cannot be read. Never throws, whatever the text. */
export function readPosition(game: Game, text: string): Position | Fault {
  if (text.length > LONGEST_TEXT) return fault('bad board shape', text);
  const [board, turn, ...words] = text.trim().toLowerCase().split(/\s+/);
  const rows = board.split('/').map((row) => readRow(game, row));
  const bad = rows.find((row) => typeof row === 'string');
  if (bad !== undefined) return fault('bad cell', bad);
  const values = rows as number[][]; // the strings among them were faults
  const told = readFields(game, words);
  if (isFault(told)) return told;
  const options = readOptions(game.options, {
    ...told.options,
    ...game.notation.shape(values.map((row) => row.length)),
  });
  if (isFault(options)) return options.what.startsWith('players') ? options : fault('bad board shape', board);
  return placeValues(game, options, values, turn, told.variables);
}

const LONGEST_TEXT = 100_000;

function placeValues(
  game: Game,
  options: Options,
  values: readonly (readonly number[])[],
  turn: string | undefined,
  variables: ReadonlyMap<number, number>,
): Position | Fault {
  const position = new Position(game, options);
  const { board, slots, vars, seats } = position;
  const fits =
    board.rows.length === values.length && board.rows.every((cells, row) => cells.length === values[row].length);
  if (!fits) return fault('bad board shape', values.map((row) => row.length).join('/'));
  board.rows.forEach((cells, row) => {
    cells.forEach((cell, column) => {
      slots[cell] = values[row][column];
    });
  });
  const seat = readSeat(turn ?? '');
  if (seat === undefined || seat === NOBODY || seat >= seats) return fault('bad player', turn ?? '');
  position.giveTurn(seat);
  for (const field of game.notation.fields) {
    if (field.kind !== 'count' && field.kind !== 'seat') continue;
    const value = variables.get(field.variable) ?? 0;
    if (field.kind === 'seat' && value >= seats) return fault('bad player', String(value + 1));
    slots[vars + field.variable] = value;
  }
  const flaw = game.notation.flaw(position);
  if (flaw !== undefined) return fault('impossible position', flaw);
  position.forget();
  game.rules.derive(position);
  position.forget();
  return position;
}

function writeRow(game: Game, values: readonly number[]): string {
  const { notation } = game;
  const parts: string[] = [];
  let run = 0;
  for (const value of values) {
    const text = notation.cell(value);
    if (text === '') {
      run++;
      continue;
    }
    if (run > 0) parts.push(String(run));
    run = 0;
    parts.push(text);
  }
  if (run > 0) parts.push(String(run));
  return parts.join(notation.separator);
}

/** Contents of the cells of a row, or the part that cannot be read. */
function readRow(game: Game, row: string): number[] | string {
  const { notation } = game;
  const runs = notation.cell(0) === '';
  const parts = notation.separator === '' ? (row.match(/\d+|\D/g) ?? []) : row.split(notation.separator);
  const values: number[] = [];
  for (const part of parts) {
    const value = notation.value(part);
    if (value !== undefined && part !== '') values.push(value);
    else if (runs && /^[1-9]\d?$/.test(part)) for (let left = Number(part); left > 0; left--) values.push(0);
    else return part === '' ? row : part;
  }
  return values;
}

interface Told {
  readonly options: Readonly<Record<string, OptionValue>>;
  /** Value of each variable of the game that was given. */
  readonly variables: ReadonlyMap<number, number>;
}

function readFields(game: Game, words: readonly string[]): Told | Fault {
  const options: Record<string, OptionValue> = {};
  const variables = new Map<number, number>();
  let at = 0;
  for (const field of game.notation.fields) {
    const word = words[at];
    if (field.kind === 'flag') {
      if (word === field.word) {
        options[field.option] = field.value;
        at++;
      }
      continue;
    }
    if (word === undefined) return fault('missing field', describe(field));
    const value = field.kind === 'seat' ? readSeat(word) : readCount(word);
    if (value === undefined) return fault('bad field', word);
    if (field.kind === 'option') options[field.option] = value;
    else variables.set(field.variable, value);
    at++;
  }
  return at < words.length ? fault('extra field', words[at]) : { options, variables };
}

function describe(field: Field): string {
  return field.kind === 'option' ? field.option : field.kind;
}

function readCount(text: string): number | undefined {
  return /^\d{1,5}$/.test(text) ? Number(text) : undefined;
}

function writeSeat(seat: Seat): string {
  return seat === NOBODY ? '-' : String(seat + 1);
}

function readSeat(text: string): Seat | undefined {
  if (text === '-') return NOBODY;
  return /^[1-9]$/.test(text) ? Number(text) - 1 : undefined;
}
