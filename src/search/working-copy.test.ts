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
  let created = 0;
  // A position asks how much the rules keep when it is created.
  const keptCount: Game['rules']['keptCount'] = (board) => {
    created++;
    return azacru.rules.keptCount(board);
  };
  const counted: Game = { ...azacru, rules: { ...azacru.rules, keptCount } };
  const createdBy = () => {
    const position = startPosition(counted, optionsOf(azacru.options, { players }));
    created = 0;
    search.think(position, limitsOf({ nodes: 20 }));
    return created;
  };
  expect(createdBy()).toBeGreaterThan(0);
  expect(createdBy()).toBe(0);
});
