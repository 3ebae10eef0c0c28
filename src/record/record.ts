import { isFault } from '../core/fault.ts';
import type { Game } from '../core/game.ts';
import type { Options } from '../core/options.ts';
import { Match, resultOf } from '../core/play/match.ts';
import { type Position, startPosition } from '../core/position.ts';
import { readPosition } from '../core/text.ts';
import type { Seat } from '../core/types.ts';
import { cut, LONGEST_COMMENT, LONGEST_TAG, tidyComment } from './limits.ts';

/** A recorded game: where it began, all moves and variations, comments, and how it ended. */
export interface GameRecord {
  readonly game: Game;
  readonly options: Options;
  /** Position text where the game did not begin at its usual start. */
  readonly start?: string;
  /** Further facts: Event, Site, Date, Player1, Engine1, Level1, Nodes1, Seed, … */
  readonly tags: Readonly<Record<string, string>>;
  /** Comment before the first move. */
  readonly comment?: string;
  /** The moves that were played. */
  readonly line: MoveLine;
  /** How it ended; missing while it runs. */
  readonly outcome?: Outcome;
}

/** A sequence of moves. */
export type MoveLine = readonly Entry[];

/** A move and its annotations. */
export interface Entry {
  /** As the game writes it. */
  readonly move: string;
  readonly mark?: MoveMark;
  readonly comment?: string;
  readonly evaluation?: MoveEvaluation;
  /** Milliseconds its player had left after it. */
  readonly clock?: number;
  /** Alternatives to this move; none is empty. */
  readonly variations?: readonly MoveLine[];
}

export const MOVE_MARKS = ['!', '?', '!!', '??', '!?', '?!'] as const;
export type MoveMark = (typeof MOVE_MARKS)[number];

/** A computer's evaluation of the position after a move. */
export type MoveEvaluation =
  /** Hundredths of a piece, from the first player's view. */
  | { readonly score: number }
  /** Moves to a proved win, negative when the first player loses. */
  | { readonly win: number }
  /** Expected share of each seat, in thousandths. */
  | { readonly shares: readonly number[] };

export const REASONS = ['rules', 'resignation', 'time', 'agreement', 'adjudication', 'abandoned'] as const;
export type Reason = (typeof REASONS)[number];

export interface Outcome {
  readonly reason: Reason;
  /** In seat order; several share a draw, none where the game was abandoned. */
  readonly winners: readonly Seat[];
  /** Who resigned or ran out of time. */
  readonly loser?: Seat;
}

/** What may be added to the moves of a match. */
export type Extras = Partial<Pick<GameRecord, 'tags' | 'comment' | 'outcome'>>;

/**
 * The record of a match; where the rules have ended it, they determine the outcome. Text by people is cut and tidied.
 */
export function recordOf(match: Match, extras: Extras = {}): GameRecord {
  const { start, moves } = match.record();
  const outcome = outcomeByRules(match.position) ?? extras.outcome;
  const comment = tidyComment((extras.comment ?? '').slice(0, LONGEST_COMMENT));
  return {
    game: match.game,
    options: match.options,
    ...(start === undefined ? {} : { start }),
    tags: Object.fromEntries(Object.entries(extras.tags ?? {}).map(([name, text]) => [name, cut(text, LONGEST_TAG)])),
    ...(comment === '' ? {} : { comment }),
    line: moves.map((move) => ({ move })),
    ...(outcome === undefined ? {} : { outcome }),
  };
}

/** The match of a checked record after this many moves, by default all. */
export function matchOf(record: GameRecord, plies = record.line.length): Match {
  const match = new Match(startOf(record));
  for (const { move } of record.line.slice(0, plies)) {
    if (match.play(move) !== undefined) throw new Error(`the record was not checked: ${move}`);
  }
  return match;
}

/** Where the game of a checked record began. */
export function startOf({ game, options, start }: GameRecord): Position {
  if (start === undefined) return startPosition(game, options);
  const position = readPosition(game, start);
  if (isFault(position)) throw new Error(`the record was not checked: ${position.fault}`);
  return position;
}

/** How the rules have ended a game; undefined while it runs. */
export function outcomeByRules(position: Position): Outcome | undefined {
  const result = resultOf(position);
  return result === undefined ? undefined : { reason: 'rules', winners: result.winners };
}
