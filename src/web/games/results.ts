import { isFault } from '../../core/fault.ts';
import type { Game } from '../../core/game.ts';
import { readMatch } from '../../core/play/match.ts';
import { readPlayer } from '../../session/player-word.ts';
import type { KeptGame } from '../local/kept.ts';

/** How a game of one person against computers of one level ended for the person. */
export interface LevelResult {
  readonly level: number;
  readonly outcome: 'won' | 'lost' | 'shared';
}

/** A level that a beginner can beat, and that still punishes blunders. */
const FIRST_LEVEL = 3;
const HIGHEST_LEVEL = 10;

/** The results of the finished games of a game in which one person played, in the order of the games. */
export function levelResults(game: Game, kept: readonly KeptGame[]): readonly LevelResult[] {
  return kept.filter(({ record, isOver }) => isOver && record.game === game.id).flatMap((one) => resultOf(game, one));
}

function resultOf(game: Game, { seats, record, resigned }: KeptGame): readonly LevelResult[] {
  const level = levelAmong(game, seats);
  const match = level === undefined ? undefined : readMatch([game], record);
  if (level === undefined || match === undefined || isFault(match)) return [];
  const person = seats.indexOf('human');
  if (resigned !== undefined) return [{ level, outcome: resigned === person ? 'lost' : 'won' }];
  const winners = match.result()?.winners;
  // Without a winner on the board the players have agreed.
  if (winners === undefined || (winners.length > 1 && winners.includes(person))) return [{ level, outcome: 'shared' }];
  return [{ level, outcome: winners.includes(person) ? 'won' : 'lost' }];
}

/** The level of all computers of a game with one person, if it is one. */
function levelAmong(game: Game, seats: KeptGame['seats']): number | undefined {
  const computers = seats.filter((word) => word !== 'human');
  if (computers.length !== seats.length - 1 || new Set(computers).size !== 1) return undefined;
  const player = readPlayer(game, computers[0]);
  return 'kind' in player && player.kind === 'level' ? player.level : undefined;
}

/** The level for the next game, after results of which the latest is the first: one up after a win, one down after a loss. */
export function fittingLevel([latest]: readonly LevelResult[]): number {
  if (latest === undefined) return FIRST_LEVEL;
  const step = { won: 1, lost: -1, shared: 0 }[latest.outcome];
  return Math.max(1, Math.min(HIGHEST_LEVEL, latest.level + step));
}
