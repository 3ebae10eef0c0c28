import { join } from 'node:path';
import type { Command } from 'commander';
import { games } from '../../games/index.ts';
import { findGame } from '../../node/find-game.ts';
import { writeBeside } from '../../node/game-files.ts';
import { print } from '../../node/usage.ts';
import { say } from '../../node/words/say.ts';
import { behaviourOf, fingerprintOf } from '../../search/fingerprint.ts';

export function fingerprintCommand(command: Command): void {
  command
    .argument('[game]')
    .option('--lines', say('print every move, score and number of nodes it is made of'))
    .option('--write', say('store it beside the game, where the tests read it'))
    .action(runFingerprint);
}

interface FingerprintFlags {
  readonly lines?: boolean;
  readonly write?: boolean;
}

/** Where it is stored in the folder of a game. */
const FINGERPRINT = join('engine', 'fingerprint.txt');

/** Prints a short hash of how the computer players of a game behave, or what it is made of. */
function runFingerprint(word: string | undefined, { lines, write }: FingerprintFlags): void {
  for (const game of word === undefined ? games : [findGame(word)]) {
    if (lines) {
      for (const line of behaviourOf(game)) print(`${game.id} | ${line}`);
      continue;
    }
    const fingerprint = fingerprintOf(game);
    print(`${game.id} ${fingerprint}`);
    if (write) writeBeside(game, FINGERPRINT, `${fingerprint}\n`);
  }
}
