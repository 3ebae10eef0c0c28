import type { Position } from '../core/position.ts';
import type { Seat } from '../core/types.ts';
import { nextRotation, otherSide } from './rotation.ts';
import { type Rotation, rotatedScene } from './scene.ts';

/** How much nearer a seat's own things must come, in cells, for a board to be turned. */
const NEARER = 0.5;

/**
 * How to look at a starting position as a seat does: with its own pieces and home nearest to the viewer. A board on
 * which it has none is not turned.
 */
export function ownSide(start: Position, seat: Seat): Rotation {
  let best: Rotation = 0;
  let least = distance(start, seat, 0);
  for (const rotation of rotations(start)) {
    const found = distance(start, seat, rotation);
    if (found < least - NEARER) [best, least] = [rotation, found];
  }
  return best;
}

/** Two players sit opposite each other; more of them sit at any side. */
function rotations({ seats, board }: Position): Rotation[] {
  if (seats === 2) return [otherSide(0)];
  const found: Rotation[] = [];
  for (let one = nextRotation(0, board.directionCount); one !== 0; one = nextRotation(one, board.directionCount))
    found.push(one);
  return found;
}

/** The mean height of a seat's own cells. */
function distance(start: Position, seat: Seat, rotation: Rotation): number {
  const { board, game } = start;
  const homes = (game.look.zones ?? []).filter(({ kind, owner }) => kind === 'home' && owner === seat);
  const home = new Set(homes.flatMap(({ region }) => [...board.regions[region]]));
  const own = rotatedScene(start, rotation).items.filter(
    ({ cell, marks }) => home.has(cell) || marks.some(({ owner }) => owner === seat),
  );
  return own.length === 0 ? 0 : own.reduce((sum, { y }) => sum + y, 0) / own.length;
}
