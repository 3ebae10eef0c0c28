import { expect, test, vi } from 'vitest';
import { optionsOf } from '../../core/options.ts';
import { newMatch } from '../../core/play/match.ts';
import { games } from '../../games/index.ts';
import { thresholdFor } from '../../judge/coach.ts';
import type { Think } from '../../judge/examine.ts';
import { searchFor } from '../../search/levels/levels.ts';
import { answerQuestion } from '../../search/worker/service.ts';
import { type Computer, Session } from '../session.ts';
import { Coach } from './coach.ts';
import { type CoachEvent, doubtOf, timesSpoken } from './events.ts';

const game = games.find(({ id }) => id === 'crosscut') ?? games[0];
/** Red could now complete a line on d2; after d4 Blue wins. */
const MOVES = ['b2', 'c2', 'b3', 'c3'];
const think: Think = async (question, report) =>
  answerQuestion(games, searchFor, question, { now: () => 0, stopped: () => false, report });

/** A coached game after some moves, against a computer that waits to be told its moves. */
function coached(events: readonly CoachEvent[] = [], moves: readonly string[] = MOVES) {
  const match = newMatch(game, optionsOf(game.options, { size: 5 }));
  for (const move of moves) match.play(move);
  const asked = vi.fn();
  const computer: Computer = {
    name: 'Blue',
    choose: () => {
      asked();
      return new Promise(() => {});
    },
  };
  const session = new Session(
    match,
    [undefined, computer],
    () => {},
    async () => {},
  );
  const parts = { threshold: 0.15, think, wait: async () => {}, now: () => 0, changed: () => {} };
  const coach = new Coach(session, parts, events);
  session.adviser = coach;
  coach.prepare();
  session.proceed();
  return { coach, session, match, asked };
}

/** Plays a move, and waits for the coach's verdict. */
async function play({ coach, session }: ReturnType<typeof coached>, move: string) {
  expect(session.play(move)).toBeUndefined();
  await vi.waitUntil(() => !coach.isJudging);
}

test('a coach is silent about a good move, and the game goes on', async () => {
  const table = coached([], ['b2', 'c2']);
  await play(table, 'b3');
  expect(table.coach.events).toEqual([]);
  await vi.waitUntil(() => table.asked.mock.calls.length === 1);
});

test('a thrown-away win is to be looked at again, tries are judged, and nobody answers before', async () => {
  const table = coached();
  const { coach, session, asked } = table;
  await play(table, 'd4');
  expect(coach.doubt).toMatchObject({ ply: 4, move: 'd4', isOpen: false, help: 'nothing' });
  expect([session.isAsking, asked.mock.calls.length]).toEqual([false, 0]);
  coach.undo();
  expect([session.isAsking, session.match.moves.length]).toEqual([true, 4]);
  await play(table, 'c4');
  expect(coach.doubt).toMatchObject({ move: 'c4', isOpen: false, help: 'lens' });
  coach.undo();
  await play(table, 'd4');
  expect(coach.doubt?.help).toBe('claim');
  coach.more();
  expect(coach.doubt?.help).toBe('move');
  coach.undo();
  await play(table, 'd3');
  expect(coach.doubt).toBeUndefined();
  expect([session.over, asked.mock.calls.length]).toEqual([true, 0]);
  expect(timesSpoken(coach.events)).toBe(1);
});

test('a move that is kept is answered', async () => {
  const table = coached();
  await play(table, 'd4');
  table.coach.keep();
  await vi.waitUntil(() => table.asked.mock.calls.length === 1);
  expect(table.coach.doubt).toBeUndefined();
});

test('whatever is undone and redone, the question is where its move is', async () => {
  const table = coached();
  const { coach, session } = table;
  await play(table, 'd4');
  session.undo();
  expect([coach.doubt, session.isAsking]).toEqual([undefined, true]);
  session.redo();
  expect([coach.doubt?.move, session.isAsking]).toEqual(['d4', false]);
  session.undo();
  session.undo();
  expect([coach.doubt, session.isAsking]).toEqual([undefined, true]);
  // A reload finds everything in the events.
  const again = coached(coach.events, [...MOVES, 'd4']);
  expect([again.coach.doubt?.move, again.session.isAsking]).toEqual(['d4', false]);
  expect(again.asked).not.toHaveBeenCalled();
  expect(doubtOf(coach.events, ['a1'])).toBeUndefined();
});

test('a try that is good enough ends it', () => {
  const place = { ply: 2, before: 'b2 c2' };
  const events: CoachEvent[] = [
    { ...place, kind: 'spoke', seat: 0, move: 'a1', best: 'b3', cost: 0.3 },
    { ...place, kind: 'undone' },
  ];
  expect(doubtOf(events, ['b2', 'c2'])).toMatchObject({ isOpen: true, best: 'b3' });
  expect(doubtOf(events, ['b2', 'c2', 'a1'])).toBeUndefined();
  expect(
    doubtOf([...events, { ...place, kind: 'tried', move: 'b4', cost: 0.02, isGood: true }], ['b2', 'c2']),
  ).toBeUndefined();
});

test('a move that is undone while it is judged is forgotten', async () => {
  const { coach, session } = coached();
  session.play('d4');
  session.undo();
  await play({ coach, session } as ReturnType<typeof coached>, 'd2');
  expect(coach.events).toEqual([]);
});

test('the threshold follows the player from the third game on', () => {
  expect(thresholdFor('usual', [])).toBe(0.15);
  expect(thresholdFor('usual', [9, 9])).toBe(0.15);
  expect(thresholdFor('usual', [3, 3, 3])).toBe(0.15);
  expect(thresholdFor('usual', [9, 9, 9])).toBeGreaterThan(0.15);
  expect(thresholdFor('usual', [0, 0, 0])).toBeLessThan(0.15);
  expect(thresholdFor('usual', new Array(50).fill(0))).toBe(0.08);
});
