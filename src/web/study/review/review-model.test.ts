import { signal } from '@preact/signals';
import { expect, test, vi } from 'vitest';
import about from '../../../../package.json' with { type: 'json' };
import { optionsOf } from '../../../core/options.ts';
import { newMatch } from '../../../core/play/match.ts';
import { games } from '../../../games/index.ts';
import type { Note } from '../../../judge/note.ts';
import { examineGame, reviewNodes, reviewOf } from '../../../judge/review.ts';
import { recordOf, startOf } from '../../../record/record.ts';
import { searchFor } from '../../../search/levels/levels.ts';
import { answerQuestion, type Question } from '../../../search/worker/service.ts';
import type { Thinks } from '../../../session/seats.ts';
import { beginStudy, goToEnd, nodeAt, START } from '../../../session/study.ts';
import type { KeptReview } from '../../local/kept.ts';
import { ReviewModel, type ReviewParts } from './review-model.ts';

vi.stubGlobal('location', { hash: '', pathname: '/' });
vi.stubGlobal('history', { replaceState: () => {} });
vi.stubGlobal('document', { getElementById: () => null });
const { StudyModel } = await import('../model.ts');
const { Mistakes } = await import('./mistakes.ts');

const game = games.find(({ id }) => id === 'crosscut') ?? games[0];
/** Red could complete a line on b4, or on d2; instead it plays elsewhere, and Blue wins. */
const MOVES = ['b2', 'c2', 'b3', 'c3', 'd4', 'c4'];

/** Thinks here and at once; after this many questions, never again. */
class HereThinker implements Thinks {
  private left: number;

  constructor(questions = Number.POSITIVE_INFINITY) {
    this.left = questions;
  }

  async think(question: Question, report: Parameters<Thinks['think']>[1]) {
    if (this.left-- <= 0) return new Promise<never>(() => {});
    return answerQuestion(games, searchFor, question, { now: () => 0, stopped: () => false, report });
  }

  stop() {}
  async close() {}
}

function study(moves = MOVES) {
  const match = newMatch(game, optionsOf(game.options, { size: 5 }));
  for (const move of moves) match.play(move);
  return goToEnd(beginStudy(recordOf(match)));
}

/** A shelf, and those who think. */
function partsWith(kept: Map<string, KeptReview>, makeThinkers: () => readonly Thinks[]): ReviewParts {
  return {
    find: async (id) => kept.get(id),
    keep: async (review) => {
      kept.set(review.id, review);
    },
    makeThinkers,
  };
}

test('a review that was left goes on where it was, and says what the terminal says, byte for byte', async () => {
  const kept = new Map<string, KeptReview>();
  const first = new ReviewModel(
    signal(study()),
    partsWith(kept, () => [new HereThinker(30)]),
  );
  void first.run();
  await vi.waitUntil(() => first.done >= 1);
  expect(first.review.value.plies.at(-1)).toMatchObject({ ply: 5, move: 'c4' });
  first.end();

  const second = new ReviewModel(
    signal(study()),
    partsWith(kept, () => [new HereThinker(), new HereThinker()]),
  );
  expect(await second.load()).toBe(true);
  expect(second.done).toBeGreaterThan(0);
  await second.run();
  expect(second.isComplete).toBe(true);

  const start = startOf(study().record);
  const nodes = reviewNodes(start);
  const thinker = new HereThinker();
  const notes: Note[] = [];
  for await (const note of examineGame(start, MOVES, [], (...asked) => thinker.think(...asked), nodes)) {
    notes.push(note);
  }
  const whole = reviewOf(start, MOVES, notes, `${about.name} ${about.version}`, nodes);
  expect(JSON.stringify(second.review.value)).toBe(JSON.stringify(whole));
});

test('what a person stopped stays so, and other moves keep what is still true', async () => {
  const kept = new Map<string, KeptReview>();
  const now = signal(study());
  const parts = partsWith(kept, () => [new HereThinker(30)]);
  const review = new ReviewModel(now, parts);
  void review.run();
  await vi.waitUntil(() => review.done >= 1);
  review.stop();
  expect(review.isRunning.value).toBe(false);
  expect(await new ReviewModel(signal(study()), parts).load()).toBe(false);
  const { done } = review;
  now.value = study(MOVES.slice(0, -1));
  expect(review.done).toBe(done - 1);
  now.value = study(['d2']);
  expect(review.done).toBe(0);
});

test('from mistake to mistake, and what is found instead', async () => {
  const model = new StudyModel(study(), undefined, 0);
  const review = new ReviewModel(
    model.study,
    partsWith(new Map(), () => [new HereThinker()]),
  );
  await review.run();
  const mistakes = new Mistakes(model, review, [0], () => new HereThinker());
  const plies = mistakes.all.value.map(({ ply }) => ply);
  expect(plies).toContain(4);
  expect(plies.every((ply) => ply % 2 === 0)).toBe(true);
  // The end of the game is shown: the first comes next, and after the last the first again.
  for (const ply of [...plies, plies[0]]) {
    mistakes.step(1);
    expect(mistakes.at.value?.ply).toBe(ply);
    expect(nodeAt(model.study.value).ply).toBe(ply);
  }
  mistakes.go(4);
  expect(model.pointers.value).toHaveLength(1);
  await vi.waitUntil(() => mistakes.why.asked.value?.claims !== undefined, { timeout: 30_000 });
  const [claim] = mistakes.why.about('d4', 4)?.claims ?? [];
  expect(claim).toMatchObject({ kind: 'unanswered', proved: true });
  expect(claim.text.pt).toContain('já ameaçava');
  mistakes.ask(4);
  expect(mistakes.why.asked.value).toBeUndefined();
  model.play('d2');
  await vi.waitUntil(() => mistakes.quest.value?.found !== undefined);
  expect(mistakes.quest.value?.found).toMatchObject({ move: 'd2', isGood: true });
  expect(model.study.value.nodes.size).toBe(MOVES.length + 1);
  mistakes.show(4);
  expect(['b4', 'd2']).toContain(nodeAt(model.study.value).entry.move);
  expect(mistakes.at.value?.ply).toBe(4);
  model.go({ ...model.study.value, at: START });
  expect(mistakes.at.value).toBeUndefined();
});
