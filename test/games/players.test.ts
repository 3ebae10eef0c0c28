import { expect, test } from 'vitest';
import { readMove } from '../../src/core/moves.ts';
import { optionsOf } from '../../src/core/options.ts';
import { newMatch } from '../../src/core/play/match.ts';
import { NO_MOVE } from '../../src/core/types.ts';
import { agere } from '../../src/games/agere/index.ts';
import { findPlayer } from '../../src/node/players/players.ts';
import { seatPlayer } from '../../src/node/players/seat-player.ts';
import { readSeats } from '../../src/node/players/seat-words.ts';
import { planRoom } from '../../src/server/lobby/plan.ts';

const match = newMatch(agere, optionsOf(agere.options, { size: 4 }));
const isLegal = (text: string | undefined) => readMove(match.position, text ?? '') !== NO_MOVE;
const user = { id: 'u', kind: 'guest', name: 'Ann' } as const;

/** Every kind of word that names a computer. */
const words = [
  'level:2',
  'rung:2',
  'level:2@50',
  'best@50',
  'computer:50',
  'random',
  `museum:${agere.engine.museum[0].id}`,
  'uct@50',
  'uct@20ms',
  'minimax-2',
  'ab@50',
  'paranoid@50',
  'mcts@50',
];
const withParameters = ['mcts:rave=300@50', 'ab:weights=hand,reduction=0@50'];

test.each([...words, ...withParameters])('%s plays at a board and in a match', async (word) => {
  expect(readSeats(agere, 2, `${word}, human`)).toEqual([word, 'human']);
  const player = seatPlayer(agere, word, 1);
  expect(isLegal(await player?.choose(match, () => {}))).toBe(true);
  await player?.close?.();
  const found = findPlayer(agere, word, { nodes: 50 }, 2).make(1);
  expect(isLegal(await found.choose(match.clone(), () => {}))).toBe(true);
});

test.each(words)('%s plays in a room', (word) => {
  const planned = planRoom({ games: [agere] }, { game: agere.id, seats: ['me', word] }, user);
  expect(planned).toHaveProperty('setup.computers');
});

test.each([...withParameters, 'human', 'engine:node bot.js', 'nobody'])(
  '%s has no place in a room of a server',
  (word) => {
    expect(planRoom({ games: [agere] }, { game: agere.id, seats: ['me', word] }, user)).toEqual({ code: 'bad input' });
  },
);
