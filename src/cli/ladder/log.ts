import { closeSync, existsSync, openSync, readSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import type { Game } from '../../core/game.ts';
import { hashText } from '../../core/hash.ts';
import { optionsOf } from '../../core/options.ts';
import { randomMove } from '../../core/play/playout.ts';
import { type Position, startPosition } from '../../core/position.ts';
import { Random } from '../../core/random.ts';
import { followLinks } from '../../node/files.ts';
import { say } from '../../node/words/say.ts';
import { levelOf, levelSearch } from '../../search/levels/levels.ts';
import { limitsOf } from '../../search/search.ts';

/** Two levels of a ladder whose games a file keeps; level 0 plays random moves. */
export interface LoggedMeeting {
  readonly game: Game;
  readonly seats: number;
  readonly one: number;
  readonly others: number;
  /** As the arena names them. */
  readonly players: readonly string[];
  readonly seed: number;
}

/** Positions that every level is asked about, with at most this many nodes each: enough to tell players apart. */
const POSITIONS = 8;
const PLIES_BETWEEN = 4;
const NODES = 2000;
/** Bytes that hold the first line of a log. */
const HEAD_BYTES = 8192;

/** A changed table of levels must not continue the games of this one; those of unchanged levels may stay. */
export function ladderLog(folder: string, { game, seats, one, others, players, seed }: LoggedMeeting): string {
  const described = [one, others].map((level) => (level === 0 ? 'random' : levelOf(game, seats, level)));
  // Levels were called rungs when the first logs were named.
  const named = players.map((word) => word.replace(/^level:/, 'rung:'));
  const mark = hashText(JSON.stringify([described, named, seed])).slice(0, 8);
  return join(folder, `${one}-${others}-${mark}.jsonl`);
}

/** What a level does in fixed positions, as a short text: it differs when weights, rules or searches have changed. */
export function habitsOf(game: Game, seats: number, level: number): string {
  if (level === 0) return 'random';
  const search = levelSearch(game, seats, level, 1);
  const limits = limitsOf({ nodes: Math.min(NODES, levelOf(game, seats, level).nodes) });
  const said = somePositions(game, seats).map((position) => {
    const { move, score, nodes } = search.think(position, limits);
    return [move, score, nodes];
  });
  return hashText(JSON.stringify(said)).slice(0, 8);
}

/** What plays as level 0, and the levels above it. */
export function nameOfLevel(level: number): string {
  return level === 0 ? say('random moves') : say('level {level}', { level });
}

/** Sets aside games played by other players, and says so; undefined if there are none. */
export function putAside(file: string, { one, others }: LoggedMeeting, habits: readonly string[]): string | undefined {
  if (!existsSync(file)) return undefined;
  const old = habitsIn(file);
  if (old !== undefined && old.join() === habits.join()) return undefined;
  const place = followLinks(file);
  const aside = `${place}.old`;
  renameSync(place, aside);
  return say(
    'The games of level {level} against {others} were played with other weights or searches; they are kept as {file} and played again.',
    { level: one, others: nameOfLevel(others), file: aside },
  );
}

function habitsIn(file: string): readonly unknown[] | undefined {
  const bytes = Buffer.alloc(HEAD_BYTES);
  const handle = openSync(file, 'r');
  const length = readSync(handle, bytes);
  closeSync(handle);
  try {
    const { habits } = JSON.parse(bytes.toString('utf8', 0, length).split('\n')[0]);
    return Array.isArray(habits) ? habits : undefined;
  } catch {
    return undefined;
  }
}

/** Of random games, ever further from their start. */
function somePositions(game: Game, seats: number): Position[] {
  const random = new Random(1);
  const positions: Position[] = [];
  while (positions.length < POSITIONS) {
    const position = startPosition(game, optionsOf(game.options, { players: seats }));
    for (let ply = 0; ply < PLIES_BETWEEN * positions.length && !position.over; ply++) {
      position.play(randomMove(position, random));
    }
    if (!position.over) positions.push(position);
  }
  return positions;
}
