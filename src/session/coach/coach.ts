import type { Position } from '../../core/position.ts';
import { writePosition } from '../../core/text.ts';
import { cautionAbout, coachNodes, isGoodEnough, isWorthAWord } from '../../judge/coach.ts';
import { about, type Think } from '../../judge/examine.ts';
import type { Answer } from '../../search/worker/service.ts';
import { positionBefore } from '../last-move.ts';
import { oneAtATime } from '../one-at-a-time.ts';
import type { Adviser, Session } from '../session.ts';
import { type CoachEvent, type Doubt, doubtOf, lastSpoken, placeOf } from './events.ts';

/** The least time before a verdict, in milliseconds. */
const LOOK = 350;

/** What a coach needs. */
export interface CoachParts {
  /** What a move must cost to be worth a word. */
  readonly threshold: number;
  readonly think: Think;
  /** Settles after so many milliseconds. */
  wait(milliseconds: number): Promise<void>;
  now(): number;
  /** Something happened. */
  changed(): void;
  /** Nobody needs to think any more. */
  close?(): Promise<unknown>;
}

/**
 * Looks at each move of a person before it is answered, and speaks seldom. It keeps nothing but events: what it asks
 * follows from them and from the moves of the game.
 */
export class Coach implements Adviser {
  private readonly session: Session;
  private readonly parts: CoachParts;
  private readonly think: Think;
  private told: readonly CoachEvent[];
  /** The move that is being judged. */
  private judging: string | undefined;
  /** What is thought of the position before a person moves. */
  private ahead: { readonly place: string; readonly answer: Promise<Answer | undefined> } | undefined;
  /** All verdicts take as long as the longest so far: no pause tells that something is wrong. */
  private longest = LOOK;

  constructor(session: Session, parts: CoachParts, events: readonly CoachEvent[] = []) {
    this.session = session;
    this.parts = parts;
    const inOrder = oneAtATime();
    this.think = (...asked) => inOrder(() => parts.think(...asked));
    this.told = events;
  }

  get events(): readonly CoachEvent[] {
    return this.told;
  }

  /** The move that a person is asked to look at again. */
  get doubt(): Doubt | undefined {
    return doubtOf(this.told, this.moves);
  }

  /** The last thing that happened, while the game is where it happened. */
  get latest(): CoachEvent | undefined {
    const last = this.told.at(-1);
    return last !== undefined && placeOf(this.moves, last.ply) === last.before ? last : undefined;
  }

  get isJudging(): boolean {
    return this.judging === this.moves.join(' ');
  }

  get isHolding(): boolean {
    return this.isJudging || this.doubt?.isOpen === false;
  }

  /** Thinks about the position while a person does. */
  prepare(): void {
    if (!this.session.isAsking) return;
    const { position } = this.session.match;
    const place = writePosition(position);
    if (this.ahead?.place === place) return;
    const answer = this.think({ ...about(position), nodes: coachNodes(position) }, () => {});
    this.ahead = { place, answer: answer.catch(() => undefined) };
  }

  look(): void {
    const before = positionBefore(this.session.match);
    if (before === undefined) return;
    const moves = this.moves.join(' ');
    this.judging = moves;
    void this.judge(before, moves);
  }

  /** Undoes the move in question, for another one. */
  undo(): void {
    if (this.doubt?.isOpen !== false) return;
    this.tell({ kind: 'undone' });
    this.session.takeBack();
    this.parts.changed();
    this.prepare();
  }

  /** Lets the move stand. */
  keep(): void {
    if (this.doubt === undefined) return;
    this.tell({ kind: 'kept' });
    this.goOn();
  }

  /** Wants to know more about the move in question. */
  more(times = 1): void {
    if (this.doubt === undefined) return;
    for (let time = 0; time < times; time++) this.tell({ kind: 'more' });
    this.parts.changed();
  }

  async close(): Promise<void> {
    await this.parts.close?.();
  }

  private get moves(): readonly string[] {
    return this.session.match.moves;
  }

  private async judge(before: Position, moves: string): Promise<void> {
    const { parts, session } = this;
    const ply = session.match.moves.length - 1;
    const move = session.match.moves[ply];
    const doubt = doubtOf(this.told, session.match.moves.slice(0, ply));
    const begun = parts.now();
    const least = parts.wait(this.longest);
    const place = writePosition(before);
    const found = this.ahead?.place === place ? await this.ahead.answer : undefined;
    const caution = await cautionAbout(before, ply, move, this.think, coachNodes(before), found).catch(() => undefined);
    this.longest = Math.max(this.longest, parts.now() - begun);
    await least;
    if (this.judging !== moves || this.moves.join(' ') !== moves) return;
    this.judging = undefined;
    if (caution === undefined) return this.goOn();
    const { cost, best } = caution;
    if (doubt !== undefined) {
      const isGood = isGoodEnough(caution);
      this.tellAt(ply, { kind: 'tried', move, cost, isGood });
    } else {
      const seat = before.turn;
      const last = lastSpoken(this.told, seat);
      const since = session.match.history.filter((one, at) => one.seat === seat && at > last).length;
      const isRested = last < 0 ? Number.POSITIVE_INFINITY : since;
      if (isWorthAWord(caution, before, parts.threshold, isRested)) {
        this.tellAt(ply, { kind: 'spoke', seat, move, best, cost });
      }
    }
    this.goOn();
  }

  private goOn(): void {
    this.parts.changed();
    this.session.proceed();
  }

  private tell(event: { readonly kind: 'undone' | 'kept' | 'more' }): void {
    const { doubt } = this;
    if (doubt !== undefined) this.tellAt(doubt.ply, event);
  }

  private tellAt(ply: number, event: DistributiveOmit<CoachEvent, 'ply' | 'before'>): void {
    this.told = [...this.told, { ply, before: placeOf(this.moves, ply), ...event }];
  }
}

type DistributiveOmit<Union, Keys extends PropertyKey> = Union extends unknown ? Omit<Union, Keys> : never;
