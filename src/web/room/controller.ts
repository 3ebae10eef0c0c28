import { signal } from '@preact/signals';
import { readMove, refuseMove, writeMove } from '../../core/moves.ts';
import { Match } from '../../core/play/match.ts';
import { sayRefusal } from '../../core/play/words.ts';
import { type Position, startPosition } from '../../core/position.ts';
import { type Cell, NO_MOVE, type Seat } from '../../core/types.ts';
import { fill } from '../../core/words.ts';
import type { Action } from '../../protocol/actions.ts';
import type { Channel } from '../../protocol/messages.ts';
import type { Room } from '../../protocol/room.ts';
import type { Answered, RoomClient } from '../../protocol/room-client.ts';
import { mayUseLenses } from '../../protocol/rulings.ts';
import { soundOfMove } from '../game/move-sound.ts';
import { openRoom } from '../online/dial.ts';
import { becomeGuest } from '../online/server.ts';
import { onlineTexts } from '../online/texts.ts';
import { BoardController } from '../play/board-controller.ts';
import { sayLastMove } from '../play/sayings.ts';
import { playSound } from '../play/sound.ts';
import { language } from '../state/language.ts';
import { addressOfRoom } from '../state/route.ts';
import { settings } from '../state/settings.ts';
import { Watched } from '../state/watched.ts';
import { Reading } from './chat/reading.ts';
import { notify } from './notices.ts';
import { isPossible, ownTurnNow } from './premove.ts';
import { RatingChanges } from './rating-change.ts';
import { roomTexts } from './texts.ts';

/** A move that is already shown, and not yet known to be stored. */
interface Pending {
  readonly epoch: number;
  readonly ply: number;
  readonly move: string;
  /** The event it became, once the server has confirmed it. */
  seq?: number;
}

/** A room on the screen: its state from the server, our own pending move, and the moment being viewed. */
export class RoomController extends BoardController {
  private readonly watched: Watched<RoomClient>;
  /** The name that a user without one would like to have. */
  readonly wishedName = signal('');
  /** What ends the game for the user, and needs confirmation. */
  readonly leaving = signal<'resign' | 'abort' | undefined>(undefined);
  /** The number of moves after which the game is viewed; undefined is now. */
  readonly moment = signal(readMoment());
  /** Whether the connection broke before the server said anything. */
  readonly hasFailed = signal(false);
  /** A move that is played as soon as it is the user's turn, if it is possible then. */
  readonly premove = signal<string | undefined>(undefined);
  readonly reading = new Reading();
  readonly ratings: RatingChanges;
  private readonly pending = signal<Pending | undefined>(undefined);
  private wasConnected = false;
  /** Where the game was when it was last drawn. */
  private seen = '';
  private past: { readonly key: string; readonly match: Match } | undefined;
  private planned: { readonly key: string; readonly position: Position | undefined } | undefined;
  /** The seat as it was when the board was turned for it. */
  private turnedFor: Seat | undefined;
  /** Whether the user wants to go to the rematch. */
  private wantsRematch = false;
  private readonly follow = () => {
    const moment = readMoment();
    // Going to the last move returns to the live game.
    if (this.isKnown && moment === this.room.ply) this.show(undefined);
    else this.moment.value = moment;
  };

  private readonly redial = () => this.client.redial();
  private readonly read = () => this.reading.read(this.client.chat.length);

  constructor(id: string, open = openRoom) {
    super();
    this.ratings = new RatingChanges(id);
    this.watched = new Watched(open(id, () => this.changed()));
    addEventListener('hashchange', this.follow);
    addEventListener('online', this.redial);
    addEventListener('visibilitychange', this.read);
  }

  get client(): RoomClient {
    return this.watched.value;
  }

  /** Whether the state of the room is known yet. */
  get isKnown(): boolean {
    return this.client.room !== undefined;
  }

  get room(): Room {
    const { room } = this.client;
    if (room === undefined) throw new Error('the server has not told of this room yet');
    return room;
  }

  /** Our own seat; undefined for a spectator. */
  get seat(): Seat | undefined {
    return this.room.seatOf(this.client.user);
  }

  /** Whether the user plays at the moment, rather than watches or lets a computer play. */
  get isPlaying(): boolean {
    const { room, seat } = this;
    return seat !== undefined && room.status === 'playing' && room.computerAt(seat) === undefined;
  }

  /** The game as it is shown: the server's state, with our own pending move, or an earlier moment. */
  get match(): Match {
    const { room, sending, shownPly } = this;
    const { match } = room;
    const sent = shownPly === room.ply ? sending : undefined;
    if (shownPly === room.ply && sent === undefined) return match;
    const moves = [...match.moves.slice(0, shownPly), ...(sent === undefined ? [] : [sent])];
    const key = `${room.epoch} ${moves.join(' ')}`;
    if (this.past?.key !== key) this.past = { key, match: replay(match, moves) };
    return this.past.match;
  }

  /** While others think, as if it were the user's turn: they may plan a move. */
  get position(): Position {
    return this.plannable ?? this.match.position;
  }

  /** Whether it is the user's turn now. */
  get isTurn(): boolean {
    const isNow = this.pending.value === undefined && this.shownPly === this.room.ply;
    return isNow && this.isPlaying && this.room.turn === this.seat;
  }

  /** The position in which a move may be planned. */
  private get plannable(): Position | undefined {
    const { room, seat, shownPly, match } = this;
    if (!this.isPlaying || seat === undefined || room.turn === seat || shownPly !== room.ply) return undefined;
    const key = `${room.epoch} ${room.ply} ${seat}`;
    if (this.planned?.key !== key) this.planned = { key, position: ownTurnNow(match.position, seat) };
    return this.planned.position;
  }

  get lastPath(): readonly Cell[] {
    return this.match.last?.path ?? [];
  }

  get isAsking(): boolean {
    return this.isTurn || this.plannable !== undefined;
  }

  /** What can be moved is not marked while others think: it would look like your own turn. */
  override get nextCells(): readonly Cell[] {
    return this.isTurn || this.touched.length > 0 ? super.nextCells : [];
  }

  override get wordMoves(): readonly string[] {
    return this.isTurn ? super.wordMoves : [];
  }

  override get sideSeat(): Seat | undefined {
    return settings.value.ownSide ? this.seat : undefined;
  }

  override get lenses(): BoardController['lenses'] {
    return mayUseLenses(this.room, this.seat) ? super.lenses : [];
  }

  /** Our own pending move. */
  get sending(): string | undefined {
    return this.pending.value?.move;
  }

  /** After how many moves the game is shown, not counting the pending one. */
  get shownPly(): number {
    return Math.min(this.moment.value ?? this.room.ply, this.room.ply);
  }

  /** Views the game after this many moves, or live. */
  show(ply: number | undefined): void {
    const now = ply === undefined || ply >= this.room.ply ? undefined : Math.max(0, ply);
    history.replaceState(null, '', now === undefined ? location.pathname : `#${now}`);
    this.moment.value = now;
    this.dropHand();
    this.preview(now === undefined ? this.premove.peek() : undefined);
    this.status.value = '';
  }

  /** A touch cancels a planned move, and does nothing else. */
  override touch(cell: Cell, isFinger: boolean): void {
    if (this.premove.value === undefined) return super.touch(cell, isFinger);
    this.cursor.value = cell;
    this.drop();
  }

  override drop(): void {
    this.premove.value = undefined;
    super.drop();
  }

  play(text: string): boolean {
    if (!this.isAsking) return false;
    const { room, client } = this;
    const { position } = this;
    const found = readMove(position, text);
    this.drop();
    if (found === NO_MOVE) {
      this.refuse(refuseMove(position, text));
      return false;
    }
    const move = writeMove(position, found);
    this.message.value = '';
    if (!this.isTurn) {
      this.premove.value = move;
      this.preview(move);
      return true;
    }
    const pending: Pending = { epoch: room.epoch, ply: room.ply, move };
    this.pending.value = pending;
    void client.move(move).then((answered) => this.settle(pending, answered));
    return true;
  }

  /** Sends an action to the server, and shows its refusal, if any. */
  async act(act: Action): Promise<boolean> {
    const answered = await this.client.act(act);
    this.message.value = this.sayAnswer(answered);
    return 'seq' in answered;
  }

  async sit(seat: Seat): Promise<void> {
    if (await this.hasName()) await this.act({ do: 'sit', seat });
  }

  async agree(what: 'draw' | 'takeback' | 'abort' | 'rematch'): Promise<void> {
    if (what === 'rematch') this.wantsRematch = true;
    await this.act({ do: 'agree', what });
  }

  /** Whether it was sent. */
  async write(channel: Channel, text: string): Promise<boolean> {
    if (!(await this.hasName())) return false;
    const answered = await this.client.write(channel, text);
    this.message.value = this.sayAnswer(answered);
    return 'seq' in answered;
  }

  close(): void {
    removeEventListener('hashchange', this.follow);
    removeEventListener('online', this.redial);
    removeEventListener('visibilitychange', this.read);
    this.ratings.close();
    this.client.close();
  }

  /** Users the server does not know become guests first. */
  private async hasName(): Promise<boolean> {
    if (this.client.user !== '') return true;
    const guest = await becomeGuest(this.wishedName.value);
    if (guest === undefined) this.message.value = () => onlineTexts.value.noServer;
    else this.client.redial();
    return guest !== undefined;
  }

  private sayAnswer(answered: Answered): string | (() => string) {
    if ('seq' in answered) return '';
    const { code, refusal } = answered;
    const { game } = this.room.match;
    if (refusal !== undefined) return () => sayRefusal(game, refusal, language.value);
    return () => {
      const sentences: Readonly<Record<string, string>> = roomTexts.value.naks;
      return sentences[code] ?? sentences['bad input'];
    };
  }

  /** The server has answered a move: stored ones stay until they arrive as events, others are taken back. */
  private settle(pending: Pending, answered: Answered): void {
    if ('seq' in answered) pending.seq = answered.seq;
    else {
      if (this.pending.value === pending) this.pending.value = undefined;
      this.message.value = this.sayAnswer(answered);
    }
    this.changed();
  }

  /** The server has sent something. */
  private changed(): void {
    const { room, isConnected, chat } = this.watched.peek();
    if (isConnected && !this.wasConnected && this.seen !== '') this.status.value = () => roomTexts.value.back;
    this.wasConnected = isConnected;
    if (!isConnected) this.hasFailed.value = true;
    if (room !== undefined) {
      this.takeNews(room);
      if (this.reading.take(chat.length)) playSound('message');
      this.ratings.follow(room);
    }
    this.watched.changed();
  }

  private takeNews(room: Room): void {
    const pending = this.pending.value;
    // A user who sits down may have used one as a spectator.
    if (this.lenses.length === 0) this.view.lens.value = undefined;
    const isStored = pending?.seq !== undefined && room.seq >= pending.seq;
    if (pending !== undefined && (isStored || room.epoch !== pending.epoch || room.ply > pending.ply)) {
      this.pending.value = undefined;
    }
    if (this.seat !== this.turnedFor) {
      this.turnedFor = this.seat;
      this.takeSide();
    }
    const now = `${room.epoch} ${room.ply} ${room.status}`;
    if (now !== this.seen) {
      const isFirst = this.seen === '';
      this.seen = now;
      this.dropHand();
      this.preview(undefined);
      this.status.value = '';
      if (this.isTurn) this.message.value = '';
      this.leaving.value = undefined;
      if (!isFirst) this.announce(room);
      this.playPlanned(room);
    }
    if (this.wantsRematch && room.next !== undefined) location.href = addressOfRoom(room.next);
  }

  /** Lets the user hear what has happened, and know of their turn if they do not see it. */
  private announce(room: Room): void {
    const { name } = room.match.game;
    const isUnseen = document.visibilityState === 'hidden';
    playSound(room.status === 'over' ? 'end' : this.isTurn && isUnseen ? 'turn' : soundOfMove(room.match));
    if (!this.isTurn) return;
    const { yourTurn, begun } = roomTexts.value;
    notify(`${yourTurn} ${name}`, sayLastMove(room.match, language.value) || begun, this.client.id);
  }

  /** Plays the planned move if it is time and it is possible; it stays while others have yet to move. */
  private playPlanned(room: Room): void {
    const move = this.premove.peek();
    if (move === undefined) return;
    const { plannable, isTurn } = this;
    if (plannable !== undefined && isPossible(plannable, move)) return this.preview(move);
    this.premove.value = undefined;
    if (isTurn && isPossible(room.match.position, move)) this.play(move);
    else if (room.status === 'playing') this.message.value = () => fill(roomTexts.value.premoveGone, { move });
  }
}

function replay({ game, options }: Match, moves: readonly string[]): Match {
  const match = new Match(startPosition(game, options));
  for (const move of moves) match.play(move);
  return match;
}

/** The moment that the address names after its #. */
function readMoment(): number | undefined {
  const [, digits] = /^#(\d{1,6})$/.exec(location.hash) ?? [];
  return digits === undefined ? undefined : Number(digits);
}
