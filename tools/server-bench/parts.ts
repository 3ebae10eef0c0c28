import { longGames, storedGames } from './costs.ts';
import { comeBack, idleSockets, spectators } from './crowds.ts';
import type { Scale } from './scale.ts';
import { withEmbedded } from './servers.ts';
import { thinking } from './thinking.ts';
import { bareLoop, clusterMoves, liveGames, moves } from './throughput.ts';

/** A measurement: the word that chooses it, its title, and its result as text. */
export interface Part {
  readonly word: string;
  readonly name: string;
  run(scale: Scale): Promise<string>;
}

export const PARTS: readonly Part[] = [
  { word: 'bare', name: 'bare message loop', run: bareLoop },
  {
    word: 'embedded',
    name: 'moves, embedded',
    run: ({ games, seconds }) => withEmbedded((server) => moves([server], games, seconds)),
  },
  { word: 'cluster', name: 'moves, PostgreSQL and two processes', run: clusterMoves },
  { word: 'live', name: 'live games, a move every 5 s', run: (scale) => withEmbedded((one) => liveGames(one, scale)) },
  { word: 'sockets', name: 'idle sockets', run: (scale) => withEmbedded((server) => idleSockets(server, scale)) },
  {
    word: 'spectators',
    name: 'spectators of one game',
    run: (scale) => withEmbedded((server) => spectators(server, scale)),
  },
  { word: 'restart', name: 'back after a restart', run: comeBack },
  {
    word: 'stored',
    name: 'cost as games are stored',
    run: (scale) => withEmbedded((server) => storedGames(server, scale)),
  },
  { word: 'plies', name: 'cost as games grow', run: () => withEmbedded(longGames) },
  { word: 'thinking', name: 'event loop while computers think', run: thinking },
];
