import { expect } from 'vitest';
import { isFault } from '../../src/core/fault.ts';
import type { Game } from '../../src/core/game.ts';
import { legalTexts, readMove } from '../../src/core/moves.ts';
import { optionsOf } from '../../src/core/options.ts';
import { resultOf } from '../../src/core/play/match.ts';
import { perft } from '../../src/core/play/perft.ts';
import { type Position, startPosition } from '../../src/core/position.ts';
import { readPosition, writePosition } from '../../src/core/text.ts';
import { NO_MOVE } from '../../src/core/types.ts';
import { digestMoves, type GoldenCounts, type GoldenGame } from '../../src/node/golden.ts';

/** Replays a game: same legal moves, same positions, same result. */
export function expectGame(game: Game, golden: GoldenGame): void {
  const position = startPosition(game, optionsOf(game.options, golden.options));
  golden.moves.forEach((text, ply) => {
    const legal = legalTexts(position);
    if (golden.lists?.[ply] !== undefined) expect(legal, `legal moves at ply ${ply}`).toEqual(golden.lists[ply]);
    const here = `${writePosition(position)}, ply ${ply} of ${golden.moves.join(' ')}`;
    expect(legal.length, `legal moves in ${here}`).toBe(golden.counts[ply]);
    expect(digestMoves(legal), `other legal moves than ${legal.join(' ')} in ${here}`).toBe(golden.legal[ply]);
    const move = readMove(position, text);
    expect(move, `${text} at ${here}`).not.toBe(NO_MOVE);
    position.play(move);
    expect(writePosition(position), `after ${text} in ${here}`).toBe(golden.positions[ply]);
  });
  const result = resultOf(position);
  const end = `in ${writePosition(position)} after ${golden.moves.join(' ')}`;
  expect(
    result?.winners.map((seat) => seat + 1),
    `winners ${end}`,
  ).toEqual(golden.result?.winners);
  if (result?.scores !== undefined) expect(result.scores, `points ${end}`).toEqual(golden.result?.scores);
}

/** Counts agree to the deepest depth within a number of leaves; returns how many depths were counted. */
export function expectCounts(game: Game, golden: GoldenCounts, mostLeaves: number): number {
  const position = goldenPosition(game, golden);
  const depths = golden.counts.filter((count) => count <= mostLeaves).length;
  const counted = golden.counts.slice(0, depths).map((_, index) => perft(position, index + 1));
  expect(counted, golden.position ?? 'start').toEqual(golden.counts.slice(0, depths));
  return depths;
}

function goldenPosition(game: Game, golden: GoldenCounts): Position {
  if (golden.position === null) return startPosition(game, optionsOf(game.options, golden.options));
  const position = readPosition(game, golden.position);
  if (isFault(position)) throw new Error(`${golden.position}: ${position.fault} (${position.what})`);
  expect(writePosition(position)).toBe(golden.position);
  expect(position.options).toEqual(optionsOf(game.options, golden.options));
  return position;
}
