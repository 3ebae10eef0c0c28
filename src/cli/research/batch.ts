import { type Actions, numberActions } from '../../core/play/actions.ts';
import type { Position } from '../../core/position.ts';
import { Random } from '../../core/random.ts';
import { BatchGame } from './batch-game.ts';
import { describeGame } from './describe.ts';
import { writeFrame } from './frame.ts';

/** Most games of a batch. */
const MOST_GAMES = 65_536;

/** A wrong command, for the line that says so. */
export interface BatchError {
  readonly error: string;
}

/** Many games with one numbering of actions, played by words and answered by frames of numbers. */
export class Batch {
  private readonly numbering: Actions;
  private readonly start: Position;
  private readonly games: BatchGame[] = [];
  private random = new Random(1);

  constructor(start: Position) {
    this.start = start;
    this.numbering = numberActions(start);
  }

  /** The answer to the words after `batch`; `here` is the position of the session. */
  answer([command, ...words]: readonly string[], here: Position): string | BatchError {
    if (command === 'describe') return JSON.stringify(describeGame(this.start, this.numbering));
    if (command === 'new') return this.begin(words);
    if (command === 'play') return this.play(words);
    if (command === 'at') return this.playAt(words);
    if (command === 'copy') return this.copy(words);
    if (command === 'put') return this.put(words, here);
    if (command === 'actions') return this.actionsOf(words);
    return { error: 'batch knows describe, new, play, at, copy, put and actions' };
  }

  game(word: string | undefined): BatchGame | undefined {
    return this.games[/^\d+$/.test(word ?? '') ? Number(word) : -1];
  }

  private begin([count, word, seed]: readonly string[]): string | BatchError {
    const wanted = Number(count);
    if (!Number.isInteger(wanted) || wanted < 1 || wanted > MOST_GAMES)
      return { error: `batch new takes a number of games from 1 to ${MOST_GAMES}` };
    if (word === 'seed') this.random = new Random(Number(seed) || 0);
    this.games.length = 0;
    for (let at = 0; at < wanted; at++) this.games.push(new BatchGame(this.start, this.numbering, this.random));
    return writeFrame(this.games);
  }

  /** One word for each game. After a wrong word the games before it have moved, and the others have not. */
  private play(words: readonly string[]): string | BatchError {
    if (words.length !== this.games.length) return { error: `batch play takes ${this.games.length} words` };
    for (const [at, word] of words.entries()) {
      const wrong = this.games[at].play(word);
      if (wrong !== undefined) return { error: `game ${at}, ${word.slice(0, 40)}: ${wrong}` };
    }
    return writeFrame(this.games);
  }

  /** Words for one game, one after the other. */
  private playAt([number, ...words]: readonly string[]): string | BatchError {
    const game = this.game(number);
    if (game === undefined) return NO_SUCH_GAME;
    for (const word of words) {
      const wrong = game.play(word);
      if (wrong !== undefined) return { error: `game ${number}, ${word.slice(0, 40)}: ${wrong}` };
    }
    return writeFrame([game]);
  }

  /** A copy may be a new game, after the last one. */
  private copy([from, to]: readonly string[]): string | BatchError {
    const source = this.game(from);
    const isNew = Number(to) === this.games.length && this.games.length < MOST_GAMES;
    const target = isNew ? new BatchGame(this.start, this.numbering, this.random) : this.game(to);
    if (source === undefined || target === undefined) return NO_SUCH_GAME;
    if (isNew) this.games.push(target);
    target.copy(source);
    return writeFrame([target]);
  }

  /** A game begins again from the position of the session, which must be of the same board and players. */
  private put([number]: readonly string[], here: Position): string | BatchError {
    const game = this.game(number);
    if (game === undefined) return NO_SUCH_GAME;
    if (here.slots.length !== this.start.slots.length || here.seats !== this.start.seats)
      return { error: 'the position has another board, or other players, than the batch' };
    game.begin(here.clone());
    return writeFrame([game]);
  }

  private actionsOf([number, text]: readonly string[]): string | BatchError {
    const game = this.game(number);
    if (game === undefined) return NO_SUCH_GAME;
    return game.actionsOf(text ?? '')?.join(' ') ?? { error: 'the move is not legal' };
  }
}

const NO_SUCH_GAME: BatchError = { error: 'there is no such game in the batch' };
