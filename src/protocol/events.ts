import type { Seat } from '../core/types.ts';
import type { Unrated } from './fairness.ts';
import type { Sitter } from './setup.ts';

/** Something that happened in a room: numbered from 1 without gaps, stored as it is, never changed. */
export type RoomEvent = EventBody & {
  readonly seq: number;
  /** Milliseconds since 1970 by the server's clock. */
  readonly at: number;
};

export const PROPOSALS = ['draw', 'takeback', 'abort', 'rematch'] as const;
/** What needs everybody's consent. */
export type Proposal = (typeof PROPOSALS)[number];

export type EventBody =
  /** Also when the sitter changes name. */
  | { readonly kind: 'sit'; readonly seat: Seat; readonly sitter: Sitter }
  | { readonly kind: 'stand'; readonly seat: Seat }
  /** spent: what the move cost on the clock, with lag already deducted. */
  | { readonly kind: 'move'; readonly seat: Seat; readonly move: string; readonly spent: number }
  /** The seat is out. Among three or four the computer with this player word plays on for it. */
  | { readonly kind: 'resign' | 'flag'; readonly seat: Seat; readonly standIn?: string }
  | { readonly kind: 'agree' | 'decline'; readonly seat: Seat; readonly what: Proposal }
  | { readonly kind: 'abort'; readonly seat: Seat }
  /** The others let a computer play for somebody who is away and may come back. */
  | { readonly kind: 'substitute'; readonly seat: Seat; readonly standIn: string }
  | { readonly kind: 'back'; readonly seat: Seat }
  /** Milliseconds in which no server ran: they count on nobody's clock. */
  | { readonly kind: 'credit'; readonly ms: number }
  /** The game should have been rated, but did not count. */
  | { readonly kind: 'unrated'; readonly why: Unrated }
  /** The room in which those who agreed play again. */
  | { readonly kind: 'rematch'; readonly room: string };
