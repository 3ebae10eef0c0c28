import type { Game } from '../../core/game.ts';
import { listedTexts } from '../../core/moves.ts';
import { writePosition } from '../../core/text.ts';
import type { RoomLine } from '../../protocol/bot-messages.ts';
import type { ServerMessage } from '../../protocol/messages.ts';
import { Room } from '../../protocol/room.ts';

type StateLine = Extract<RoomLine, { say: 'state' }>;

/** How a listener wants to hear about a room. */
export interface Hearing {
  readonly room: string;
  readonly games: readonly Game[];
  readonly user: string;
  /** Whether they want to be told the legal moves at their turns. */
  readonly legal: boolean;
  now(): number;
}

/** Makes lines of a stream from the messages of a room: the state, not what changed, for programs that keep none. */
export class RoomStream {
  private readonly hearing: Hearing;
  private state: Room | undefined;

  constructor(hearing: Hearing) {
    this.hearing = hearing;
  }

  /** undefined where there is nothing to say. */
  lineOf(message: ServerMessage): RoomLine | undefined {
    switch (message.say) {
      case 'room': {
        const state = new Room(this.hearing.games, message.setup);
        for (const event of message.events) state.apply(event);
        this.state = state;
        return { ...this.stateLine(state), setup: setupOf(state) };
      }
      case 'events': {
        const { state } = this;
        if (state === undefined) return undefined;
        for (const event of message.events) if (event.seq > state.seq) state.apply(event);
        return this.stateLine(state);
      }
      case 'chat': {
        const { channel, name, text, at } = message;
        return { say: 'chat', channel, name, text, at };
      }
      case 'presence':
        return { say: 'presence', seats: [...message.seats], watchers: message.watchers };
      default:
        return undefined;
    }
  }

  private stateLine(state: Room): StateLine {
    const { room, user, legal, now } = this.hearing;
    const { match, turn, clocks, outcome } = state;
    const you = state.seatOf(user);
    const isYourTurn = state.status === 'playing' && you === turn && state.computerAt(turn) === undefined;
    return {
      say: 'state',
      room,
      seq: state.seq,
      status: state.status,
      epoch: state.epoch,
      ply: state.ply,
      turn,
      you: you ?? null,
      isYourTurn,
      position: writePosition(match.position),
      last: match.moves.at(-1) ?? null,
      ...(legal && isYourTurn ? { legal: listedTexts(match.position) } : {}),
      clocks: clocks === undefined ? null : state.seats.map((_, seat) => clocks.show(seat, now())),
      offers: Object.fromEntries([...state.agreed].map(([what, seats]) => [what, [...seats]])),
      outcome: outcome === undefined ? null : { ...outcome, winners: [...outcome.winners] },
      ...(state.unrated === undefined ? {} : { unrated: state.unrated }),
      next: state.next ?? null,
    };
  }
}

function setupOf({ setup, match, seats }: Room): NonNullable<StateLine['setup']> {
  return {
    game: setup.game,
    options: { ...match.options },
    clock: setup.clock,
    rated: setup.rated,
    moves: [...match.moves],
    seats: seats.map(({ sitter }) => {
      if (sitter === undefined) return null;
      return { kind: sitter.kind, name: sitter.kind === 'computer' ? sitter.word : sitter.name };
    }),
  };
}
