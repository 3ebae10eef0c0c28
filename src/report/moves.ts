import { exactMove } from '../core/moves.ts';
import type { Position } from '../core/position.ts';
import type { Seat } from '../core/types.ts';
import type { Language } from '../core/words.ts';
import type { GameReview } from '../judge/review.ts';
import { type GameRecord, startOf } from '../record/record.ts';
import { Round } from '../record/rounds.ts';

export type Ply = GameReview['plies'][number];

/** A game with its review, and how its parts are named. */
export interface Reviewed {
  readonly record: GameRecord;
  readonly review: GameReview;
  readonly language: Language;
  /** What each seat is called. */
  readonly seats: readonly string[];
  /** The number of each move of the record, as in '3...'. */
  readonly numbers: readonly string[];
}

export function reviewed(record: GameRecord, review: GameReview, language: Language): Reviewed {
  const { game, options } = record;
  const seats = game.texts[language].seats.slice(0, options.players);
  return { record, review, language, seats, numbers: moveNumbers(record) };
}

/** Moves are numbered by turns, as in records. */
export function moveNumbers(record: GameRecord): string[] {
  const position = startOf(record);
  const round = new Round(1, position.turn - 1);
  return positionsOf(record).map(({ turn }) => {
    round.enter(turn);
    return round.number(record.options.players);
  });
}

/** The positions before each move. */
export function positionsOf(record: GameRecord): Position[] {
  const position = startOf(record);
  return record.line.map(({ move }) => {
    const before = position.clone();
    position.play(exactMove(position, move));
    return before;
  });
}

/** A mistake has a mark that is no praise. */
export function isMistake({ mark }: Pick<Ply, 'mark'>): boolean {
  return mark !== null && mark !== '!';
}

/** A seat and who sat there, if the record says so. */
export function seatTitle({ record, seats }: Reviewed, seat: Seat): string {
  const name = record.tags[`Player${seat + 1}`];
  return name === undefined || name === seats[seat] ? seats[seat] : `${seats[seat]} (${name})`;
}

/** A share or a cost in whole percent. */
export function percent(part: number): string {
  return `${Math.round(100 * part)}%`;
}
