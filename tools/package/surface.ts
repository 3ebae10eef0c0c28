import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import about from '../../package.json' with { type: 'json' };
import { root } from '../node.mjs';
import { buildLibrary } from './build.ts';
import { type PublicPath, publicPaths } from './declarations.ts';
import { writeReference } from './reference.ts';

/** Files of docs/library that are made from everything public, and change when that does. */
const REPORTS = { 'surface.txt': writeSurface, 'reference.md': writeReference } as const;

/** The paths of the package that have a file of their own in src/library. */
export function packagePaths(): string[] {
  return Object.keys(about.exports)
    .filter((path) => !/json|\*/.test(path))
    .map((path) => path.replace('.', 'gamut'));
}

/** All declarations as text, path by path. */
function writeSurface(paths: readonly PublicPath[]): string {
  const parts = paths.map(({ path, declarations }) =>
    [`== ${path}`, ...declarations.map(({ name, text }) => (text.includes(name) ? text : `${name}: ${text}`))].join(
      '\n\n',
    ),
  );
  return `${parts.join('\n\n')}\n`;
}

/** What can be imported now, as each report says it, and what the report says. */
export async function compareReports(): Promise<{ file: string; now: string; reported: string }[]> {
  await buildLibrary();
  const paths = publicPaths(packagePaths());
  return Object.entries(REPORTS).map(([file, write]) => ({
    file: join(root, 'docs', 'library', file),
    now: write(paths),
    reported: readFileSync(join(root, 'docs', 'library', file), 'utf8'),
  }));
}

// As a program of its own, it writes the reports with --write, else compares.
if (process.argv[1] === fileURLToPath(import.meta.url)) {
  for (const { file, now, reported } of await compareReports()) {
    if (now === reported) continue;
    if (process.argv.includes('--write')) writeFileSync(file, now);
    else {
      console.error(`${file} is not what can be imported now: node tools/package/surface.ts --write`);
      process.exitCode = 1;
    }
  }
}
