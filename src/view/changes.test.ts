import { expect, test } from 'vitest';
import { position, start } from '../../test/support/pictures.ts';
import { readMove } from '../core/moves.ts';
import { games } from '../games/index.ts';
import { type Change, changesBetween } from './changes.ts';
import { makeScene } from './scene.ts';
import { trackOf } from './track.ts';

/** What a move changes, in words: moved a1-a2, flipped b3, … sorted; also backwards, as when it is taken back. */
function changes(id: string, text: string, written: string) {
  const game = games.find((one) => one.id === id);
  if (game === undefined) throw new Error(`no game ${id}`);
  const before = position(game, text);
  const move = readMove(before, written);
  const after = before.clone();
  after.play(move);
  const track = trackOf(before.board, game.notation.path(before, move));
  const name = (change: Change) => {
    const from = change.kind === 'appeared' ? '' : before.board.names[change.from.cell];
    const to = change.kind === 'vanished' ? '' : before.board.names[change.to.cell];
    return `${change.kind} ${from === to ? from : [from, to].filter((one) => one !== '').join('-')}`;
  };
  const forth = changesBetween(makeScene(before), makeScene(after), track);
  const back = changesBetween(makeScene(after), makeScene(before), track);
  return { forth: forth.map(name).sort(), back: back.map(name).sort() };
}

test('a scene is no different from itself', () => {
  const scene = makeScene(start(games[0]));
  expect(changesBetween(scene, scene)).toEqual([]);
});

test('a placed disc appears, and vanishes when it is taken back', () => {
  expect(changes('crosscut', '5/5/5/5/5 1', 'c3')).toEqual({ forth: ['appeared c3'], back: ['vanished c3'] });
});

test('flanked discs flip where they lie', () => {
  const { forth, back } = changes('crosscut', '5/1b3/1rb2/1rb2/5 2', 'b1');
  expect(forth).toEqual(['flipped b2', 'flipped b3']);
  expect(back).toEqual(forth);
});

test('a phalanx moves as one, piece by piece, and what it captures vanishes', () => {
  const { forth, back } = changes('epaminondas', '8/8/8/8/wwb5/8/8/8 1 0', 'a4-c4');
  expect(forth).toEqual(['moved a4-b4', 'moved b4-c4', 'vanished c4']);
  expect(back).toEqual(['appeared c4', 'moved b4-a4', 'moved c4-b4']);
});

test('the top disc of a stack moves onto another stack', () => {
  expect(changes('agere', '1/y,b/by,1,1 1', 'b1-b2')).toEqual({ forth: ['moved b1-b2'], back: ['moved b2-b1'] });
});

test('a piece moves with its direction, and leaves a tile where it comes to', () => {
  const azacru = games.find(({ id }) => id === 'azacru') ?? games[0];
  const before = start(azacru);
  const after = before.clone();
  after.play(readMove(before, 'i3-h4<'));
  const found = changesBetween(makeScene(before), makeScene(after));
  expect(found.map(({ kind }) => kind)).toEqual(['moved', 'appeared']);
  const [moved] = found;
  expect(moved.kind === 'moved' && [moved.from.mark.direction, moved.to.mark.direction]).toEqual([6, 6]);
});
