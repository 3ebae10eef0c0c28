import { findPlayer } from '../players/players.ts';
import { serveGames } from './serve-games.ts';

serveGames(findPlayer);
