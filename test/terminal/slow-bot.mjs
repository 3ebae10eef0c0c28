// Plays the first legal move in so many games, and never answers in those that begin later: then a match is at a known
// point for as long as anybody likes, on every machine. Two words: a file with a byte for each game, and how many.
import { appendFileSync, statSync } from 'node:fs';
import process from 'node:process';
import { createInterface } from 'node:readline';

const [, , file, most] = process.argv;
let answers = true;
const say = (line) => process.stdout.write(`${line}\n`);

createInterface({ input: process.stdin }).on('line', (line) => {
  const [command, ...words] = line.split(' ');
  if (command === 'ugi') {
    say('id name slow');
    say('id author the Gamut authors');
    say('option name Game type combo default crosscut var crosscut');
    say('option name LegalMoves type check default true');
    say('ugiok');
  } else if (command === 'isready') say('readyok');
  else if (command === 'uginewgame') {
    appendFileSync(file, '.');
    answers = statSync(file).size <= Number(most);
  } else if (command === 'go' && answers) say(`bestmove ${words[words.indexOf('searchmoves') + 1]}`);
  else if (command === 'quit') process.exit();
});
