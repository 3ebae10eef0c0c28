import { describe, expect, test } from 'vitest';
import { optionsOf } from '../core/options.ts';
import { newMatch } from '../core/play/match.ts';
import { writePosition } from '../core/text.ts';
import { games } from '../games/index.ts';
import { readAbstractPlay, writeAbstractPlay } from './abstract-play.ts';
import { readAnything, writeNamedPosition } from './detect.ts';
import { isRecordFault } from './fault.ts';
import { writeLink } from './link.ts';
import { type GameRecord, matchOf, recordOf } from './record.ts';
import { writeRecordText } from './record-text.ts';
import { readRecordText } from './record-text-reader.ts';
import { sayOutcome, sayRecordFault } from './words.ts';

const SMALL = '[Game "Agere"]\n[Size "4"]\n\n';

function read(text: string): GameRecord {
  const found = readAnything(games, text);
  if (isRecordFault(found)) throw new Error(sayRecordFault(found, 'en'));
  return found.record;
}

function sayFaultOf(text: string): string {
  const found = readAnything(games, text);
  if (!isRecordFault(found)) throw new Error(`read as ${found.kind}`);
  return sayRecordFault(found, 'en');
}

function gameOf(id: string) {
  const game = games.find((one) => one.id === id);
  if (game === undefined) throw new Error(id);
  return game;
}

const moves = ({ line }: GameRecord) => line.map(({ move }) => move);

test('a record is written with tags, numbers, marks, comments, variations and the result', () => {
  const record = read(`${SMALL}1. a1!? {The corner. [%eval -0.25] [%clk 0:04:59.5]} a2 ( b1 b2 (c1 $6)) a1-a2`);
  expect(writeRecordText({ ...record, tags: { Seed: '7', Player1: 'Ana "A"' } })).toBe(
    [
      '[Game "Agere"]',
      '[Size "4"]',
      '[Pie "false"]',
      '[Win "held"]',
      '[Player1 "Ana \\"A\\""]',
      '[Result "*"]',
      '[Seed "7"]',
      '',
      '1. a1!? {[%eval -0.25] [%clk 0:04:59.500] The corner.} 1... a2 (1... b1 2. b2 (2. c1?!)) 2. a1-a2 *',
      '',
    ].join('\n'),
  );
});

test('rounds of three players are numbered by seat', () => {
  const match = newMatch(gameOf('shacru'), optionsOf(gameOf('shacru').options, { players: 3 }));
  for (let ply = 0; ply < 4; ply++) {
    const { position } = match;
    const out = new Int32Array(position.rules.mostMoves);
    position.rules.generate(position, out, 0);
    match.play(position.game.notation.move(position, out[0]));
  }
  const [a, b, c, d] = match.moves;
  const record = recordOf(match);
  const line = record.line.map((entry, at) => (at === 1 ? { ...entry, comment: 'so' } : entry));
  expect(
    writeRecordText({ ...record, line })
      .split('\n')
      .at(-2),
  ).toBe(`1. ${a} ${b} {so} 1... ${c} 2. ${d} *`);
});

describe('reading is tolerant', () => {
  test.each([
    ['capitals and spaces', 'A1 A2 2. A1 - A2'],
    ['another joiner', 'a1 a2 a1:a2'],
    ['halves that came apart', 'a1 a2 a1 a2'],
    ['no numbers, a comment to the end of the line', 'a1 ; first\na2\na1-a2'],
    ['numbers without a space', '1.a1 a2 2.a1-a2'],
    ['other commands in comments', 'a1 {[%csl Ga1] [%emt 0:00:01]} a2 a1-a2'],
  ])('%s', (_, text) => {
    const record = read(SMALL + text);
    expect(moves(record)).toEqual(['a1', 'a2', 'a1-a2']);
    expect(record.line.every((entry) => entry.comment === undefined || entry.comment === 'first')).toBe(true);
  });

  test('a pass is left out where the game skips the player, and refused elsewhere', () => {
    const start = '-,-,-,-,-,-,-,-,-/'.repeat(7).concat('2,2,-,-,-,-,-,-,-/-1w,2,-,-,-,-,-2e,-,-');
    const text = `[Game "Shacru"]\n[Start "${start} 2 2 0"]\n\n`;
    expect(moves(read(`${text}1... g1-h1 pass h1-i1`)).length).toBe(2);
    expect(sayFaultOf(`${text}1... pass`)).toMatch(/^Move 1, pass, is not legal: /);
    expect(sayFaultOf(`${SMALL}a1 pass b1`)).toMatch(/^Move 2, pass, is not legal: /);
  });
});

describe('how a game ended', () => {
  test.each([
    ['0-1', 'resignation', 'Yellow resigned. Blue wins.'],
    ['1-0', 'time of player 2', 'Blue ran out of time. Yellow wins.'],
    ['1/2-1/2', 'agreement', 'The players agreed to a draw.'],
    ['*', 'abandoned', 'The game was abandoned.'],
    ['1-0', 'adjudication', 'The game was adjudicated. Yellow wins.'],
  ])('%s by %s', (score, termination, sentence) => {
    const record = read(`[Game "Agere"]\n[Termination "${termination}"]\n\n1. a1 ${score}`);
    if (record.outcome === undefined) throw new Error('no outcome');
    expect(sayOutcome(record, record.outcome, 'en')).toBe(sentence);
    expect(read(writeRecordText(record))).toEqual(record);
  });

  test('the rules say how a finished game ended, and nobody else', () => {
    const game = '[Game "Crosscut"]\n[Size "5"]\n\nb2 c2 b3 c3 b4';
    expect(read(game).outcome).toEqual({ reason: 'rules', winners: [0] });
    expect(sayFaultOf(`${game} 0-1`)).toBe('The result does not fit the moves: 2.');
    expect(sayFaultOf('[Game "Crosscut"]\n\nb2 1-0')).toBe('The result does not fit the moves: rules 1.');
  });
});

describe('one sentence for every fault', () => {
  test.each([
    ['', 'There is nothing to read.'],
    ['hello', 'This does not say which game it is: a line like [Game "…"] is missing.'],
    ['§§§', 'The text cannot be read from here on: §§§.'],
    ['[Game "Chess"] e4', 'There is no game called Chess.'],
    [`${SMALL}a1 a9`, 'Move 2, a9, is not legal: There is no cell a9 on this board.'],
    [`${SMALL}a1 (b1 (c1`, 'This is opened but never closed: (.'],
    [`${SMALL}a1 {b1`, 'This is opened but never closed: {b1.'],
    [`${SMALL}a1 * ${SMALL} a1`, 'This holds more than one game. Open one at a time.'],
    [`${SMALL}a1 {[%eval x]}`, 'At move 1: This is not an evaluation: x.'],
    ['{"game":"agere","moves":["a1"],"colour":1}', 'The record has something in the wrong place: colour.'],
    ['{"game":"agere","moves":["a1"],"version":2}', 'This was written by a newer version of the program (2).'],
    ['{"game":', 'Invalid JSON: {"game":.'],
    ['https://example.org/', 'This link does not contain a game: https://example.org/.'],
    ['#1~agere~size=4~AA~AAAA', 'This link is incomplete or damaged: 1~agere~size=4~AA~AAAA.'],
    ['#9~agere~size=4~AA~AAAA', 'This was written by a newer version of the program (9).'],
    ['1/2/3/z 1', 'This is not a game, a position or a link: 1/2/3/z 1.'],
    ['agere 1/2/y,z 1', '"z" is not a valid cell in a position.'],
    ['{"header":{"game":{"name":"Chess"}}}', 'AbstractPlay has no game like Chess.'],
  ])('%j', (text, sentence) => expect(sayFaultOf(text)).toBe(sentence));
});

test('positions are known from each other unless games write them alike, and always where the game is named', () => {
  for (const game of games) {
    for (const players of game.options.players) {
      const { position } = newMatch(game, optionsOf(game.options, { players }));
      const text = writePosition(position);
      const known = { kind: 'position', record: { game: { id: game.id }, line: [] } };
      for (const named of [readAnything(games, `${game.id}: ${text}`), readAnything(games, text, game)])
        expect(named, game.name).toMatchObject(known);
      const found = readAnything(games, text);
      if (!isRecordFault(found)) expect(found, game.name).toMatchObject(known);
      else expect(sayRecordFault(found, 'en')).toMatch(new RegExp(`several games.*${game.name}`));
    }
  }
});

test('a record can be looked at after any move', () => {
  const record = read(`${SMALL}a1 a2 a1-a2`);
  expect(matchOf(record, 2).moves).toEqual(['a1', 'a2']);
  expect(matchOf(record).moves.length).toBe(3);
});

test('whatever people are called, the record of their game can be read', () => {
  const match = newMatch(gameOf('agere'), optionsOf(gameOf('agere').options, {}));
  const tags = { Player1: '\u0007 a\n"b"]\\ ', Player2: '\ud83c'.repeat(3), Site: 'x'.repeat(5000) };
  const record = recordOf(match, { tags, comment: `}${'y '.repeat(5000)}` });
  expect(read(writeRecordText(record))).toEqual(record);
  expect(record.tags.Player1).toBe('a "b"]\\');
});

test('links are short: a game of 30 moves fits into a line', () => {
  const match = newMatch(gameOf('crosscut'), optionsOf(gameOf('crosscut').options, {}));
  for (const name of ['b2', 'c2', 'd2', 'e2', 'f2', 'g2', 'b3', 'c3', 'd3', 'e3', 'f3', 'g3']) match.play(name);
  expect(String(writeLink(recordOf(match))).length).toBeLessThan(60);
});

describe('AbstractPlay', () => {
  const header = (name: string, more: object = {}) => ({
    game: { name },
    site: { name: 'Abstract Play', gameid: 'x-1' },
    'date-start': '2025-03-01T10:00:00.000Z',
    'date-end': '2025-03-02T10:00:00.000Z',
    'date-generated': '2025-03-03T10:00:00.000Z',
    players: [
      { name: 'Ana', result: 0 },
      { name: 'Rui', result: 1 },
    ],
    ...more,
  });
  const NOW = '2026-01-31T12:00:00.000Z';

  /** Reads a foreign record and writes it again. */
  function roundTrip(value: object) {
    const record = readAbstractPlay(games, value);
    if (isRecordFault(record)) throw new Error(sayRecordFault(record, 'en'));
    return { record, written: JSON.parse(String(writeAbstractPlay(record, NOW))) };
  }

  test('cells of the triangle are numbered by column there', () => {
    const theirs = {
      header: header('Adere'),
      moves: [
        ['a1', 'b1'],
        ['c2', 'h4'],
        [{ move: 'a1-b1' }, 'd2'],
      ],
    };
    const { record, written } = roundTrip(theirs);
    expect(moves(record)).toEqual(['a1', 'b1', 'c1', 'h1', 'a1-b1', 'd1']);
    expect(record.outcome).toEqual({ reason: 'adjudication', winners: [1] });
    expect(record.tags).toMatchObject({ Player1: 'Ana', Site: 'Abstract Play', GameId: 'x-1' });
    expect(written.moves).toEqual([
      ['a1', 'b1'],
      ['c2', 'h4'],
      ['a1-b1', 'd2'],
    ]);
    expect(written.header).toEqual({
      ...header('Adere', { 'date-generated': NOW }),
      players: [
        { name: 'Ana', is_ai: false, result: 0 },
        { name: 'Rui', is_ai: false, result: 1 },
      ],
    });
  });

  test('the side of 11 is shifted the other way', () => {
    const theirs = {
      header: header('Agere', { game: { name: 'Agere', variants: ['standard-11'] } }),
      moves: [['b2', 'k6']],
    };
    const { record, written } = roundTrip(theirs);
    expect(moves(record)).toEqual(['b1', 'k1']);
    expect(written.moves).toEqual([['b2', 'k6']]);
  });

  test('the pie rule exchanges the players there and is a move here', () => {
    const theirs = {
      header: header('Adere', { pied: true }),
      moves: [
        ['d4', 'a1'],
        ['a2', 'a3'],
      ],
    };
    const { record, written } = roundTrip(theirs);
    expect(moves(record)).toEqual(['d3', 'swap', 'a1', 'a2', 'a3']);
    expect(record.tags).toMatchObject({ Player1: 'Rui', Player2: 'Ana' });
    expect(record.outcome?.winners).toEqual([0]);
    expect(written).toMatchObject({
      header: { pied: true, players: [{ name: 'Ana' }, { name: 'Rui' }] },
      moves: theirs.moves,
    });
  });

  test('a border crossed without a twist has a mark there', () => {
    const theirs = { header: header('Azacru'), moves: [['e1-e2', 'e9-e8'], ['a3-b3'], []] };
    const { record, written } = roundTrip(theirs);
    expect(moves(record)).toEqual(['e1-e2', 'e9-e8', 'a3-b3']);
    expect(written.moves).toEqual([['e1-e2', 'e9-e8'], ['a3-b3']]);
    const crossing = { header: header('Azacru'), moves: [['a3-b4^', 'a7-b6>']] };
    expect(roundTrip(crossing).written.moves).toEqual(crossing.moves);
  });

  test('three and four players begin from its own start', () => {
    const players = [1, 0, 0, 0].map((result, at) => ({ name: `P${at}`, result }));
    const theirs = { header: header('Azacru', { players }), moves: [['g1-g2', 'c1-c2', 'e9-e8', 'e1-e2']] };
    const { record, written } = roundTrip(theirs);
    expect(record.start).toContain(' 1 4 - 0');
    expect(written.header.startingPosition).toBeUndefined();
    expect(written.moves).toEqual(theirs.moves);
  });

  test('a resignation is known by its mark', () => {
    const end = { move: 'resign', result: [{ type: 'resign', player: 1 }] };
    const { record } = roundTrip({ header: header('Epaminondas'), moves: [['a2-a3', 'a11-a10'], [end]] });
    expect(record.outcome).toEqual({ reason: 'resignation', winners: [1], loser: 0 });
  });

  test('boards that it does not have are refused', () => {
    const record = readRecordText(games, `${SMALL.replace(']\n\n', ']\n[Termination "resignation"]\n\n')}a1 1-0`);
    if (isRecordFault(record)) throw new Error(record.fault);
    expect(writeAbstractPlay(record, NOW)).toMatchObject({ fault: 'foreign variant', what: 'size 4' });
  });
});

test.each(games.map(({ id }) => id))('a position of %s that is copied can be pasted', (id) => {
  const game = gameOf(id);
  for (const players of game.options.players) {
    const { position } = newMatch(game, optionsOf(game.options, { players }));
    const pasted = read(writeNamedPosition(games, position));
    expect(pasted.game).toBe(game);
    expect(matchOf(pasted).position.equals(position)).toBe(true);
  }
});
