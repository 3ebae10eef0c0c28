import type { Counted, LensFact } from '../course.ts';
import type { Game } from '../game.ts';
import type { Position } from '../position.ts';
import type { Seat } from '../types.ts';

/** A number that a lens of the game shows, for one seat. */
export interface Fact extends Counted {
  readonly kind: LensFact;
  readonly seat: Seat;
}

/** Every number that the lenses of a game give of a position, and the points where points decide. */
export function factsOf(position: Position): readonly Fact[] {
  const facts: Fact[] = [];
  const seats = Array.from({ length: position.seats }, (_, seat) => seat);
  for (const { marks, facts: kinds = [] } of position.game.course.lenses) {
    const shown = kinds.length === 0 ? [] : marks(position);
    for (const kind of kinds) {
      for (const seat of seats) {
        const count = kind.count(shown, position, seat);
        if (count !== undefined) facts.push({ kind, seat, ...count });
      }
    }
  }
  const points = position.game.scores?.(position) ?? [];
  return [...facts, ...points.map((value, seat) => ({ kind: POINTS, seat, value, cells: [] }))];
}

/** What is counted under this name. */
export function factNamed({ course }: Game, id: string): LensFact | undefined {
  return [...course.lenses.flatMap(({ facts = [] }) => facts), POINTS].find((kind) => kind.id === id);
}

/** What is counted at the end, in every game that counts points. */
const POINTS: LensFact = {
  id: 'points',
  isGood: true,
  texts: { en: 'points', pt: 'pontos' },
  count: () => undefined,
};
