import { execFileSync } from 'node:child_process';
import { renameSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Lesson } from '../train/train.ts';

/** Replaces the learned weights of a game by those of a lesson, in a file that says how it was made. */
export function writeWeights(game: string, command: string, version: string, lesson: Lesson): void {
  const file = fileURLToPath(new URL(`../games/${game}/learned.ts`, import.meta.url));
  // Written beside and renamed: who is stopped in the middle leaves the old weights.
  writeFileSync(`${file}.new`, weightsText(command, version, lesson));
  renameSync(`${file}.new`, file);
}

export function weightsText(command: string, version: string, { weights, rounds, losses }: Lesson): string {
  const { positions } = rounds[rounds.length - 1];
  return `import type { Weights } from './weights.ts';

/**
 * Made by gamut ${version}${commitText()} with
 * ${command}
 * from ${positions} positions; loss of games not learned from ${losses.before.toFixed(4)} before, ${losses.after.toFixed(4)} after.
 */
export const learnedWeights: Weights = {
${Object.entries(weights)
  .map(([name, weight]) => `  ${name}: ${weight},\n`)
  .join('')}};
`;
}

/** The commit that the program stands on; nothing where there is no repository. */
function commitText(): string {
  try {
    const cwd = fileURLToPath(new URL('.', import.meta.url));
    const hash = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd, encoding: 'utf8', stdio: 'pipe' });
    return ` on commit ${hash.trim()}`;
  } catch {
    return '';
  }
}
