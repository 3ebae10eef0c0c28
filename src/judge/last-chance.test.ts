import { expect, test } from 'vitest';
import { start } from '../../test/support/pictures.ts';
import { exactMove, writeMove } from '../core/moves.ts';
import { randomMove } from '../core/play/playout.ts';
import { Random } from '../core/random.ts';
import { games } from '../games/index.ts';
import { shacru } from '../games/shacru/index.ts';
import { searchFor } from '../search/levels/levels.ts';
import { findDuty } from '../search/solve/duty.ts';
import { answerQuestion } from '../search/worker/service.ts';
import { isTrue } from './claims/check.ts';
import { examine, type Think } from './examine.ts';
import { reviewOf } from './review.ts';

const NODES = 400;

const think: Think = async (question, report) =>
  answerQuestion(games, searchFor, question, { now: () => 0, stopped: () => false, report });

test('whoever was the last to be able to stop somebody is told, and the loss is proved', async () => {
  const random = new Random(4);
  let told = 0;
  for (let round = 0; round < 60 && told < 2; round++) {
    const first = start(shacru, { players: 3 });
    const position = first.clone();
    const moves: string[] = [];
    while (!position.over) {
      moves.push(writeMove(position, randomMove(position, random)));
      position.play(exactMove(position, moves[moves.length - 1]));
    }
    for (let ply = moves.length - 1; ply > moves.length - 12; ply--) {
      position.undo();
      const here = position.clone();
      const { turn } = here;
      for (const leader of [0, 1, 2].filter((seat) => seat !== turn)) {
        const duty = findDuty(here, leader, { plies: 6, moves: 50_000 });
        if (duty?.stopper !== turn) continue;
        const move = writeMove(here, duty.win[0]);
        const note = await examine(here, ply, move, think, NODES);
        if (note.lastChance === undefined) continue; // the judge's own move lets it happen as well
        const { leader: winner, within, stop } = note.lastChance;
        const claim = { kind: 'duty', proved: true, seat: winner, stopper: turn, within } as const;
        expect(isTrue(here, { ...claim, move, other: stop, line: [move], cells: [], numbers: [within] })).toBe(true);
        expect(note.played.shares[winner]).toBe(1);
        const { lastChances, plies } = reviewOf(here, [move], [{ ...note, ply: 0 }], 'test', NODES);
        expect(lastChances).toEqual([{ ply: 0, seat: turn, ...note.lastChance }]);
        expect(plies[0]).toMatchObject({ proved: true, best: expect.arrayContaining([stop]) });
        expect(['?', '??']).toContain(plies[0].mark);
        told++;
      }
    }
  }
  expect(told).toBeGreaterThan(0);
});
