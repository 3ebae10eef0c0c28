import { effect } from '@preact/signals';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { optionsOf } from '../../core/options.ts';
import { newMatch } from '../../core/play/match.ts';
import { games } from '../../games/index.ts';
import { choose } from '../state/settings.ts';
import { GameModel } from './game-model.ts';

/** A game in which a piece goes from one cell to another, and one choice may be left. */
const game = games.find(({ id }) => id === 'azacru') ?? games[0];

function open() {
  const match = newMatch(game, optionsOf(game.options, {}));
  const seats = ['human', 'human'];
  const model = new GameModel({ id: 'one', record: match.record(), seats, seed: 1, isOver: false, changed: 0 }, match);
  const cell = (name: string) => match.position.board.names.indexOf(name);
  return { model, match, touch: (name: string, isFinger = false) => model.touch(cell(name), isFinger), cell };
}

vi.stubGlobal('crossOriginIsolated', false);
beforeEach(() => choose({ confirmsTouch: true, language: 'en' }));

describe('a board on which moves are made', () => {
  test('makes a move of touched cells, and draws it again', () => {
    const { model, match, touch, cell } = open();
    const drawn: number[] = [];
    const stop = effect(() => {
      drawn.push(model.touched.length + 10 * model.session.match.moves.length);
    });
    expect(model.nextCells).toContain(cell('a3'));
    touch('a3');
    touch('b4');
    expect(model.choices.map(({ text }) => text)).toEqual(['a3-b4', 'a3-b4<', 'a3-b4>']);
    model.play('a3-b4<');
    stop();
    expect(match.moves).toEqual(['a3-b4<']);
    expect(model.lastPath.slice(0, 2)).toEqual([cell('a3'), cell('b4')]);
    expect(drawn.slice(0, 3)).toEqual([0, 1, 2]);
    expect(drawn.at(-1)).toBe(10);
  });

  test('says which rule a touch breaks, and drops the move', () => {
    const { model, touch } = open();
    touch('e5');
    expect(model.message.value).not.toBe('');
    expect(model.touched).toEqual([]);
  });

  test('previews the hovered move and plays nothing', () => {
    const { model, match, touch, cell } = open();
    touch('a3');
    model.hovered.value = cell('b4');
    expect(model.previewedChanges.length).toBeGreaterThan(0);
    expect(match.moves).toEqual([]);
    model.drop();
    expect(model.previewedChanges).toEqual([]);
  });
});

/** A game in which a single touch is a whole move. */
const placing = games.find(({ id }) => id === 'agere') ?? games[0];

describe('a finger', () => {
  function openPlacing() {
    const match = newMatch(placing, optionsOf(placing.options, {}));
    const seats = Array.from({ length: match.position.seats }, () => 'human');
    return new GameModel({ id: 'two', record: match.record(), seats, seed: 1, isOver: false, changed: 0 }, match);
  }

  test('shows a move first, and the same cell again plays it', () => {
    const model = openPlacing();
    const [cell, other] = model.nextCells;
    model.touch(cell, true);
    expect(model.session.match.moves).toEqual([]);
    expect(model.status.value).toContain(model.previewed.value);
    model.touch(other, true);
    expect(model.session.match.moves).toEqual([]);
    model.touch(other, true);
    expect(model.session.match.moves.length).toBe(1);
    expect(model.previewed.value).toBeUndefined();
  });

  test('plays at once where the person wants it so', () => {
    choose({ confirmsTouch: false });
    const model = openPlacing();
    model.touch(model.nextCells[0], true);
    expect(model.session.match.moves.length).toBe(1);
  });
});
