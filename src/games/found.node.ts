import { createRequire } from 'node:module';
import type { Game } from '../core/game.ts';
import { gameFiles } from './folders.ts';

// What #games is where Node runs the sources as they are: the folders are looked for at the start, and loaded at once, so
// that no worker is ever ended while it waits for a part of itself.
const require = createRequire(import.meta.url);
export const found: readonly Game[] = gameFiles().flatMap((file) => Object.values<Game>(require(file)));
