import { describe, expect, test } from 'vitest';
import { USUAL_KEYS } from '../../src/cli/keys/actions.ts';
import type { Lens } from '../../src/core/course.ts';
import type { Game } from '../../src/core/game.ts';
import { randomMove } from '../../src/core/play/playout.ts';
import type { Position } from '../../src/core/position.ts';
import { startPosition } from '../../src/core/position.ts';
import { Random } from '../../src/core/random.ts';
import { writePosition } from '../../src/core/text.ts';
import { agere } from '../../src/games/agere/index.ts';
import { azacru } from '../../src/games/azacru/index.ts';
import { crosscut } from '../../src/games/crosscut/index.ts';
import { epaminondas } from '../../src/games/epaminondas/index.ts';
import { games } from '../../src/games/index.ts';
import { shacru } from '../../src/games/shacru/index.ts';
import { cases } from '../support/cases.ts';
import { picture, position } from '../support/pictures.ts';

/** Keys with a meaning on every board: the cursor, turning and enlarging it, words about pieces, all of a terminal. */
const TAKEN: readonly string[] = [...'hjklfrzdpoqx', ...Object.values(USUAL_KEYS).flat()];

const withLenses = games.filter(({ course }) => course.lenses.length > 0);

describe.each(withLenses)('the lenses of $name', ({ course: { lenses } }) => {
  test('are at least three, each with a key of its own', () => {
    expect(lenses.length).toBeGreaterThanOrEqual(3);
    expect(new Set(lenses.map(({ id }) => id)).size).toBe(lenses.length);
    expect(new Set(lenses.map(({ key }) => key)).size).toBe(lenses.length);
    for (const { key } of lenses) {
      expect(key).toMatch(/^[a-z]$/);
      expect(TAKEN).not.toContain(key);
    }
  });

  test('have a name and a legend in both languages', () => {
    for (const { texts } of lenses) {
      for (const { name, legend } of Object.values(texts)) {
        expect(name).toMatch(/^\p{Lu}/u);
        expect(legend).toMatch(/\.$/);
      }
      expect(texts.en.legend).not.toBe(texts.pt.legend);
    }
  });
});

describe.each(cases.filter(({ game }) => withLenses.includes(game)))('$name', ({ game, options }) => {
  test('lenses mark cells of the board once each, show something in most games, and change nothing', () => {
    const random = new Random(3);
    const shown = new Set<Lens>();
    const position = startPosition(game, options);
    for (let ply = 0; ply < 120; ply++) {
      if (ply % 8 === 0 || position.over)
        for (const lens of game.course.lenses) if (looks(lens, position)) shown.add(lens);
      if (position.over) break;
      position.play(randomMove(position, random));
    }
    expect(shown.size).toBeGreaterThan(0);
  });
});

/** Checks what a lens shows, and returns whether it shows anything. */
function looks(lens: Lens, position: Position): boolean {
  const before = writePosition(position);
  const marks = lens.marks(position);
  expect(writePosition(position)).toBe(before);
  expect(new Set(marks.map(({ cell }) => cell)).size, lens.id).toBe(marks.length);
  for (const { cell, text, owner, tone } of marks) {
    expect(position.board.names[cell]).toBeDefined();
    expect(['good', 'bad', 'neutral']).toContain(tone);
    expect(text ?? owner, 'a mark told by colour alone').toBeDefined();
    if (text !== undefined) expect(text).toMatch(/^.{1,2}$/);
    if (owner !== undefined) expect(owner).toBeLessThan(position.seats);
  }
  return marks.length > 0;
}

/** What a lens shows, as `cell:text`, in the order of the names. */
function seen(game: Game, id: string, position: Position): string {
  const lens = game.course.lenses.find((one) => one.id === id);
  if (lens === undefined) throw new Error(`${game.name} has no lens ${id}`);
  const marks = lens.marks(position).map(({ cell, text = '' }) => `${position.board.names[cell]}:${text}`);
  return marks.sort().join(' ');
}

test('Azacru: power is the number of own tiles of the borderland', () => {
  const before = picture(azacru, '. 1 . . . .\n. . 11e . . .\n22s . . . . .', '1 2 - 0');
  expect(seen(azacru, 'power', before)).toContain('a1:1');
  expect(seen(azacru, 'power', before)).toContain('c2:2');
});

test('Azacru: a connection over neutral tiles keeps the piece, over foreign ones it does not', () => {
  expect(seen(azacru, 'connections', picture(azacru, '. 11e . 1 .', '1 2 - 0'))).toBe('');
  const own = '1 . .\n1 . .\n';
  expect(seen(azacru, 'connections', picture(azacru, `${own}11e . . 1 .`, '1 2 - 0'))).toBe('d1:+2');
  expect(seen(azacru, 'connections', picture(azacru, `${own}11e . 2 1 .`, '1 2 - 0'))).toBe('d1:x2');
});

test('Shacru: a piece behind a wall has little room, and what lies behind it or beyond the wall is cut off', () => {
  const before = picture(shacru, '2 2 2\n. . 2\n11e . 2', '1 2 0');
  expect(seen(shacru, 'room', before)).toBe('a1:2');
  expect(seen(shacru, 'cut off', before)).toContain('a2:x a4:x');
  expect(seen(shacru, 'cut off', before)).toContain('b1:1 b2:1');
  expect(seen(shacru, 'cut off', before)).toContain('i9:x');
});

test('Epaminondas: the two in front of three can be taken, the three in front of two cannot', () => {
  const before = position(epaminondas, '8/8/8/wwwbb3/8/8/8/8 1 0');
  expect(seen(epaminondas, 'captures', before)).toBe('d5:+ e5:+');
  expect(seen(epaminondas, 'lengths', before)).toBe('a5:3 b5:3 c5:3 d5:2 e5:2');
});

test('Epaminondas: a crossing wins next turn where nobody can take it', () => {
  const open = position(epaminondas, '8/w7/8/8/8/7b/8/8 1 0');
  expect(seen(epaminondas, 'wins next turn', open)).toBe('a8:+ b8:+');
  expect(seen(epaminondas, 'far rows', open)).toBe('a7:1 a8:· b8:· h3:2');
});

test('Crosscut: cells that finish a line, discs that turn, and a cut that is too long', () => {
  expect(seen(crosscut, 'lines', position(crosscut, '5/5/1rr2/5/5 1'))).toBe('b3:2 c3:2 d3:+');
  expect(seen(crosscut, 'flips', position(crosscut, '7/7/7/1bbr3/7/7/7 1'))).toBe('a4:2 d4:!');
  expect(seen(crosscut, 'forbidden cuts', position(crosscut, '7/2b4/2b4/2br3/7/7/7 1'))).toBe('b4:1');
});

test('Agere: the cells still needed, the stacks that can be taken, and what lies below', () => {
  const before = position(agere, '1/by,b/y,b,1 1');
  expect(seen(agere, 'distance', before)).toContain('c1:');
  expect(seen(agere, 'taking', before)).toBe('a1:! a2:+');
  expect(seen(agere, 'below', before)).toBe('b1:2');
});
