import { describe, expect, test } from 'vitest';
import type { Position } from '../../src/core/position.ts';
import type { Cell } from '../../src/core/types.ts';
import { middleCell, nearestCell } from '../../src/view/nearest.ts';
import { makeScene } from '../../src/view/scene.ts';
import { shortGames } from './short-games.ts';
import { Terminal } from './terminal.ts';

const ARROWS = { Up: [0, 1], Down: [0, -1], Left: [-1, 0], Right: [1, 0] } as const;

describe('every game is played to its end with arrow keys, at 80 × 24 and in all colours', () => {
  test.concurrent.each(shortGames)('$game.name', async ({ game, words, match, moves }) => {
    const terminal = new Terminal(words, { env: { COLORTERM: 'truecolor' } });
    await terminal.shows('to move');
    expect(terminal.dressed()).toMatch(/\[[0-9;]*48[:;]2[:;]/);
    let cursor = middleCell(makeScene(match.position));
    for (const { path, choice, text } of moves) {
      for (const cell of path) {
        terminal.press(...route(match.position, cursor, cell), 'Enter');
        cursor = cell;
      }
      if (choice !== undefined) terminal.press(String(choice + 1));
      match.play(text);
    }
    const screen = await terminal.ends();
    expect(screen).toContain(game.name);
  });
});

/** The arrow keys that lead from one cell to another. */
function route(position: Position, from: Cell, to: Cell): string[] {
  const scene = makeScene(position);
  const ways = new Map<Cell, string[]>([[from, []]]);
  for (const [cell, keys] of ways) {
    if (cell === to) return keys;
    for (const [key, way] of Object.entries(ARROWS)) {
      const next = nearestCell(scene, cell, way);
      if (next !== undefined && !ways.has(next)) ways.set(next, [...keys, key]);
    }
  }
  throw new Error(`The cursor cannot go from ${from} to ${to}.`);
}
