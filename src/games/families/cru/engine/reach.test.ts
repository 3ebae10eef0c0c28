import { describe, expect, test } from 'vitest';
import { picture, start } from '../../../../../test/support/pictures.ts';
import { randomMove } from '../../../../core/play/playout.ts';
import type { Position } from '../../../../core/position.ts';
import { Random } from '../../../../core/random.ts';
import { shacru } from '../../../shacru/index.ts';
import { board, LAND } from '../board.ts';
import { facingOf, pieceSeat, tileOwner } from '../content.ts';
import { claimOn, mapReach, neutralFirst, neutralShared, tileCount } from './reach.ts';

/** What mapReach finds for every cell, by seat: 2 where it comes first alone, 1 where it ties with another. */
function claims({ seats }: Position): number[][] {
  return Array.from({ length: seats }, (_, seat) => board.names.map((_, cell) => claimOn(seat, cell)));
}

/** The claims on neutral cells, with 0 for all other cells. */
function ofNeutralCells({ slots }: Position, claims: number[][]): number[][] {
  return claims.map((own) => own.map((claim, cell) => (tileOwner(slots[cell]) === 0 ? claim : 0)));
}

/** The same, one state at a time. */
function plainClaims(position: Position, mayTwist: boolean): number[][] {
  const { slots, seats } = position;
  const all = Array.from({ length: seats }, () => board.names.map(() => 0));
  const seen = all.map(() => new Set<number>());
  const reached = all.map(() => new Set<number>());
  let states = all.map((_, seat) =>
    board.names.flatMap((_, cell) => (pieceSeat(slots[cell]) === seat ? [cell * 8 + facingOf(slots[cell])] : [])),
  );
  states.forEach((list, seat) => {
    for (const state of list) seen[seat].add(state);
  });
  while (states.some((list) => list.length > 0)) {
    const closed = all.map((_, seat) =>
      board.names.map((_, cell) => all.some((own, other) => other !== seat && own[cell] === 2)),
    );
    states = states.map((list, seat) => {
      const arrivals: number[] = [];
      for (const state of list) {
        for (const way of [7, 0, 1]) {
          const direction = (state + way) & 7;
          const cell = board.next[(state >> 3) * 8 + direction];
          if (cell === board.off || pieceSeat(slots[cell]) >= 0 || closed[seat][cell]) continue;
          if (![0, seat + 1].includes(tileOwner(slots[cell]))) continue;
          for (const twist of !mayTwist || LAND[cell] === LAND[state >> 3] ? [0] : [7, 0, 1]) {
            const arrival = cell * 8 + ((direction + twist) & 7);
            if (!seen[seat].has(arrival)) arrivals.push(arrival);
            seen[seat].add(arrival);
          }
        }
      }
      return arrivals;
    });
    const news = states.map(
      (list, seat) => new Set(list.map((state) => state >> 3).filter((cell) => !reached[seat].has(cell))),
    );
    const taken = board.names.map((_, cell) => all.some((own) => own[cell] > 0));
    news.forEach((cells, seat) => {
      for (const cell of cells) {
        reached[seat].add(cell);
        if (!taken[cell]) all[seat][cell] = news.filter((others) => others.has(cell)).length === 1 ? 2 : 1;
      }
    });
  }
  return all;
}

describe.each([2, 3, 4])('%i players', (players) => {
  test.each([true, false])('who comes first is what a plain search finds, twists: %s', (twists) => {
    const random = new Random(players);
    for (let round = 0; round < 8; round++) {
      const position = start(shacru, { players });
      while (!position.over) {
        if (random.below(3) === 0) {
          mapReach(position, twists);
          const plain = plainClaims(position, twists);
          expect(claims(position)).toEqual(ofNeutralCells(position, plain));
          expect(plain.map((_, seat) => tileCount(seat))).toEqual(shacru.scores?.(position));
          const neutral = (seat: number, claim: number) =>
            plain[seat].filter((value, cell) => value === claim && tileOwner(position.slots[cell]) === 0).length;
          expect(plain.map((_, seat) => neutralFirst(seat))).toEqual(plain.map((_, seat) => neutral(seat, 2)));
          expect(plain.map((_, seat) => neutralShared(seat))).toEqual(plain.map((_, seat) => neutral(seat, 1)));
        }
        position.play(randomMove(position, random));
      }
    }
  });
});

test('a piece that faces the edge reaches nothing, one that faces the board what lies ahead', () => {
  const reach = (drawn: string) => {
    mapReach(picture(shacru, drawn, '1 2 0'));
    return neutralFirst(0);
  };
  expect(reach('. . .\n11s . .')).toBe(0);
  expect(reach('11w . .\n2 2 2')).toBe(0);
  expect(reach('11e . .\n2 2 2')).toBeGreaterThan(40);
});
