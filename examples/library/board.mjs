// A board in a page: you play the first seat, a level of the computer the other, in a worker. Build it with any bundler.
import { defaultOptions, newMatch, sayResult, writePosition } from 'gamut';
import { showBoard } from 'gamut/board';
import { crosscut } from 'gamut/games/crosscut';

const match = newMatch(crosscut, { ...defaultOptions(crosscut.options), size: 5 });
const computer = new Worker(new URL('./think-worker.mjs', import.meta.url), { type: 'module' });
const board = showBoard(document.getElementById('board'), match.position, { onMove: play });
computer.onmessage = ({ data }) => play(data);

function play(move) {
  match.play(move);
  const { position } = match;
  const isYours = position.turn === 0;
  board.show(position, { last: match.last.path, onMove: isYours ? play : undefined });
  const says = position.over ? sayResult(crosscut, match.result(), 'en') : isYours ? 'Your move.' : 'Thinking …';
  document.getElementById('says').textContent = says;
  if (!position.over && !isYours) computer.postMessage(writePosition(position));
}
