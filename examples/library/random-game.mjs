// Plays a random game and prints its record.
import { defaultOptions, legalTexts, newMatch, Random } from 'gamut';
import { findGame } from 'gamut/games';
import { recordOf, writeRecordText } from 'gamut/record';

const game = findGame(process.argv[2] ?? 'azacru');
const random = new Random(Number(process.argv[3] ?? 1));

const match = newMatch(game, defaultOptions(game.options));
while (!match.position.over) {
  const moves = legalTexts(match.position);
  match.play(moves[random.below(moves.length)]);
}
console.log(writeRecordText(recordOf(match)));
