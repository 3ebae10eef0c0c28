import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Calibration } from '../../core/engine.ts';
import type { Game } from '../../core/game.ts';
import { fileBeside, writeBeside } from '../../node/game-files.ts';

/** Puts a calibration beside its game, replacing the one with as many players, and returns the file. */
export function writeCalibration(game: Game, calibration: Calibration): string {
  const file = join('engine', 'calibration.json');
  const old = fileBeside(game, file);
  const known: readonly Calibration[] = existsSync(old) ? JSON.parse(readFileSync(old, 'utf8')) : [];
  const others = known.filter(({ players }) => players !== calibration.players);
  return writeBeside(game, file, layOut([...others, calibration].sort((a, b) => a.players - b.players)));
}

/** A line for every stage, as the formatter writes it. */
export function layOut(calibrations: readonly Calibration[]): string {
  const blocks = calibrations.map(({ players, command, version, games, plies, noise, stages }) => {
    const head = Object.entries({ players, command, version, games, plies, noise });
    const lines = head.map(([name, value]) => `    "${name}": ${JSON.stringify(value)},`);
    const curves = stages.map((curve) => `      [${curve.join(', ')}]`);
    return ['  {', ...lines, '    "stages": [', curves.join(',\n'), '    ]', '  }'].join('\n');
  });
  return `[\n${blocks.join(',\n')}\n]\n`;
}
