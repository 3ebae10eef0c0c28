import { describe, expect, test } from 'vitest';
import { MOST_FEATURES } from '../src/core/engine.ts';
import { isFault } from '../src/core/fault.ts';
import { resultOf } from '../src/core/match.ts';
import { mirrored } from '../src/core/mirror.ts';
import { legalMoves, readMove, writeMove } from '../src/core/moves.ts';
import { pick } from '../src/core/picker.ts';
import { randomMove } from '../src/core/playout.ts';
import { type Position, startPosition } from '../src/core/position.ts';
import { Random } from '../src/core/random.ts';
import { boardSymmetries } from '../src/core/symmetry.ts';
import { readPosition, writePosition } from '../src/core/text.ts';
import { sayResult } from '../src/view/words.ts';
import { cases, usualCases } from './cases.ts';

/** Games played with the usual options, and with each other one; the costly checks are made at about one ply in eight. */
const USUAL_GAMES = 6;
const OTHER_GAMES = 2;
/** Moves of a game that does not say how long it can last: rules that never end are a mistake. */
const MOST_PLIES = 20_000;

describe.each(cases)('$name', ({ game, options, usual }) => {
  test('random games keep the contract at every ply', () => {
    const random = new Random(7);
    for (let round = usual ? USUAL_GAMES : OTHER_GAMES; round > 0; round--) {
      const position = startPosition(game, options);
      while (!position.over) {
        const moves = legalMoves(position);
        expectMoves(position, moves);
        const move = moves[random.below(moves.length)];
        expectUndo(position, move);
        expectEvaluation(position);
        if (random.below(8) === 0) {
          expectTexts(position, moves);
          expectPaths(position, moves);
          expectClone(position, move);
          expectSymmetries(position, moves);
          expectPolicy(position, moves);
        }
        position.play(move);
        expectSame(position);
        expect(position.ply).toBeLessThanOrEqual(game.longest?.(options) ?? MOST_PLIES);
      }
      expectResult(position);
    }
  });
});

describe.each(usualCases)('$name', ({ game, options }) => {
  test('every legal move is sampled equally often', () => {
    const random = new Random(3);
    const position = startPosition(game, options);
    for (let ply = 0; ply < 12 && !position.over; ply++) {
      const moves = legalMoves(position);
      const seen = new Map(moves.map((move) => [move, 0]));
      const draws = 200 * moves.length;
      for (let draw = 0; draw < draws; draw++) {
        const move = randomMove(position, random);
        seen.set(move, (seen.get(move) ?? 0) + 1);
      }
      expect([...seen.keys()], 'only legal moves').toEqual(moves);
      // Each count is about 200 ± 14; the seed is fixed, so this either always passes or always fails.
      for (const [move, count] of seen) expect(Math.abs(count - 200), writeMove(position, move)).toBeLessThan(80);
      position.play(moves[random.below(moves.length)]);
    }
  });
});

function expectMoves(position: Position, moves: readonly number[]): void {
  const { rules } = position;
  expect(moves.length).toBeGreaterThan(0);
  expect(moves.length).toBeLessThanOrEqual(rules.mostMoves);
  expect(new Set(moves).size).toBe(moves.length);
  expect(Math.min(...moves)).toBeGreaterThanOrEqual(0);
  expect(Math.max(...moves)).toBeLessThan(rules.moveLimit);
}

function expectUndo(position: Position, move: number): void {
  const slots = position.slots.slice();
  const { keyLo, keyHi, ply } = position;
  position.play(move);
  expect(position.ply).toBe(ply + 1);
  position.undo();
  expect(position.slots).toEqual(slots);
  expect([position.keyLo, position.keyHi, position.ply]).toEqual([keyLo, keyHi, ply]);
}

/** A whole number; of two players one stands as well as the other badly. */
function expectEvaluation(position: Position): void {
  const { game, seats, slots } = position;
  const before = slots.slice();
  const values = Array.from({ length: seats }, (_, seat) => game.engine.evaluate(position, seat));
  expect(values.every(Number.isInteger)).toBe(true);
  if (seats === 2) expect(values[0] + values[1]).toBe(0);
  expect(slots).toEqual(before);
}

/** Key kept = key computed; position text there and back; the plain derivation agrees with the step-by-step one. */
function expectSame(position: Position): void {
  const computed = position.clone();
  computed.forget();
  expect([computed.keyLo, computed.keyHi]).toEqual([position.keyLo, position.keyHi]);
  const text = writePosition(position);
  const read = readPosition(position.game, text);
  if (isFault(read)) throw new Error(`${text}: ${read.fault} (${read.what})`);
  expect(writePosition(read)).toBe(text);
  expect(read.options).toEqual(position.options);
  expect([read.turn, read.winners, position.over ? read.ending : 0], text).toEqual([
    position.turn,
    position.winners,
    position.over ? position.ending : 0,
  ]);
  expect(read.equals(position), text).toBe(true);
  // Compared as text: a list of thousands, compared one by one, is what this test would mostly do.
  const inOrder = (one: Position) => legalMoves(one).sort((a, b) => a - b);
  expect(inOrder(read).join(), text).toBe(inOrder(position).join());
}

function expectTexts(position: Position, moves: readonly number[]): void {
  const texts = moves.map((move) => writeMove(position, move));
  expect(new Set(texts).size).toBe(texts.length);
  for (const at of [0, moves.length >> 1, moves.length - 1]) {
    expect(readMove(position, texts[at])).toBe(moves[at]);
    expect(readMove(position, ` ${texts[at].toUpperCase()} `)).toBe(moves[at]);
  }
}

function expectPaths(position: Position, moves: readonly number[]): void {
  const { notation } = position.game;
  for (const move of [moves[0], moves[moves.length >> 1], moves[moves.length - 1]]) {
    const path = notation.path(position, move);
    path.forEach((cell, at) => {
      expect(pick(position, path.slice(0, at)).next).toContain(cell);
    });
    const choice = notation.choice(position, move);
    const picked = pick(position, path).moves.filter((one) => notation.choice(position, one) === choice);
    expect(picked).toEqual([move]);
  }
}

function expectClone(position: Position, move: number): void {
  const text = writePosition(position);
  const twin = position.clone();
  expect(twin.equals(position)).toBe(true);
  twin.play(move);
  expect(writePosition(position)).toBe(text);
  position.play(move);
  expect(twin.equals(position)).toBe(true);
  expect([twin.keyLo, twin.keyHi]).toEqual([position.keyLo, position.keyHi]);
  position.undo();
}

/** Features that exist and, seen in a mirror, are the same. */
function expectPolicy(position: Position, moves: readonly number[]): void {
  const { mirror, engine } = position.game;
  const { policy } = engine;
  if (policy === undefined) return;
  expect(policy.factors).toHaveLength(policy.featureCount);
  expect(policy.factors.every((factor) => factor > 0)).toBe(true);
  const featuresIn = (seen: Position, move: number) => {
    const out = new Int32Array(MOST_FEATURES);
    const count = policy.features(seen, move, out);
    return [...out.subarray(0, count)];
  };
  policy.look(position);
  const features = moves.map((move) => featuresIn(position, move));
  expect(features.flat().every((feature) => feature >= 0 && feature < policy.featureCount)).toBe(true);
  for (const symmetry of boardSymmetries(position.board)) {
    for (const seats of mirror.seatings(symmetry, position.options)) {
      const image = mirrored(position, symmetry, seats);
      policy.look(image);
      expect(moves.map((move) => featuresIn(image, mirror.move(move, symmetry)))).toEqual(features);
    }
  }
}

/** A position seen in a mirror has the moves seen in the mirror, and they lead to mirrored positions. */
function expectSymmetries(position: Position, moves: readonly number[]): void {
  const { game, options } = position;
  for (const symmetry of boardSymmetries(position.board)) {
    for (const seats of game.mirror.seatings(symmetry, options)) {
      const image = mirrored(position, symmetry, seats);
      const wanted = moves.map((move) => game.mirror.move(move, symmetry)).sort((a, b) => a - b);
      expect(
        legalMoves(image).sort((a, b) => a - b),
        writePosition(image),
      ).toEqual(wanted);
      const [move] = moves;
      position.play(move);
      image.play(game.mirror.move(move, symmetry));
      expect(writePosition(image)).toBe(writePosition(mirrored(position, symmetry, seats)));
      expect(image.over).toBe(position.over);
      position.undo();
      image.undo();
      for (let seat = 0; seat < position.seats; seat++) {
        expect(game.engine.evaluate(image, seats[seat]), writePosition(image)).toBe(
          game.engine.evaluate(position, seat),
        );
      }
    }
  }
}

function expectResult(position: Position): void {
  const result = resultOf(position);
  expect(result?.winners.length).toBeGreaterThan(0);
  if (!position.game.canDraw) expect(result?.winners.length).toBe(1);
  expect(legalMoves(position)).toEqual([]);
  if (result === undefined) return;
  for (const language of ['en', 'pt'] as const)
    expect(sayResult(position.game, result, language)).toMatch(/\w+\. .+\.$/);
  if (result.scores !== undefined) expect(result.scores.length).toBe(position.seats);
}
