import { resultOf } from '../../core/play/match.ts';
import type { Seat } from '../../core/types.ts';
import type { SeatResult } from '../../protocol/lobby.ts';
import type { Room } from '../../protocol/room.ts';

/** The place of each seat in a game that has ended, from 1: winners first, then by points, those who left last. */
export function placesOf(room: Room): number[] {
  const { seats, match, outcome } = room;
  const scores = outcome?.reason === 'rules' ? resultOf(match.position)?.scores : undefined;
  const standing = (seat: Seat): readonly number[] => {
    if (hasLeft(room, seat)) return [0, 0];
    return [outcome?.winners.includes(seat) === true ? 2 : 1, scores?.[seat] ?? 0];
  };
  const all = [...seats.keys()].map(standing);
  return all.map((own) => 1 + all.filter((other) => compare(other, own) > 0).length);
}

/** How the game ended for a seat. */
export function resultFor(room: Room, seat: Seat): SeatResult {
  const winners = room.outcome?.winners ?? [];
  if (winners.length === 0) return 'none';
  if (!winners.includes(seat)) return 'lost';
  return winners.length === 1 ? 'won' : 'shared';
}

/** Whether another player ended the game for the sitter of a seat among three or four. */
function hasLeft({ seats }: Room, seat: Seat): boolean {
  return seats.length > 2 && (seats[seat].isOut || seats[seat].standIn !== undefined);
}

function compare(a: readonly number[], b: readonly number[]): number {
  return a[0] - b[0] || a[1] - b[1];
}
