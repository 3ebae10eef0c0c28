import process from 'node:process';
import type { Game } from '../../core/game.ts';
import type { Options } from '../../core/options.ts';
import { LineSplitter } from '../../node/lines.ts';
import { Thinker } from '../../node/thinking/thinker.ts';
import { print } from '../../node/usage.ts';
import { UgiSession } from './session.ts';

/** Characters of the longest line that is read. */
const LONGEST_LINE = 1 << 20;

/** Speaks the engine protocol on standard input and output until `quit` or the end of the input. */
export async function runUgi(game: Game, options: Options): Promise<void> {
  const session = new UgiSession(game, options, new Thinker(), print);
  if (await readLines(session)) await session.end();
  await session.close();
}

/** Passes every line to the session; false when it said goodbye. */
async function readLines(session: UgiSession): Promise<boolean> {
  const splitter = new LineSplitter(LONGEST_LINE);
  process.stdin.setEncoding('utf8');
  for await (const chunk of process.stdin) {
    for (const line of splitter.push(chunk)) {
      if (line === undefined) session.error('a line was longer than 1 MiB and was dropped');
      else if (!session.receive(line)) return false;
    }
  }
  const last = splitter.end();
  return last === undefined || session.receive(last);
}
