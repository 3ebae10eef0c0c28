import type { Game } from '../../core/game.ts';
import { ENGINE } from '../../session/player-word.ts';
import { computerOf, type SeatWord } from '../../session/seats.ts';
import type { Computer } from '../../session/session.ts';
import { Thinker } from '../thinking/thinker.ts';
import { seatedEngine } from './seated-engine.ts';

/** The player at a seat of a match; undefined for a person. */
export function seatPlayer(game: Game, word: SeatWord, seed: number): Computer | undefined {
  if (word.startsWith(ENGINE)) return seatedEngine(game, word, seed);
  return computerOf(game, word, seed, () => new Thinker());
}
