import { describe, expect, test } from 'vitest';
import { type Fact, factsOf } from '../../src/core/facts/facts.ts';
import type { Game } from '../../src/core/game.ts';
import { mirrored } from '../../src/core/mirror.ts';
import { randomMove } from '../../src/core/play/playout.ts';
import { type Position, startPosition } from '../../src/core/position.ts';
import { Random } from '../../src/core/random.ts';
import { boardSymmetries } from '../../src/core/symmetry.ts';
import { writePosition } from '../../src/core/text.ts';
import { agere } from '../../src/games/agere/index.ts';
import { games } from '../../src/games/index.ts';
import { cases } from '../support/cases.ts';
import { position as read } from '../support/pictures.ts';

/** Of Agere, where several cells may be as good: what is counted is the same, not where. */
const ANY_CELLS = ['needed'];

/** A new game may have no lenses, and no facts. */
const withFacts = ({ course }: Game) => course.lenses.some(({ facts }) => facts !== undefined);

describe.each(games.filter(withFacts).map((game) => [game.name, game] as const))('the facts of %s', (_, { course }) => {
  const kinds = course.lenses.flatMap(({ facts = [] }) => facts);

  test('are several, each with a name of its own in both languages', () => {
    expect(kinds.length).toBeGreaterThanOrEqual(3);
    for (const names of [kinds.map(({ id }) => id), kinds.map(({ texts }) => texts.en)])
      expect(new Set(names).size).toBe(names.length);
    for (const { texts } of kinds) {
      expect(texts.en).not.toBe(texts.pt);
      for (const text of Object.values(texts)) expect(text).toMatch(/^\p{Ll}[^.\d]*$/u);
    }
  });
});

describe.each(cases.filter(({ game }) => withFacts(game)))('$name', ({ game, options }) => {
  test('facts are whole numbers of cells that lenses mark, the same seen in a mirror and with seats exchanged', () => {
    const random = new Random(5);
    const position = startPosition(game, options);
    const seen = new Set<string>();
    for (let ply = 0; ply < 60; ply++) {
      if (ply % 10 === 4 || position.over) for (const id of look(position)) seen.add(id);
      if (position.over) break;
      position.play(randomMove(position, random));
    }
    expect(seen.size).toBeGreaterThan(0);
  });
});

/** Checks the facts of a position, and returns which of them are not 0. */
function look(position: Position): string[] {
  const { game, options } = position;
  const before = writePosition(position);
  const facts = factsOf(position);
  expect(writePosition(position)).toBe(before);
  const marked = new Set(game.course.lenses.flatMap(({ marks }) => marks(position).map(({ cell }) => cell)));
  for (const { kind, seat, value, cells } of facts) {
    expect(Number.isSafeInteger(value) && value >= 0, kind.id).toBe(true);
    expect(seat).toBeLessThan(position.seats);
    expect(new Set(cells).size, kind.id).toBe(cells.length);
    expect(cells.filter((cell) => !marked.has(cell))).toEqual([]);
  }
  for (const symmetry of boardSymmetries(position.board).slice(0, 3)) {
    for (const seats of game.mirror.seatings(symmetry, options)) {
      const image = factsOf(mirrored(position, symmetry, seats)).map(inWords);
      const wanted = facts.map((fact) =>
        inWords({ ...fact, seat: seats[fact.seat], cells: fact.cells.map((cell) => symmetry.cells[cell]) }),
      );
      expect(image.sort()).toEqual(wanted.sort());
    }
  }
  return facts.filter(({ value }) => value > 0).map(({ kind }) => kind.id);
}

function inWords({ kind, seat, value, cells }: Fact): string {
  const where = ANY_CELLS.includes(kind.id) ? '' : [...cells].sort((one, other) => one - other).join(' ');
  return `${kind.id} of ${seat}: ${value} ${where}`;
}

test('what a person sees is what is counted', () => {
  const before = read(agere, '1/by,b/y,b,1 1');
  const counted = (id: string) => factsOf(before).flatMap(({ kind, value }) => (kind.id === id ? [value] : []));
  expect(counted('in danger')).toEqual([1, 1]); // a1 and a2
  expect(counted('below')).toEqual([0, 1]); // b1
});
