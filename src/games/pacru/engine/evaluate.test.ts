import { describe, expect, test } from 'vitest';
import { picture, start } from '../../../../test/support/pictures.ts';
import { legalMoves } from '../../../core/moves.ts';
import { randomMove } from '../../../core/play/playout.ts';
import { Random } from '../../../core/random.ts';
import { pacru } from '../index.ts';
import { fromOf, isReorientation, toOf } from '../moves.ts';
import { evaluate } from './evaluate.ts';
import { surveySeat, surveys } from './survey.ts';

/** The value for player 1 of a picture in which player 1 has the turn. */
function value(drawn: string): number {
  return evaluate(picture(pacru, drawn, '1 2 0'), 0);
}

test('the start is equal but for the turn', () => {
  expect(evaluate(start(pacru), 0)).toBe(pacru.engine.evaluation.weights.turn);
});

describe('better is', () => {
  test('a tile more', () => {
    expect(value('11e . . 1\n 22e . . .')).toBeGreaterThan(value('11e . . .\n 22e . . .'));
  });

  test('a piece more', () => {
    expect(value('11e . . 11e\n 22e . . .')).toBeGreaterThan(value('11e . . 1\n 22e . . .') + 100);
  });

  test('a piece that two do not attack', () => {
    const safe = '. . 22w 2\n . . . .\n 11e . 22e .';
    const pinned = '. . 22sw 2\n . . . .\n 11e . 22w 2';
    expect(value(safe)).toBeGreaterThan(value(pinned) + 100);
  });

  test('a connection that can be made', () => {
    expect(value('. . 22n\n 11e . 1')).toBeGreaterThan(value('. . 22n\n 11w . 1'));
  });
});

test('whoever is out counts for nothing, whatever it owns', () => {
  const three = picture(pacru, '11e . 2 2 2 2 2 2 2\n . . 2 2 2 33e . . .', '1 3 0');
  expect(evaluate(three, 1)).toBeLessThan(-10_000);
  expect(Math.abs(evaluate(three, 0))).toBeLessThan(1000);
});

test('the survey finds where the rules let pieces stop', () => {
  const random = new Random(1);
  for (let round = 0; round < 20; round++) {
    for (const position = start(pacru); !position.over; position.play(randomMove(position, random))) {
      surveySeat(position, position.turn);
      const going = legalMoves(position).filter((move) => !isReorientation(move) && position.slots[toOf(move)] < 8);
      const stops = new Set(going.map((move) => `${fromOf(move)} ${toOf(move)}`));
      expect(surveys[position.turn].stops).toBe(stops.size);
    }
  }
});
