import { type Fault, fault, isFault } from '../fault.ts';
import type { Game } from '../game.ts';
import { readMove, refuseMove, writeMove } from '../moves.ts';
import type { Refusal } from '../notation.ts';
import { chosenOptions, type Options, type OptionValue, readOptions } from '../options.ts';
import { type Position, startPosition } from '../position.ts';
import { readPosition, writePosition } from '../text.ts';
import { type Cell, type Move, NO_MOVE, type Seat } from '../types.ts';

/** A game as it is stored and sent: only strings and numbers. */
export interface MatchRecord {
  readonly game: string;
  /** Options that differ from the defaults. */
  readonly options: Readonly<Record<string, OptionValue>>;
  /** Position text where the game did not begin at its usual start. */
  readonly start?: string;
  readonly moves: readonly string[];
}

/** How a game ended. */
export interface Result {
  readonly winners: readonly Seat[];
  readonly scores: readonly number[] | undefined;
  /** One of rules.endings. */
  readonly ending: string;
}

/** A move that was made. */
export interface PlayedMove {
  readonly seat: Seat;
  readonly move: Move;
  readonly text: string;
  /** The cells a person would touch for it, the start first. */
  readonly path: readonly Cell[];
}

/** A position with its history: the checked interface to Position. */
export class Match {
  readonly game: Game;
  readonly options: Options;
  readonly position: Position;
  /** Where it began; never changed. */
  readonly start: Position;
  private played: PlayedMove[] = [];
  private texts: string[] = [];

  constructor(position: Position, start = position.clone()) {
    this.game = position.game;
    this.options = position.options;
    this.position = position.clone();
    this.start = start;
  }

  /** The moves made so far, as written. */
  get moves(): readonly string[] {
    return this.texts;
  }

  /** The same with who made them, and along which cells. */
  get history(): readonly PlayedMove[] {
    return this.played;
  }

  /** The move that led to the position; undefined at the start. */
  get last(): PlayedMove | undefined {
    return this.played.at(-1);
  }

  /** Plays a move given as text, or says which rule forbids it and changes nothing. */
  play(text: string): Refusal | undefined {
    const move = readMove(this.position, text);
    if (move === NO_MOVE) return refuseMove(this.position, text);
    const written = writeMove(this.position, move);
    const path = [...this.game.notation.path(this.position, move)];
    this.played.push({ seat: this.position.turn, move, text: written, path });
    this.texts.push(written);
    this.position.play(move);
    return undefined;
  }

  /** Undoes the last move and returns it; undefined at the start. */
  takeBack(): string | undefined {
    if (this.played.pop() !== undefined) this.position.undo();
    return this.texts.pop();
  }

  /** An independent match with the same history. */
  clone(): Match {
    const copy = new Match(this.position, this.start);
    copy.played = [...this.played];
    copy.texts = [...this.texts];
    return copy;
  }

  /** How the game ended; undefined while it runs. */
  result(): Result | undefined {
    return resultOf(this.position);
  }

  record(): MatchRecord {
    const usual = startPosition(this.game, this.options).equals(this.start);
    return {
      game: this.game.id,
      options: chosenOptions(this.game.options, this.options),
      ...(usual ? {} : { start: writePosition(this.start) }),
      moves: [...this.texts],
    };
  }
}

/** A match from the usual start. */
export function newMatch(game: Game, options: Options): Match {
  return new Match(startPosition(game, options));
}

/** How a game ended; undefined while it runs. */
export function resultOf(position: Position): Result | undefined {
  if (!position.over) return undefined;
  const winners: Seat[] = [];
  for (let seat = 0; seat < position.seats; seat++) if ((position.winners >> seat) & 1) winners.push(seat);
  const scores = position.game.scores?.(position);
  return { winners, scores, ending: position.rules.endings[position.ending] };
}

/**
 * The match that a record describes, replayed move by move, or why it cannot be replayed. Never throws, whatever the
 * record.
 */
export function readMatch(games: readonly Game[], record: unknown): Match | Fault {
  if (typeof record !== 'object' || record === null) return fault('bad record', 'no object');
  const { game: id, options: given = {}, start, moves } = record as Record<string, unknown>;
  const game = games.find((one) => one.id === id);
  if (game === undefined) return fault('unknown game', typeof id === 'string' ? id : typeof id);
  if (!Array.isArray(moves)) return fault('bad record', 'moves');
  const options = readOptions(game.options, given);
  if (isFault(options)) return options;
  const position =
    start === undefined ? startPosition(game, options) : readPosition(game, typeof start === 'string' ? start : '');
  if (isFault(position)) return position;
  const match = new Match(position);
  for (const move of moves) {
    if (typeof move !== 'string') return fault('bad record', 'moves');
    if (match.play(move) !== undefined) return fault('illegal move', move);
  }
  return match;
}
