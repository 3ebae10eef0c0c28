// Draws a position: as plain text, and as an SVG file if one is named.
import { writeFileSync } from 'node:fs';
import { defaultOptions, newMatch } from 'gamut';
import { findGame } from 'gamut/games';
import { drawPlain, drawSvg, makeScene } from 'gamut/view';

const game = findGame('crossings');
const match = newMatch(game, defaultOptions(game.options));
for (const move of ['e1-e4', 'b7-c6']) {
  const refusal = match.play(move);
  if (refusal !== undefined) throw new Error(refusal.rule);
}
console.log(drawPlain(match.position));

const [file] = process.argv.slice(2);
if (file !== undefined) writeFileSync(file, drawSvg(makeScene(match.position), game.name, { theme: 'walnut' }));
