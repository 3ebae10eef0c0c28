import { Buffer } from 'node:buffer';
import type { BatchGame } from './batch-game.ts';
import { MOST_TOUCHED } from './describe.ts';

/** What stands for whose turn it is when the game is over. */
const OVER = -1;

/**
 * Numbers of 32 bits, the lowest byte first, as base64: how many games, then for all games the seat to move or OVER;
 * the set of winners, one bit a seat; the moves made; how many actions are legal; the content of each cell; the game's
 * own numbers; the touched cells, or -1; and at last the legal actions.
 */
export function writeFrame(games: readonly BatchGame[]): string {
  const { board, kept, vars } = games[0].position;
  const { cellCount } = board;
  const numbers = kept - vars;
  const each = 4 + cellCount + numbers + MOST_TOUCHED;
  const listed = games.reduce((sum, { actions }) => sum + actions.length, 0);
  const frame = new Int32Array(1 + games.length * each + listed);
  frame[0] = games.length;
  let at = 1;
  for (const { position } of games) frame[at++] = position.over ? OVER : position.turn;
  for (const { position } of games) frame[at++] = position.winners;
  for (const { position } of games) frame[at++] = position.ply;
  for (const { actions } of games) frame[at++] = actions.length;
  for (const { position } of games) {
    for (let cell = 0; cell < cellCount; cell++) frame[at++] = position.slots[cell];
  }
  for (const { position } of games) {
    for (let index = 0; index < numbers; index++) frame[at++] = position.slots[vars + index];
  }
  for (const { touched } of games) {
    for (let index = 0; index < MOST_TOUCHED; index++) frame[at++] = touched[index] ?? -1;
  }
  for (const { actions } of games) for (const action of actions) frame[at++] = action;
  return Buffer.from(frame.buffer).toString('base64');
}
