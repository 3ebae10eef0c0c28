import type { Options } from '../core/options.ts';
import type { Estimate } from './elo.ts';
import { fitLadder } from './ladder.ts';
import type { MatchResult } from './result.ts';
import type { PlayerTally } from './tally.ts';

/** A participant: a short name, and its player word in matches. */
export interface Entrant {
  readonly name: string;
  readonly word: string;
}

/** Two entrants, by their places in the list, and their results. The first player of the match is `one`. */
export interface Encounter {
  readonly one: number;
  readonly other: number;
  readonly result: MatchResult;
}

/** Results of an entrant. */
interface Standing {
  readonly entrant: number;
  readonly points: number;
  readonly games: number;
  /** Elo above the last in the table, whose own is 0. */
  readonly elo: Estimate;
  readonly faults: number;
}

/** A round robin as it is stored. */
export interface Tournament {
  readonly format: 1;
  readonly game: string;
  readonly options: Options;
  readonly entrants: readonly Entrant[];
  /** Best first. */
  readonly standings: readonly Standing[];
  readonly encounters: readonly Encounter[];
}

/** Combines the matches of a round robin. */
export function makeTournament(
  game: string,
  options: Options,
  entrants: readonly Entrant[],
  encounters: readonly Encounter[],
): Tournament {
  const meetings = encounters.map(({ one, other, result }) => {
    return { one, others: other, copies: 1, groups: openingScores(result) };
  });
  const { difference } = fitLadder(entrants.length, meetings);
  const order = entrants.map((_, entrant) => entrant).sort((a, b) => difference(b, a).mean || a - b);
  const last = order[order.length - 1];
  const standings = order.map((entrant): Standing => {
    const tallies = encounters.flatMap((encounter) => tallyOf(encounter, entrant) ?? []);
    const sum = (of: (tally: PlayerTally) => number) => tallies.reduce((total, tally) => total + of(tally), 0);
    return {
      entrant,
      points: sum(({ points }) => points),
      games: sum(({ games }) => games),
      elo: entrant === last ? { mean: 0, low: 0, high: 0 } : difference(entrant, last),
      faults: sum(faultsOf),
    };
  });
  return { format: 1, game, options, entrants, standings, encounters };
}

/** Points of an entrant in its games against another; undefined where they never met. */
export function pointsAgainst({ encounters }: Tournament, entrant: number, other: number): PlayerTally | undefined {
  for (const encounter of encounters) {
    if (encounter.one === other || encounter.other === other) {
      const tally = tallyOf(encounter, entrant);
      if (tally !== undefined && entrant !== other) return tally;
    }
  }
  return undefined;
}

/** Games that were lost by the player's own fault. */
function faultsOf({ illegalMoves, crashes, timeLosses, floods }: PlayerTally): number {
  return illegalMoves + crashes + timeLosses + floods;
}

/** Score of the first player in each opening that was played from all seats, in the order of the openings. */
export function openingScores({ games, players }: MatchResult): number[] {
  const groups = new Map<number, number[]>();
  for (const { opening, shares, players: seated } of games) {
    const group = groups.get(opening) ?? [];
    group.push(shares[seated.indexOf(0)]);
    groups.set(opening, group);
  }
  return [...groups.entries()]
    .filter(([, shares]) => shares.length === players.length)
    .sort(([a], [b]) => a - b)
    .map(([, shares]) => shares.reduce((sum, share) => sum + share, 0) / shares.length);
}

function tallyOf({ one, other, result }: Encounter, entrant: number): PlayerTally | undefined {
  if (entrant !== one && entrant !== other) return undefined;
  return result.tally.players[entrant === one ? 0 : 1];
}
