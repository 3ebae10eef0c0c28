import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isDeepStrictEqual } from 'node:util';
import type { LearnedNet } from '../../core/engine.ts';
import type { Game } from '../../core/game.ts';
import { writeBeside } from '../../node/game-files.ts';
import type { PolicyTrainingResult } from '../../train/policy-train.ts';
import type { TrainingResult } from '../../train/train.ts';

/** Replaces the learned weights of a game by those of a lesson, in a file that says how it was made. */
export function writeWeights(game: string, command: string, version: string, lesson: TrainingResult): void {
  replace(game, 'learned.ts', weightsText(command, version, lesson));
}

/** The same for the factors of a policy. */
export function writeFactors(game: string, command: string, version: string, lesson: PolicyTrainingResult): void {
  replace(game, 'factors.ts', factorsText(command, version, lesson));
}

/** Replaces the net of a game that was learned with the same options, or adds this one; engine/index.ts reads the file. */
export function writeNets(game: Game, net: LearnedNet): void {
  const others = (game.engine.nets ?? []).filter(({ options }) => !isDeepStrictEqual(options, net.options));
  const stamped = { ...net, version: `${net.version}${commitText()}` };
  writeBeside(game, join('engine', 'nets.json'), `${JSON.stringify([...others, stamped], undefined, 2)}\n`);
}

function replace(game: string, name: string, text: string): void {
  writeBeside({ id: game }, join('engine', name), text);
}

export function weightsText(command: string, version: string, { weights, rounds, losses }: TrainingResult): string {
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

export function factorsText(
  command: string,
  version: string,
  { factors, rounds, foresight }: PolicyTrainingResult,
): string {
  const { positions } = rounds[rounds.length - 1];
  return `/**
 * Made by gamut ${version}${commitText()} with
 * ${command}
 * from ${positions} positions; loss of games not learned from ${foresight.loss.toFixed(3)}, with all moves alike ${foresight.alike.toFixed(3)}.
 */
// biome-ignore format: numbers side by side
export const learnedFactors: Float64Array = Float64Array.of(
${rowsOf(factors)}
);
`;
}

const ROW = 20;

function rowsOf(numbers: readonly number[]): string {
  const rows: string[] = [];
  for (let at = 0; at < numbers.length; at += ROW) rows.push(`  ${numbers.slice(at, at + ROW).join(', ')},`);
  return rows.join('\n');
}

/** The current commit of the program; empty where there is no repository. */
export function commitText(): string {
  try {
    const cwd = fileURLToPath(new URL('.', import.meta.url));
    const hash = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd, encoding: 'utf8', stdio: 'pipe' });
    return ` on commit ${hash.trim()}`;
  } catch {
    return '';
  }
}
