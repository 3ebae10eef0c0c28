import type { Game } from '../../core/game.ts';
import { optionsOf } from '../../core/options.ts';
import { randomMove } from '../../core/play/playout.ts';
import { type Position, startPosition } from '../../core/position.ts';
import { Random } from '../../core/random.ts';
import { type SearchCounts, sumOf } from '../../search/counters.ts';
import { bestSearch } from '../../search/levels/levels.ts';
import { limitsOf } from '../../search/search.ts';
import { cpuSeconds } from './kernel.ts';

/** What the best search of a game counted in some positions of random games, all together. */
export interface SearchBench {
  readonly game: string;
  readonly players: number;
  /** Search nodes of any kind, and how many per CPU second. */
  readonly nodes: number;
  readonly speed: number;
  /** Where the search counts. */
  readonly counts?: SearchCounts;
}

/** Positions, and the most random moves that lead to one: at most two thirds of a typical game. */
const POSITIONS = 8;
const MOST_MOVES = 24;

/** Asks the best search of a game for each number of players about the same positions every time. */
export function benchSearch(game: Game, nodes: number): SearchBench[] {
  return game.options.players.map((players) => {
    const seats = Number(players);
    const search = bestSearch(game, seats, 1);
    const counted: SearchCounts[] = [];
    let worked = 0;
    let all = 0;
    for (const position of walked(game, seats)) {
      const begun = cpuSeconds();
      all += search.think(position, limitsOf({ nodes })).nodes;
      worked += cpuSeconds() - begun;
      if (search.counts !== undefined) counted.push(search.counts());
    }
    const counts = sumOf(counted);
    return {
      ...{ game: game.id, players: seats, nodes: all, speed: Math.round(all / worked) },
      ...(counts === undefined ? {} : { counts }),
    };
  });
}

function walked(game: Game, players: number): Position[] {
  const random = new Random(4);
  const positions: Position[] = [];
  while (positions.length < POSITIONS) {
    const position = startPosition(game, optionsOf(game.options, { players }));
    const moves = Math.round((MOST_MOVES * positions.length) / POSITIONS);
    for (let move = 0; move < moves && !position.over; move++) position.play(randomMove(position, random));
    if (!position.over) positions.push(position);
  }
  return positions;
}

/** Characters of the columns after the game. */
const WIDTHS = [8, 11, 11, 8, 11, 12, 12, 9];

/** A line of the table: shares in percent, '-' where the search does not count. */
export function searchLine({ game, players, nodes, speed, counts }: SearchBench): string {
  const share = (part: number, whole: number) => (whole === 0 ? '-' : ((100 * part) / whole).toFixed(1));
  const shares =
    counts === undefined
      ? ['-', '-', '-', '-', '-']
      : [
          share(counts.hits, counts.probes),
          share(counts.answers, counts.probes),
          share(counts.cutoffs, counts.expanded),
          share(counts.firstCutoffs, counts.cutoffs),
          share(counts.quiet, counts.nodes),
        ];
  return writeRow(game, [players, nodes, speed, ...shares]);
}

function writeRow(first: string, cells: readonly (string | number)[]): string {
  return first.padEnd(12) + cells.map((cell, index) => String(cell).padStart(WIDTHS[index])).join('');
}

export const SEARCH_HEAD = writeRow('game', [
  'players',
  'nodes',
  'nodes/s',
  'hits %',
  'answers %',
  'cut-offs %',
  'by first %',
  'quiet %',
]);
