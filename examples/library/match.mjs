// Lets two levels of the computer play each other, and says how much stronger one of them is.
import { defaultOptions, startPosition } from 'gamut';
import { eloEstimate, estimateScore, makeOpenings, playGame } from 'gamut/arena';
import { findGame } from 'gamut/games';
import { computerPlayer } from 'gamut/search';

const game = findGame('agere');
const options = { ...defaultOptions(game.options), size: 5 };
const clock = { now: () => performance.now(), alarm: (ms, ring) => clearTimeout.bind(null, setTimeout(ring, ms)) };
const limits = { cap: 300, patience: [10_000, 10_000] };

// Every opening is played twice, so that each player has each seat.
const scores = [];
for (const opening of makeOpenings(game, options, Number(process.argv[2] ?? 5), 1)) {
  let points = 0;
  for (const first of [0, 1]) {
    const players = [computerPlayer(4), computerPlayer(3)];
    const seated = first === 0 ? players : players.toReversed();
    const { shares } = await playGame(startPosition(game, options), opening, seated, limits, clock);
    points += shares[first === 0 ? 0 : 1];
  }
  scores.push(points / 2);
}
const { mean, low, high } = eloEstimate(estimateScore(scores));
console.log(`level 4 scores ${scores.reduce((sum, one) => sum + one, 0)} of ${scores.length} pairs`);
console.log(`Elo difference ${Math.round(mean)}, between ${Math.round(low)} and ${Math.round(high)}`);
