import { exactMove, readMove } from '../../core/moves.ts';
import { type Actions, actionsOf, completed, doable } from '../../core/play/actions.ts';
import { randomMove } from '../../core/play/playout.ts';
import type { Position } from '../../core/position.ts';
import type { Random } from '../../core/random.ts';
import { type Cell, type Move, NO_MOVE } from '../../core/types.ts';
import { levelLimits, searchFor } from '../../search/levels/levels.ts';
import { limitsOf } from '../../search/search.ts';

/** A game of a batch: a position, the cells touched for the next move, and what can be done now. */
export class BatchGame {
  /** Where it began. */
  start: Position;
  position: Position;
  touched: Cell[] = [];
  /** The actions that are legal now. */
  actions: readonly number[] = [];
  private moves: readonly (Move | undefined)[] = [];
  /** All moves since the start with the cells touched before their last action: copies can be undone as well. */
  private played: { readonly move: Move; readonly touched: Cell[] }[] = [];
  private readonly numbering: Actions;
  private readonly random: Random;

  constructor(start: Position, numbering: Actions, random: Random) {
    this.numbering = numbering;
    this.random = random;
    this.start = start;
    this.position = start.clone();
    this.list();
  }

  /** Begins again from here. */
  begin(start: Position): void {
    this.start = start;
    this.position = start.clone();
    this.played = [];
    this.list();
  }

  /** Becomes the same game as another, with all its moves. */
  copy(other: BatchGame): void {
    this.begin(other.start);
    for (const { move } of other.played) this.position.play(move);
    this.played = [...other.played];
    this.list([...other.touched]);
  }

  /** Carries out one word of `batch play`; what is wrong with it, if anything. */
  play(word: string): string | undefined {
    if (word === '-') return undefined;
    if (word === 'new') return void this.begin(this.start);
    if (word === 'undo') return this.undo();
    if (this.position.over) return 'the game is over';
    if (word === 'random') return void this.make(randomMove(this.position, this.random));
    if (word.startsWith('level:')) return this.think(Number(word.slice('level:'.length)));
    if (word.startsWith('=')) return this.makeText(word.slice(1));
    return this.act(/^\d+$/.test(word) ? Number(word) : -1);
  }

  /** The actions that enter a move; undefined where it is not legal. */
  actionsOf(text: string): number[] | undefined {
    const move = exactMove(this.position, text);
    return move === NO_MOVE ? undefined : actionsOf(this.numbering, this.position, move);
  }

  private act(action: number): string | undefined {
    const at = this.actions.indexOf(action);
    if (at < 0) return 'the action is not legal';
    const move = this.moves[at];
    if (move !== undefined) return void this.make(move);
    const touched = [...this.touched, action];
    const complete = completed(this.position, touched);
    if (complete === undefined) this.list(touched);
    else this.make(complete);
    return undefined;
  }

  private makeText(text: string): string | undefined {
    const move = readMove(this.position, text);
    if (move === NO_MOVE) return 'the move is not legal';
    return void this.make(move);
  }

  /** Makes the move that a level of the ladder chooses. */
  private think(level: number): string | undefined {
    const { position } = this;
    const { game, seats } = position;
    if (game.engine.levels(seats)[level - 1] === undefined) return 'there is no such level';
    const search = searchFor(position, { level });
    return void this.make(search.think(position, limitsOf(levelLimits(game, seats, level))).move);
  }

  private undo(): string | undefined {
    if (this.touched.length > 0) return void this.list(this.touched.slice(0, -1));
    const last = this.played.pop();
    if (last === undefined) return 'nothing can be undone';
    this.position.undo();
    return void this.list(last.touched);
  }

  private make(move: Move): void {
    this.position.play(move);
    this.played.push({ move, touched: this.touched });
    this.list();
  }

  private list(touched: Cell[] = []): void {
    this.touched = touched;
    const { actions, moves } = doable(this.numbering, this.position, touched);
    this.actions = actions;
    this.moves = moves;
  }
}
