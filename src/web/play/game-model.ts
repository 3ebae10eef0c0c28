import { signal } from '@preact/signals';
import type { Match } from '../../core/play/match.ts';
import type { Position } from '../../core/position.ts';
import { writePosition } from '../../core/text.ts';
import type { Cell } from '../../core/types.ts';
import { fill } from '../../core/words.ts';
import { computerOf } from '../../session/seats.ts';
import { Session } from '../../session/session.ts';
import { WebThinker } from '../engine/thinker.ts';
import type { KeptGame } from '../local/kept.ts';
import { keptGames } from '../local/store.ts';
import { Watched } from '../state/watched.ts';
import { BoardController } from './board-controller.ts';
import { sayScore } from './score.ts';
import { knock } from './sound.ts';
import { playTexts } from './texts.ts';

/** How long a computer's move is shown before play continues, in milliseconds. */
export const PAUSES = { slow: 1500, usual: 350, fast: 0 };
export type PauseLength = keyof typeof PAUSES;

/** A game on the screen: the session, the move input, and messages. Saved after every move. */
export class GameModel extends BoardController {
  private readonly watched: Watched<Session>;
  readonly isResigning = signal(false);
  readonly speed = signal<PauseLength>('usual');
  private kept: KeptGame;
  /** Whether another state of the game is shown instead: what is still done here has no effect. */
  private isClosed = false;
  private readonly adviser = new WebThinker();

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
    session.proceed();
  }

  get session(): Session {
    return this.watched.value;
  }

  get position(): Position {
    return this.session.match.position;
  }

  get isAsking(): boolean {
    return this.session.isAsking;
  }

  get lastPath(): readonly Cell[] {
    return this.session.match.last?.path ?? [];
  }

  get id(): string {
    return this.kept.id;
  }

  get seats(): readonly string[] {
    return this.kept.seats;
  }

  /** Plays a move as written, or says why not; whether it was played. */
  play(text: string): boolean {
    const refusal = this.session.play(text);
    if (refusal === undefined) return true;
    this.drop();
    this.refuse(refusal);
    return false;
  }

  async hint(): Promise<void> {
    const { match } = this.session;
    const before = match.moves.length;
    const isCurrent = () => match.moves.length === before;
    this.status.value = playTexts.value.looking;
    const position = writePosition(match.position);
    const answer = await this.adviser.think({ game: match.game.id, position }).catch(() => undefined);
    if (!isCurrent()) return;
    this.status.value =
      answer === undefined ? '' : fill(playTexts.value.hintIs, { move: answer.move, score: sayScore(answer) });
    if (answer !== undefined) this.preview(answer.move);
  }

  async close(): Promise<void> {
    this.isClosed = true;
    await Promise.all([this.session.close(), this.adviser.close()]);
  }

  private changed(): void {
    if (this.isClosed) return;
    this.dropHand();
    this.watched.changed();
    const record = this.session.match.record();
    const { resigned, over } = this.session;
    const isNew = record.moves.length !== this.kept.record.moves.length || over !== this.kept.isOver;
    if (!isNew) return;
    this.preview(undefined);
    this.status.value = '';
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
    void keptGames.keep(this.kept);
    knock();
  }
}
