// gamut/games: all games of the product. gamut/games/<id> is one of them, for pages that need no other.
export { games } from '../games/index.ts';
export { findGame } from './find-game.ts';
