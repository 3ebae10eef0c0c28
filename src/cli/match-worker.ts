import { serveGames } from './match-service.ts';
import { findPlayer } from './players.ts';

serveGames(findPlayer);
