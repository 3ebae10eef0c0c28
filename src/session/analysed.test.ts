import { describe, expect, test } from 'vitest';
import { legalTexts } from '../core/moves.ts';
import { optionsOf } from '../core/options.ts';
import { newMatch } from '../core/play/match.ts';
import { games } from '../games/index.ts';
import { readAnything } from '../record/detect.ts';
import { isRecordFault } from '../record/fault.ts';
import { type GameRecord, matchOf, recordOf } from '../record/record.ts';
import { writeRecordJson } from '../record/record-json.ts';
import { analysedPlies, analysedRecord, type PositionNote } from './analysed.ts';

/** Some legal moves of a game. */
function recordWith(id: string, options: Readonly<Record<string, number>>, count: number): GameRecord {
  const game = games.find((one) => one.id === id) ?? games[0];
  const match = newMatch(game, optionsOf(game.options, options));
  for (let made = 0; made < count; made++) {
    const moves = legalTexts(match.position);
    match.play(moves[(made * 5) % moves.length]);
  }
  return recordOf(match);
}

/** Notes of a computer that finds these scores, each for the seat to move, and prefers a different move. */
function notesOf(record: GameRecord, scores: readonly number[]): PositionNote[] {
  return scores.map((score, ply) => {
    const moves = legalTexts(matchOf(record, ply).position);
    const line = [moves.find((move) => move !== record.line[ply]?.move) ?? moves[0]];
    return { ply, score, proved: 0, line, depth: 1, nodes: 10 };
  });
}

const record = recordWith('crosscut', {}, 4);

test('a move is marked by what it cost whoever made it', () => {
  // For the first player: even, far behind, still so, a little less so, a little ahead.
  const plies = analysedPlies(record, notesOf(record, [0, 800, -800, 700, 100]));
  expect(plies.map(({ ply }) => ply)).toEqual([0, 1, 2, 3, 4]);
  expect(plies.map(({ flaw }) => flaw?.mark)).toEqual([undefined, '??', undefined, undefined, '??']);
  expect(plies[1].shares[0]).toBeCloseTo(0.12, 2);
  expect(plies[1].flaw?.cost).toBeCloseTo(0.38, 2);
  const [best] = notesOf(record, [0]);
  expect(plies[1].flaw?.better).toEqual(best.line);
});

test('the computer never marks what it would have played itself', () => {
  const notes = notesOf(record, [0, 800, -800, 700, 100]).map((note) => ({
    ...note,
    line: [record.line[note.ply]?.move ?? note.line[0]],
  }));
  expect(analysedPlies(record, notes).every(({ flaw }) => flaw === undefined)).toBe(true);
});

test('where nothing is known yet nothing is said', () => {
  expect(analysedPlies(record, notesOf(record, [0, 800])).map(({ ply }) => ply)).toEqual([0, 1]);
  expect(analysedPlies(record, [])).toEqual([]);
});

describe('the record with what was found', () => {
  test('has evaluations as the first player sees them, marks and better lines, and reads back', () => {
    const analysed = analysedRecord(record, notesOf(record, [0, 800, -800, 700, 100]), 'Gamut, 10 nodes');
    expect(analysed.line.map(({ evaluation }) => evaluation)).toEqual([
      { score: -800 },
      { score: -800 },
      { score: -700 },
      { score: 100 },
    ]);
    expect(analysed.line[0].mark).toBe('??');
    expect(analysed.line[0].variations).toHaveLength(1);
    expect(analysed.tags.Annotator).toBe('Gamut, 10 nodes');
    const read = readAnything(games, writeRecordJson(analysed));
    if (isRecordFault(read)) expect.fail(read.what);
    expect(read.record).toEqual(analysed);
  });

  test('of three players has a share for each', () => {
    const three = recordWith('azacru', { players: 3 }, 5);
    const analysed = analysedRecord(three, notesOf(three, [0, 0, 0, 0, 0, 0]), 'Gamut');
    for (const { evaluation } of analysed.line) {
      expect(evaluation).toHaveProperty('shares.length', 3);
    }
  });
});
