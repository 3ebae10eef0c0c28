import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

/** What the files of a package's library import, and they themselves: code, declarations and source maps. */
export function libraryFiles(dist: string): string[] {
  const library = readdirSync(join(dist, 'library')).map((file) => join(dist, 'library', file));
  const games = readdirSync(join(dist, 'games'))
    .flatMap((folder) => ['index.js', 'index.d.ts'].map((file) => join(dist, 'games', folder, file)))
    .filter((file) => existsSync(file));
  const found = new Set<string>();
  const waiting = [...library, ...games].filter((file) => !file.endsWith('.map'));
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (found.has(file) || !existsSync(file)) continue;
    found.add(file);
    for (const [, path] of readFileSync(file, 'utf8').matchAll(/(?:from |import\(|import )['"](\.[^'"]*)['"]/g)) {
      const target = resolve(dirname(file), path);
      waiting.push(file.endsWith('.d.ts') ? target.replace(/\.js$/, '.d.ts') : target);
    }
  }
  const maps = [...found].map((file) => `${file}.map`).filter((file) => existsSync(file));
  return [...found, ...maps].sort();
}
