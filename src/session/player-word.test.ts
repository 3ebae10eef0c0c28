import { expect, test } from 'vitest';
import { fill } from '../core/words.ts';
import { agere } from '../games/agere/index.ts';
import { isWrong, presentWord, readPlayer } from './player-word.ts';
import { computerName, seatName } from './seats.ts';

const [bot] = agere.engine.museum;

test.each([
  ['human', { kind: 'human' }],
  ['random', { kind: 'random' }],
  ['museum:random', { kind: 'random' }],
  [`museum:${bot.id}`, { kind: 'museum', bot }],
  ['level:5', { kind: 'level', level: 5 }],
  ['level:5@300', { kind: 'level', level: 5, budget: { nodes: 300 } }],
  ['best', { kind: 'best' }],
  ['best@800ms', { kind: 'best', budget: { ms: 800 } }],
  ['uct', { kind: 'search', search: 'uct' }],
  ['mcts:rave=300,tries=2@4000', { kind: 'search', search: 'mcts:rave=300,tries=2', budget: { nodes: 4000 } }],
  // Only a number at the very end of a command is a budget.
  ['engine:node a@b.js', { kind: 'engine', command: 'node a@b.js' }],
  ['engine:node a@b.js@400', { kind: 'engine', command: 'node a@b.js', budget: { nodes: 400 } }],
  ['engine:x: y@50ms', { kind: 'engine', command: 'x: y', budget: { ms: 50 } }],
])('%s is a player', (word, player) => {
  expect(readPlayer(agere, word)).toEqual({ budget: undefined, ...player });
});

test.each([
  ['rung:5', 'level:5'],
  ['rung:5@300', 'level:5@300'],
  ['computer', 'best'],
  ['computer:4000', 'best@4000'],
])('%s is an earlier spelling of %s', (old, word) => {
  expect(presentWord(old)).toBe(word);
  expect(readPlayer(agere, old)).toEqual(readPlayer(agere, word));
  expect(seatName(agere, old, 'pt')).toBe(seatName(agere, word, 'pt'));
});

test.each([
  ['level:11', 'A level is a whole number from 1 to 10, not 11.'],
  ['level', 'A level needs a number from 1 to 10, as in level:5.'],
  ['rung:0', 'A level is a whole number from 1 to 10, not 0.'],
  ['best:1', 'best takes no parameters'],
  ['uct@0', 'After @ comes a number'],
  ['uct@4@5', 'After @ comes a number'],
  ['random@5', 'random does not search'],
])('%s names nobody, and it is said why', (word, sentence) => {
  const player = readPlayer(agere, word);
  const { wrong } = isWrong(player) ? player : expect.fail('a player');
  expect(fill(wrong?.sentence ?? '', wrong?.words ?? {})).toContain(sentence);
});

test.each(['robot', 'museum:louvre', 'human:1', 'computer:x', ''])('nobody is called %s', (word) => {
  expect(readPlayer(agere, word)).toEqual({ wrong: undefined });
});

test('players have names in both languages', () => {
  expect(seatName(agere, 'best@4000', 'en')).toBe('Computer (4000 positions a move)');
  expect(seatName(agere, 'best@800ms', 'pt')).toBe('Computador (800 ms por jogada)');
  expect(seatName(agere, 'engine:a b@5', 'en')).toBe('Engine (a b@5)');
  expect(computerName(agere, 'level:2', 'pt')).toBe('Nível 2');
});
