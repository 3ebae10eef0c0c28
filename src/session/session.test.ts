import { describe, expect, test } from 'vitest';
import { play, start } from '../../test/support/pictures.ts';
import type { Game } from '../core/game.ts';
import { writeMove } from '../core/moves.ts';
import { Match } from '../core/play/match.ts';
import { randomMove } from '../core/play/playout.ts';
import { Random } from '../core/random.ts';
import { games } from '../games/index.ts';
import type { Answer, Question } from '../search/worker/service.ts';
import { Hand } from './hand.ts';
import { lastMove, positionBefore } from './last-move.ts';
import { previewMove } from './preview.ts';
import { computerOf, seatName, seatWords, type Thinks } from './seats.ts';
import { Session } from './session.ts';

function game(id: string): Game {
  const found = games.find((one) => one.id === id);
  if (found === undefined) throw new Error(`no game ${id}`);
  return found;
}

describe('a move in the making', () => {
  const position = start(game('azacru'));
  const cell = (name: string) => position.board.names.indexOf(name);

  test('is made cell by cell, and a choice ends it', () => {
    const hand = new Hand();
    expect(hand.touch(position, cell('a3'))).toEqual({ kind: 'making' });
    expect(hand.next(position).map((one) => position.board.names[one])).toEqual(
      expect.arrayContaining(['b2', 'b3', 'b4']),
    );
    expect(hand.moveAt(position, cell('b4'))).toBe('a3-b4');
    expect(hand.touch(position, cell('b4'))).toEqual({ kind: 'making' });
    expect(hand.choices(position).map(({ text }) => text)).toEqual(['a3-b4', 'a3-b4<', 'a3-b4>']);
  });

  test('can be looked ahead in, which touches nothing', () => {
    const hand = new Hand();
    hand.touch(position, cell('a3'));
    expect(hand.peek(position, cell('b4'))).toEqual({ kind: 'making' });
    expect(hand.peek(position, cell('a3'))).toEqual({ kind: 'making' });
    expect(hand.touched).toEqual([cell('a3')]);
  });

  test('is refused by the rule that forbids it', () => {
    const hand = new Hand();
    const touched = hand.touch(position, cell('e5'));
    expect(touched).toMatchObject({ kind: 'refused', refusal: { rule: expect.any(String) } });
  });

  test('shows what it would change, and changes nothing', () => {
    const { changed, position: after } = previewMove(position, 'a3-b4<');
    expect(changed.map((one) => position.board.names[one]).sort()).toEqual(['a3', 'b4']);
    expect(after.equals(position)).toBe(false);
    expect(position.equals(start(game('azacru')))).toBe(true);
  });
});

describe('the last move', () => {
  test('is told with its path, and leaves the match as it is', () => {
    const match = new Match(start(game('agere'), { size: 4 }));
    expect(lastMove(match)).toBeUndefined();
    match.play('a1');
    match.play('a2');
    match.play('a1-a2');
    expect(lastMove(match)).toMatchObject({ seat: 0, text: 'a1-a2', skipped: [] });
    expect(match.moves.length).toBe(3);
    expect(match.last?.path.map((cell) => match.position.board.names[cell])).toEqual(['a1', 'a2']);
    expect(positionBefore(match)?.equals(play(start(game('agere'), { size: 4 }), 'a1', 'a2'))).toBe(true);
  });

  test('names those who had no move and were skipped', () => {
    const match = new Match(start(game('shacru'), { players: 3 }));
    const random = new Random(4);
    const skips: number[][] = [];
    while (!match.position.over) {
      match.play(writeMove(match.position, randomMove(match.position, random)));
      const last = lastMove(match);
      if (last === undefined || match.position.over) continue;
      const expected = [];
      for (let seat = (last.seat + 1) % 3; seat !== match.position.turn; seat = (seat + 1) % 3) expected.push(seat);
      expect(last.skipped).toEqual(expected);
      if (expected.length > 0) skips.push(expected);
    }
    expect(skips.length).toBeGreaterThan(0);
  });
});

describe('who sits where', () => {
  test('everybody who can sit has a name in both languages', () => {
    for (const one of games) {
      for (const word of [...seatWords(one, 2), 'computer', 'computer:50', 'random', 'engine:python3 bot.py']) {
        const names = [seatName(one, word, 'en'), seatName(one, word, 'pt')];
        expect(names.every((name) => name !== '' && !name.includes('{'))).toBe(true);
        expect(names[0] === seatName(one, 'human', 'en')).toBe(word === 'human');
      }
    }
  });

  test('a computer whose move is taken back while it thinks answers one question at a time', async () => {
    const asked: { question: Question; answer: (answer: Answer) => void }[] = [];
    const thinker: Thinks = {
      think: (question) => new Promise((answer) => asked.push({ question, answer })),
      stop() {},
      async close() {},
    };
    const found = (move: string): Answer => ({ move, score: 0, proved: 0, line: [move], depth: 1, nodes: 1 });
    const match = new Match(start(game('agere'), { size: 4 }));
    const mover = computerOf(match.game, 'level:1', 1, () => thinker);
    const session = new Session(
      match,
      [undefined, mover],
      () => {},
      async () => {},
    );
    session.play('a1');
    await settle();
    session.undo();
    session.play('b2');
    await settle();
    expect(asked.length).toBe(1);
    asked[0].answer(found('b2')); // legal then, no longer
    await settle();
    expect(asked.length).toBe(2);
    expect(session.trouble).toBeUndefined();
    asked[1].answer(found('c1'));
    await settle();
    expect(match.moves).toEqual(['b2', 'c1']);
  });
});

describe('a computer', () => {
  test('thinks at once, but moves only when the move before has been seen', async () => {
    const found: Answer = { move: 'c1', score: 0, proved: 0, line: ['c1'], depth: 1, nodes: 1 };
    const match = new Match(start(game('agere'), { size: 4 }));
    const mover = computerOf(match.game, 'level:1', 1, () => ({
      think: async () => found,
      stop() {},
      async close() {},
    }));
    const waits: (() => void)[] = [];
    const session = new Session(
      match,
      [undefined, mover],
      () => {},
      () => new Promise((done) => waits.push(done)),
    );
    session.play('a1');
    await settle();
    expect([match.moves, session.isThinking]).toEqual([['a1'], true]);
    waits[0]();
    await settle();
    expect([match.moves, session.isThinking]).toEqual([['a1', 'c1'], false]);
  });
});

/** Waits until all pending work is done. */
async function settle(): Promise<void> {
  for (let turn = 0; turn < 20; turn++) await Promise.resolve();
}
