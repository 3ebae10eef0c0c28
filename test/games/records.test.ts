import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Options, optionsOf } from '../../src/core/options.ts';
import { Random } from '../../src/core/random.ts';
import { games } from '../../src/games/index.ts';
import { readAbstractPlay, writeAbstractPlay } from '../../src/record/abstract-play.ts';
import { checkRecord } from '../../src/record/check.ts';
import { readAnything } from '../../src/record/detect.ts';
import { isRecordFault, type RecordFault } from '../../src/record/fault.ts';
import { readLink, writeLink } from '../../src/record/link.ts';
import type { GameRecord } from '../../src/record/record.ts';
import { recordFromJson, writeRecordJson } from '../../src/record/record-json.ts';
import { writeRecordText } from '../../src/record/record-text.ts';
import { readRecordText } from '../../src/record/record-text-reader.ts';
import { sayRecordFault } from '../../src/record/words.ts';
import { anyRecord } from '../support/any-record.ts';

const RUNS = { numRuns: 20, seed: 1 };
const NOW = '2026-01-31T12:00:00.000Z';

describe.each(games)('$name', (game) => {
  const anyOptions = fc
    .record(
      Object.fromEntries(Object.entries(game.options).map(([name, values]) => [name, fc.constantFrom(...values)])),
    )
    .map((given) => optionsOf(game.options, given));
  // Made inside each property, so that a failure shows options and seed and not the whole game.
  const seeds = fc.tuple(anyOptions, fc.nat(), fc.constantFrom(1, 8, 60));
  type Seed = [Options, number, number];
  const make = ([options, seed, most]: Seed) => anyRecord(game, options, new Random(seed), most);

  test('a random record passes the check unchanged', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const record = make(seed);
        expect(checkRecord(record)).toEqual(record);
      }),
      RUNS,
    );
  });

  test('text: write, then read, is the identity, and what is read is written alike', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const record = make(seed);
        const text = writeRecordText(record);
        const read = readRecordText(games, text);
        expect(read).toEqual(record);
        if (!isRecordFault(read)) expect(writeRecordText(read)).toBe(text);
        expect(readAnything(games, `\n${text}`)).toEqual({ kind: 'text', record });
      }),
      RUNS,
    );
  });

  test('text: case, spaces, other joiners and other line ends do not matter', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const record = make(seed);
        const [tags, ...body] = writeRecordText(strip(record)).split('\n\n');
        const sloppy = body
          .join('\n\n')
          .toUpperCase()
          .replace(/-(?=[A-Z])/g, ' : ')
          .replace(/([<>])/g, ' $1')
          .replaceAll('\n', '\r\n');
        expect(readRecordText(games, `${tags}\r\n\r\n${sloppy}`)).toEqual(strip(record));
      }),
      RUNS,
    );
  });

  test('JSON: write, then read, is the identity', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const record = make(seed);
        const text = writeRecordJson(record);
        expect(recordFromJson(games, JSON.parse(text))).toEqual(record);
        expect(readAnything(games, text)).toEqual({ kind: 'json', record });
      }),
      RUNS,
    );
  });

  test('links: write, then read, is the identity, and a changed letter is noticed', () => {
    fc.assert(
      fc.property(seeds, fc.nat(), fc.constantFrom(...'Aa0-_~'), (seed, where, letter) => {
        const record = make(seed);
        const link = writeLink(record);
        if (typeof link !== 'string') {
          expect(link.fault).toBe('too long');
          return;
        }
        expect(link).toMatch(/^1~[a-z0-9-]+~[\w=,]*~[\w-]*~[\w-]{4}$/);
        expect(readLink(games, `https://example.org/play#${link}`)).toEqual(record);
        const at = where % link.length;
        const changed = link.slice(0, at) + letter + link.slice(at + 1);
        if (changed !== link) expect(readLink(games, changed)).toHaveProperty('fault');
        expect(readLink(games, link.slice(0, at))).toHaveProperty('fault');
      }),
      RUNS,
    );
  });

  test('records that were changed here and there give a record or one sentence', () => {
    const edits = fc.array(
      fc.tuple(
        fc.nat(),
        fc.nat(3),
        fc.constantFrom('', '(', ')', '{', '}', '[', '"', '\\', ' ', '1', 'a9', '*', '!', ','),
      ),
      { minLength: 1, maxLength: 5 },
    );
    fc.assert(
      fc.property(seeds, edits, fc.constantFrom('text', 'json', 'link'), (seed, changes, form) => {
        const record = make(seed);
        const write = { text: writeRecordText, json: writeRecordJson, link: writeLink }[form];
        let text = String(write(record));
        for (const [where, length, what] of changes) {
          const at = where % text.length;
          text = text.slice(0, at) + what + text.slice(at + length);
        }
        const read = readAnything(games, text);
        if (isRecordFault(read)) expectSentence(read);
        else expect(checkRecord(read.record)).toEqual(read.record);
      }),
      { numRuns: 80, seed: 2 },
    );
  });
});

describe.each(games.filter(({ abstractPlay }) => abstractPlay !== undefined))('AbstractPlay: $name', (game) => {
  const usual = optionsOf(game.options, {});
  const seeds = fc.tuple(fc.constantFrom(...game.options.players), fc.nat(), fc.boolean());
  const make = ([players, seed, pie]: [number, number, boolean]) => {
    const given = { ...usual, players, ...('pie' in usual && pie ? { pie } : {}) };
    return anyRecord(game, optionsOf(game.options, given), new Random(seed), 500);
  };

  test('what is exported is imported with the same moves and winners', () => {
    let finished = 0;
    fc.assert(
      fc.property(seeds, (seed) => {
        const record = make(seed);
        const text = writeAbstractPlay(record, NOW);
        if (typeof text !== 'string') {
          expect(text.fault).toBe('not finished');
          return;
        }
        const read = readAbstractPlay(games, JSON.parse(text));
        if (isRecordFault(read)) throw new Error(sayRecordFault(read, 'en'));
        finished++;
        expect(read.line.map(({ move }) => move)).toEqual(record.line.map(({ move }) => move));
        expect(read.outcome?.winners).toEqual(record.outcome?.winners);
        expect(read.start).toEqual(record.start);
      }),
      { numRuns: 12, seed: 3 },
    );
    expect(finished).toBeGreaterThan(3);
  });
});

test('anything gives a record or one sentence', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.string(), fc.json()), (text) => {
      const read = readAnything(games, text);
      if (isRecordFault(read)) expectSentence(read);
    }),
    { numRuns: 400, seed: 4 },
  );
});

test('values of any kind give a record or one sentence', () => {
  const entry = fc.record(
    {
      move: fc.anything(),
      mark: fc.anything(),
      comment: fc.anything(),
      evaluation: fc.anything(),
      clock: fc.anything(),
    },
    { requiredKeys: [] },
  );
  const nearly = fc.record(
    {
      format: fc.constantFrom('gamut record', 'chess'),
      version: fc.constantFrom(1, 2, '1'),
      game: fc.constantFrom(...games.map(({ id }) => id), 'chess'),
      options: fc.oneof(fc.constant({}), fc.anything()),
      tags: fc.oneof(fc.constant({}), fc.anything()),
      moves: fc.oneof(fc.array(fc.oneof(fc.constant('a1'), entry)), fc.anything()),
      result: fc.oneof(
        fc.record({ reason: fc.constant('time'), winners: fc.anything(), loser: fc.anything() }),
        fc.anything(),
      ),
      header: fc.anything(),
    },
    { requiredKeys: ['game'] },
  );
  fc.assert(
    fc.property(fc.oneof(nearly, fc.anything()), (value) => {
      for (const read of [recordFromJson(games, value), readAbstractPlay(games, value)]) {
        if (isRecordFault(read)) expectSentence(read);
      }
    }),
    { numRuns: 1000, seed: 5 },
  );
});

test('endless input is refused, not read', () => {
  const endless = ['('.repeat(400_000), '{'.repeat(400_000), '[a "'.repeat(100_000), '1. a1 '.repeat(80_000)];
  endless.push(
    '1 '.repeat(200_000),
    '\\'.repeat(400_000),
    `[Game "Agere"] a1 ${'(a2 '.repeat(90_000)}`,
    '['.repeat(400_000),
  );
  endless.push(`{"a":${'['.repeat(300_000)}`, `{"game":"agere","moves":${'['.repeat(200_000)}${']'.repeat(200_000)}}`);
  endless.push('a/'.repeat(200_000), `#1~agere~~${'A'.repeat(400_000)}~AAAA`, 'x'.repeat(600_000));
  for (const text of endless) {
    const read = readAnything(games, text);
    expect(isRecordFault(read), text.slice(0, 20)).toBe(true);
  }
});

/** Only the moves and how they ended: what has no text of its own. */
function strip({ tags: _, comment: __, line, ...rest }: GameRecord): GameRecord {
  return { ...rest, tags: {}, line: line.map(({ move }) => ({ move })) };
}

function expectSentence(fault: RecordFault): void {
  for (const language of ['en', 'pt'] as const) expect(sayRecordFault(fault, language)).toMatch(/^\P{C}{5,}[.…]$/u);
}
