import { factsOf } from '../../core/facts/facts.ts';
import { exactMove, legalMoves, writeMove } from '../../core/moves.ts';
import type { Position } from '../../core/position.ts';
import { NO_MOVE, type Seat } from '../../core/types.ts';
import type { Claim } from './claim.ts';

/** Moves that a check may make before it gives up. */
const MOST_MOVES = 2_000_000;

/**
 * Whether a claim is true, by the rules alone: every move is tried, and no search is asked. Undefined where that takes
 * too long, and where the claim is an estimate.
 */
export function isTrue(position: Position, claim: Claim, most = MOST_MOVES): boolean | undefined {
  const check = new Check(most);
  if (played(position, claim.line) === undefined) return false;
  if (claim.otherLine !== undefined && played(position, claim.otherLine) === undefined) return false;
  return check.holds(position, claim);
}

/**
 * Whether what a claim says of its move is so of another move as well. One that compares the two is not; undefined where
 * finding out takes too long.
 */
export function isSharedBy(position: Position, claim: Claim, move: string, most = MOST_MOVES): boolean | undefined {
  const { kind, other } = claim;
  if (other !== undefined || kind === 'only' || kind === 'single') return false;
  return new Check(most).holds(position, { ...claim, move, line: [move] });
}

class Check {
  private left: number;
  private readonly known = new Map<string, boolean>();

  constructor(most: number) {
    this.left = most;
  }

  holds(position: Position, claim: Claim): boolean | undefined {
    const { kind, seat, move, other = '', within = 0, line } = claim;
    const place = played(position, [move]);
    if (place === undefined) return false;
    const end = played(position, line);
    if (kind === 'duty' && other === '') return this.isDuty(place, end, claim);
    switch (kind) {
      case 'ends':
        return place.over && ((place.winners >> seat) & 1) === 1;
      case 'forces':
      case 'refuted':
      case 'duty':
      case 'unanswered': {
        const isSooner = other === '' ? false : this.wins(played(position, [other]), seat, within);
        return both(this.wins(place, seat, within), not(isSooner), isLineOf(end, line, within + 1, seat));
      }
      case 'misses': {
        const there = this.wins(played(position, [other]), seat, within - 1);
        return both(there, not(this.wins(place, seat, within - 1)), isLineOf(end, line, within, seat));
      }
      case 'stops':
        return both(this.wins(played(position, [other]), seat, within), not(this.wins(place, seat, within)));
      case 'only':
        return this.isOnly(position, claim);
      case 'single':
        return legalMoves(position).length === 1;
      case 'threatens':
        return this.isThreat(place, claim);
      case 'fact':
      case 'leads':
        return areCounted(position, claim);
      default:
        return undefined;
    }
  }

  /** All together stop the seat, none without the stopper; and its replies do what is said of them. */
  private isDuty(place: Position, end: Position | undefined, claim: Claim): boolean | undefined {
    const { seat, stopper = 0, within = 0, line, otherLine = [], numbers } = claim;
    const turn = played(place, otherLine.slice(1, -1));
    const stopped = played(place, otherLine.slice(1));
    if (turn === undefined || stopped === undefined || turn.over || turn.turn !== stopper) return false;
    const left = within - otherLine.length + 1;
    const lets = legalMoves(turn).map((one) => this.wins(played(turn, [writeMove(turn, one)]), seat, left));
    const stops = lets.filter((won) => won === false).length;
    const isCounted = lets.includes(undefined) ? undefined : stops === numbers[1] && lets.length === numbers[2];
    return both(
      ...[not(this.wins(place, seat, within)), this.wins(place, seat, within, 1 << stopper)],
      ...[not(this.wins(stopped, seat, left)), isCounted, isLineOf(end, line, within + 1, seat)],
    );
  }

  /** Whether a seat wins within so many moves, whatever all but its helpers do; undefined where that takes too long. */
  private wins(place: Position | undefined, seat: Seat, plies: number, helpers = 0): boolean | undefined {
    if (place === undefined) return false;
    if (place.over) return place.winners === 1 << seat;
    if (plies <= 0) return false;
    const name = `${place.keyHi} ${place.keyLo} ${seat} ${plies} ${helpers}`;
    const known = this.known.get(name);
    if (known !== undefined) return known;
    const attacks = ((((1 << seat) | helpers) >> place.turn) & 1) === 1;
    let outcome: boolean | undefined = !attacks;
    for (const move of legalMoves(place)) {
      if (--this.left < 0) return undefined;
      place.play(move);
      const won = this.wins(place, seat, plies - 1, helpers);
      place.undo();
      if (won === undefined) outcome = undefined;
      else if (won === attacks) {
        outcome = attacks;
        break;
      }
    }
    if (outcome !== undefined) this.known.set(name, outcome);
    return outcome;
  }

  private isOnly(position: Position, { move, seat, numbers }: Claim): boolean | undefined {
    const others = legalMoves(position).filter((one) => writeMove(position, one) !== move);
    const lost = others.map((one) => this.wins(played(position, [writeMove(position, one)]), seat, 1));
    const isSafe = not(this.wins(played(position, [move]), seat, 1));
    return both(others.length === numbers[0], isSafe, ...lost);
  }

  private isThreat(place: Position, { seat, numbers, threat }: Claim): boolean | undefined {
    const idle = place.clone();
    idle.giveTurn(seat);
    idle.rules.derive(idle);
    const carried = threat === undefined ? idle : played(idle, [threat]);
    if (carried === undefined || carried.winners !== 1 << seat) return false;
    const replies = legalMoves(place).map((one) => this.wins(played(place, [writeMove(place, one)]), seat, 1));
    if (replies.includes(undefined)) return undefined;
    const stopping = replies.filter((won) => won === false).length;
    return stopping === numbers[0] && replies.length === numbers[1];
  }
}

/** The position after some moves; undefined where one is not legal. */
function played(position: Position, line: readonly string[]): Position | undefined {
  const place = position.clone();
  for (const text of line) {
    const move = place.over ? NO_MOVE : exactMove(place, text);
    if (move === NO_MOVE) return undefined;
    place.play(move);
  }
  return place;
}

/** Whether a line ends in the win, in time; a line that was cut short shows only its beginning. */
function isLineOf(end: Position | undefined, line: readonly string[], most: number, seat: Seat): boolean {
  if (end === undefined || line.length > most) return false;
  return end.over ? end.winners === 1 << seat : true;
}

function areCounted(position: Position, { fact, seat, numbers, line, otherLine = [] }: Claim): boolean {
  return [line, otherLine].every((moves, at) => {
    const place = played(position, moves);
    const facts = place === undefined ? [] : factsOf(place);
    return facts.some((one) => one.kind.id === fact && one.seat === seat && one.value === numbers[at]);
  });
}

function not(known: boolean | undefined): boolean | undefined {
  return known === undefined ? undefined : !known;
}

/** False if any part is false, and else unknown if any part is. */
function both(...parts: readonly (boolean | undefined)[]): boolean | undefined {
  if (parts.includes(false)) return false;
  return parts.includes(undefined) ? undefined : true;
}
