import { describe, expect, test } from 'vitest';
import { drawBoardPage } from '../../src/cli/app/game/board-page.ts';
import { Navigator } from '../../src/cli/app/kit/navigator.ts';
import type { Position } from '../../src/core/position.ts';
import type { Cell } from '../../src/core/types.ts';
import { makeScene } from '../../src/view/scene.ts';
import { shortGames } from './short-games.ts';
import { Terminal } from './terminal.ts';

const WINDOW = { columns: 150, rows: 50 };

describe('every game is played to its end with the mouse, in a large window without colours', () => {
  test.concurrent.each(shortGames)('$game.name', async ({ game, words, match, moves }) => {
    const terminal = new Terminal(words, { ...WINDOW, env: { NO_COLOR: '1' } });
    await terminal.shows('to move');
    expect(terminal.dressed()).not.toMatch(/\[[0-9;]*[34]8[:;]/);
    for (const { path, choice, text } of moves) {
      terminal.click(...path.map((cell) => placeOf(match.position, cell)));
      match.play(text);
      if (choice !== undefined) terminal.press(String(choice + 1));
    }
    const screen = await terminal.ends();
    expect(screen).toContain(game.designer);
  });
});

/** Column and row of a cell on the screen, as the board is drawn there. */
function placeOf(position: Position, cell: Cell): readonly [number, number] {
  const host = { level: 0, redraw() {}, quit() {}, saveSettings() {} } as const;
  const settings = { language: 'en', colour: true, ascii: false, background: 'dark', pause: 0 } as const;
  const page = { title: [], name: '', scene: makeScene(position), accents: {}, panels: [], said: [], hints: '' };
  const lines = drawBoardPage(new Navigator(settings, host), page, { columns: WINDOW.columns, rows: WINDOW.rows - 1 });
  for (const [row, line] of lines.entries()) {
    let column = 0;
    for (const { text, act } of line) {
      if (act === `cell ${cell}`) return [column, row];
      column += text.length;
    }
  }
  throw new Error(`The board has no cell ${cell}.`);
}
