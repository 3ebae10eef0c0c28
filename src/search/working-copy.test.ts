import { expect, test } from 'vitest';
import type { Game } from '../core/game.ts';
import { optionsOf } from '../core/options.ts';
import { startPosition } from '../core/position.ts';
import { azacru } from '../games/azacru/index.ts';
import { alphaBeta } from './alpha-beta/alpha-beta.ts';
import { paranoid } from './alpha-beta/paranoid.ts';
import { limitsOf } from './search.ts';
import { treeSearch } from './tree/tree.ts';

const { evaluate } = azacru.engine;

test.each([
  [alphaBeta({ evaluate, tableBits: 8 }), 2],
  [paranoid({ evaluate, tableBits: 8 }), 3],
  [treeSearch({ evaluate, capacity: 4096 }), 2],
])('$name keeps its position for options that are equal but not the same', (search, players) => {
  let boards = 0;
  // A position asks for its board when it is created.
  const counted: Game = {
    ...azacru,
    board(options) {
      boards++;
      return azacru.board(options);
    },
  };
  const boardsOf = () => {
    const position = startPosition(counted, optionsOf(azacru.options, { players }));
    boards = 0;
    search.think(position, limitsOf({ nodes: 20 }));
    return boards;
  };
  expect(boardsOf()).toBeGreaterThan(0);
  expect(boardsOf()).toBe(0);
});
