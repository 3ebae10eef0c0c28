import { describe, expect, test } from 'vitest';
import { position as read, start } from '../../../test/support/pictures.ts';
import { searchedMoves, writeMove } from '../../core/moves.ts';
import { randomMove } from '../../core/play/playout.ts';
import type { Position } from '../../core/position.ts';
import { Random } from '../../core/random.ts';
import { agere } from '../../games/agere/index.ts';
import { crosscut } from '../../games/crosscut/index.ts';
import { crossings } from '../../games/crossings/index.ts';
import { games } from '../../games/index.ts';
import { shacru } from '../../games/shacru/index.ts';
import { searchFor } from '../../search/levels/levels.ts';
import { answerQuestion } from '../../search/worker/service.ts';
import type { Think } from '../examine.ts';
import { isTrue } from './check.ts';
import { CLAIM_KINDS, type ClaimKind, type SaidClaim } from './claim.ts';
import { explain } from './explain.ts';

const NODES = 200;
const PROOFS = 8000;

const think: Think = async (question, report) =>
  answerQuestion(games, searchFor, question, { now: () => 0, stopped: () => false, report });

const claimsOn = (position: Position, move: string, best?: string) =>
  explain(position, move, think, NODES, { proofs: PROOFS, ...(best === undefined ? {} : { best }) });

const crosscutAt = (text: string) => read(crosscut, text);
const agereAt = (text: string) => read(agere, text);

/** Nobody threatens anything. */
const quiet = crosscutAt('8/8/8/3r4/8/5b2/8/8 1');
/** Red completes a line on d3. */
const redWins = crosscutAt('5/5/1rr2/5/5 1');
/** Red wins on b2 unless Blue plays there. */
const redThreatens = crosscutAt('6/1b2r1/1br1b1/1rr3/2bbr1/6 2');
/** Blue opens a way for Red with e5; d6 wins. */
const careless = crosscutAt('7/2b1rb1/1rbb3/4rb1/1rbrr2/1r1br2/7 2');
/** White wins with e4xb1 unless Black answers. */
const threatening = read(crossings, 'b2bb1b1/1b3bbb/w1bb3b/4b1b1/w2b3b/2wb1w2/1w1www1w/www2www 2 13');

type Asked = [position: Position, move: string, best: string];

/** For each kind: where it is said, and where it must not be. */
const proved: readonly { kind: ClaimKind; said: Asked; unsaid: Asked }[] = [
  { kind: 'ends', said: [redWins, 'd3', 'd3'], unsaid: [redWins, 'b2', 'd3'] },
  { kind: 'forces', said: [start(crosscut, { size: 5 }), 'c3', 'c3'], unsaid: [quiet, 'b2', 'd4'] },
  { kind: 'unanswered', said: [redThreatens, 'e6', 'b2'], unsaid: [redThreatens, 'b2', 'b2'] },
  { kind: 'refuted', said: [careless, 'e5', 'd6'], unsaid: [careless, 'd6', 'd6'] },
  { kind: 'misses', said: [careless, 'e5', 'd6'], unsaid: [careless, 'd6', 'd6'] },
  { kind: 'only', said: [agereAt('y/yb,1/y,b,b/y,1,by,b 1'), 'b1-b2', 'b1-b2'], unsaid: [quiet, 'd4', 'd4'] },
  { kind: 'stops', said: [crosscutAt('7/1r1r3/1r1b3/1b5/2r4/3b3/7 2'), 'b7', 'b7'], unsaid: [quiet, 'd4', 'd4'] },
  { kind: 'threatens', said: [threatening, 'a8xf3', 'a8xf3'], unsaid: [threatening, 'a8xf3', 'b7-b6'] },
  { kind: 'unclear', said: [quiet, 'b2', 'b2'], unsaid: [careless, 'e5', 'd6'] },
  { kind: 'estimate', said: [quiet, 'b2', 'b2'], unsaid: [redWins, 'd3', 'd3'] },
];

const kindsOf = (claims: readonly SaidClaim[]) => claims.map(({ kind }) => kind);

test.each(proved)('$kind is said where it is so, and not elsewhere', async ({ kind, said, unsaid }) => {
  const found = (await claimsOn(...said)).find((claim) => claim.kind === kind);
  expect(found).toBeDefined();
  if (found?.proved === true) expect(isTrue(said[0], found)).toBe(true);
  expect(kindsOf(await claimsOn(...unsaid))).not.toContain(kind);
});

test('the words of a claim', async () => {
  const [unanswered] = await claimsOn(redThreatens, 'e6', 'b2');
  expect(unanswered).toMatchObject({
    proved: true,
    seat: 0,
    within: 1,
    threat: 'b2',
    line: ['e6', 'b2'],
    cells: ['b2'],
  });
  expect(unanswered.text).toEqual({
    en: 'Red already threatened b2, and e6 does not stop it: Red wins in 1 move at most. After b2, Red cannot force a win that soon.',
    pt: 'O Vermelho já ameaçava b2, e e6 não o impede: o Vermelho ganha em 1 jogada, no máximo. Depois de b2, não força uma vitória tão depressa.',
  });
});

test('a claim that is not so is found out', async () => {
  const [unanswered] = await claimsOn(redThreatens, 'e6', 'b2');
  expect(isTrue(redThreatens, { ...unanswered, other: 'e6' })).toBe(false);
  expect(isTrue(redThreatens, { ...unanswered, seat: 1 })).toBe(false);
  expect(isTrue(redThreatens, { ...unanswered, line: ['e6', 'e6'] })).toBe(false);
  expect(
    isTrue(quiet, { ...unanswered, kind: 'forces', other: '', move: 'b2', line: ['b2'], within: 9 }, 100),
  ).toBeUndefined();
});

/** Cells and numbers in a text; the numbers of cells are theirs. */
const told = (text: string) => text.match(/[a-n]\d+|\d+/g)?.sort();

const everyGame = games.flatMap((game) => game.options.players.map((players) => [game.name, players, game] as const));

describe.each(everyGame)('%s for %i', (_, players, game) => {
  test('claims are true, few, strongest first, and say the same in both languages, every time', async () => {
    const random = new Random(11);
    for (let round = 0; round < 3; round++) {
      const place = start(game, { players });
      for (let ply = 0; ply < 8 + 16 * round && !place.over; ply++) place.play(randomMove(place, random));
      if (place.over) place.undo();
      const position = place.clone();
      const move = writeMove(position, randomMove(position, random));
      const claims = await claimsOn(position, move);
      expect(claims.length).toBeGreaterThan(0);
      expect(claims.length).toBeLessThanOrEqual(3);
      const ranks = claims.map(({ kind }) => CLAIM_KINDS.indexOf(kind));
      expect(ranks).toEqual([...ranks].sort((one, other) => one - other));
      for (const claim of claims) {
        expect(isTrue(position, claim, 20_000), claim.text.en).not.toBe(false);
        expect(told(claim.text.pt), claim.text.en).toEqual(told(claim.text.en));
        expect(`${claim.text.en} ${claim.text.pt}`).not.toMatch(/[{}]|undefined| {2}/);
      }
      if (round === 1) expect(JSON.stringify(await claimsOn(position, move))).toBe(JSON.stringify(claims));
    }
  });
});

test('a move without another says so; the only thing to tell is an estimate, said to be one', async () => {
  const random = new Random(2);
  const position = start(shacru, { players: 4 });
  while (searchedMoves(position).length !== 1) {
    if (position.over) position.copy(start(shacru, { players: 4 }));
    position.play(randomMove(position, random));
  }
  const claims = await claimsOn(position.clone(), writeMove(position, searchedMoves(position)[0]));
  expect(kindsOf(claims)).toContain('single');
  for (const { kind, text } of claims) if (kind === 'estimate') expect(text.en).toMatch(/^Only an estimate/);
});
