import type { Game } from '../../src/core/game.ts';
import { legalMoves, writeMove } from '../../src/core/moves.ts';
import type { Options } from '../../src/core/options.ts';
import { randomMove } from '../../src/core/play/playout.ts';
import { type Position, startPosition } from '../../src/core/position.ts';
import type { Random } from '../../src/core/random.ts';
import { writePosition } from '../../src/core/text.ts';
import {
  type Entry,
  type GameRecord,
  MOVE_MARKS,
  type MoveLine,
  type Outcome,
  outcomeByRules,
} from '../../src/record/record.ts';

/** What people, including hostile ones, write into comments and tags. */
const SAYINGS = [
  'good',
  'a } b { c',
  'C:\\dir\\',
  'C:\\new\\',
  '[%eval 9]',
  '\\[%clk 1]',
  '( 1. a1 ) *',
  'não é só “isto” — 盤 🎲',
  '"quoted" ; 1-0',
  'a very long remark that has to be broken over several lines because it goes on and on and on and on and on',
];

/** Comments have lines as well. */
const COMMENTS = [
  ...SAYINGS,
  'line one\n\nline  two \n   three',
  '👩\u200D👩\u200D👧 🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F} ❤\uFE0F',
];

/** A checked record of random moves, with everything that a record can have. */
export function anyRecord(game: Game, options: Options, random: Random, most: number): GameRecord {
  const begun = startPosition(game, options);
  const fromMiddle = random.below(4) === 0;
  for (let left = fromMiddle ? random.below(20) : 0; left > 0 && !begun.over; left--) {
    begun.play(randomMove(begun, random));
  }
  const position = begun.clone();
  const isUsual = startPosition(game, options).equals(position);
  const start = isUsual ? {} : { start: writePosition(position) };
  const line = anyLine(position, random, random.below(most), 0);
  for (const { move } of line) play(position, move);
  const outcome = outcomeByRules(position) ?? anyOutcome(options.players, random);
  return {
    game,
    options,
    ...start,
    tags: anyTags(random),
    ...(random.below(3) === 0 ? { comment: pick(COMMENTS, random) } : {}),
    line,
    ...(outcome === undefined ? {} : { outcome }),
  };
}

function anyLine(position: Position, random: Random, length: number, depth: number): MoveLine {
  const first = position.ply;
  const line: Entry[] = [];
  const talks = random.below(2) === 0;
  for (let left = length; left > 0 && !position.over; left--) {
    const move = randomMove(position, random);
    const text = writeMove(position, move);
    line.push({ move: text, ...(talks ? anySaid(position, random, depth) : {}) });
    position.play(move);
  }
  while (position.ply > first) position.undo();
  return line;
}

function anySaid(position: Position, random: Random, depth: number): Omit<Entry, 'move'> {
  const often = (chance: number) => random.below(chance) === 0;
  const variations = often(6 + 4 * depth)
    ? Array.from({ length: 1 + random.below(2) }, () => anyLine(position, random, 1 + random.below(5), depth + 1))
    : [];
  return {
    ...(often(4) ? { mark: pick(MOVE_MARKS, random) } : {}),
    ...(often(4) ? { comment: pick(COMMENTS, random) } : {}),
    ...(often(4) ? { evaluation: anyEvaluation(position.seats, random) } : {}),
    ...(often(4) ? { clock: random.below(2) === 0 ? 1000 * random.below(90_000) : random.below(2 ** 31) } : {}),
    ...(variations.length > 0 ? { variations } : {}),
  };
}

function anyEvaluation(seats: number, random: Random): NonNullable<Entry['evaluation']> {
  const kind = random.below(3);
  if (kind === 0) return { score: random.below(20_001) - 10_000 };
  if (kind === 1) return { win: random.below(2) === 0 ? 1 + random.below(99) : -1 - random.below(99) };
  return { shares: Array.from({ length: seats }, () => random.below(1001)) };
}

function anyOutcome(seats: number, random: Random): Outcome | undefined {
  const loser = random.below(seats);
  const others = Array.from({ length: seats }, (_, seat) => seat).filter((seat) => seat !== loser);
  return [
    undefined,
    { reason: 'resignation', winners: others, loser } as const,
    { reason: 'time', winners: [others[0]], loser } as const,
    { reason: 'agreement', winners: Array.from({ length: seats }, (_, seat) => seat) } as const,
    { reason: 'adjudication', winners: [loser] } as const,
    { reason: 'abandoned', winners: [] } as const,
  ][random.below(6)];
}

function anyTags(random: Random): GameRecord['tags'] {
  const names = ['Event', 'Site', 'Date', 'Round', 'Player1', 'Player2', 'Engine2', 'Level2', 'Nodes2', 'Seed'];
  const chosen = names.filter(() => random.below(3) === 0);
  return Object.fromEntries(chosen.map((name) => [name, pick(SAYINGS, random)]));
}

function pick<Item>(items: readonly Item[], random: Random): Item {
  return items[random.below(items.length)];
}

function play(position: Position, text: string): void {
  const move = legalMoves(position).find((one) => writeMove(position, one) === text);
  if (move === undefined) throw new Error(text);
  position.play(move);
}
