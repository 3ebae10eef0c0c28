import type { LearnedNet } from '../../src/core/engine.ts';
import type { Position } from '../../src/core/position.ts';
import { Random } from '../../src/core/random.ts';
import { writeNet } from '../../src/search/net/net-text.ts';
import { openEyes } from '../../src/search/net/views.ts';
import { drawDraft, finishNet } from '../../src/train/net/draft.ts';

/** A net that has learned nothing, with weights drawn at random, for games that begin like this. */
export function drawnNet(start: Position, units = 8, stages = 3): LearnedNet {
  const { options, seats } = start;
  const { windows } = openEyes(start, start.game.engine.sight);
  const net = finishNet(drawDraft(windows, units, stages, seats, new Random(3)), 200);
  const weights = writeNet(net, windows);
  return { command: '', version: '', games: 0, positions: 0, before: 0, after: 0, options, units, stages, weights };
}
