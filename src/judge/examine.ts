import { exactMove } from '../core/moves.ts';
import type { Position } from '../core/position.ts';
import { writePosition } from '../core/text.ts';
import type { Seat } from '../core/types.ts';
import type { Answer, Question } from '../search/worker/service.ts';
import { lastChance, proveLeader } from './last-chance.ts';
import type { Note, SimpleMove } from './note.ts';
import { endProspect, type Prospect, prospectOf } from './prospect.ts';
import { standing } from './standing.ts';

/** Answers a question, on whatever thread; what it finds on the way is reported first. */
export type Think = (question: Question, report: (answer: Answer) => void) => Promise<Answer>;

/** The simple players whose moves say how difficult a position is: this level, with this many seeds. */
const SIMPLE_LEVEL = 3;
const SIMPLE_PLAYERS = 8;
/** Parts of the nodes for a position: one move after it, and the move of a simple player. */
const MOVE_PART = 2;
const SIMPLE_PART = 8;
/** A move that costs this much, or looks better than the judge's own, is searched again with this many times the nodes. */
const WORTH_A_LOOK = 0.05;
const SECOND_LOOK = 4;

/**
 * What there is to know about a move, made after `ply` others. The move and the judge's own are searched alike, with
 * equal nodes and to the same depth, so that only the moves can make the difference.
 */
export async function examine(
  position: Position,
  ply: number,
  move: string,
  think: Think,
  nodes: number,
): Promise<Note> {
  const { own, whole, best, played } = await weigh(position, ply, move, think, nodes);
  const isOwn = own[0] === move || isBetter(played, best, position);
  const known = new Map([
    [own[0], best],
    [move, played],
  ]);
  const line = isOwn && own[0] !== move ? [move] : own;
  const simple = await simpleMoves(position, ply, think, known, nodes / SIMPLE_PART);
  const missed = isOwn
    ? undefined
    : await lastChance(position, own[0], best, played, (question) => think(question, () => {}));
  const chance = missed === undefined ? {} : { lastChance: missed };
  return { ply, move, line, whole, best: isOwn ? played : best, played, simple, ...chance };
}

/** A move and the judge's own, with what to expect of both. */
export interface Weighed {
  /** The judge's own move, and the continuation it expects. */
  readonly own: readonly string[];
  /** Before either. */
  readonly whole: Prospect;
  /** After the judge's own move. */
  readonly best: Prospect;
  /** After the move. */
  readonly played: Prospect;
}

/** Weighs a move against the judge's own, which is looked for first unless that is done. */
export async function weigh(
  position: Position,
  ply: number,
  move: string,
  think: Think,
  nodes: number,
  found?: Answer,
): Promise<Weighed> {
  const first = found ?? (await think({ ...about(position), nodes }, () => {}));
  const whole = prospectOf(position, first, ply);
  const own = lineOf(first);
  if (own[0] === move) return { own, whole, best: after(whole), played: after(whole) };
  const moves: [string, string] = [own[0], move];
  let [best, played] = await compare(position, ply, moves, think, nodes / MOVE_PART);
  const lost = gain(best, played, position.turn);
  if (lost < 0 || lost >= WORTH_A_LOOK) {
    [best, played] = await compare(position, ply, moves, think, (SECOND_LOOK * nodes) / MOVE_PART);
  }
  const prove = (question: Question) => think(question, () => {});
  best = await proveLeader(position, own[0], best, prove);
  played = await proveLeader(position, move, played, prove);
  // What is proved for the position is proved for the judge's own move.
  return { own, whole, best: whole.within !== undefined && best.within === undefined ? after(whole) : best, played };
}

/** What was proved of a position, one ply later. */
function after(prospect: Prospect): Prospect {
  return prospect.within === undefined ? prospect : { ...prospect, within: prospect.within - 1 };
}

/** What the mover gains in standing by the first prospect over the second. */
export function gain(one: Prospect, other: Prospect, seat: Seat): number {
  const seats = one.shares.length;
  return standing(one.shares[seat], seats) - standing(other.shares[seat], seats);
}

function isBetter(one: Prospect, other: Prospect, { turn }: Position): boolean {
  return gain(one, other, turn) > 0;
}

/** The prospects after two moves, from searches with equal nodes, at the greatest depth that both completed. */
export async function compare(
  position: Position,
  ply: number,
  moves: readonly [string, string],
  think: Think,
  nodes: number,
): Promise<[Prospect, Prospect]> {
  const [one, other] = [
    await thoughtsAfter(position, moves[0], think, Math.ceil(nodes)),
    await thoughtsAfter(position, moves[1], think, Math.ceil(nodes)),
  ];
  const depth = Math.min(one.deepest, other.deepest);
  return [one.prospectAt(ply, depth), other.prospectAt(ply, depth)];
}

/** Everything that a search said about the position after a move. */
interface Thoughts {
  readonly deepest: number;
  /** At this depth; at the end of the search by default, where its depth means nothing, or it has proved something. */
  prospectAt(ply: number, depth?: number): Prospect;
}

async function thoughtsAfter(position: Position, text: string, think: Think, nodes: number): Promise<Thoughts> {
  const after = position.clone();
  after.play(exactMove(position, text));
  if (after.over) return { deepest: Number.POSITIVE_INFINITY, prospectAt: () => endProspect(after) };
  const byDepth = new Map<number, Answer>();
  const last = await think({ ...about(after), nodes }, (answer) => byDepth.set(answer.depth, answer));
  const isTree = after.game.engine.thinking(after.seats).search === 'tree';
  const deepest = isTree || last.proved !== 0 ? Number.POSITIVE_INFINITY : last.depth;
  return {
    deepest,
    prospectAt(ply, depth = deepest) {
      const answer = deepest === Number.POSITIVE_INFINITY ? last : (byDepth.get(depth) ?? last);
      return prospectOf(after, answer, ply + 1);
    },
  };
}

/** What simple players make of the position: their moves, and the prospect after each. */
async function simpleMoves(
  position: Position,
  ply: number,
  think: Think,
  known: ReadonlyMap<string, Prospect>,
  nodes: number,
): Promise<SimpleMove[]> {
  const counts = new Map<string, number>();
  for (let seed = 1; seed <= SIMPLE_PLAYERS; seed++) {
    const { move } = await think({ ...about(position), level: SIMPLE_LEVEL, seed }, () => {});
    counts.set(move, (counts.get(move) ?? 0) + 1);
  }
  const moves: SimpleMove[] = [];
  for (const [move, count] of counts) {
    const prospect = known.get(move) ?? (await thoughtsAfter(position, move, think, Math.ceil(nodes))).prospectAt(ply);
    moves.push({ move, count, prospect });
  }
  return moves;
}

/** The part of a question that says which position it is about. */
export function about(position: Position): Pick<Question, 'game' | 'position'> {
  return { game: position.game.id, position: writePosition(position) };
}

function lineOf({ line, move }: Answer): readonly string[] {
  return line.length === 0 ? [move] : line;
}
