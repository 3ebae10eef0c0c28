import type { Match } from '../../core/play/match.ts';
import { ENGINE } from '../../table/player-word.ts';
import { moverOf, type SeatWord } from '../../table/seats.ts';
import type { Mover } from '../../table/session.ts';
import { Thinker } from '../thinking/thinker.ts';
import { engineMover } from './engine-mover.ts';

/** Who moves for a seat of a match; undefined for a person. */
export function seatMover(match: Match, word: SeatWord, seed: number): Mover | undefined {
  if (word.startsWith(ENGINE)) return engineMover(word, seed, match);
  return moverOf(match.game, word, seed, () => new Thinker());
}
