import { findPlayer } from '../players/players.ts';
import { serveGames } from './service.ts';

serveGames(findPlayer);
