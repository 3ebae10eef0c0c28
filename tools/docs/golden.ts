import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { constants, gzipSync } from 'node:zlib';
import { root } from '../node.mjs';

/** Golden data of all games, which the server offers beside the documents. */
export const GOLDEN: readonly string[] = globSync('src/games/*/golden/*.jsonl', { cwd: root }).toSorted();

/** Writes them packed into a folder, which then has a folder for each game. */
export function writeGolden(folder: string): void {
  for (const file of GOLDEN) {
    const packed = gzipSync(readFileSync(join(root, file)), { level: constants.Z_BEST_COMPRESSION });
    const place = join(folder, nameOf(file));
    mkdirSync(dirname(place), { recursive: true });
    writeFileSync(place, packed);
  }
}

/** A list with a link to each, in Markdown. */
export function listGolden(): string {
  const lines = [...new Set(GOLDEN.map(gameOf))].map((game) => {
    const links = GOLDEN.filter((file) => gameOf(file) === game).map(
      (file) => `[${basename(file)}.gz](golden/${nameOf(file)})`,
    );
    return `- ${game}: ${links.join(', ')}`;
  });
  return lines.join('\n');
}

function nameOf(file: string): string {
  return `${gameOf(file)}/${basename(file)}.gz`;
}

function gameOf(file: string): string {
  return basename(dirname(dirname(file)));
}
