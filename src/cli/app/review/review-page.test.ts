import { expect, test } from 'vitest';
import { listedTexts } from '../../../core/moves.ts';
import { games } from '../../../games/index.ts';
import type { Note } from '../../../judge/note.ts';
import { readAnything } from '../../../record/detect.ts';
import { isRecordFault } from '../../../record/fault.ts';
import type { GameRecord } from '../../../record/record.ts';
import { searchFor } from '../../../search/levels/levels.ts';
import { answerQuestion } from '../../../search/worker/service.ts';
import { plainText } from '../../../view/styled.ts';
import type { Key } from '../../keys/actions.ts';
import { Navigator } from '../kit/navigator.ts';
import { GameJudge, type Mind } from './game-judge.ts';
import { OWN, ReviewPage } from './review-page.ts';
import { areaLines, columnsOf } from './share-areas.ts';
import { Trainer } from './trainer.ts';

/** Red can win with b4 or d2 in its third turn, and plays d4. */
const GAME = '[Game "Crosscut"]\n[Size "5"]\n\n1. b2 c2 2. b3 c3 3. d4 c4\n';

function readGame(): GameRecord {
  const read = readAnything(games, GAME);
  if (isRecordFault(read)) throw new Error(read.fault);
  return read.record;
}

/** The real search, in this thread, with few nodes. */
const MIND = {
  think: async (question: Parameters<typeof answerQuestion>[2], report: (answer: never) => void) =>
    answerQuestion(games, searchFor, question.nodes === undefined ? question : { ...question, nodes: 300 }, {
      now: () => 0,
      stopped: () => false,
      report: report as never,
    }),
  close: async () => {},
};

function desk(own: readonly number[] = [], mind: Mind = MIND) {
  const record = readGame();
  const notes: Note[] = [];
  const settings = { language: 'en', colour: true, ascii: false, background: 'dark', pause: 0 } as const;
  const navigator = new Navigator(settings, { level: 3, redraw() {}, quit() {}, saveSettings() {} });
  const judge = new GameJudge(record, { notes, add: (note) => notes.push(note) }, mind, () => {});
  const acts = {
    playOn() {},
    link() {},
    save() {},
    train: (one: GameRecord, ply: number) => navigator.open(new Trainer(navigator, one, ply, judge).page),
  };
  navigator.open(new ReviewPage(navigator, record, judge, acts, own));
  const press = (...keys: Key[]) => {
    for (const key of keys) navigator.handle({ kind: 'key', key });
  };
  const seen = () => navigator.draw({ columns: 120, rows: 39 }).map(plainText).join('\n');
  return { navigator, judge, press, seen };
}

test('finished parts are shown while the rest is judged, and the judge can be paused', async () => {
  let goOn = () => {};
  const mind: Mind = {
    ...MIND,
    async think(question, report) {
      if (judge.done === 1) await new Promise<void>((resolve) => (goOn = resolve));
      return MIND.think(question, report);
    },
  };
  const { judge, press, seen } = desk([], mind);
  expect(seen()).toContain('Judging: 0 of 6 moves');
  await expect.poll(seen).toMatch(/Judging: 1 of 6 moves, \d+ s left/);
  press('end');
  expect(seen()).toContain('c4 is the judge’s choice.');
  press('p');
  goOn();
  await expect.poll(seen).toContain('Judging is paused after 1 of 6 moves.');
  while (judge.done === 1) {
    goOn();
    await new Promise(setImmediate);
  }
  expect(seen()).toContain('Judging is paused after 2 of 6 moves.');
  press('p');
  await expect.poll(() => judge.done).toBe(6);
  expect(seen()).not.toContain('Judging');
});

test('n and N go through one’s own mistakes, and Tab through those of others', async () => {
  const { judge, press, seen } = desk([0]);
  await expect.poll(() => judge.done).toBe(6);
  press('n');
  while (!seen().includes('d4?? costs')) {
    const before = seen();
    press('n');
    expect(seen()).not.toBe(before);
  }
  expect(seen()).toMatch(/d4\?\? costs \d+% of the game\. Better: (b4|d2)\..*It gives Blue \d+%/s);
  press('n');
  expect(seen()).toContain('No later mistake (Red).');
  press('tab');
  expect(seen()).toContain('n and N go through the mistakes of all players.');
});

test('any move that wins as well is a better move, and others are tried again', async () => {
  const { judge, press, seen, navigator } = desk();
  await expect.poll(() => judge.done).toBe(6);
  press('end', 'left');
  expect(seen()).toContain('Move 5 of 6.');
  press('r');
  expect(seen()).toContain('Find a better move than d4.');
  const type = (move: string) => press(':', ...move, 'enter');
  type('d4');
  await expect.poll(seen).toMatch(/d4 costs \d+% of the game\. Try another one/);
  const [best] = judge.choiceAt(4) ?? [];
  type(best === 'b4' ? 'd2' : 'b4');
  await expect.poll(seen).toContain('is good enough: it costs 0% of the game');
  type(best);
  await expect.poll(seen).toContain(`${best} is the judge’s choice.`);
  press('escape');
  expect(navigator.top).toBeInstanceOf(ReviewPage);
});

test('w says why, and shows the moves of what is said without playing them', async () => {
  const { judge, press, seen } = desk();
  await expect.poll(() => judge.done).toBe(6);
  press('end', 'left', 'w');
  expect(seen()).toContain('d4: why?');
  await expect.poll(seen).toContain('Enter shows the moves on the board.');
  press('enter');
  expect(seen()).toMatch(/Shown, not played: \[\w+\]/);
  const first = seen();
  press('right');
  expect(seen()).not.toBe(first);
  press('left');
  expect(seen()).toBe(first);
  press('escape');
  expect(seen()).toContain('Move 5 of 6.');
  press('home', 'w');
  expect(seen()).toContain('No move has been made here.');
});

test('a summary says who gave what to whom', async () => {
  const { judge, press, seen } = desk();
  await expect.poll(() => judge.done).toBe(6);
  press('i');
  expect(seen()).toMatch(/Red: accuracy \d+%/);
  expect(seen()).toMatch(/The marked moves of Red gave: Blue \+\d+%/);
});

test('areas add up to their height, in colours and without', () => {
  const course = [[0.5, 0.25, 0.25], undefined, [0, 1, 0], [1, 0, 0]];
  const inks = ['blue', 'orange', 'green'] as const;
  const plain = areaLines(course, inks, 4, 4, { ascii: true, colour: false, tinted: false }).map(plainText);
  expect(plain).toEqual(['=.-#', '-.-#', '#.-#', '#.-#']);
  const tinted = areaLines([[0.3, 0.7, 0]], inks, 1, 2, { ascii: false, colour: true, tinted: true });
  expect(tinted.map(([span]) => [span.text, span.style])).toEqual([
    ['█', { ink: 'orange' }],
    ['▅', { ink: 'blue', back: 'ink orange' }],
  ]);
  expect(columnsOf(3, 7)).toEqual([0, 0, 1, 1, 2, 2]);
  expect(columnsOf(8, 4)).toEqual([0, 2, 4, 6]);
});

test('the moves that are tried are legal ones', () => {
  const record = readGame();
  const settings = { language: 'en', colour: true, ascii: false, background: 'dark', pause: 0 } as const;
  const navigator = new Navigator(settings, { level: 3, redraw() {}, quit() {}, saveSettings() {} });
  const judge = new GameJudge(record, { notes: [], add() {} }, MIND, () => {});
  const trainer = new Trainer(navigator, record, 4, judge);
  expect(trainer.play('b2')).toBeDefined();
  expect(trainer.play(listedTexts(trainer.match.position)[0])).toBeUndefined();
  expect(trainer.match.moves.length).toBe(4);
});

test('the keys of a review leave those of all lenses free', () => {
  for (const { course } of games) for (const { key } of course.lenses) expect(Object.keys(OWN)).not.toContain(key);
});
