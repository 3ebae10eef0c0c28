import { pathToFileURL } from 'node:url';
import type { Game } from '../core/game.ts';
import { gameFiles } from './folders.ts';

// What #games is where Node runs the sources as they are: the folders are looked for at the start.
const modules = await Promise.all(gameFiles().map((file) => import(pathToFileURL(file).href)));
export const found: readonly Game[] = modules.flatMap((module) => Object.values<Game>(module));
