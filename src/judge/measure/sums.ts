import { LEVELS } from '../../search/levels/levels.ts';
import { COSTLY, type MeasuredGame } from './game-play.ts';

/** A blunder is confirmed if it costs this much with more nodes; one that costs that much with more nodes should be found. */
const CONFIRMED = 0.1;
const CERTAIN = 0.25;

/** So many of so many. */
export interface SoMany {
  readonly count: number;
  readonly of: number;
}

/** How far reviews of whole games can be trusted. */
export interface Measures {
  readonly games: number;
  readonly moves: number;
  /** Moves of the last level against itself that are marked ? or ??. */
  readonly last: SoMany;
  /** The judge's own choices that are. */
  readonly own: SoMany;
  /** Of the moves marked ?? that were judged again, those confirmed. */
  readonly confirmed: SoMany;
  /** Of the moves drawn that are certainly blunders with more nodes, those marked ??. */
  readonly found: SoMany;
  /** Of the claims said to be proved, those that trying everything found true; and false; the rest took too long. */
  readonly proved: SoMany;
  readonly wrong: number;
  /** Of the costly moves, those of which more than an estimate is said. */
  readonly told: SoMany;
  /** Of the claims that could be checked, those that are false of the other move. */
  readonly apart: SoMany;
  /** Players for whom a level was found, its mean distance from the true one, and intervals that hold that. */
  readonly like: { readonly players: number; readonly error: number; readonly held: number };
}

/** Sums up what was measured. */
export function sumUp(games: readonly MeasuredGame[]): Measures {
  const all = games.flatMap(({ levels, samples }) => samples.map((move) => ({ ...move, level: levels[move.seat] })));
  const isBlamed = ({ mark }: (typeof all)[number]) => mark === '?' || mark === '??';
  const part = <Item>(items: readonly Item[], isSo: (item: Item) => boolean): SoMany => ({
    count: items.filter(isSo).length,
    of: items.length,
  });
  const ofLast = games.filter(({ levels }) => levels.every((level) => level === LEVELS));
  const again = all.filter(({ mark, deep }) => mark === '??' && deep !== undefined);
  const certain = all.filter(({ isDrawn, deep = 0 }) => isDrawn === true && deep >= CERTAIN);
  const claims = all.flatMap((move) => move.claims?.claims ?? []);
  const proved = claims.filter(({ isProved }) => isProved);
  return {
    games: games.length,
    moves: all.length,
    last: part(
      ofLast.flatMap(({ samples }) => samples),
      ({ mark }) => mark === '?' || mark === '??',
    ),
    own: part(
      all.filter(({ isOwn }) => isOwn),
      isBlamed,
    ),
    confirmed: part(again, ({ deep = 0 }) => deep >= CONFIRMED),
    found: part(certain, ({ mark }) => mark === '??'),
    proved: part(proved, ({ isTrue }) => isTrue === true),
    wrong: proved.filter(({ isTrue }) => isTrue === false).length,
    told: part(
      all.filter(({ cost, claims }) => cost >= COSTLY && claims !== undefined),
      (move) => move.claims?.isTold === true,
    ),
    apart: part(
      claims.filter(({ isShared }) => isShared !== null),
      ({ isShared }) => isShared === false,
    ),
    like: likeness(games),
  };
}

function likeness(games: readonly MeasuredGame[]): Measures['like'] {
  const players = games.flatMap(({ levels, like }) =>
    like.flatMap((found, seat) => (found === null ? [] : [{ ...found, truth: levels[seat] }])),
  );
  const count = Math.max(1, players.length);
  return {
    players: players.length,
    error: players.reduce((sum, { level, truth }) => sum + Math.abs(level - truth), 0) / count,
    held: players.filter(({ low, high, truth }) => low - 0.05 <= truth && truth <= high + 0.05).length / count,
  };
}
