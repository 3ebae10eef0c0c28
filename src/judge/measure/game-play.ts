import { exactMove } from '../../core/moves.ts';
import type { Position } from '../../core/position.ts';
import { Random } from '../../core/random.ts';
import { LEVELS } from '../../search/levels/levels.ts';
import { about, compare, gain, type Think } from '../examine.ts';
import { type Like, likeOf } from '../like.ts';
import type { Note } from '../note.ts';
import { calibrationOf } from '../prospect.ts';
import { examineGame } from '../review.ts';
import { type VerdictMark, verdictsOn } from '../verdicts.ts';
import { type CheckedMove, checkClaims } from './claim-checks.ts';

/** How whole games are played and reviewed, to see how far a review can be trusted. */
export interface MeasuredPlay {
  /** The levels that play; in one game of four the last level plays itself. */
  readonly levels: readonly [number, number];
  /** Of the judge, for each position. */
  readonly nodes: number;
  /** Moves of a game whose claims are checked, besides all that cost much. */
  readonly checks: number;
}

/** A game of known levels, and what its review says. */
export interface MeasuredGame {
  readonly seed: number;
  /** The level of each seat. */
  readonly levels: readonly number[];
  readonly like: readonly (Like | null)[];
  readonly samples: readonly MeasuredMove[];
}

/** What the review says of a move. */
interface MeasuredMove {
  readonly seat: number;
  readonly cost: number;
  readonly mark: VerdictMark | null;
  /** Whether it is what the judge would play, whatever it thought later. */
  readonly isOwn: boolean;
  /** What it costs with many times the nodes, where that was asked. */
  readonly deep?: number;
  /** Whether that was asked because of the mark, or at random. */
  readonly isDrawn?: boolean;
  readonly claims?: CheckedMove;
}

/** How many times the nodes confirm a blunder, and the part of its nodes that the judge uses for one of two moves. */
const SURE = 30;
const MOVE_PART = 2;
/** Levels of one game lie within this many of each other. */
const NEAR = 3;
/** One game in this many is the last level's against itself. */
const LAST_EVERY = 4;
/** Moves at the beginning, at most, that the weakest level chooses: games differ. They are not counted. */
const OPENING = 4;
const CAP = 400;
/** A move that costs so much has its claims checked. */
export const COSTLY = 0.1;

/** Plays a game, reviews it, and checks what is said. Equal seeds give equal games. */
export async function playMeasured(
  start: Position,
  play: MeasuredPlay,
  seed: number,
  think: Think,
): Promise<MeasuredGame> {
  const random = new Random(seed);
  const levels = levelsOf(start.seats, play.levels, seed, random);
  const opening = random.below(OPENING + 1);
  const moves = await movesOf(start, levels, seed, opening, think);
  const notes: Note[] = [];
  for await (const note of examineGame(start, moves, [], think, play.nodes)) notes.push(note);
  const verdicts = verdictsOn(start, moves, notes).filter(({ ply }) => ply >= opening);
  const checked = new Set(Array.from({ length: play.checks }, () => random.below(moves.length)));
  const blunders = verdicts.filter(({ mark }) => mark === '??').map(({ ply }) => ply);
  const compared = notes.filter(({ ply, line, move }) => ply >= opening && line[0] !== move).map(({ ply }) => ply);
  const drawn = compared[random.below(Math.max(1, compared.length))];
  const asked = new Set([blunders[random.below(Math.max(1, blunders.length))], drawn]);
  const samples: MeasuredMove[] = [];
  const position = start.clone();
  for (const move of moves.slice(0, opening)) position.play(exactMove(position, move));
  for (const verdict of verdicts) {
    const { ply, move, seat, cost, mark = null } = verdict;
    const note = notes.find((one) => one.ply === ply);
    const isOwn = note?.line[0] === move;
    const isChecked = verdict.isChoice && (cost >= COSTLY || checked.has(ply));
    const deep = note !== undefined && asked.has(ply) ? { deep: await deepCost(position, note, play, think) } : {};
    const claims = isChecked ? { claims: await checkClaims(position.clone(), verdict, think, play.nodes) } : {};
    samples.push({ seat, cost, mark, isOwn, ...deep, ...(ply === drawn ? { isDrawn: true } : {}), ...claims });
    position.play(exactMove(position, move));
  }
  const costs = calibrationOf(start)?.like;
  const like = levels.map(
    (_, seat) =>
      likeOf(
        verdicts.filter((one) => one.seat === seat),
        costs,
      ) ?? null,
  );
  return { seed, levels, like, samples };
}

function levelsOf(seats: number, [low, high]: MeasuredPlay['levels'], seed: number, random: Random): number[] {
  if (seed % LAST_EVERY === LAST_EVERY - 1) return Array(seats).fill(LEVELS);
  const lowest = low + random.below(Math.max(1, high - low + 2 - NEAR));
  return Array.from({ length: seats }, () => Math.min(high, lowest + random.below(NEAR)));
}

async function movesOf(
  start: Position,
  levels: readonly number[],
  seed: number,
  opening: number,
  think: Think,
): Promise<string[]> {
  const position = start.clone();
  const moves: string[] = [];
  while (!position.over && moves.length < CAP) {
    const level = moves.length < opening ? 1 : levels[position.turn];
    const { move } = await think({ ...about(position), level, seed: seed + moves.length }, () => {});
    moves.push(move);
    position.play(exactMove(position, move));
  }
  return moves;
}

async function deepCost(
  position: Position,
  { ply, line, move }: Note,
  { nodes }: MeasuredPlay,
  think: Think,
): Promise<number> {
  if (line[0] === move) return 0;
  const [best, played] = await compare(position, ply, [line[0], move], think, (SURE * nodes) / MOVE_PART);
  return Math.max(0, gain(best, played, position.turn));
}
