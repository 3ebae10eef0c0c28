import type { Seat } from '../core/types.ts';
import type { Room } from './room.ts';

/**
 * Whether somebody may look at a room through the lenses of its game. They show only what follows from the rules, yet
 * counting it is a part of playing: in a rated game those who play do without. Seat: undefined for a spectator.
 */
export function mayUseLenses({ setup, status, seats }: Room, seat: Seat | undefined): boolean {
  return !setup.rated || status === 'over' || seat === undefined || seats[seat].isOut;
}
