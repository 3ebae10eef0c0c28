import { type Fact, factsOf } from '../../core/facts/facts.ts';
import { searchedMoves } from '../../core/moves.ts';
import type { Position } from '../../core/position.ts';
import { Random } from '../../core/random.ts';
import type { Seat } from '../../core/types.ts';
import type { Branch, Case } from './case.ts';
import type { Claim } from './claim.ts';
import { namesOf, placeAfter } from './places.ts';

/** Other moves of the position that are looked at, to learn which differences are usual. */
const SAMPLE = 16;
/** A difference tells two moves apart if this part of the pairs of other moves differs less. */
const RARE = 0.9;
/** Moves of an expected line; after more, nothing is expected any more. */
const LONGEST = 6;
/** Lines differ more than single moves do. */
const FARTHER = 2;
/** Cells that a claim points to; of more, none stand out. */
const MOST_CELLS = 12;

/** A claim, and how far the two moves are apart in it, in usual differences. */
interface Telling {
  readonly claim: Claim;
  readonly weight: number;
}

/**
 * Numbers of the lenses that speak for the better of the two moves: those right after them, and those at the ends of
 * both lines. The most unusual differences come first.
 */
export function tellingClaims(given: Case): Claim[] {
  const { other, asked } = given;
  if (other === undefined) return [];
  const usual = usualDifferences(given);
  const length = Math.min(asked.line.length, other.line.length, LONGEST);
  const near = differences(given, 1, usual, asked, other);
  const far = length < 2 ? [] : differences(given, length, usual, asked, other);
  return [...near, ...far].sort((one, two) => two.weight - one.weight).map(({ claim }) => claim);
}

/** The differences after so many moves of both lines. */
function differences({ position, mover, isBest }: Case, length: number, usual: Usual, one: Branch, two: Branch) {
  const [line, otherLine] = [one.line.slice(0, length), two.line.slice(0, length)];
  const [place, otherPlace] = [placeAfter(position, ...line), placeAfter(position, ...otherLine)];
  const others = new Map(factsOf(otherPlace).map((fact) => [nameOf(fact), fact]));
  return factsOf(place).flatMap((fact): Telling[] => {
    const opposed = others.get(nameOf(fact));
    if (opposed === undefined || !speaksFor(fact, opposed, mover, isBest)) return [];
    const { rare, deviation } = usual.get(nameOf(fact)) ?? NOTHING_USUAL;
    const by = Math.abs(fact.value - opposed.value) / (length === 1 ? 1 : FARTHER);
    if (by < rare) return [];
    const apart = [...fact.cells, ...opposed.cells].filter(
      (cell) => fact.cells.includes(cell) !== opposed.cells.includes(cell),
    );
    const claim: Claim = {
      kind: length === 1 ? 'fact' : 'leads',
      proved: length === 1,
      seat: fact.seat,
      move: one.move,
      other: two.move,
      line,
      otherLine,
      cells: apart.length > MOST_CELLS ? [] : namesOf(position, apart),
      fact: fact.kind.id,
      numbers: [fact.value, opposed.value, ...(length === 1 ? [] : [length - 1])],
    };
    return [{ claim, weight: by / deviation }];
  });
}

/** Whether the difference is good for the mover where its move is the better one, and else bad. */
function speaksFor({ kind, seat, value }: Fact, other: Fact, mover: Seat, isBest: boolean): boolean {
  const gains = (value - other.value) * (kind.isGood ? 1 : -1) * (seat === mover ? 1 : -1);
  return isBest ? gains > 0 : gains < 0;
}

/** For each fact: the difference that is rare between two moves here, and the standard deviation over all. */
type Usual = ReadonlyMap<string, { readonly rare: number; readonly deviation: number }>;

const NOTHING_USUAL = { rare: 0, deviation: 1 };

function usualDifferences({ position }: Case): Usual {
  const values = new Map<string, number[]>();
  for (const place of sample(position)) {
    for (const fact of factsOf(place)) {
      const name = nameOf(fact);
      values.set(name, [...(values.get(name) ?? []), fact.value]);
    }
  }
  return new Map([...values].map(([name, all]) => [name, { rare: rareAmong(all), deviation: deviationOf(all) }]));
}

/** Positions after some of the moves, always the same ones. */
function sample(position: Position): Position[] {
  const moves = searchedMoves(position);
  const random = new Random(1);
  const places: Position[] = [];
  while (places.length < SAMPLE && moves.length > 0) {
    const place = position.clone();
    place.play(moves.splice(random.below(moves.length), 1)[0]);
    places.push(place);
  }
  return places;
}

function rareAmong(values: readonly number[]): number {
  const apart = values.flatMap((one, at) => values.slice(at + 1).map((other) => Math.abs(one - other)));
  apart.sort((one, other) => one - other);
  return apart.length === 0 ? 0 : apart[Math.floor(RARE * (apart.length - 1))];
}

/** At least one half: a number that never changes is not infinitely unusual. */
function deviationOf(values: readonly number[]): number {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  return Math.max(0.5, Math.sqrt(squares / values.length));
}

function nameOf({ kind, seat }: Fact): string {
  return `${kind.id} ${seat}`;
}
