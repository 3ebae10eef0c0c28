import { describe, expect, test } from 'vitest';
import { picture, play, position } from '../../../test/support/pictures.ts';
import { writePosition } from '../../core/text.ts';
import { azacru } from './index.ts';

describe('§15–§20 the end', () => {
  test('§15–§17 a player who cannot move starts the final round, which ends before their turn', () => {
    const game = picture(azacru, '11e . .', '1 2 - 0');
    expect(writePosition(play(game, 'a1-b1'))).toMatch(/ 1 2 2 0$/);
    expect(game.over).toBe(false);
    expect(writePosition(play(game, 'b1-c1'))).toMatch(/ 2 2 2 0$/);
    expect(game.winners).toBe(0b01);
    expect(azacru.rules.endings[game.ending]).toBe('final round');
  });

  test('§16 who started the final round has no further turn, even when set free', () => {
    const game = picture(
      azacru,
      `
      -1n  .  . .
       1  22w . 11e`,
      '1 2 - 0',
    );
    expect(writePosition(play(game, 'd1-e1'))).toMatch(/ 1 2 2 0$/);
    play(game, 'a2-a3');
    expect(game.over).toBe(true);
    expect(game.turn).toBe(1);
  });

  test('§16 all others have one more turn, and those who cannot move are skipped', () => {
    const game = picture(
      azacru,
      `
       .   .  .
      11e 33w .`,
      '1 4 - 0',
    );
    expect(writePosition(play(game, 'a1-b2'))).toMatch(/ 3 4 2 0$/);
    expect(writePosition(play(game, 'b1-a2'))).toMatch(/ 1 4 2 0$/); // player 4 has no piece
    play(game, 'b2-c2');
    expect(game.turn).toBe(1);
    expect(game.over).toBe(true);
  });

  test('§17 when nobody can move the game is over where it began', () => {
    const stuck = picture(azacru, '11w 2 3', '2 3 - 0');
    expect(writePosition(stuck)).toMatch(/ 2 3 2 0$/);
    expect(stuck.winners).toBe(0b111);
  });

  test('§19 pieces count nothing: who was stuck first can win', () => {
    const game = picture(
      azacru,
      `
      2 2 2
      . 2 2
      11ne . .`,
      '2 2 - 0',
    );
    play(game, 'a1-a2');
    expect(game.winners).toBe(0b10);
    expect(azacru.scores?.(game)).toEqual([2, 5]);
  });

  test('§20 equal scores share the win', () => {
    const game = picture(
      azacru,
      `
      .   2
      11n 2`,
      '2 2 - 0',
    );
    play(game, 'a1-a2');
    expect(game.winners).toBe(0b11);
  });
});

describe('§21 no progress', () => {
  test.each([2, 3, 4])('%i players: 20 moves each without a change end the game at once', (players) => {
    const drawn = (idle: number) => picture(azacru, '11e 1 .', `1 ${players} - ${idle}`);
    expect(play(drawn(20 * players - 2), 'a1-b1').over).toBe(false);
    const over = play(drawn(20 * players - 1), 'a1-b1');
    expect(azacru.rules.endings[over.ending]).toBe('no progress');
    expect(over.winners).toBe(0b01);
    expect(writePosition(over)).toMatch(new RegExp(` 2 ${players} - ${20 * players}$`));
    expect(position(azacru, writePosition(over)).winners).toBe(0b01);
  });
});
