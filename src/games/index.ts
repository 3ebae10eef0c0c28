import type { Game } from '../core/game.ts';
import { agere } from './agere/index.ts';

/** The registry: a new game is one more name. */
export const games: readonly Game[] = [agere];
