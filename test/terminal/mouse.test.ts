import { describe, expect, test } from 'vitest';
import type { Position } from '../../src/core/position.ts';
import type { Cell } from '../../src/core/types.ts';
import { makeScene } from '../../src/view/scene.ts';
import { drawTerminal } from '../../src/view/terminal.ts';
import { shortGames } from './short-games.ts';
import { Terminal } from './terminal.ts';

/** Rows above a board. */
const TITLE = 2;

describe('every game is played to its end with the mouse, in a large window without colours', () => {
  test.concurrent.each(shortGames)('$game.name', async ({ game, words, match, moves }) => {
    const terminal = new Terminal(words, { columns: 150, rows: 50, env: { NO_COLOR: '1' } });
    await terminal.shows('to move');
    expect(terminal.dressed()).not.toMatch(/\[[0-9;]*[34]8[:;]/);
    for (const { path, choice, text } of moves) {
      terminal.click(...path.map((cell) => placeOf(match.position, cell)));
      match.play(text);
      if (choice !== undefined) terminal.press(String(choice + 1));
    }
    const screen = await terminal.shows('Play again');
    expect(screen).toContain(game.designer);
  });
});

/** Column and row of a cell on the screen, as the board is drawn there. */
function placeOf(position: Position, cell: Cell): readonly [number, number] {
  const lines = drawTerminal(makeScene(position), {}, { ascii: false, colour: false, scale: 3 });
  for (const [row, line] of lines.entries()) {
    let column = 0;
    for (const { text, act } of line) {
      if (act === `cell ${cell}`) return [column, row + TITLE];
      column += text.length;
    }
  }
  throw new Error(`The board has no cell ${cell}.`);
}
