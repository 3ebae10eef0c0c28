import { describe, expect, test } from 'vitest';
import type { GuidePage } from '../../src/core/course.ts';
import type { Game } from '../../src/core/game.ts';
import { legalMoves, legalTexts } from '../../src/core/moves.ts';
import { defaultOptions } from '../../src/core/options.ts';
import { startPosition } from '../../src/core/position.ts';
import type { Language } from '../../src/core/words.ts';
import { games } from '../../src/games/index.ts';
import { beginLesson, nextStep, sayStep, solves, stepOf, tryMove } from '../../src/session/lesson.ts';
import { makeScene } from '../../src/view/scene.ts';
import { terminalSize } from '../../src/view/terminal.ts';
import { play, position } from '../support/pictures.ts';

const LANGUAGES: readonly Language[] = ['en', 'pt'];
const DRAWING = { ascii: true, colour: false, scale: 1 } as const;

/** A window of 80 × 24 without the title, the line below it and the line of keys. */
const ROWS = 21;
const LINE = 70;

/** Games with lessons must teach well; others may add them later. */
const taught = games.filter(({ course }) => course.lesson !== undefined);

describe.each(taught)('the guide of $name', (game) => {
  test('has five to nine pages of the same shape in both languages', () => {
    expect(game.course.guide.en.length).toBeGreaterThanOrEqual(5);
    expect(game.course.guide.en.length).toBeLessThanOrEqual(9);
    expect(game.course.guide.pt.map(shapeOf)).toEqual(game.course.guide.en.map(shapeOf));
  });

  test('says something of its own on every page, in each language', () => {
    for (const language of LANGUAGES) {
      const said = game.course.guide[language].flatMap(textsOf);
      for (const text of said) expect(text).toBe(text.trim());
      for (const text of game.course.guide[language].flatMap(({ paragraphs }) => paragraphs))
        expect(text).toMatch(/[.?]$/);
      expect(new Set(game.course.guide[language].map(({ title }) => title)).size).toBe(
        game.course.guide[language].length,
      );
    }
    game.course.guide.en.forEach(({ paragraphs }, at) => {
      for (const paragraph of paragraphs) expect(game.course.guide.pt[at].paragraphs).not.toContain(paragraph);
    });
  });

  test('names its designer on the first page', () => {
    for (const language of LANGUAGES)
      expect(game.course.guide[language][0].paragraphs.join(' ')).toContain(game.designer);
  });

  test('has diagrams that the rules can read, with cells of the board and legal moves', () => {
    let shown = 0;
    for (const { diagram } of [...game.course.guide.en, ...game.course.guide.pt]) {
      if (diagram === undefined) continue;
      const drawn = position(game, diagram.position);
      for (const cell of diagram.cells) expect(drawn.board.names).toContain(cell);
      if (diagram.move !== undefined) expect(legalTexts(drawn)).toContain(diagram.move);
      shown++;
    }
    expect(shown).toBeGreaterThan(8);
  });

  test('fits a small window, page by page', () => {
    for (const page of LANGUAGES.flatMap((language) => game.course.guide[language])) {
      expect(rowsOf(game, page), page.title).toBeLessThanOrEqual(ROWS);
    }
  });

  test('has a sample from the middle of a game, and a guess how long one takes', () => {
    const sample = position(game, game.example ?? '');
    expect(sample.over).toBe(false);
    expect(sample.equals(startPosition(game, defaultOptions(game.options)))).toBe(false);
    expect(game.minutes).toBeGreaterThanOrEqual(5);
    expect(game.minutes).toBeLessThanOrEqual(90);
  });
});

const lessons = await Promise.all(
  taught.map(async (game) => ({ game, name: game.name, steps: (await game.course.lesson?.()) ?? [] })),
);

describe.each(lessons)('the lesson of $name', ({ game, steps }) => {
  test('has eight to fifteen steps, each with a task, an answer and a hint in both languages', () => {
    expect(steps.length).toBeGreaterThanOrEqual(8);
    expect(steps.length).toBeLessThanOrEqual(15);
    for (const { texts } of steps) {
      expect(texts.pt.hints).toHaveLength(texts.en.hints.length);
      for (const language of LANGUAGES) {
        const { task, done, hints } = texts[language];
        expect(hints.length).toBeGreaterThan(0);
        for (const text of [task, done, ...hints]) {
          expect(text).toMatch(/^[\p{Lu}\d].*[.?!]$|^[a-n]\d/u);
          expect(wrapped(text, LINE), text).toBeLessThanOrEqual(4);
        }
      }
      expect(texts.pt.task).not.toBe(texts.en.task);
    }
  });

  test.each(steps.map((step, at) => ({ at: at + 1, step })))('step $at can be solved and got wrong', ({ step }) => {
    const asked = position(game, step.position);
    const legal = legalMoves(asked);
    const right = legal.filter((move) => solves(asked, move, step.accepted));
    expect(right.length).toBeGreaterThan(0);
    if (step.accepted.kind === 'any') return;
    expect(right.length, 'a wrong move must exist').toBeLessThan(legal.length);
    if (step.accepted.kind === 'moves') {
      for (const text of step.accepted.moves) expect(legalTexts(asked)).toContain(text);
      expect(right).toHaveLength(step.accepted.moves.length);
    }
  });

  test('can be gone through from the first step to the last', () => {
    let lesson = beginLesson(game, steps);
    for (let at = 0; at < steps.length; at++) {
      expect(lesson.at).toBe(at);
      const { accepted } = stepOf(lesson);
      const { position } = lesson;
      const move = legalMoves(position).find((one) => solves(position, one, accepted));
      if (move === undefined) throw new Error(`step ${at} has no solution`);
      const tried = tryMove(lesson, game.notation.move(position, move));
      expect(tried.kind).toBe('right');
      expect(sayStep(tried.lesson, 'pt')).toBe(stepOf(lesson).texts.pt.done);
      lesson = nextStep(tried.lesson);
    }
    expect(lesson.phase).toBe('finished');
    expect(nextStep(lesson)).toBe(lesson);
  });
});

describe('a lesson', () => {
  const [{ game, steps }] = lessons;
  const at = steps.findIndex(({ accepted }) => accepted.kind === 'moves');
  const begun = beginLesson(game, steps, at);
  const [solution] = legalTexts(begun.position).filter((text) => solvesText(begun.position, text));
  const [mistake] = legalTexts(begun.position).filter((text) => !solvesText(begun.position, text));

  function solvesText(asked: typeof begun.position, text: string): boolean {
    const move = legalMoves(asked).find((one) => game.notation.move(asked, one) === text);
    return move !== undefined && solves(asked, move, stepOf(begun).accepted);
  }

  test('refuses what the rules forbid with their reason, and stays where it is', () => {
    const tried = tryMove(begun, 'z99');
    expect(tried).toEqual({
      kind: 'refused',
      lesson: begun,
      refusal: { rule: 'no such cell', words: { cell: 'z99' } },
    });
    expect(nextStep(begun)).toBe(begun);
  });

  test('gives hints after wrong moves, the last one again and again, and leaves the board alone', () => {
    const { task, hints } = stepOf(begun).texts.en;
    expect(sayStep(begun, 'en')).toBe(task);
    let lesson = begun;
    for (let wrong = 1; wrong < 5; wrong++) {
      const tried = tryMove(lesson, mistake);
      expect(tried.kind).toBe('wrong');
      lesson = tried.lesson;
      expect(lesson.position).toBe(begun.position);
      expect(sayStep(lesson, 'en')).toBe(hints[Math.min(wrong, hints.length) - 1]);
    }
  });

  test('shows the board after the right move, hears no more moves, and forgets mistakes in the next step', () => {
    const solved = tryMove(tryMove(begun, mistake).lesson, solution.toUpperCase()).lesson;
    expect(solved.phase).toBe('solved');
    expect(solved.move).toBe(solution);
    expect(solved.position.equals(play(begun.position.clone(), solution))).toBe(true);
    expect(tryMove(solved, solution).kind).toBe('refused');
    expect(nextStep(solved)).toMatchObject({ at: at + 1, phase: 'asking', wrong: 0 });
  });

  test('has no step beyond its last', () => {
    expect(() => beginLesson(game, steps, steps.length)).toThrow();
  });
});

describe('what a task may ask for', () => {
  const byName = (id: string): Game => {
    const game = games.find((one) => one.id === id);
    if (game === undefined) throw new Error(id);
    return game;
  };
  const accepted = (id: string, text: string, kind: 'wins' | 'gains' | 'takes' | 'threatens') => {
    const asked = position(byName(id), text);
    const moves = legalMoves(asked).filter((move) => solves(asked, move, { kind }));
    return moves.map((move) => asked.game.notation.move(asked, move)).sort();
  };

  test('wins: the game ends for who moves', () => {
    expect(accepted('crosscut', '5/5/1rr2/5/5 1', 'wins')).toEqual(['d3']);
  });

  test('takes: others have less than before', () => {
    expect(accepted('epaminondas', '8/7b/8/www1bb2/8/8/8/8 1 0', 'takes')).toEqual(['a5xe5']);
  });

  test('threatens: only an answer keeps the mover from winning', () => {
    expect(accepted('epaminondas', '8/1w6/8/8/8/8/6b1/8 1 0', 'threatens')).toEqual(['b7-a8', 'b7-b8', 'b7-c8']);
    expect(accepted('agere', '1/y,b/y,2 1', 'threatens')).toEqual(['c1']);
  });

  test('gains: more points than before', () => {
    const rows = ['-,-,-,-,-,-,-,-,-', '1,11w,-,-,-,-,-,-,-', '-,-,-,-,-,-,-,-,-'];
    const empty = rows[0];
    const text = `${[empty, empty, empty, empty, empty, empty, rows[0], rows[1], rows[2]].join('/')} 1 2 0`;
    expect(accepted('shacru', text, 'gains')).toEqual(['b2-a1', 'b2-a3']);
  });
});

function shapeOf({ paragraphs, diagram }: GuidePage): unknown {
  return [paragraphs.length, diagram?.position, diagram?.cells, diagram?.move];
}

function textsOf({ title, paragraphs, diagram }: GuidePage): string[] {
  return [title, ...paragraphs, ...(diagram === undefined ? [] : [diagram.caption])];
}

/** Rows of a page: paragraphs with an empty row after each, the picture, its caption. */
function rowsOf(game: Game, { paragraphs, diagram }: GuidePage): number {
  const text = paragraphs.reduce((rows, paragraph) => rows + wrapped(paragraph, LINE) + 1, 0);
  if (diagram === undefined) return text;
  const { rows, columns } = terminalSize(makeScene(position(game, diagram.position)), DRAWING);
  expect(columns).toBeLessThanOrEqual(LINE);
  return text + rows + wrapped(diagram.caption, LINE);
}

/** Lines that a text needs. */
function wrapped(text: string, width: number): number {
  let lines = 1;
  let column = 0;
  for (const word of text.split(' ')) {
    if (column > 0 && column + 1 + word.length > width) {
      lines++;
      column = 0;
    }
    column += (column > 0 ? 1 : 0) + word.length;
  }
  return lines;
}
