import { signal } from '@preact/signals';
import type { Lens } from '../../core/course.ts';
import type { Match } from '../../core/play/match.ts';
import type { Position } from '../../core/position.ts';
import { writePosition } from '../../core/text.ts';
import type { Cell, Seat } from '../../core/types.ts';
import { fill } from '../../core/words.ts';
import { degreeOf, type Guidance } from '../../session/coach/guidance.ts';
import { type GameSet, playerAt, pointsOf, totalsOf, withGame } from '../../session/game-set.ts';
import { Moments } from '../../session/moments.ts';
import { computerOf } from '../../session/seats.ts';
import { Session } from '../../session/session.ts';
import { WebThinker } from '../engine/thinker.ts';
import type { KeptGame } from '../local/kept.ts';
import { keptGames } from '../local/store.ts';
import { BoardController } from '../play/board-controller.ts';
import { playSound } from '../play/sound.ts';
import { playTexts } from '../play/texts.ts';
import { settings } from '../state/settings.ts';
import { Watched } from '../state/watched.ts';
import { GameCoach } from './game-coach.ts';
import { soundOfMove } from './move-sound.ts';
import { sayScore } from './score.ts';

/** How long a move is shown before a computer answers, in milliseconds: longer than its pieces glide. */
export const PAUSES = { slow: 1500, usual: 550, fast: 0 };
export type PauseLength = keyof typeof PAUSES;

/** A game on the screen: the session, the move input, and messages. Saved after every move. */
export class GameModel extends BoardController {
  private readonly watched: Watched<Session>;
  readonly speed = signal<PauseLength>('usual');
  /** Whether it is told what a computer thinks. */
  readonly showsThinking = signal(false);
  /** After how many moves the game is shown; undefined is now. */
  private readonly moment = signal<number | undefined>(undefined);
  private readonly moments = new Moments();
  private kept: KeptGame;
  /** Whether another state of the game is shown instead: what is still done here has no effect. */
  private isClosed = false;
  private readonly adviser = new WebThinker();
  /** Where a coach looks on. */
  readonly coach: GameCoach | undefined;

  /** The match is that of the saved record. */
  constructor(kept: KeptGame, match: Match) {
    super();
    this.kept = kept;
    const computers = kept.seats.map((word, seat) =>
      computerOf(match.game, word, kept.seed + seat, () => new WebThinker()),
    );
    const wait = () => new Promise<void>((resolve) => setTimeout(resolve, PAUSES[this.speed.value]));
    const session = new Session(match, computers, () => this.changed(), wait);
    this.watched = new Watched(session);
    if (kept.resigned !== undefined) session.resigned = { seat: kept.resigned };
    const isCoached = degreeOf(kept.guidance) !== undefined && session.computers.includes(undefined);
    this.coach = isCoached ? new GameCoach(session, kept, () => this.hearCoach()) : undefined;
    this.takeSide();
    this.putCursorOnMovable();
    this.coach?.coach.prepare();
    session.proceed();
  }

  get session(): Session {
    return this.watched.value;
  }

  /** The game as it is shown: now, or after some of its moves. */
  get match(): Match {
    const { match } = this.session;
    return this.isNow ? match : this.moments.after(match, this.shownCount);
  }

  get position(): Position {
    return this.line.position ?? this.match.position;
  }

  /** Whether the present is shown. */
  get isNow(): boolean {
    return this.shownCount === this.session.match.moves.length;
  }

  get shownCount(): number {
    const { length } = this.session.match.moves;
    return Math.min(this.moment.value ?? length, length);
  }

  get isAsking(): boolean {
    return this.isNow && this.line.moves === undefined && this.session.isAsking;
  }

  get lastPath(): readonly Cell[] {
    return this.line.moves === undefined ? (this.match.last?.path ?? []) : this.line.path;
  }

  get guidance(): Guidance | undefined {
    return this.kept.guidance;
  }

  /** Whether nothing helps: no undo, no hints, no lenses. */
  get isStrict(): boolean {
    return this.guidance === 'strict';
  }

  override get lenses(): readonly Lens[] {
    return this.isStrict ? [] : super.lenses;
  }

  get id(): string {
    return this.kept.id;
  }

  get seats(): readonly string[] {
    return this.kept.seats;
  }

  /** For each seat, the place of its colour; undefined for the usual ones. */
  get colours(): readonly number[] | undefined {
    return this.kept.colours;
  }

  /** The set with this game, once it is over. */
  get set(): GameSet | undefined {
    const { set } = this.kept;
    const { over, match, outcome } = this.session;
    return set !== undefined && over ? withGame(set, pointsOf(match, outcome)) : set;
  }

  /** All points at a seat in the set, those of this game included once it is over. */
  totalAt(seat: Seat): number {
    const { set } = this.kept;
    if (set === undefined || this.set === undefined) return 0;
    return totalsOf(this.set, this.seats.length)[playerAt(set, seat, this.seats.length)];
  }

  /** The seat of the only person here; undefined if there are more, or none. */
  get seat(): Seat | undefined {
    const { seats } = this;
    const first = seats.findIndex((_, seat) => this.watched.peek().isPerson(seat));
    return first < 0 || seats.some((_, seat) => seat !== first && this.watched.peek().isPerson(seat))
      ? undefined
      : first;
  }

  override get sideSeat(): Seat | undefined {
    const { ownSide, sideOfEach } = settings.value;
    const { isAsking, match } = this.watched.peek();
    if (this.seat === undefined && sideOfEach && isAsking) return match.position.turn;
    return ownSide ? this.seat : undefined;
  }

  /** Plays a move as written, or says why not; whether it was played. */
  play(text: string): boolean {
    if (!this.isAsking) return false;
    const refusal = this.session.play(text);
    if (refusal === undefined) return true;
    this.drop();
    this.refuse(refusal);
    return false;
  }

  /** Shows the game after this many moves, or as it is now. */
  show(count: number | undefined): void {
    this.moment.value = count === undefined ? undefined : Math.max(0, count);
    if (this.isNow) this.moment.value = undefined;
    this.drop();
  }

  undo(): void {
    this.line.end();
    if (this.isStrict) return;
    if (this.coach?.coach.doubt?.isOpen === false) this.coach.coach.undo();
    else this.session.undo();
  }

  redo(): void {
    if (!this.isStrict) this.session.redo();
  }

  resign(): void {
    this.session.resign(this.seat);
  }

  async hint(): Promise<void> {
    if (!this.isAsking || this.isStrict) return;
    const { match } = this.session;
    const before = match.moves.length;
    const isCurrent = () => match.moves.length === before;
    this.status.value = () => playTexts.value.looking;
    const position = writePosition(match.position);
    const answer = await this.adviser.think({ game: match.game.id, position }).catch(() => undefined);
    if (!isCurrent()) return;
    this.status.value =
      answer === undefined ? '' : () => fill(playTexts.value.hintIs, { move: answer.move, score: sayScore(answer) });
    if (answer !== undefined) this.preview(answer.move);
  }

  async close(): Promise<void> {
    this.isClosed = true;
    this.line.end();
    await Promise.all([this.session.close(), this.adviser.close()]);
  }

  /** The coach has said something, or heard something. */
  private hearCoach(): void {
    if (this.isClosed || this.coach === undefined) return;
    this.line.end();
    this.kept = { ...this.kept, coached: this.coach.coach.events, changed: Date.now() };
    void keptGames.keep(this.kept);
    this.watched.changed();
  }

  private changed(): void {
    if (this.isClosed) return;
    this.dropHand();
    this.watched.changed();
    this.coach?.coach.prepare();
    const { match, resigned, over, isAsking } = this.session;
    const record = match.record();
    const count = this.kept.record.moves.length;
    const isNew = record.moves.length !== count || over !== this.kept.isOver;
    if (!isNew) return;
    this.preview(undefined);
    this.status.value = '';
    this.message.value = '';
    this.moment.value = undefined;
    const { resigned: _, ...before } = this.kept;
    this.kept = {
      ...before,
      record,
      isOver: over,
      changed: Date.now(),
      ...(resigned === undefined ? {} : { resigned: resigned.seat }),
    };
    void keptGames.keep(this.kept);
    if (over) this.coach?.count();
    if (isAsking && settings.value.sideOfEach && this.seat === undefined) this.takeSide();
    playSound(over ? 'end' : record.moves.length > count ? soundOfMove(match) : 'move');
  }
}
