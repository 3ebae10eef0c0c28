import { expect, test } from 'vitest';
import { games } from '../../games/index.ts';
import { isFault } from '../fault.ts';
import { legalTexts, writeMove } from '../moves.ts';
import { defaultOptions } from '../options.ts';
import { type Player, referee } from '../player.ts';
import { Random } from '../random.ts';
import { newMatch, readMatch } from './match.ts';
import { randomMove } from './playout.ts';

const [game] = games;
const start = () => newMatch(game, defaultOptions(game.options));

test('a refused move changes nothing and says why', () => {
  const match = start();
  expect(match.play('nonsense')).toEqual({ rule: 'unreadable', words: { text: 'nonsense' } });
  expect(match.moves).toEqual([]);
});

test('moves are taken back in order; at the start there is nothing to take back', () => {
  const match = start();
  const [first] = legalTexts(match.position);
  match.play(first);
  const [second] = legalTexts(match.position);
  match.play(second);
  expect(match.takeBack()).toBe(second);
  expect(match.takeBack()).toBe(first);
  expect(match.takeBack()).toBeUndefined();
  expect(match.position.equals(start().position)).toBe(true);
});

test('a match does not share its position with the one it was made from', () => {
  const match = start();
  const copy = readMatch(games, match.record());
  if (isFault(copy)) throw new Error(copy.fault);
  match.play(legalTexts(match.position)[0]);
  expect(copy.moves).toEqual([]);
});

test('the referee asks in turn, again after a refusal, until the game is over', async () => {
  const random = new Random(1);
  const asked: string[] = [];
  let refused = 0;
  const player = (name: string): Player => ({
    name,
    async choose({ position }) {
      asked.push(name);
      return random.below(4) === 0 ? 'nonsense' : writeMove(position, randomMove(position, random));
    },
  });
  const match = start();
  await referee(match, [player('one'), player('two')], ({ refusal }) => {
    if (refusal !== undefined) refused++;
  });
  expect(match.position.over).toBe(true);
  expect(asked.length).toBe(match.moves.length + refused);
  expect(refused).toBeGreaterThan(0);
  expect(match.play('a1')).toEqual({ rule: 'over', words: {} });
  expect(match.result()?.winners.length).toBeGreaterThan(0);
});

test('a player who leaves ends the match without a result', async () => {
  const match = start();
  const leaver: Player = { name: 'leaver', choose: async () => undefined };
  await referee(match, [leaver, leaver], () => {});
  expect(match.result()).toBeUndefined();
});

test('what was typed is shown on one line, whatever it was', () => {
  expect(start().play('a{b}\n\u0007c')).toEqual({ rule: 'unreadable', words: { text: 'a{b}??c' } });
});
