import { describe, expect, test } from 'vitest';
import { expectPicture, picture, play, position, refusal, start } from '../../../test/support/pictures.ts';
import { legalTexts } from '../../core/moves.ts';
import { perft } from '../../core/play/perft.ts';
import type { Position } from '../../core/position.ts';
import { writePosition } from '../../core/text.ts';
import { lilacru } from './index.ts';

function endingOf(position: Position): string {
  return position.over ? lilacru.rules.endings[position.ending] : 'running';
}

describe('§4–§9 moving', () => {
  test('§4, §8 three ways ahead, and nothing to choose at a border', () => {
    const before = start(lilacru, { players: 2 });
    expect(legalTexts(before).filter((text) => text.startsWith('a3'))).toEqual(['a3-b2', 'a3-b3', 'a3-b4']);
    expect(lilacru.notation.choice(before, lilacru.rules.generate(before, new Int32Array(36), 0))).toBe('');
  });

  test('§6, §7, §8 it faces the way it went, also beyond the corner of four borderlands', () => {
    const drawn = `
      . .  . .
      . . 11n .
      . .  . .
      . .  . .`;
    expectPicture(
      play(picture(lilacru, drawn, '1 2 0'), 'c3-d4'),
      `
      . . . 11ne
      . . 1 .
      . . . .
      . . . .`,
    );
  });

  test('§8 an attempt to turn is refused with its reason, at a border and elsewhere', () => {
    const before = start(lilacru, { players: 2 });
    expect(refusal(before, 'a3-b4<')).toBe('no border');
    expect(refusal(before, 'a3-b3>')).toBe('no border');
    expect(lilacru.texts.en.refusals['no border']).toContain('never twists');
  });

  test('§5 what is closed, and how far a step goes', () => {
    const before = picture(lilacru, '.  .   .   .\n . 11e  2   .\n .  .  22n  .', '1 2 0');
    for (const [text, rule] of [
      ['b2-c2', 'foreign tile'],
      ['b2-c1', 'occupied'],
      ['b2-d2', 'too far'],
      ['b2-a2', 'not ahead'],
      ['pass', 'no pass'],
    ]) {
      expect(refusal(before, text), text).toBe(rule);
    }
  });

  test('§9 who cannot move is skipped', () => {
    const game = picture(lilacru, '-1n  .  . .\n  1  22w . 11e', '1 2 0');
    expect(writePosition(play(game, 'd1-e1'))).toMatch(/ 1 2 0$/);
  });
});

describe('§10–§16 the end', () => {
  /** Player 1 can go from c3 to d4 across the corner of four borderlands; player 2 is frozen on i9. */
  function corner(c5: string, e5: string): Position {
    return picture(
      lilacru,
      `
      2 2 2    2 2 2 2 2 22ne
      2 2 2    2 2 2 2 2 2
      2 2 2    2 2 2 2 2 2
      2 2 2    2 2 2 2 2 2
      2 2 ${c5}    2 ${e5} 2 2 2 2
      2 2 2    1 2 2 2 2 2
      2 2 11ne 2 2 2 2 2 2
      2 2 2    2 2 2 2 2 2
      2 2 2    2 2 2 2 2 2`,
      '1 2 0',
    );
  }

  test('§12 what a twist alone would reach is out of reach', () => {
    expect(endingOf(corner('.', '2'))).toBe('no gain');
    expect(endingOf(corner('2', '.'))).toBe('running');
  });

  test('§14, §15 the most tiles win, equal ones share', () => {
    const over = play(corner('2', '.'), 'c3-d4');
    expect(endingOf(play(over, 'd4-e5'))).toBe('no moves');
    expect(lilacru.scores?.(over)).toEqual([3, 78]);
    expect(over.winners).toBe(0b10);
    expect(picture(lilacru, '. 2 .\n 1 11s 22s', '1 3 0').winners).toBe(0b011);
  });

  test.each([2, 3, 4])('§16 %i players: 20 moves each without a claim end the game', (players) => {
    const last = play(picture(lilacru, '11e 1 .', `1 ${players} ${20 * players - 1}`), 'a1-b1');
    expect(endingOf(last)).toBe('no progress');
    expect(endingOf(position(lilacru, writePosition(last)))).toBe('no progress');
  });
});

test.each([
  [2, [12, 142, 1650, 18_958]],
  [3, [9, 78, 675, 5587]],
  [4, [9, 78, 675, 5607]],
])('check numbers of %i players', (players, counts) => {
  const first = start(lilacru, { players });
  expect(counts.map((_, index) => perft(first, index + 1))).toEqual(counts);
});
