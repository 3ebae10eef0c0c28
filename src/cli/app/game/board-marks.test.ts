import { expect, test } from 'vitest';
import { position } from '../../../../test/support/pictures.ts';
import { Match } from '../../../core/play/match.ts';
import { crosscut } from '../../../games/crosscut/index.ts';
import { marksOfLast } from './board-marks.ts';

test('at the end the line that decided the game is marked, and what the last move changed', () => {
  const match = new Match(position(crosscut, '5/5/1rr2/5/5 1'));
  expect(marksOfLast(match).won).toBeUndefined();
  expect(match.play('d3')).toBeUndefined();
  const { names } = match.position.board;
  expect(match.position.over).toBe(true);
  expect(marksOfLast(match).won?.map((cell) => names[cell])).toEqual(['b3', 'c3', 'd3']);
});
