import type { GameOutcome } from './play-game.ts';
import type { GamePairing } from './schedule.ts';

/** A game that was played: its place in the schedule and how it went. */
export interface PlayedGame extends GameOutcome {
  readonly id: number;
}

/** Results of one player. */
export interface PlayerTally {
  readonly games: number;
  /** Won alone. */
  readonly wins: number;
  /** Won together with others. */
  readonly draws: number;
  readonly losses: number;
  /** Stopped at the cap, which is neither. */
  readonly caps: number;
  /** A shared win counts 1 / winners, a cap 1 / seats. */
  readonly points: number;
  /** Losses by the player's own fault. */
  readonly illegalMoves: number;
  readonly crashes: number;
  readonly timeLosses: number;
  /** Losses because it wrote far too much output. */
  readonly floods: number;
}

/** Results of a run: each player by index, and the games as a whole. */
export interface Tally {
  readonly games: number;
  readonly draws: number;
  readonly caps: number;
  /** Mean moves of a game, opening included. */
  readonly meanMoves: number;
  /** Points by seat, regardless of who sat there: the advantage of a seat. */
  readonly seats: readonly number[];
  readonly players: readonly PlayerTally[];
}

export function tallyGames(schedule: readonly GamePairing[], games: readonly PlayedGame[], seats: number): Tally {
  const moves = games.reduce((sum, game) => sum + game.moves.length, 0);
  return {
    games: games.length,
    draws: games.filter(isDraw).length,
    caps: games.filter(({ reason }) => reason === 'cap').length,
    meanMoves: games.length === 0 ? 0 : moves / games.length,
    seats: Array.from({ length: seats }, (_, seat) => games.reduce((sum, { shares }) => sum + shares[seat], 0)),
    players: Array.from({ length: seats }, (_, player) => tallyPlayer(schedule, games, player)),
  };
}

/** Scores of a player in the openings all of whose games were played, in their order: the units of all estimates. */
export function groupScores(
  schedule: readonly GamePairing[],
  games: readonly PlayedGame[],
  seats: number,
  player: number,
): number[] {
  return completeGroups(schedule, games, seats, player).map(({ score }) => score);
}

/** Only those before the first gap: these do not depend on the order in which games ended. */
export function leadingScores(
  schedule: readonly GamePairing[],
  games: readonly PlayedGame[],
  seats: number,
  player: number,
): number[] {
  const groups = completeGroups(schedule, games, seats, player);
  const gap = groups.findIndex(({ opening }, index) => opening !== index);
  return groups.slice(0, gap < 0 ? groups.length : gap).map(({ score }) => score);
}

function completeGroups(
  schedule: readonly GamePairing[],
  games: readonly PlayedGame[],
  seats: number,
  player: number,
): { opening: number; score: number }[] {
  const points = new Map<number, { sum: number; games: number }>();
  for (const { id, shares } of games) {
    const { opening, players } = schedule[id];
    const group = points.get(opening) ?? { sum: 0, games: 0 };
    points.set(opening, { sum: group.sum + shares[players.indexOf(player)], games: group.games + 1 });
  }
  return [...points.entries()]
    .filter(([, group]) => group.games === seats)
    .sort(([a], [b]) => a - b)
    .map(([opening, { sum }]) => ({ opening, score: sum / seats }));
}

function tallyPlayer(schedule: readonly GamePairing[], games: readonly PlayedGame[], player: number): PlayerTally {
  const own = games.map((game) => ({ game, seat: schedule[game.id].players.indexOf(player) }));
  const count = (is: (game: PlayedGame, seat: number) => boolean) =>
    own.filter(({ game, seat }) => is(game, seat)).length;
  const fault = (reason: GameOutcome['reason']) => count((game, seat) => game.seat === seat && game.reason === reason);
  return {
    games: own.length,
    wins: count(({ shares }, seat) => shares[seat] === 1),
    draws: count((game, seat) => game.reason !== 'cap' && game.shares[seat] > 0 && game.shares[seat] < 1),
    losses: count(({ shares }, seat) => shares[seat] === 0),
    caps: count(({ reason }) => reason === 'cap'),
    points: own.reduce((sum, { game, seat }) => sum + game.shares[seat], 0),
    illegalMoves: fault('illegal move'),
    crashes: fault('crash'),
    timeLosses: fault('time'),
    floods: fault('flood'),
  };
}

/** Played to the end without a single winner. */
function isDraw({ reason, shares }: PlayedGame): boolean {
  return reason === 'finished' && !shares.includes(1);
}
