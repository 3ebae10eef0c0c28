import { effect } from '@preact/signals';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { legalTexts } from '../../core/moves.ts';
import { optionsOf } from '../../core/options.ts';
import { newMatch } from '../../core/play/match.ts';
import { games } from '../../games/index.ts';
import { choose } from '../state/settings.ts';
import { GameModel } from './game-model.ts';
import { sayEnd } from './prompt.tsx';

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

  test('says it anew when the language changes', () => {
    const { model, touch } = open();
    touch('e5');
    const said: string[] = [];
    const stop = effect(() => {
      said.push(model.message.value);
    });
    choose({ language: 'pt' });
    stop();
    const { refusals } = game.texts.pt;
    const isPortuguese = Object.values(refusals).some((text) => said[1].startsWith(text.slice(0, text.indexOf('{'))));
    expect(said).toHaveLength(2);
    expect(isPortuguese).toBe(true);
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

describe('a game that runs', () => {
  test('can be looked through without losing it', () => {
    const { model, match } = open();
    for (let count = 0; count < 2; count++) model.play(legalTexts(match.position)[0]);
    model.show(1);
    expect([model.isNow, model.isAsking, model.match.moves.length]).toEqual([false, false, 1]);
    expect(model.nextCells).toEqual([]);
    expect(match.moves.length).toBe(2);
    model.show(undefined);
    expect([model.isNow, model.isAsking]).toEqual([true, true]);
  });

  test('names the winner when somebody resigns, in words that agree', () => {
    const epaminondas = games.find(({ id }) => id === 'epaminondas') ?? games[0];
    const match = newMatch(epaminondas, optionsOf(epaminondas.options, {}));
    const kept = { id: 'three', record: match.record(), seats: ['human', 'human'], seed: 1, isOver: false, changed: 0 };
    const model = new GameModel(kept, match);
    model.resign();
    expect(sayEnd(model.session)).toBe('White resigned. Black wins.');
    choose({ language: 'pt' });
    expect(sayEnd(model.session)).toBe('As Brancas desistiram. As Pretas ganharam.');
  });

  test('is seen from the side of its only person, unless that is switched off', () => {
    const match = newMatch(game, optionsOf(game.options, {}));
    const kept = {
      id: 'four',
      record: match.record(),
      seats: ['level:1', 'human'],
      seed: 1,
      isOver: false,
      changed: 0,
    };
    const model = new GameModel(kept, match);
    expect([model.seat, model.sideSeat]).toEqual([1, 1]);
    choose({ ownSide: false });
    expect(model.sideSeat).toBeUndefined();
    void model.close();
    choose({ ownSide: true });
  });

  test('counts for its set once it is over', () => {
    const match = newMatch(placing, optionsOf(placing.options, {}));
    const set = { games: 3, past: [[1, 0]] };
    const seats = ['human', 'human'];
    const kept = { id: 'five', record: match.record(), seats, seed: 1, isOver: false, changed: 0, set };
    const model = new GameModel(kept, match);
    expect(model.set).toEqual(set);
    model.resign();
    // The second player of the set began this game and resigned it.
    expect(model.set?.past).toEqual([
      [1, 0],
      [1, 0],
    ]);
    expect([model.totalAt(0), model.totalAt(1)]).toEqual([0, 2]);
  });
});
