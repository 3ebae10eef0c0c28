import type { Seat } from '../../core/types.ts';

/** What happened between a coach and a player, in order. It names the place, so that moves that are undone change nothing. */
export type CoachEvent = {
  /** Moves made before the one in question, and these moves. */
  readonly ply: number;
  readonly before: string;
} & (
  | {
      /** The coach asks to look again. */
      readonly kind: 'spoke';
      readonly seat: Seat;
      readonly move: string;
      readonly best: string;
      readonly cost: number;
    }
  /** Another move was judged. */
  | { readonly kind: 'tried'; readonly move: string; readonly cost: number; readonly isGood: boolean }
  /** The move was undone, it was kept, or the player wants to know more. */
  | { readonly kind: 'undone' | 'kept' | 'more' }
);

/** What is shown to a player who looks again. */
type Help = 'nothing' | 'lens' | 'claim' | 'move';

/** A move to look at again. */
export interface Doubt {
  readonly ply: number;
  /** The move in question: the one that was made first, or the last one that was tried. */
  readonly move: string;
  readonly best: string;
  /** What the first move cost. */
  readonly cost: number;
  /** Whether the move is undone, and another one is awaited. */
  readonly isOpen: boolean;
  /** Other moves that were no better. */
  readonly tries: number;
  readonly help: Help;
}

/** A doubt as the events tell it, wherever the game is now. */
interface Told extends Omit<Doubt, 'help'> {
  readonly before: string;
  /** How often the player wanted to know more. */
  readonly asked: number;
}

const HELPS: readonly Help[] = ['nothing', 'lens', 'claim', 'move'];
/** The move itself is only shown to those who want it. */
const MOST_UNASKED = 2;

/** What a player is asked to look at again; undefined where nothing is, or the game is elsewhere by now. */
export function doubtOf(events: readonly CoachEvent[], moves: readonly string[]): Doubt | undefined {
  const told = events.reduce(fold, undefined);
  if (told === undefined) return undefined;
  const { ply, before, tries, asked, move, best, cost, isOpen } = told;
  const isHere = placeOf(moves, ply) === before && moves.length === (isOpen ? ply : ply + 1);
  if (!isHere || (!isOpen && moves[ply] !== move)) return undefined;
  const help = HELPS[Math.min(HELPS.length - 1, Math.min(MOST_UNASKED, tries) + asked)];
  return { ply, move, best, cost, isOpen, tries, help };
}

/** The moves before a ply as one text. */
export function placeOf(moves: readonly string[], ply: number): string {
  return moves.slice(0, ply).join(' ');
}

/** How often the coach spoke. */
export function timesSpoken(events: readonly CoachEvent[]): number {
  return events.filter(({ kind }) => kind === 'spoke').length;
}

/** At which ply the coach last spoke to a seat; -1 where it never did. */
export function lastSpoken(events: readonly CoachEvent[], seat: Seat): number {
  return events.reduce((last, event) => (event.kind === 'spoke' && event.seat === seat ? event.ply : last), -1);
}

function fold(told: Told | undefined, event: CoachEvent): Told | undefined {
  if (event.kind === 'spoke') {
    const { ply, before, move, best, cost } = event;
    return { ply, before, move, best, cost, isOpen: false, tries: 0, asked: 0 };
  }
  if (told === undefined || event.ply !== told.ply || event.before !== told.before) return told;
  switch (event.kind) {
    case 'tried':
      return event.isGood ? undefined : { ...told, move: event.move, isOpen: false, tries: told.tries + 1 };
    case 'undone':
      return { ...told, isOpen: true };
    case 'more':
      return { ...told, asked: told.asked + 1 };
    default:
      return undefined;
  }
}
