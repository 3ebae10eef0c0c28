// Thinks beside a page: a position comes as text, a move goes back.
import { readPosition } from 'gamut';
import { crosscut } from 'gamut/games/crosscut';
import { think } from 'gamut/search';

addEventListener('message', ({ data }) => postMessage(think(readPosition(crosscut, data), { level: 3 }).move));
