import type { Game } from '../core/game.ts';

// What #games resolves to in builds: tools/registry.ts replaces this file with a list of imports.
export const found: readonly Game[] = [];
