import type { Game } from '../core/game.ts';
import { agere } from './agere/index.ts';
import { azacru } from './azacru/index.ts';
import { crosscut } from './crosscut/index.ts';
import { crossings } from './crossings/index.ts';
import { epaminondas } from './epaminondas/index.ts';
import { lilacru } from './lilacru/index.ts';
import { pacru } from './pacru/index.ts';
import { shacru } from './shacru/index.ts';

/** The registry: a new game is one more name. */
export const games: readonly Game[] = [agere, azacru, crosscut, crossings, epaminondas, lilacru, pacru, shacru];
