import { describe, expect, test } from 'vitest';
import { legalTexts } from '../core/moves.ts';
import { Random } from '../core/random.ts';
import { writePosition } from '../core/text.ts';
import { games } from '../games/index.ts';
import { checkRecord } from '../record/check.ts';
import { isRecordFault } from '../record/fault.ts';
import type { GameRecord } from '../record/record.ts';
import { writeRecordText } from '../record/record-text.ts';
import { readRecordText } from '../record/record-text-reader.ts';
import {
  beginStudy,
  goAside,
  goBack,
  goOn,
  goTo,
  goToEnd,
  mainLine,
  nodeAt,
  playMove,
  positionAt,
  START,
  type Study,
} from './study.ts';
import {
  comment,
  commentAt,
  evaluate,
  follow,
  mark,
  matchRecordAt,
  promote,
  recordOfStudy,
  remove,
} from './study-edit.ts';

const TEXT = `[Game "Agere"]
[Size "5"]

1. a1 b1 (1... c1 {better} 2. b1 (2. d1)) 2. c2 (2. e1!) *`;

function read(text: string): GameRecord {
  const record = readRecordText(games, text);
  if (isRecordFault(record)) throw new Error(`${record.fault} ${record.what}`);
  return record;
}

function played(study: Study, ...moves: readonly string[]): Study {
  return moves.reduce((now, move) => {
    const next = playMove(now, move);
    if (!('study' in next)) throw new Error(`${move} was not played`);
    return next.study;
  }, study);
}

const moves = (study: Study) => mainLine(study).map(({ entry }) => entry.move);

describe('walking', () => {
  const study = beginStudy(read(TEXT));

  test('a record becomes a tree and comes out as it went in', () => {
    expect(writeRecordText(recordOfStudy(study))).toBe(writeRecordText(read(TEXT)));
    expect(moves(study)).toEqual(['a1', 'b1', 'c2']);
  });

  test('on, back, to the end and to the start', () => {
    expect(nodeAt(goOn(study)).entry.move).toBe('a1');
    expect(goBack(goOn(study)).at).toBe(START);
    expect(nodeAt(goToEnd(study)).ply).toBe(3);
    expect(goBack(study).at).toBe(START);
    expect(goOn(goToEnd(study)).at).toBe(goToEnd(study).at);
    expect(goTo(study, 999)).toBe(study);
  });

  test('aside goes round the variations of a move', () => {
    const second = goOn(goOn(study));
    expect(nodeAt(goAside(second, 1)).entry).toMatchObject({ move: 'c1', comment: 'better' });
    expect(goAside(goAside(second, 1), 1).at).toBe(second.at);
    expect(goAside(second, -1).at).toBe(goAside(second, 1).at);
    expect(goAside(study, 1)).toBe(study);
  });

  test('the position is the one after the moves that lead there', () => {
    const aside = goOn(goAside(goOn(goOn(study)), 1));
    expect(matchRecordAt(aside)).toMatchObject({ game: 'agere', moves: ['a1', 'c1', 'b1'] });
    expect(positionAt(aside).ply).toBe(3);
    expect(positionAt(study).ply).toBe(0);
  });
});

describe('editing', () => {
  const study = beginStudy(read(TEXT));

  test('a known move is followed, another grows a variation, a forbidden one says why', () => {
    expect(played(study, 'A1').nodes).toBe(study.nodes);
    const grown = played(study, 'b2', 'c3');
    expect(moves(grown)).toEqual(['a1', 'b1', 'c2']);
    expect(nodeAt(grown)).toMatchObject({ ply: 2, seat: 1 });
    expect(playMove(study, 'z9')).toMatchObject({ refusal: { rule: 'no such cell' } });
    expect(study.nodes.size).toBe(beginStudy(read(TEXT)).nodes.size);
  });

  test('a variation is promoted one level at a time', () => {
    const aside = goAside(goOn(goAside(goOn(goOn(study)), 1)), 1);
    expect(nodeAt(aside).entry.move).toBe('d1');
    const once = promote(aside);
    expect(moves(once)).toEqual(['a1', 'b1', 'c2']);
    expect(moves(promote(once))).toEqual(['a1', 'c1', 'd1']);
    expect(promote(promote(promote(once)))).toEqual(promote(once));
  });

  test('a move is taken away with all that follows it', () => {
    const cut = remove(goOn(goOn(study)));
    expect(moves(cut)).toEqual(['a1', 'c1', 'b1']);
    expect(nodeAt(cut).entry.move).toBe('a1');
    const none = remove(goOn(study));
    expect(none.nodes.size).toBe(1);
    expect(remove(none)).toBe(none);
  });

  test('comments, marks and evaluations', () => {
    expect(commentAt(comment(study, 'at first \r\n\u202Ea  b '))).toBe('at first \na  b ');
    expect(comment(study, ' \n ').record).not.toHaveProperty('comment');
    const first = comment(mark(goOn(study), '!?'), 'a corner');
    expect(nodeAt(first).entry).toEqual({ move: 'a1', mark: '!?', comment: 'a corner' });
    expect(nodeAt(mark(comment(first, ''), '!?')).entry).toEqual({ move: 'a1' });
    expect(mark(study, '!')).toBe(study);
    expect(nodeAt(evaluate(first, first.at, { score: -30 })).entry.evaluation).toEqual({ score: -30 });
  });

  test('a game that went on becomes the main line', () => {
    const gone = follow(study, ['a1', 'c1', 'e1']);
    expect(moves(gone)).toEqual(['a1', 'c1', 'e1']);
    expect(gone.nodes.size).toBe(study.nodes.size + 1);
  });

  test('a resignation belongs to the line that ended with it', () => {
    const resigned = beginStudy(read('[Game "Agere"]\n[Termination "resignation"]\n\n1. a1 b1 1-0'));
    expect(recordOfStudy(resigned).outcome).toMatchObject({ reason: 'resignation' });
    expect(recordOfStudy(comment(goOn(resigned), 'x')).outcome).toMatchObject({ reason: 'resignation' });
    expect(recordOfStudy(remove(goToEnd(resigned))).outcome).toBeUndefined();
  });

  test('variations cannot lie deeper than a record allows', () => {
    let deep = beginStudy(read('[Game "Epaminondas"]\n\n*'));
    for (let level = 0; level < 60; level++) {
      const texts = legalTexts(positionAt(deep));
      const main = played(deep, texts[0]);
      const aside = playMove(goBack(main), texts[1]);
      if ('fault' in aside) {
        expect(aside.fault.fault).toBe('too deep');
        expect(isRecordFault(checkRecord(recordOfStudy(main)))).toBe(false);
        return;
      }
      if (!('study' in aside)) throw new Error('refused');
      deep = aside.study;
    }
    throw new Error('no end');
  });
});

test.each(games.map((game) => [game.name, game] as const))('%s: a tree grown at random is a record', (_, game) => {
  const random = new Random(7);
  const start = checkRecord({ game, options: positionOptions(game), tags: {}, line: [] });
  if (isRecordFault(start)) throw new Error(start.fault);
  let study = beginStudy(start);
  for (let step = 0; step < 60; step++) {
    const texts = legalTexts(positionAt(study));
    if (texts.length > 0) study = played(study, texts[random.below(texts.length)]);
    if (step % 7 === 6) study = goBack(goBack(goBack(study)));
    if (step % 20 === 19) study = promote(study);
  }
  const record = recordOfStudy(study);
  const checked = checkRecord(record);
  expect(checked).toEqual(record);
  const again = beginStudy(record);
  expect(recordOfStudy(again)).toEqual(record);
  expect(writePosition(positionAt(goToEnd(again)))).toBe(writePosition(positionAt(goToEnd(goTo(study, START)))));
});

function positionOptions(game: (typeof games)[number]) {
  return Object.fromEntries(
    Object.entries(game.options).map(([name, values]) => [name, values[0]]),
  ) as GameRecord['options'];
}
