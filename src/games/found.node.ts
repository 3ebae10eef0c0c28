import { createRequire } from 'node:module';
import type { Game } from '../core/game.ts';
import { gameFiles } from './folders.ts';

// What #games resolves to where Node runs the sources directly: the folders are found and loaded synchronously at the
// start, so that no worker is terminated while it waits for a module.
const require = createRequire(import.meta.url);
export const found: readonly Game[] = gameFiles().flatMap((file) => Object.values<Game>(require(file)));
