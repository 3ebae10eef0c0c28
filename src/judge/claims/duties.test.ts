import { describe, expect, test } from 'vitest';
import { start } from '../../../test/support/pictures.ts';
import { exactMove, searchedMoves, writeMove } from '../../core/moves.ts';
import type { Position } from '../../core/position.ts';
import { Random } from '../../core/random.ts';
import { writePosition } from '../../core/text.ts';
import { azacru } from '../../games/azacru/index.ts';
import { games } from '../../games/index.ts';
import { lilacru } from '../../games/lilacru/index.ts';
import { shacru } from '../../games/shacru/index.ts';
import { searchFor } from '../../search/levels/levels.ts';
import { answerQuestion } from '../../search/worker/service.ts';
import type { Think } from '../examine.ts';
import type { Branch, Case } from './case.ts';
import { isTrue } from './check.ts';
import type { Claim } from './claim.ts';
import { dutyClaims } from './duties.ts';
import { placeAfter } from './places.ts';
import { Proofs } from './proofs.ts';
import { sayClaim } from './say.ts';

/** Late positions that are looked at; 200 games of each are 2,000 positions and more. */
const GAMES = process.env.GAMUT_LONG === undefined ? 3 : 200;
const LATE = 12;

const think: Think = async (question, report) =>
  answerQuestion(games, searchFor, question, { now: () => 0, stopped: () => false, report });

/** A move of which only where it leads matters: everybody may be about to win. */
function branch(position: Position, move: string): Branch {
  const place = placeAfter(position, move);
  return { move, place, line: [move], prospect: { shares: Array(position.seats).fill(0.5) } };
}

describe.each([
  [shacru, 3],
  [shacru, 4],
  [lilacru, 3],
  [azacru, 3],
  [azacru, 4],
] as const)('$id', (game, players) => {
  test(`whoever alone of ${players} can stop somebody can, and nobody can without`, {
    timeout: 3_600_000,
  }, async () => {
    const random = new Random(5);
    let found = 0;
    for (let seed = 1; seed <= GAMES; seed++) {
      const position = start(game, { players });
      while (!position.over) {
        const asked = {
          game: game.id,
          position: writePosition(position),
          level: 2,
          seed: 1000 * seed + position.ply,
          nodes: 300,
        };
        position.play(exactMove(position, (await think(asked, () => {})).move));
      }
      for (let back = 0; back < LATE; back++) {
        position.undo();
        const here = position.clone();
        const moves = searchedMoves(here).map((move) => writeMove(here, move));
        const asked = branch(here, moves[random.below(moves.length)]);
        const given: Case = { position: here, mover: here.turn, asked, other: undefined, isBest: false };
        for (const claim of await dutyClaims(given, new Proofs(think))) {
          found++;
          expect(isTrue(here, claim), sayClaim(here, claim, 'en')).toBe(true);
          expect(isTrue(here, { ...claim, seat: claim.stopper ?? 0 })).toBe(false);
        }
      }
    }
    expect(found).toBeGreaterThan(0);
  });
});

test('the words of it', () => {
  const begin = start(shacru, { players: 3 });
  const claim: Claim = {
    ...{ kind: 'duty', proved: true, seat: 1, stopper: 2, move: 'a', within: 5, threat: 'd', cells: [] },
    ...{ line: ['a', 'b', 'e'], otherLine: ['a', 'b', 'd'], numbers: [5, 1, 6] },
  };
  expect(sayClaim(begin, claim, 'en')).toBe(
    'After a, only Green can still stop Orange. Replies that do, after b: 1 of 6, such as d. Otherwise Orange wins in 5 moves at most, whatever the others play.',
  );
  expect(sayClaim(begin, { ...claim, otherLine: ['a', 'd'] }, 'pt')).toBe(
    'Depois de a, só o Verde ainda pode travar o Laranja. Respostas que o conseguem: 1 de 6, como d. Senão, o Laranja ganha em 5 jogadas, no máximo, joguem os outros o que jogarem.',
  );
  expect(sayClaim(begin, { ...claim, other: 'c' }, 'en')).toBe(
    'Green was the last who could stop Orange: after a, Orange wins in 5 moves at most, whatever the others play. After c, Orange cannot force a win that soon.',
  );
});
