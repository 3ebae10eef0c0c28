import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Calibration } from '../../core/engine.ts';
import type { Game } from '../../core/game.ts';
import { fileBeside, writeBeside } from '../../node/game-files.ts';
import type { MeasuredMoves } from './measuring.ts';

const FILE = join('engine', 'calibration.json');

/**
 * Puts a calibration beside its game, replacing the one with as many players, and returns the file. What is known of
 * moves stays.
 */
export function writeCalibration(game: Game, calibration: Calibration): string {
  const { noise, like } = knownOf(game).find(({ players }) => players === calibration.players) ?? {};
  return replace(game, {
    ...calibration,
    ...(noise === undefined ? {} : { noise }),
    ...(like === undefined ? {} : { like }),
  });
}

/** Puts what was found about moves beside the game, with the calibration for as many players. */
export function writeMoves(game: Game, seats: number, { like, noise: { noise } }: MeasuredMoves): string {
  const known = knownOf(game).find(({ players }) => players === seats);
  if (known === undefined) throw new Error(`${game.id} has no calibration with ${seats} players`);
  return replace(game, { ...known, ...(noise === undefined ? {} : { noise }), like });
}

function replace(game: Game, calibration: Calibration): string {
  const others = knownOf(game).filter(({ players }) => players !== calibration.players);
  return writeBeside(game, FILE, layOut([...others, calibration].sort((a, b) => a.players - b.players)));
}

function knownOf(game: Game): readonly Calibration[] {
  const file = fileBeside(game, FILE);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : [];
}

/** A line for every list of numbers, as the formatter writes it. */
export function layOut(calibrations: readonly Calibration[]): string {
  return `${valueText(calibrations, '')}\n`;
}

function valueText(value: unknown, indent: string): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const inner = `${indent}  `;
  if (!Array.isArray(value)) {
    const lines = Object.entries(value).map(
      ([name, one]) => `${inner}${JSON.stringify(name)}: ${valueText(one, inner)}`,
    );
    return `{\n${lines.join(',\n')}\n${indent}}`;
  }
  if (value.every((one) => typeof one === 'number')) return `[${value.join(', ')}]`;
  return `[\n${value.map((one) => inner + valueText(one, inner)).join(',\n')}\n${indent}]`;
}
