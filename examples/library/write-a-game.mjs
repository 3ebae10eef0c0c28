// Writes a game and lets two computers play it: place a disc where it touches no other; if you cannot, you lose.
import { defaultOptions, defineGame, newMatch, referee, squareBoard } from 'gamut';
import { computerPlayer } from 'gamut/search';
import { drawPlain } from 'gamut/view';

function generate({ board, slots }, out, at) {
  for (let cell = 0; cell < board.cellCount; cell++) {
    const around = board.next.subarray(cell * board.directionCount, (cell + 1) * board.directionCount);
    if (slots[cell] === 0 && around.every((near) => slots[near] <= 0)) out[at++] = cell;
  }
  return at;
}
const finish = (position) => generate(position, [], 0) > 0 || position.finish(1 << (1 - position.turn), 0);
const apply = (position, cell) => {
  position.set(cell, position.turn + 1); // 1 or 2; an empty cell holds 0, and -1 lies beyond the edge
  position.giveTurn(1 - position.turn);
  finish(position);
};
const about = { name: 'Apart', designer: 'you', summary: 'Place a disc that touches no other.', seats: ['X', 'O'] };
const rules = { endings: ['no cell is left'], setup: () => {}, derive: finish, generate, apply };
// A move is the number of a cell on which a piece is placed.
const kind = { options: { players: [2] }, board: () => squareBoard(6, 6), pieces: { x: 0, o: 1 }, moves: 'place' };
const apart = defineGame({ ...about, ...kind, rules });
const match = newMatch(apart, defaultOptions(apart.options));
await referee(match, [computerPlayer(3), computerPlayer('random')], () => {});
console.log(`${match.moves.join(' ')}\n${drawPlain(match.position)}\n${match.result().ending}`);
