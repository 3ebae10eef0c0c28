#!/usr/bin/env node
// A bot that plays towards the middle of the board. It knows no rules: the arena sends the legal moves (option
// LegalMoves), and the last cell of a move is its destination.
import { createInterface } from 'node:readline';

const GAMES = ['agere', 'azacru', 'crosscut', 'crossings', 'epaminondas', 'lilacru', 'pacru', 'shacru'];
const say = (line) => console.log(line);

let chosen; // the move that waits for "stop"

/** Column and row of the last cell that a move names; undefined for words like "swap". */
function target(move) {
  const cells = move.match(/[a-z]\d+/g);
  if (cells === null) return undefined;
  const cell = cells[cells.length - 1];
  return [cell.charCodeAt(0) - 96, Number(cell.slice(1))];
}

/** The move whose target is nearest to the mean of all targets: as good a middle as any. */
function choose(moves) {
  const known = moves.map((move) => ({ move, at: target(move) })).filter(({ at }) => at !== undefined);
  if (known.length === 0) return moves[0] ?? 'none';
  const mean = [0, 1].map((axis) => known.reduce((sum, { at }) => sum + at[axis], 0) / known.length);
  const distance = ({ at }) => Math.hypot(at[0] - mean[0], at[1] - mean[1]);
  return known.reduce((best, one) => (distance(one) < distance(best) ? one : best)).move;
}

function go(words) {
  const from = words.indexOf('searchmoves');
  const move = choose(from < 0 ? [] : words.slice(from + 1));
  if (words.includes('infinite')) chosen = move;
  else say(`bestmove ${move}`);
}

function stop() {
  if (chosen !== undefined) say(`bestmove ${chosen}`);
  chosen = undefined;
}

createInterface({ input: process.stdin }).on('line', (line) => {
  const [command, ...words] = line.trim().split(/\s+/);
  if (command === 'ugi') {
    say('id name Centre in JavaScript');
    say('id author the Gamut authors');
    say(`option name Game type combo default agere ${GAMES.map((game) => `var ${game}`).join(' ')}`);
    say('option name LegalMoves type check default true');
    say('ugiok');
  } else if (command === 'isready') say('readyok');
  else if (command === 'go') go(words);
  else if (command === 'stop') stop();
  else if (command === 'quit') process.exit(0);
  else if (command === 'setoption' && ['Game', 'LegalMoves'].includes(words[1])) return;
  else if (!['', 'uginewgame', 'position'].includes(command)) say(`info string unknown: ${line.trim().slice(0, 80)}`);
});
