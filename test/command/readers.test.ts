import process from 'node:process';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readMove, refuseMove, writeMove } from '../../src/core/moves.ts';
import { defaultOptions, optionsOf, readOptions } from '../../src/core/options.ts';
import { Match, readMatch } from '../../src/core/play/match.ts';
import { randomMove } from '../../src/core/play/playout.ts';
import { startPosition } from '../../src/core/position.ts';
import { Random } from '../../src/core/random.ts';
import { readPosition } from '../../src/core/text.ts';
import { games } from '../../src/games/index.ts';
import { readName } from '../../src/protocol/names.ts';
import { readAbstractPlay } from '../../src/record/abstract-play.ts';
import { readAnything } from '../../src/record/detect.ts';
import { isRecordFault } from '../../src/record/fault.ts';
import { LONGEST_TEXT } from '../../src/record/limits.ts';
import { readLink } from '../../src/record/link.ts';
import { recordFromJson } from '../../src/record/record-json.ts';
import { readRecordText } from '../../src/record/record-text-reader.ts';
import { sayRecordFault } from '../../src/record/words.ts';

// GAMUT_LONG=1 npx vitest run test/command/readers.test.ts tries all long texts instead of some.
const isLong = process.env.GAMUT_LONG === '1';

const [game] = games;
const start = startPosition(game, defaultOptions(game.options));

/** Every reader of text from outside. */
const READERS: Readonly<Record<string, (text: string) => unknown>> = {
  anything: (text) => readAnything(games, text),
  'record text': (text) => readRecordText(games, text, game),
  link: (text) => readLink(games, text),
  JSON: (text) => recordFromJson(games, { game: game.id, comment: text, tags: { Event: text }, moves: [text] }),
  AbstractPlay: (text) =>
    readAbstractPlay(games, {
      header: { game: { name: 'Agere' }, players: [{ name: text, result: 1 }, { result: 0 }] },
      moves: [[text]],
    }),
  position: (text) => games.map((one) => readPosition(one, text)),
  move: (text) => games.map((one) => readMove(startPosition(one, defaultOptions(one.options)), text)),
  refusal: (text) => refuseMove(start, text),
  options: (text) => readOptions(game.options, { size: text, [text]: text }),
  match: (text) => readMatch(games, { game: game.id, moves: [text] }),
  name: (text) => readName(text),
};

/** What is repeated, and what precedes it: parts of every format, and what text can do to a reader. */
const UNITS = [
  ...[
    '{x}',
    '{"a":1} ',
    '{ }',
    '{\\}',
    '{[%eval 1]}',
    '{[%clk ',
    '; a\n',
    ';',
    '(',
    '( ',
    ')',
    '(a1)',
    'a1 ',
    'A1 - B2 ',
  ],
  ...['--', 'pass ', '1', '1 ', '1.', '$1', '!? ', '*', '1-0 ', '1/2-', '½-½', '[a "', '[a "b"]', '[a "\\', '\\', '"'],
  ...['/', 'a/', '1/', 'y,b,1/', '12/', 'agere: ', '#1~', '~', '%7e', 'http://', '{"a":', '[', '[{', '{}', '\u00a0'],
  ...[
    '\ufeff',
    '1\u2026',
    ' ',
    '\r\n',
    '盤',
    '🎲',
    '\ud800',
    '\u0315\u0300',
    '\ufdfa',
    'a1<(a1,',
    'a1=',
    'swap ',
    'ab',
  ],
];
const HEADS = [
  ...['', '[Game "Agere"] ', '[Game "Agere"]\n\na1 ', '[Game "Agere"] a1 {', '[Game "Agere"] a1 (', '[Game "', '['],
  ...['{"game":"agere","moves":["', '{"header":{"game":{"name":"', '1/2/', 'agere: ', '#1~agere~', 'a1 ', 'a'],
];

function repeated(head: string, unit: string, length: number): string {
  return head + unit.repeat(Math.floor((length - head.length) / unit.length));
}

/** Milliseconds of CPU time, the least of several attempts. */
function cost(read: () => unknown, attempts = 3): number {
  const tries = Array.from({ length: attempts }, () => {
    const before = process.cpuUsage();
    read();
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000;
  });
  return Math.min(...tries);
}

/** A shorter time says nothing about how it grows. */
const TELLING_MS = 60;
/** Four times the text takes four times as long; if every part looks at all others it is sixteen times. */
const [TIMES, MOST_GROWTH] = [4, 9];

describe('time grows with the length alone', () => {
  const pairs = HEADS.flatMap((head) => UNITS.map((unit) => ({ head, unit })));
  // Every unit and every head at least once, including those that were slow.
  const bare = UNITS.map((unit) => ({ head: '', unit }));
  const tried = isLong ? pairs : [...bare, ...HEADS.map((head, at) => ({ head, unit: UNITS[3 * at] }))];

  test.each(Object.entries(READERS))('%s', (_, read) => {
    for (const { head, unit } of tried) {
      const text = repeated(head, unit, LONGEST_TEXT);
      const quarter = repeated(head, unit, LONGEST_TEXT / TIMES);
      // Once is enough for most; what takes long is measured again.
      const first = cost(() => read(text), 1);
      if (first < TELLING_MS || first < MOST_GROWTH * cost(() => read(quarter), 1)) continue;
      const whole = cost(() => read(text));
      if (whole < TELLING_MS) continue;
      const part = cost(() => read(quarter));
      expect(whole / part, JSON.stringify({ head, unit, whole, part })).toBeLessThan(MOST_GROWTH);
    }
  });
});

test.each(games)(
  'as many moves of $name as a record may have, however they are written, take time in proportion to their number',
  (one) => {
    const numbers = Object.entries(one.options).map(([name, values]) => {
      const largest = values.every((value) => typeof value === 'number') ? Math.max(...values) : values[0];
      return [name, largest] as const;
    });
    const match = new Match(startPosition(one, optionsOf(one.options, Object.fromEntries(numbers))));
    const random = new Random(3);
    for (let ply = 0; ply < 40 && !match.position.over; ply++) {
      match.play(writeMove(match.position, randomMove(match.position, random)));
    }
    const last = match.takeBack() ?? '';
    const tags = numbers.map(([name, value]) => `[${name} "${value}"]`).join('');
    const sloppy = last.replace('-', ' : ').toUpperCase();
    const record = (variations: number) =>
      `[Game "${one.name}"]${tags} ${match.moves.join(' ')} ${last} ${`(${sloppy})`.repeat(variations)}`;
    expect(isRecordFault(readAnything(games, record(9900)) as object)).toBe(false);
    const [whole, part] = [9900, 9900 / TIMES].map((count) => cost(() => readAnything(games, record(count))));
    if (whole >= TELLING_MS) expect(whole / part).toBeLessThan(MOST_GROWTH);
  },
);

describe('nothing throws', () => {
  /** Values that JSON can express and that have no text or number of their own. */
  const hostile = fc.constantFrom<unknown>(
    { toString: 1, valueOf: 2 },
    { toString: null },
    { length: 1e9 },
    { toJSON: 1, constructor: 3 },
    JSON.parse('{"__proto__":{"header":1}}'),
    [],
    [[]],
    null,
    true,
    -0,
    1e308,
    '',
    'agere',
    'Agere',
    'resign',
    [1, 0],
    new Array(1000).fill(null),
  );
  const nested = fc.letrec<{ value: unknown }>((tie) => ({
    value: fc.oneof(
      { depthSize: 'small' },
      hostile,
      fc.jsonValue(),
      fc.array(tie('value'), { maxLength: 4 }),
      fc.dictionary(
        fc.constantFrom(
          'name',
          'variants',
          'result',
          'type',
          'player',
          'sequence',
          'move',
          'moves',
          'toString',
          'is_ai',
        ),
        tie('value'),
        { maxKeys: 4 },
      ),
    ),
  })).value;
  const name = fc.oneof(fc.constantFrom<unknown>('Agere', 'Adere', 'Azacru', 'Epaminondas'), nested);
  const players = fc.array(
    fc.oneof(fc.record({ name: nested, result: fc.oneof(fc.nat(1), nested), is_ai: nested }), nested),
    {
      maxLength: 4,
    },
  );
  const foreign = fc.record(
    {
      header: fc.oneof(
        fc.record(
          {
            game: fc.record({ name, variants: fc.oneof(fc.constant([]), nested) }, { requiredKeys: ['name'] }),
            players: fc.oneof(fc.constant([{ result: 1 }, { result: 0 }]), players, nested),
            site: nested,
            event: nested,
            startingPosition: nested,
            pied: fc.oneof(fc.boolean(), nested),
          },
          { requiredKeys: ['game', 'players'] },
        ),
        nested,
      ),
      moves: fc.oneof(
        fc.array(fc.array(fc.oneof(fc.constantFrom('a1', 'b2', 'resign', 'timeout'), nested), { maxLength: 3 }), {
          maxLength: 4,
        }),
        nested,
      ),
    },
    { requiredKeys: ['header'] },
  );

  test('whatever stands in a record of AbstractPlay', () => {
    const one = { header: { game: { name: { toString: 1, valueOf: 2 } } } };
    expect(readAnything(games, JSON.stringify(one))).toMatchObject({ fault: 'foreign game', what: 'object' });
    fc.assert(
      fc.property(foreign, (value) => {
        for (const read of [readAbstractPlay(games, value), readAnything(games, JSON.stringify(value))]) {
          if (isRecordFault(read)) expect(sayRecordFault(read, 'pt')).toMatch(/[.…]$/u);
        }
      }),
      { numRuns: isLong ? 100_000 : 2000, seed: 1 },
    );
  });

  test('whatever stands in a record of ours, in options and in a match', () => {
    const anyGame = fc.constantFrom(...games);
    fc.assert(
      fc.property(anyGame, nested, nested, nested, nested, (chosen, one, two, three, four) => {
        recordFromJson(games, { game: chosen.id, options: one, tags: two, moves: three, result: four });
        recordFromJson(games, {
          game: chosen.id,
          moves: [{ move: 'a1', evaluation: one, variations: two, clock: three }],
        });
        recordFromJson(games, one);
        readOptions(chosen.options, one);
        readMatch(games, { game: chosen.id, options: one, start: two, moves: three });
        readMatch(games, one);
      }),
      { numRuns: isLong ? 100_000 : 2000, seed: 2 },
    );
  });

  test.each(Object.entries(READERS))('any text: %s', (_, read) => {
    const pieces = fc.array(fc.constantFrom(...UNITS, ...HEADS), { maxLength: 30 }).map((list) => list.join(''));
    fc.assert(
      fc.property(fc.oneof(pieces, fc.string({ unit: 'binary' }), fc.json()), (text) => void read(text)),
      { numRuns: isLong ? 20_000 : 300, seed: 3 },
    );
  });
});
