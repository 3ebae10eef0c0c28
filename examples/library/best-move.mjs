// Prints the move that the computer thinks best, while it looks further and further ahead.
import { isFault, readPosition } from 'gamut';
import { findGame } from 'gamut/games';
import { think } from 'gamut/search';

const game = findGame('crosscut');
const position = readPosition(game, '7/7/2b4/1rrr3/2b4/3b3/7 1');
if (isFault(position)) throw new Error(position.fault);

// Instead of nodes: { milliseconds: 500 }, or { level: 3 } for one of the ten levels.
const answer = think(position, { nodes: 20_000 }, ({ depth, move, score, proved }) => {
  console.log(`${depth} moves ahead: ${move}, ${proved > 0 ? `wins in ${proved}` : `${score / 100} pieces better`}`);
});
console.log(`best: ${answer.move}; expected: ${answer.line.join(' ')}`);
