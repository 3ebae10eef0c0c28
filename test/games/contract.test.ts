import process from 'node:process';
import { describe, expect, test } from 'vitest';
import { MOST_FEATURES } from '../../src/core/engine.ts';
import { isFault } from '../../src/core/fault.ts';
import { mirrored } from '../../src/core/mirror.ts';
import { legalMoves, legalTexts, readMove, writeMove } from '../../src/core/moves.ts';
import { resultOf } from '../../src/core/play/match.ts';
import { pick } from '../../src/core/play/picker.ts';
import { randomMove } from '../../src/core/play/playout.ts';
import { sayResult } from '../../src/core/play/words.ts';
import { type Position, startPosition } from '../../src/core/position.ts';
import { Random } from '../../src/core/random.ts';
import { boardSymmetries } from '../../src/core/symmetry.ts';
import { readPosition, writePosition } from '../../src/core/text.ts';
import { NO_MOVE } from '../../src/core/types.ts';
import { cases, usualCases } from '../support/cases.ts';

/**
 * Games played with the default options, and with each other one, GAMUT_LONG=1 more; costly checks are made at about
 * one ply in eight.
 */
const [USUAL_GAMES, OTHER_GAMES] = process.env.GAMUT_LONG === '1' ? [12, 6] : [6, 1];
/** Moves of a game that does not say how long it can last: rules that never end are a mistake. */
const MOST_PLIES = 20_000;

const SEED = 7;

/** The position of a game for failure messages: enough to reproduce it. */
function situation(position: Position, move?: number): string {
  const played = move === undefined ? '' : ` before ${writeMove(position, move)}`;
  return `${position.game.name}, seed ${SEED}, ply ${position.ply}${played}: ${writePosition(position)}`;
}

describe.each(cases)('$name', ({ game, options, usual }) => {
  test('random games keep the contract at every ply', () => {
    const random = new Random(SEED);
    for (let round = usual ? USUAL_GAMES : OTHER_GAMES; round > 0; round--) {
      const position = startPosition(game, options);
      while (!position.over) {
        const moves = legalMoves(position);
        expectMoves(position, moves);
        const move = moves[random.below(moves.length)];
        expectUndo(position, move);
        expectPass(position);
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
        const most = game.longest?.(options) ?? MOST_PLIES;
        holds(position.ply <= most, () => `longer than ${most} plies: ${situation(position)}`);
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

/** Messages are written only when they are needed: writing them takes longer than all that is checked. */
function holds(isSo: boolean, say: () => string): void {
  if (!isSo) throw new Error(say());
}

function expectMoves(position: Position, moves: readonly number[]): void {
  const { rules } = position;
  const where = () => situation(position);
  for (const { mostMoves, generate } of [rules, rules.generateAll ?? rules]) {
    // With room for more than it may write: otherwise an overflow would go unnoticed.
    if (room.length < 2 * mostMoves) room = new Int32Array(2 * mostMoves);
    const count = generate(position, room, 0);
    holds(count <= mostMoves, () => `mostMoves is too small, there are ${count}: ${where()}`);
  }
  holds(moves.length > 0, () => `no move in a running game: ${where()}`);
  const doubled = twice(moves.map((move) => writeMove(position, move)));
  holds(doubled.length === 0, () => `listed twice: ${doubled.join(' ')}: ${where()}`);
  holds(Math.min(...moves) >= 0, () => `a move below 0: ${where()}`);
  holds(Math.max(...moves) < rules.moveLimit, () => `a move that is not below moveLimit: ${where()}`);
}

let room = new Int32Array(0);

function onlyIn(these: readonly string[], others: readonly string[]): string[] {
  return these.filter((text) => !others.includes(text)).sort();
}

function twice(texts: readonly string[]): string[] {
  const seen = new Set<string>();
  return texts.filter((text) => seen.size === seen.add(text).size);
}

function expectUndo(position: Position, move: number): void {
  const slots = position.slots.slice();
  const { keyLo, keyHi, ply } = position;
  const where = () => situation(position, move);
  position.play(move);
  holds(position.ply === ply + 1, () => `ply ${position.ply} after one more: ${where()}`);
  position.undo();
  const changed = slots.findIndex((value, slot) => value !== position.slots[slot]);
  holds(changed === -1, () => `slot ${changed} is not restored: change it by set or keep alone: ${where()}`);
  const isKept = position.keyLo === keyLo && position.keyHi === keyHi && position.ply === ply;
  holds(isKept, () => `the key or the ply is not restored: ${where()}`);
}

/** A pass leaves what derive would find in the same cells, and undo takes it back. */
function expectPass(position: Position): void {
  const { rules } = position;
  if (rules.pass === undefined || rules.threatened?.(position) === true) return;
  const slots = position.slots.slice();
  position.pass();
  if (!position.over) {
    const after = legalMoves(position);
    holds(after.length > 0, () => `nobody can move after a pass: ${situation(position)}`);
    expectSame(position);
  }
  position.undo();
  const isKept = slots.every((value, slot) => value === position.slots[slot]);
  holds(isKept, () => `a pass is not taken back: ${situation(position)}`);
}

/** A whole number; with two players the values are opposite. */
function expectEvaluation(position: Position): void {
  const { game, seats, slots } = position;
  const before = slots.slice();
  const values = Array.from({ length: seats }, (_, seat) => game.engine.evaluate(position, seat));
  const where = () => `evaluations ${values.join()}: ${situation(position)}`;
  holds(values.every(Number.isInteger), () => `not whole: ${where()}`);
  holds(seats !== 2 || values[0] + values[1] === 0, () => `not opposite: ${where()}`);
  const changed = before.findIndex((value, slot) => value !== slots[slot]);
  holds(changed === -1, () => `slot ${changed} was changed: ${where()}`);
}

/** Key kept = key computed; position text there and back; the plain derivation agrees with the step-by-step one. */
function expectSame(position: Position): void {
  const computed = position.clone();
  computed.forget();
  const where = () => situation(position);
  const isKey = computed.keyLo === position.keyLo && computed.keyHi === position.keyHi;
  holds(isKey, () => `the kept key is not the computed one: ${where()}`);
  const text = writePosition(position);
  const read = readPosition(position.game, text);
  if (isFault(read)) throw new Error(`${text}: ${read.fault} (${read.what})`);
  const again = writePosition(read);
  holds(again === text, () => `read back as ${again}: ${where()}`);
  if (read.options !== position.options) expect(read.options, where()).toEqual(position.options);
  const standing = ({ turn, winners, ending }: Position) => `${turn} ${winners} ${winners === 0 ? 0 : ending}`;
  const [derived, applied] = [standing(read), standing(position)];
  holds(derived === applied, () => `derive (${derived}) and apply (${applied}) differ: ${where()}`);
  holds(read.equals(position), () => `not equal when it is read back: ${where()}`);
  // Compared as numbers: otherwise this test would mostly print lists of thousands.
  const [kept, keptHere] = [keptOf(read), keptOf(position)];
  const isSame = kept.length === keptHere.length && kept.every((value, slot) => value === keptHere[slot]);
  if (!isSame) expect(kept, `derive (first) and apply keep different values: ${where()}`).toEqual(keptHere);
  const inOrder = (one: Position) => legalMoves(one).sort((a, b) => a - b);
  if (inOrder(read).join() === inOrder(position).join()) return;
  const [afterDerive, afterApply] = [legalTexts(read), legalTexts(position)];
  expect(onlyIn(afterDerive, afterApply), `moves after derive alone: ${where()}`).toEqual([]);
  expect(onlyIn(afterApply, afterDerive), `moves after apply alone: ${where()}`).toEqual([]);
  throw new Error(`moves with the same text differ after derive and after apply: ${where()}`);
}

function keptOf(position: Position): readonly number[] {
  return position.rules.tellKept?.(position) ?? [...position.slots.subarray(position.kept)];
}

function expectTexts(position: Position, moves: readonly number[]): void {
  for (const move of [moves[0], moves[moves.length >> 1], moves[moves.length - 1]]) {
    const text = writeMove(position, move);
    for (const written of [text, ` ${text.toUpperCase()} `]) {
      const read = readMove(position, written);
      expect(read === NO_MOVE ? 'no move' : writeMove(position, read), situation(position, move)).toBe(text);
      expect(read, situation(position, move)).toBe(move);
    }
  }
}

function expectPaths(position: Position, moves: readonly number[]): void {
  const { notation } = position.game;
  for (const move of [moves[0], moves[moves.length >> 1], moves[moves.length - 1]]) {
    const path = notation.path(position, move);
    const where = situation(position, move);
    path.forEach((cell, at) => {
      expect(pick(position, path.slice(0, at)).next, `touch ${at + 1}: ${where}`).toContain(cell);
    });
    const choice = notation.choice(position, move);
    const picked = pick(position, path).moves.filter((one) => notation.choice(position, one) === choice);
    expect(
      picked.map((one) => writeMove(position, one)),
      `touched as its path says: ${where}`,
    ).toEqual([writeMove(position, move)]);
  }
}

function expectClone(position: Position, move: number): void {
  const text = writePosition(position);
  const twin = position.clone();
  const where = situation(position, move);
  expect(twin.equals(position), where).toBe(true);
  twin.play(move);
  expect(writePosition(position), `a clone is not independent: ${where}`).toBe(text);
  position.play(move);
  expect(twin.equals(position), where).toBe(true);
  expect([twin.keyLo, twin.keyHi], where).toEqual([position.keyLo, position.keyHi]);
  position.undo();
}

/** Features that exist and are the same when mirrored. */
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
  policy.prepare(position);
  const features = moves.map((move) => featuresIn(position, move));
  expect(features.flat().every((feature) => feature >= 0 && feature < policy.featureCount)).toBe(true);
  for (const symmetry of boardSymmetries(position.board)) {
    for (const seats of mirror.seatings(symmetry, position.options)) {
      const image = mirrored(position, symmetry, seats);
      policy.prepare(image);
      expect(moves.map((move) => featuresIn(image, mirror.move(move, symmetry)))).toEqual(features);
    }
  }
}

/** A mirrored position has the mirrored moves, and they lead to mirrored positions. */
function expectSymmetries(position: Position, moves: readonly number[]): void {
  const { game, options } = position;
  for (const symmetry of boardSymmetries(position.board)) {
    for (const seats of game.mirror.seatings(symmetry, options)) {
      const image = mirrored(position, symmetry, seats);
      const where = `seen in a mirror, ${writePosition(image)}: ${situation(position)}`;
      const inOrder = (list: readonly number[]) => list.toSorted((a, b) => a - b);
      const [listed, wanted] = [legalMoves(image), moves.map((move) => game.mirror.move(move, symmetry))];
      if (inOrder(listed).join() !== inOrder(wanted).join()) {
        const texts = (list: readonly number[]) => list.map((move) => writeMove(image, move));
        expect(onlyIn(texts(wanted), texts(listed)), `mirrored moves that are no moves, ${where}`).toEqual([]);
        expect(onlyIn(texts(listed), texts(wanted)), `moves that are the image of none, ${where}`).toEqual([]);
        expect(inOrder(wanted), `moves with the same text are not the same, ${where}`).toEqual(inOrder(listed));
      }
      const [move] = moves;
      position.play(move);
      image.play(game.mirror.move(move, symmetry));
      expect(writePosition(image), where).toBe(writePosition(mirrored(position, symmetry, seats)));
      expect(image.over, where).toBe(position.over);
      position.undo();
      image.undo();
      for (let seat = 0; seat < position.seats; seat++) {
        const { evaluate } = game.engine;
        expect(evaluate(image, seats[seat]), `evaluation ${where}`).toBe(evaluate(position, seat));
      }
    }
  }
}

function expectResult(position: Position): void {
  const result = resultOf(position);
  const where = situation(position);
  expect(result?.winners.length, where).toBeGreaterThan(0);
  if (!position.game.canDraw) expect(result?.winners.length, `a draw, though canDraw is false: ${where}`).toBe(1);
  expect(legalMoves(position), where).toEqual([]);
  if (result === undefined) return;
  for (const language of ['en', 'pt'] as const)
    expect(sayResult(position.game, result, language)).toMatch(/\w+\. .+\.$/);
  if (result.scores !== undefined) expect(result.scores.length).toBe(position.seats);
}
