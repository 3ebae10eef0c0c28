import { isFault } from '../core/fault.ts';
import type { Game } from '../core/game.ts';
import { readOptions } from '../core/options.ts';
import { Match } from '../core/play/match.ts';
import { startPosition } from '../core/position.ts';
import type { Seat } from '../core/types.ts';
import { type Outcome, outcomeByRules } from '../record/record.ts';
import { Clocks } from './clocks.ts';
import type { Proposal, RoomEvent } from './events.ts';
import type { Unrated } from './fairness.ts';
import type { RoomSetup, Sitter } from './setup.ts';

export interface SeatState {
  sitter: Sitter | undefined;
  /** The event with which its sitter sat down. */
  since: number;
  /** The computer that plays for it at the moment, where its sitter does not. */
  standIn: string | undefined;
  /** Resigned or out of time: the sitter does not come back. */
  isOut: boolean;
}

/** An online game: the result of its events, the same on the server and in every client. */
export class Room {
  readonly setup: RoomSetup;
  readonly match: Match;
  readonly seats: readonly SeatState[];
  readonly clocks: Clocks | undefined;
  /** Number of the last event. */
  seq = 0;
  /** How often moves were taken back: a ply is played once in each epoch. */
  epoch = 0;
  /** Seats that agree to each proposal. */
  readonly agreed = new Map<Proposal, Set<Seat>>();
  /** Seats whose offers were declined since the last move. */
  readonly declined = new Map<Proposal, Set<Seat>>();
  /** How often anybody sat down or stood up. */
  visits = 0;
  /** Number of other events made by people that are not moves. */
  aside = 0;
  /** Who made each move, and what it cost on the clock. */
  readonly made: { readonly seat: Seat; readonly spent: number }[] = [];
  outcome: Outcome | undefined;
  private readonly sits = new Map<string, number>();
  /** Why a game that should have been rated did not count; also undefined while not yet known. */
  unrated: Unrated | undefined;
  /** Where those who agreed play again. */
  next: string | undefined;

  constructor(games: readonly Game[], setup: RoomSetup) {
    this.setup = setup;
    this.match = openMatch(games, setup);
    this.seats = setup.computers.map((word) => ({
      sitter: word === null ? undefined : { kind: 'computer', word },
      since: 0,
      standIn: undefined,
      isOut: false,
    }));
    this.clocks = setup.clock === null ? undefined : new Clocks(setup.clock, this.seats.length);
  }

  get status(): 'waiting' | 'playing' | 'over' {
    if (this.outcome !== undefined) return 'over';
    return this.seats.every(({ sitter }) => sitter !== undefined) ? 'playing' : 'waiting';
  }

  get turn(): Seat {
    return this.match.position.turn;
  }

  /** Number of the next move. */
  get ply(): number {
    return this.match.moves.length;
  }

  /** The seat of a user, or undefined for a spectator. */
  seatOf(user: string): Seat | undefined {
    const seat = this.seats.findIndex(({ sitter }) => sitter?.kind !== 'computer' && sitter?.user === user);
    return seat < 0 ? undefined : seat;
  }

  /** How many moves a seat has made. */
  movesOf(seat: Seat): number {
    return this.made.filter((one) => one.seat === seat).length;
  }

  /** How often a user has sat down. */
  satDown(user: string): number {
    return this.sits.get(user) ?? 0;
  }

  /** The seat of the person who has been there longest; undefined if there is nobody. */
  host(): Seat | undefined {
    const taken = [...this.seats.keys()].filter((seat) => (this.seats[seat].sitter?.kind ?? 'computer') !== 'computer');
    return taken.sort((a, b) => this.seats[a].since - this.seats[b].since)[0];
  }

  /** The player word of the computer that moves for a seat; undefined where its sitter does. */
  computerAt(seat: Seat): string | undefined {
    const { sitter, standIn } = this.seats[seat];
    return standIn ?? (sitter?.kind === 'computer' ? sitter.word : undefined);
  }

  /** Seats whose consent counts: those where somebody plays. */
  voters(): Seat[] {
    return [...this.seats.keys()].filter((seat) => {
      const { sitter, standIn } = this.seats[seat];
      return sitter !== undefined && sitter.kind !== 'computer' && standIn === undefined;
    });
  }

  /** Applies the next event. */
  apply(event: RoomEvent): void {
    if (event.seq !== this.seq + 1) throw new Error(`event ${event.seq} after ${this.seq}`);
    this.seq = event.seq;
    if (event.kind === 'sit' || event.kind === 'stand') this.visits++;
    else if (event.kind !== 'move' && event.kind !== 'credit') this.aside++;
    this.take(event);
    if (this.status === 'over') this.close(event.at);
  }

  /** Nothing that was proposed during the game needs an answer any more. */
  private close(at: number): void {
    this.clocks?.stop(at);
    for (const what of this.agreed.keys()) if (what !== 'rematch') this.agreed.delete(what);
  }

  private take(event: RoomEvent): void {
    switch (event.kind) {
      case 'sit': {
        const before = this.status;
        const { sitter } = event;
        const seat = this.seats[event.seat];
        // Guests who get an account keep their place.
        if (seat.sitter === undefined) seat.since = event.seq;
        seat.sitter = sitter;
        if (sitter.kind !== 'computer') this.sits.set(sitter.user, this.satDown(sitter.user) + 1);
        if (this.status !== before) this.clocks?.run(this.turn, event.at);
        return;
      }
      case 'stand':
        this.seats[event.seat].sitter = undefined;
        return;
      case 'move':
        return this.takeMove(event);
      case 'resign':
      case 'flag':
        return this.takeOut(event);
      case 'agree':
        return this.takeConsent(event.what, event.seat, event.at);
      case 'decline':
        this.takeNo(event.what);
        return;
      case 'abort':
        this.outcome = { reason: 'abandoned', winners: [] };
        return;
      case 'substitute':
        this.seats[event.seat].standIn = event.standIn;
        return;
      case 'back':
        this.seats[event.seat].standIn = undefined;
        return;
      case 'credit':
        this.clocks?.credit(event.ms);
        return;
      case 'unrated':
        this.unrated = event.why;
        return;
      case 'rematch':
        this.next = event.room;
        return;
    }
  }

  private takeMove({ move, seat, spent, at }: Extract<RoomEvent, { kind: 'move' }>): void {
    const refusal = this.match.play(move);
    if (refusal !== undefined) throw new Error(`a stored move is not legal: ${move}`);
    this.made.push({ seat, spent });
    this.agreed.clear();
    this.declined.clear();
    this.clocks?.charge(seat, spent);
    this.clocks?.run(this.turn, at);
    this.outcome = outcomeByRules(this.match.position);
  }

  private takeOut({ kind, seat, standIn }: Extract<RoomEvent, { kind: 'resign' | 'flag' }>): void {
    const out = this.seats[seat];
    out.isOut = true;
    out.standIn = standIn;
    if (standIn === undefined) {
      const winners = [...this.seats.keys()].filter((other) => !this.seats[other].isOut);
      this.outcome = { reason: kind === 'flag' ? 'time' : 'resignation', winners, loser: seat };
    } else if (this.voters().length === 0) this.outcome = { reason: 'abandoned', winners: [] };
  }

  private takeConsent(what: Proposal, seat: Seat, at: number): void {
    const agreed = this.agreed.get(what) ?? new Set();
    this.agreed.set(what, agreed.add(seat));
    if (!this.voters().every((voter) => agreed.has(voter))) return;
    if (what === 'rematch') return; // the server opens the room
    const [proposer] = agreed;
    this.agreed.delete(what);
    if (what === 'abort') this.outcome = { reason: 'abandoned', winners: [] };
    else if (what === 'draw') this.outcome = { reason: 'agreement', winners: [...this.seats.keys()] };
    else this.takeBack(proposer, at);
  }

  private takeNo(what: Proposal): void {
    const declined = this.declined.get(what) ?? new Set();
    for (const seat of this.agreed.get(what) ?? []) declined.add(seat);
    this.declined.set(what, declined);
    this.agreed.delete(what);
  }

  /** Takes moves back to the proposer's last one. */
  private takeBack(proposer: Seat, at: number): void {
    this.epoch++;
    this.declined.clear();
    do {
      this.match.takeBack();
      this.made.pop();
    } while (this.turn !== proposer && this.ply > 0);
    this.clocks?.run(this.turn, at);
  }
}

/** The initial match of a setup, which was checked when it was created. */
function openMatch(games: readonly Game[], { game: id, options: given }: RoomSetup): Match {
  const game = games.find((one) => one.id === id);
  if (game === undefined) throw new Error(`there is no game ${id}`);
  const options = readOptions(game.options, given);
  if (isFault(options)) throw new Error(`${options.fault}: ${options.what}`);
  return new Match(startPosition(game, options));
}
