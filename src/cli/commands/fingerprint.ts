import { join } from 'node:path';
import { games } from '../../games/index.ts';
import { writeBeside } from '../../node/game-files.ts';
import { findGame, print } from '../../node/usage.ts';
import { behaviourOf, fingerprintOf } from '../../search/fingerprint.ts';

export interface FingerprintFlags {
  readonly lines?: boolean;
  readonly write?: boolean;
}

/** Where it is kept in the folder of a game. */
const FINGERPRINT = join('engine', 'fingerprint.txt');

/** Prints a short hash of how the computer players of a game behave, or what it is made of. */
export function runFingerprint(word: string | undefined, { lines, write }: FingerprintFlags): void {
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
