import { exactMove, searchedMoves } from '../../core/moves.ts';
import type { Position } from '../../core/position.ts';
import { Random } from '../../core/random.ts';
import { LEVELS } from '../../search/levels/levels.ts';
import type { Answer } from '../../search/worker/service.ts';
import { about, compare, examine, type Think } from '../examine.ts';
import type { Note } from '../note.ts';
import type { Prospect } from '../prospect.ts';

/** How positions are found in which all levels are asked for a move. */
export interface LevelPlay {
  /** Positions of each game. */
  readonly samples: number;
  /** Of the judge, for each position. */
  readonly nodes: number;
}

/** A game of levels near each other, and what all of them would have played at some of its positions. */
export interface LevelGame {
  readonly seed: number;
  readonly samples: readonly LevelSample[];
  /** One of the moves, judged again. */
  readonly deep?: DeepMove;
}

/** A move that was not the judge's own, as it was judged, and both moves again with many times the nodes. */
export interface DeepMove {
  readonly seat: number;
  readonly note: Note;
  readonly best: Prospect;
  readonly played: Prospect;
}

/** What the judge, uncalibrated, notes of each move that some level chose. */
interface LevelSample {
  readonly seat: number;
  readonly moves: readonly { readonly levels: readonly number[]; readonly note: Note }[];
}

/** The strongest level that plays; those above would take most of the time. */
const STRONGEST = 8;
/** Levels of one game lie within this many of each other. */
const NEAR = 3;
/** The last level thinks as long as the judge does for six positions, and is asked at one in this many. */
const LAST_EVERY = 3;
/** How many times the nodes show the judge's error, and the part of its nodes that it uses for one of two moves. */
export const DEEPER = 16;
const MOVE_PART = 2;
const OPENING = 4;
const CAP = 400;

/** Plays one game, and asks every level for a move at some of its positions. Equal seeds give equal games. */
export async function playLevels(start: Position, play: LevelPlay, seed: number, think: Think): Promise<LevelGame> {
  const random = new Random(seed);
  const lowest = 1 + random.below(STRONGEST - NEAR + 1);
  const levels = Array.from({ length: start.seats }, () => lowest + random.below(NEAR));
  const opening = random.below(OPENING + 1);
  const moves: string[] = [];
  const position = start.clone();
  while (!position.over && moves.length < CAP) {
    const level = moves.length < opening ? 1 : levels[position.turn];
    const { move } = await think({ ...about(position), level, seed: seed + moves.length }, () => {});
    moves.push(move);
    position.play(exactMove(position, move));
  }
  const plies = Array.from({ length: play.samples }, () => random.below(moves.length));
  const samples: LevelSample[] = [];
  for (const [index, ply] of [...new Set(plies)].entries()) {
    const here = start.clone();
    for (const move of moves.slice(0, ply)) here.play(exactMove(here, move));
    const last = (seed + index) % LAST_EVERY === 0 ? LEVELS : LEVELS - 1;
    if (searchedMoves(here).length < 2) continue;
    const sample = await askLevels(here, ply, last, play.nodes, seed, think);
    if (sample !== undefined) samples.push(sample);
  }
  const deep = await judgeAgain(start, moves, samples, play.nodes, random, think);
  return { seed, samples, ...(deep === undefined ? {} : { deep }) };
}

async function judgeAgain(
  start: Position,
  moves: readonly string[],
  samples: readonly LevelSample[],
  nodes: number,
  random: Random,
  think: Think,
): Promise<DeepMove | undefined> {
  const compared = samples.flatMap(({ seat, moves }) =>
    moves.filter(({ note }) => note.line[0] !== note.move).map(({ note }) => ({ seat, note })),
  );
  if (compared.length === 0) return undefined;
  const { seat, note } = compared[random.below(compared.length)];
  const position = start.clone();
  for (const move of moves.slice(0, note.ply)) position.play(exactMove(position, move));
  const both: [string, string] = [note.line[0], note.move];
  const [best, played] = await compare(position, note.ply, both, think, (DEEPER * nodes) / MOVE_PART);
  return { seat, note, best, played };
}

/** Undefined where it is proved who wins: there no move tells anything. */
async function askLevels(
  position: Position,
  ply: number,
  last: number,
  nodes: number,
  seed: number,
  think: Think,
): Promise<LevelSample | undefined> {
  const asked = remembering(think);
  const { proved } = await asked({ ...about(position), nodes }, () => {});
  if (proved !== 0) return undefined;
  const byMove = new Map<string, number[]>();
  for (let level = 1; level <= last; level++) {
    const { move } = await asked({ ...about(position), level, seed: seed + level }, () => {});
    byMove.set(move, [...(byMove.get(move) ?? []), level]);
  }
  const moves: { levels: number[]; note: Note }[] = [];
  for (const [move, levels] of byMove) moves.push({ levels, note: await examine(position, ply, move, asked, nodes) });
  return { seat: position.turn, moves };
}

/** The same question is not thought about twice. */
function remembering(think: Think): Think {
  const known = new Map<string, readonly Answer[]>();
  return async (question, report) => {
    const key = JSON.stringify(question);
    const answers = known.get(key) ?? (await answersTo());
    for (const answer of answers.slice(0, -1)) report(answer);
    return answers[answers.length - 1];

    async function answersTo(): Promise<readonly Answer[]> {
      const answers: Answer[] = [];
      answers.push(await think(question, (answer) => answers.push(answer)));
      known.set(key, answers);
      return answers;
    }
  };
}
