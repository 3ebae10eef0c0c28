import { signal } from '@preact/signals';
import type { Match } from '../../core/match.ts';
import { writePosition } from '../../core/text.ts';
import type { Cell } from '../../core/types.ts';
import { Hand } from '../../table/hand.ts';
import { moverOf } from '../../table/seats.ts';
import { Session } from '../../table/session.ts';
import type { Change } from '../../view/changes.ts';
import { fill, sayRefusal } from '../../view/words.ts';
import { BoardView } from '../board/view.ts';
import { WebThinker } from '../engine/thinker.ts';
import { type KeptGame, keepGame } from '../local/store.ts';
import { settings } from '../state/settings.ts';
import { language } from '../state/words.ts';
import { moveThrough, previewChanges } from './preview.ts';
import { sayScore } from './score.ts';
import { knock } from './sound.ts';
import { playTexts } from './texts.ts';

/** How long a computer's move is shown before play goes on, in milliseconds. */
export const PAUSES = { slow: 1500, usual: 350, fast: 0 };
export type Speed = keyof typeof PAUSES;

/** A game on the screen: the session, the hand that makes a move, and what is said about it. Kept after every move. */
export class RunningGame {
  readonly session: Session;
  readonly hand = new Hand();
  /** Rises with every change, so that the screen draws again. */
  readonly version = signal(0);
  /** What is wrong, and what else is told. */
  readonly message = signal('');
  readonly told = signal('');
  readonly cursor = signal<Cell>(0);
  /** The cell that the pointer or the focus is on. */
  readonly pointed = signal<Cell | undefined>(undefined);
  /** A whole move that is only shown so far. */
  readonly considered = signal<string | undefined>(undefined);
  readonly view = new BoardView();
  readonly isHelpShown = signal(false);
  readonly isResigning = signal(false);
  readonly speed = signal<Speed>('usual');
  private kept: KeptGame;
  private readonly adviser = new WebThinker();
  /** The cell whose second touch confirms the considered move. */
  private confirming: Cell | undefined;

  /** The match is that of the kept record. */
  constructor(kept: KeptGame, match: Match) {
    this.kept = kept;
    const movers = kept.seats.map((word, seat) => moverOf(match.game, word, kept.seed + seat, () => new WebThinker()));
    const wait = () => new Promise<void>((resolve) => setTimeout(resolve, PAUSES[this.speed.value]));
    this.session = new Session(match, movers, () => this.changed(), wait);
    if (kept.resigned !== undefined) this.session.resigned = { seat: kept.resigned };
    this.session.proceed();
  }

  get id(): string {
    return this.kept.id;
  }

  get seats(): readonly string[] {
    return this.kept.seats;
  }

  /** A finger shows the move first, where the person wants it so; the same cell again plays it. */
  touch(cell: Cell, isFinger: boolean): void {
    const { session, hand } = this;
    this.cursor.value = cell;
    if (!session.isAsking) return;
    const { position } = session.match;
    const asked = this.confirming === undefined ? undefined : this.considered.value;
    const isConfirmed = cell === this.confirming;
    this.consider(undefined);
    this.message.value = '';
    this.told.value = '';
    if (asked !== undefined && isConfirmed) {
      this.play(asked);
      return;
    }
    const before = hand.touched;
    const touched = hand.touch(position, cell);
    if (touched.kind === 'move' && isFinger && settings.value.confirmsTouch) {
      for (const earlier of before) hand.touch(position, earlier);
      this.considered.value = touched.text;
      this.confirming = cell;
      this.told.value = fill(playTexts.value.confirm, { move: touched.text });
    } else if (touched.kind === 'move') this.play(touched.text);
    else if (touched.kind === 'refused' && touched.refusal !== undefined)
      this.message.value = sayRefusal(session.match.game, touched.refusal, language.value);
    this.version.value++;
  }

  /** Plays a move as written, or says why not; whether it was played. */
  play(text: string): boolean {
    const refusal = this.session.play(text);
    this.drop();
    this.message.value = refusal === undefined ? '' : sayRefusal(this.session.match.game, refusal, language.value);
    return refusal === undefined;
  }

  drop(): void {
    this.hand.drop();
    this.consider(undefined);
    this.told.value = '';
    this.version.value++;
  }

  consider(text: string | undefined): void {
    this.considered.value = text;
    this.confirming = undefined;
  }

  /** What the move under consideration would change: the one shown, else the one that the pointed cell would make. */
  preview(): readonly Change[] {
    const { session, hand, pointed, considered, view } = this;
    if (!session.isAsking) return [];
    const { position } = session.match;
    const cell = pointed.value;
    const text = considered.value ?? (cell === undefined ? undefined : moveThrough(position, hand.touched, cell));
    return text === undefined ? [] : previewChanges(position, text, view.turn.value);
  }

  async hint(): Promise<void> {
    const { match } = this.session;
    const before = match.moves.length;
    const isCurrent = () => match.moves.length === before;
    this.told.value = playTexts.value.looking;
    const position = writePosition(match.position);
    const answer = await this.adviser.think({ game: match.game.id, position }).catch(() => undefined);
    if (!isCurrent()) return;
    this.told.value =
      answer === undefined ? '' : fill(playTexts.value.hintIs, { move: answer.move, score: sayScore(answer) });
    if (answer !== undefined) this.consider(answer.move);
  }

  async close(): Promise<void> {
    await Promise.all([this.session.close(), this.adviser.close()]);
  }

  private changed(): void {
    this.hand.drop();
    this.version.value++;
    const record = this.session.match.record();
    const { resigned, over } = this.session;
    const isNew = record.moves.length !== this.kept.record.moves.length || over !== this.kept.isOver;
    if (!isNew) return;
    this.consider(undefined);
    this.told.value = '';
    this.message.value = '';
    this.isResigning.value = false;
    const { resigned: _, ...before } = this.kept;
    this.kept = {
      ...before,
      record,
      isOver: over,
      changed: Date.now(),
      ...(resigned === undefined ? {} : { resigned: resigned.seat }),
    };
    void keepGame(this.kept);
    knock();
  }
}

/** Whoever draws a game by this draws it again with every change. */
export function drawnWith(running: RunningGame): RunningGame {
  running.version.value;
  return running;
}
