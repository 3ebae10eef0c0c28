import { describe, expect, test } from 'vitest';
import { picture, start } from '../../../../test/support/pictures.ts';
import { legalMoves } from '../../../core/moves.ts';
import { randomMove } from '../../../core/play/playout.ts';
import { Random } from '../../../core/random.ts';
import { toOf, twistOf } from '../../families/cru/moves.ts';
import { azacru } from '../index.ts';
import { evaluate } from './evaluate.ts';
import { survey, surveySeat } from './survey.ts';

/** The value for player 1 of a picture in which player 1 has the turn. */
function value(drawn: string, rest = '1 2 - 0'): number {
  return evaluate(picture(azacru, drawn, rest), 0);
}

test('the start is equal but for the turn', () => {
  expect(evaluate(start(azacru), 0)).toBeGreaterThanOrEqual(0);
  expect(evaluate(start(azacru), 0)).toBeLessThan(100);
});

describe('better is', () => {
  test('a tile more', () => {
    expect(value('11e . . 1\n 22e . . .')).toBeGreaterThan(value('11e . . .\n 22e . . .'));
  });

  test('a piece more', () => {
    expect(value('11e . . 11e\n 22e . . .')).toBeGreaterThan(value('11e . . 1\n 22e . . .'));
  });

  test('a connection that can be made', () => {
    const open = value('. . 22n\n 11e . 1');
    const shut = value('. . 22n\n 11w . 1');
    expect(open).toBeGreaterThan(shut + 50);
  });
});

describe('§15–§17 when somebody is stuck, only tiles and the moves that are left count', () => {
  test('who is stuck and ahead has won', () => {
    const ahead = `
      .   .   .  .  2
      2   2   .  .  .
      22w 2   2  2  .
      11e 1   .  .  .`;
    expect(value(ahead)).toBe(azacru.engine.evaluation.weights.tile * (2 - 7 + 2)); // player 1 has two more moves
  });

  test('in the final round one move is left', () => {
    const last = `
      2   .   .  .
      22w 2   2  .
      11e 1   .  .`;
    expect(value(last, '1 2 2 0')).toBe(azacru.engine.evaluation.weights.tile * (2 - 4 + 1));
  });
});

test('the survey finds what the rules list', () => {
  const random = new Random(1);
  for (let round = 0; round < 40; round++) {
    const position = start(azacru);
    while (!position.over) {
      const stops = legalMoves(position).filter((move) => twistOf(move) === 0);
      surveySeat(position, position.turn);
      expect(survey.stops).toBe(stops.length);
      expect(survey.claims).toBe(stops.filter((move) => position.slots[toOf(move)] === 0).length);
      expect(Math.max(survey.connection, survey.sacrifice)).toBe(Math.max(0, ...stops.map(gain)));
      position.play(randomMove(position, random));

      function gain(move: number): number {
        const seat = position.turn;
        const [mine, theirs] = tiles(seat);
        if (position.slots[toOf(move)] === 0) return 0;
        position.play(move);
        const [mineAfter, theirsAfter] = tiles(seat);
        position.undo();
        return mineAfter - mine + theirs - theirsAfter;
      }

      function tiles(seat: number): number[] {
        const scores = azacru.scores?.(position) ?? [];
        return [scores[seat], scores[1 - seat]];
      }
    }
  }
});
