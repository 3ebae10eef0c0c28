import type { Game } from '../core/game.ts';

// What #games is where the sources are built: tools/registry.ts puts a list of imports in the place of this file.
export const found: readonly Game[] = [];
