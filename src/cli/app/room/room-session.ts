import { readMove, refuseMove } from '../../../core/moves.ts';
import type { Refusal } from '../../../core/notation.ts';
import type { Match, Result } from '../../../core/play/match.ts';
import { NO_MOVE, type Seat } from '../../../core/types.ts';
import type { Room } from '../../../protocol/room.ts';
import type { Answered, RoomClient } from '../../../protocol/room-client.ts';
import type { Outcome } from '../../../record/record.ts';
import type { GameSession } from '../game/game-session.ts';

/** The session of a game in a room elsewhere. */
export class RoomSession implements GameSession {
  private readonly client: RoomClient;
  /** Whether this client only watches, whatever seat it may have. */
  private readonly isWatching: boolean;
  /** Leaves the room and closes the connection. */
  private readonly depart: () => Promise<void>;
  private readonly answered: (answered: Answered) => void;
  /** The move that was sent, until it appears. */
  private sent: { readonly epoch: number; readonly ply: number } | undefined;

  /** Refused moves are reported to answered. The room must be known. */
  constructor(
    client: RoomClient,
    isWatching: boolean,
    answered: (answered: Answered) => void,
    depart: () => Promise<void>,
  ) {
    this.client = client;
    this.isWatching = isWatching;
    this.answered = answered;
    this.depart = depart;
  }

  get room(): Room {
    const { room } = this.client;
    if (room === undefined) throw new Error('the room is not known yet');
    return room;
  }

  /** Our seat. */
  get seat(): Seat | undefined {
    return this.isWatching ? undefined : this.room.seatOf(this.client.user);
  }

  get match(): Match {
    return this.room.match;
  }

  isPerson(seat: Seat): boolean {
    return seat === this.seat;
  }

  get over(): boolean {
    return this.room.status === 'over';
  }

  get result(): Result | undefined {
    return this.match.result();
  }

  get outcome(): Outcome | undefined {
    const { outcome } = this.room;
    return outcome?.reason === 'rules' ? undefined : outcome;
  }

  /** Whether a move is on its way. */
  get isSending(): boolean {
    const { sent, room } = this;
    return sent !== undefined && sent.epoch === room.epoch && sent.ply === room.ply;
  }

  get isAsking(): boolean {
    const { room, seat } = this;
    const isOurs = seat !== undefined && room.turn === seat && room.computerAt(seat) === undefined;
    return room.status === 'playing' && isOurs && !this.isSending;
  }

  play(text: string): Refusal | undefined {
    const { position } = this.match;
    if (readMove(position, text) === NO_MOVE) return refuseMove(position, text);
    const { epoch, ply } = this.room;
    this.sent = { epoch, ply };
    void this.client.move(text).then((answered) => {
      if (!('seq' in answered)) this.sent = undefined;
      this.answered(answered);
    });
    return undefined;
  }

  close(): Promise<void> {
    return this.depart();
  }
}
