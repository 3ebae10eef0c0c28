import process from 'node:process';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isFault } from '../../src/core/fault.ts';
import { legalMoves, legalTexts, readMove, refuseMove, writeMove } from '../../src/core/moves.ts';
import { chosenOptions, defaultOptions, optionsOf, readOptions } from '../../src/core/options.ts';
import { Match, readMatch } from '../../src/core/play/match.ts';
import { randomMove } from '../../src/core/play/playout.ts';
import { sayFault, sayRefusal } from '../../src/core/play/words.ts';
import { type Position, startPosition } from '../../src/core/position.ts';
import { Random } from '../../src/core/random.ts';
import { readPosition, writePosition } from '../../src/core/text.ts';
import { NO_MOVE } from '../../src/core/types.ts';
import { games } from '../../src/games/index.ts';

// The same texts in every run: GAMUT_LONG=1 tries others.
if (process.env.GAMUT_LONG !== '1') fc.configureGlobal({ seed: 1 });

const RUNS = { numRuns: 300 };

describe.each(games)('$name', (game) => {
  /** Any options of the game. */
  const anyOptions = fc
    .record(
      Object.fromEntries(Object.entries(game.options).map(([name, values]) => [name, fc.constantFrom(...values)])),
    )
    .map((given) => optionsOf(game.options, given));

  const anywhere = fc.tuple(anyOptions, fc.nat(), fc.nat(120));

  /** After some random moves. */
  const anyPosition = anywhere.map(([options, seed, plies]) => {
    const position = startPosition(game, options);
    const random = new Random(seed);
    for (let ply = 0; ply < plies && !position.over; ply++) position.play(randomMove(position, random));
    return position;
  });

  /** A match of random moves that stopped somewhere: slower, because its moves are read as text. */
  const anyMatch = anywhere.map(([options, seed, plies]) => {
    const match = new Match(startPosition(game, options));
    const random = new Random(seed);
    for (let ply = 0; ply < plies && !match.position.over; ply++) {
      match.play(writeMove(match.position, randomMove(match.position, random)));
    }
    return match;
  });

  /** Text that is nearly a position: a real one with some characters replaced, dropped or inserted. */
  const nearlyPosition = fc
    .tuple(
      anyPosition,
      fc.array(
        fc.tuple(fc.nat(), fc.constantFrom('', '/', ',', ' ', '-', '0', '1', '2', '9', 'b', 'w', 'y', 'r', 'n', '12')),
        {
          maxLength: 4,
        },
      ),
    )
    .map(([position, changes]) => {
      let text = writePosition(position);
      for (const [where, what] of changes) {
        const at = where % text.length;
        text = text.slice(0, at) + what + text.slice(at + (where % 3));
      }
      return text;
    });

  test('positions: write, then read, is the identity', () => {
    fc.assert(
      fc.property(anyPosition, (position) => {
        const read = readPosition(game, writePosition(position));
        if (isFault(read)) throw new Error(`${read.fault}: ${read.what}`);
        expect(read.equals(position)).toBe(true);
      }),
      RUNS,
    );
  });

  test('positions: any text gives a position that can be played, or a named fault', () => {
    fc.assert(
      fc.property(fc.oneof(nearlyPosition, fc.string({ unit: 'binary' }), fc.string()), (text) => {
        const read = readPosition(game, text);
        if (isFault(read)) {
          expect(sayFault(read, 'en')).toMatch(/^\P{C}+\.$/u);
          return;
        }
        expectPlayable(read);
        const again = readPosition(game, writePosition(read));
        expect(!isFault(again) && again.equals(read)).toBe(true);
      }),
      { numRuns: 1500 },
    );
  });

  test('moves: any text is a legal move or is refused with a sentence', () => {
    const { names } = game.board(defaultOptions(game.options));
    const nearlyMove = fc
      .tuple(
        fc.constantFrom(...names),
        fc.constantFrom('', '-', 'x', ' '),
        fc.constantFrom('', ...names),
        fc.constantFrom('', '<', '>'),
      )
      .map((parts) => parts.join(''));
    fc.assert(
      fc.property(
        anyPosition,
        fc.oneof(nearlyMove, fc.string({ unit: 'binary' }), fc.constant('swap')),
        (position, text) => {
          const before = writePosition(position);
          const move = readMove(position, text);
          if (move === NO_MOVE) {
            const refusal = refuseMove(position, text);
            for (const language of ['en', 'pt'] as const) {
              const sentence = sayRefusal(game, refusal, language);
              expect(sentence).toMatch(/^\P{C}{5,}\.$/u);
              // Every gap is filled; only typed text may have braces.
              if (refusal.rule !== 'unreadable') expect(sentence).not.toMatch(/[{}]/);
            }
          } else expect(legalMoves(position)).toContain(move);
          expect(writePosition(position)).toBe(before);
        },
      ),
      { numRuns: 1500 },
    );
  });

  test('moves: every text written is read back', () => {
    fc.assert(
      fc.property(anyPosition, (position) => {
        for (const text of legalTexts(position).slice(0, 8))
          expect(writeMove(position, readMove(position, text))).toBe(text);
      }),
      RUNS,
    );
  });

  test('options: anything gives options or a named fault; write, then read, is the identity', () => {
    const names = fc.constantFrom(...Object.keys(game.options), 'players', 'colour', '__proto__', 'constructor');
    fc.assert(
      fc.property(fc.oneof(fc.dictionary(names, fc.jsonValue()), fc.anything()), (given) => {
        const read = readOptions(game.options, given);
        if (isFault(read)) return;
        expect(readOptions(game.options, chosenOptions(game.options, read))).toEqual(read);
        expect(readOptions(game.options, JSON.parse(JSON.stringify(read)))).toEqual(read);
      }),
      { numRuns: 1000 },
    );
  });

  test('records: write, then read, is the identity', () => {
    fc.assert(
      fc.property(anyMatch, (match) => {
        const read = readMatch(games, JSON.parse(JSON.stringify(match.record())));
        if (isFault(read)) throw new Error(`${read.fault}: ${read.what}`);
        expect(read.record()).toEqual(match.record());
        expect(read.position.equals(match.position)).toBe(true);
      }),
      { numRuns: 60 },
    );
  });

  test('records: a record that begins in the middle keeps its start', () => {
    fc.assert(
      fc.property(anyMatch, (match) => {
        const later = new Match(match.position);
        const read = readMatch(games, later.record());
        expect(!isFault(read) && read.position.equals(match.position)).toBe(true);
      }),
      { numRuns: 60 },
    );
  });
});

test('records: anything gives a match or a named fault', () => {
  const nearlyRecord = fc.record(
    {
      game: fc.constantFrom(...games.map(({ id }) => id), 'chess', 7),
      options: fc.oneof(fc.constant({}), fc.anything()),
      start: fc.oneof(fc.constant(undefined), fc.anything()),
      moves: fc.oneof(fc.array(fc.oneof(fc.string(), fc.anything())), fc.anything()),
    },
    { requiredKeys: [] },
  );
  fc.assert(
    fc.property(fc.oneof(nearlyRecord, fc.anything()), (record) => {
      const read = readMatch(games, record);
      if (isFault(read)) expect(sayFault(read, 'pt')).toMatch(/\.$/);
    }),
    { numRuns: 3000 },
  );
});

/** Not over: has a move, and playing on works. Over: somebody has won. */
function expectPlayable(position: Position): void {
  const text = writePosition(position);
  const random = new Random(1);
  for (let ply = 0; ply < 6 && !position.over; ply++) {
    const moves = legalMoves(position);
    expect(moves.length, text).toBeGreaterThan(0);
    expect(moves.length, text).toBeLessThanOrEqual(position.rules.mostMoves);
    position.play(moves[random.below(moves.length)]);
  }
  while (position.ply > 0) position.undo();
  expect(writePosition(position)).toBe(text);
}
