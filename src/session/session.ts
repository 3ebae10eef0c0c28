import type { Refusal } from '../core/notation.ts';
import type { Match, Result } from '../core/play/match.ts';
import { letMove, type Player } from '../core/player.ts';
import type { Seat } from '../core/types.ts';
import type { Outcome } from '../record/record.ts';
import type { Answer } from '../search/worker/service.ts';

/** A player that is not a person. */
export type Computer = Player<Answer>;

/** The end of a game by resignation. */
export interface Resignation {
  readonly seat: Seat;
}

/** Looks at the moves of people before they are answered. */
export interface Adviser {
  /** Whether nobody may move for the moment. */
  readonly isHolding: boolean;
  /** A person has moved. */
  look(): void;
  close?(): Promise<void>;
}

/** A running game with people and computers at its seats; independent of any screen. */
export class Session {
  readonly match: Match;
  /** One for each seat; undefined where a person sits. */
  readonly computers: readonly (Computer | undefined)[];
  /** The computer's current thought, and when it began thinking. */
  thought: Answer | undefined;
  thinkingSince: number | undefined;
  /** The latest thought of any computer, which stays after its move. */
  lastThought: { readonly seat: Seat; readonly answer: Answer } | undefined;
  /** What went wrong with a computer, as a sentence. */
  trouble: string | undefined;
  resigned: Resignation | undefined;
  /** Whether the players have agreed on a draw. */
  isAgreed = false;
  paused = false;
  adviser: Adviser | undefined;
  private undone: string[] = [];
  /** Answers to questions of an earlier turn are ignored. */
  private turn = 0;
  private readonly changed: () => void;
  private readonly wait: () => Promise<void>;
  /** Settles when people have had time to see the last move. */
  private seen: Promise<void> = Promise.resolve();

  /** A computer may think at once, but moves only when the wait since the last move is over. */
  constructor(
    match: Match,
    computers: readonly (Computer | undefined)[],
    changed: () => void,
    wait: () => Promise<void>,
  ) {
    this.match = match;
    this.computers = computers;
    this.changed = changed;
    this.wait = wait;
  }

  get over(): boolean {
    return this.match.position.over || this.outcome !== undefined;
  }

  /** How the game ended, if not by the rules. */
  get outcome(): Outcome | undefined {
    const { resigned, isAgreed, computers } = this;
    const seats = computers.map((_, seat) => seat);
    if (isAgreed) return { reason: 'agreement', winners: seats };
    if (resigned === undefined) return undefined;
    return { reason: 'resignation', loser: resigned.seat, winners: seats.filter((seat) => seat !== resigned.seat) };
  }

  get result(): Result | undefined {
    return this.match.result();
  }

  /** Whether a person is to move. */
  get isAsking(): boolean {
    return !this.over && !this.isHeld && this.isPerson(this.match.position.turn);
  }

  private get isHeld(): boolean {
    return this.adviser?.isHolding ?? false;
  }

  isPerson(seat: Seat): boolean {
    return this.computers[seat] === undefined;
  }

  get isThinking(): boolean {
    return this.thinkingSince !== undefined;
  }

  get canRedo(): boolean {
    return this.undone.length > 0;
  }

  /** Lets the computer move, if it is its turn; call once at the start. */
  proceed(): void {
    if (this.over || this.paused || this.isHeld || this.isAsking || this.isThinking) return;
    void this.letMove(this.turn);
  }

  /** Plays a person's move, or says which rule forbids it. */
  play(text: string): Refusal | undefined {
    const refusal = this.match.play(text);
    if (refusal !== undefined) return refusal;
    this.undone = [];
    this.turn++;
    this.seen = this.wait();
    if (!this.over) this.adviser?.look();
    this.changed();
    this.proceed();
    return undefined;
  }

  /** One computer's move, when paused. */
  step(): void {
    if (this.over || this.isHeld || this.isAsking || this.isThinking) return;
    this.paused = true;
    void this.letMove(this.turn);
  }

  setPaused(paused: boolean): void {
    this.paused = paused;
    this.changed();
    this.proceed();
  }

  /** Takes back the last move, and those of computers before it, so that a person is to move again. */
  undo(): boolean {
    const hasPeople = this.computers.includes(undefined);
    let taken = 0;
    this.stopThinking();
    this.resigned = undefined;
    this.isAgreed = false;
    do {
      const move = this.match.takeBack();
      if (move === undefined) break;
      this.undone.push(move);
      taken++;
    } while (hasPeople && this.computers[this.match.position.turn] !== undefined);
    if (!hasPeople) this.paused = true;
    this.changed();
    this.proceed();
    return taken > 0;
  }

  /** Takes back the last move alone, for another one instead. */
  takeBack(): void {
    this.stopThinking();
    this.match.takeBack();
    this.changed();
  }

  redo(): boolean {
    let played = 0;
    this.stopThinking();
    do {
      const move = this.undone.pop();
      if (move === undefined) break;
      this.match.play(move);
      played++;
    } while (!this.over && this.computers.includes(undefined) && !this.isAsking && this.undone.length > 0);
    this.changed();
    this.proceed();
    return played > 0;
  }

  /** Makes the thinking computer answer with the best move found so far. */
  hurry(): void {
    this.computers[this.match.position.turn]?.hurry?.();
  }

  /** A seat gives the game up; if none is named, the one to move. */
  resign(seat: Seat = this.match.position.turn): void {
    this.stopThinking();
    this.resigned = { seat };
    this.changed();
  }

  /** Ends the game as a draw by agreement. */
  agree(): void {
    this.stopThinking();
    this.isAgreed = true;
    this.changed();
  }

  async close(): Promise<void> {
    this.stopThinking();
    await Promise.all([...this.computers.map((computer) => computer?.close?.()), this.adviser?.close?.()]);
  }

  private stopThinking(): void {
    this.turn++;
    if (!this.isThinking) return;
    this.hurry();
    this.thinkingSince = undefined;
    this.thought = undefined;
  }

  private async letMove(turn: number): Promise<void> {
    const seat = this.match.position.turn;
    const computer = this.computers[seat];
    if (computer === undefined) return;
    this.thinkingSince = Date.now();
    this.thought = undefined;
    this.trouble = undefined;
    this.changed();
    try {
      const report = (answer: Answer) => {
        if (turn !== this.turn) return;
        this.thought = answer;
        this.lastThought = { seat, answer };
        this.changed();
      };
      const isWanted = () => turn === this.turn;
      const chosen = await letMove(this.match, computer, report, this.seen, isWanted);
      if (!isWanted()) return;
      if (chosen === undefined) throw new Error(`${computer.name} has left`);
      if (chosen.refusal !== undefined) throw new Error(`${chosen.text} is not a legal move`);
      this.undone = [];
      this.seen = this.wait();
    } catch (error) {
      if (turn !== this.turn) return;
      this.trouble = error instanceof Error ? error.message : String(error);
      this.paused = true;
    }
    this.turn++;
    this.thinkingSince = undefined;
    this.thought = undefined;
    this.changed();
    this.proceed();
  }
}
