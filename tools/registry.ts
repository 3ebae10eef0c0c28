import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { gameFiles } from '../src/games/folders.ts';

const placeholder = fileURLToPath(new URL('../src/games/found.built.ts', import.meta.url));

/** The list of games for whatever Vite builds, the page and the tests: a module that imports all of them. */
export function registry(): Plugin {
  return {
    name: 'registry',
    enforce: 'pre',
    resolveId: (id) => (id === '#games' ? placeholder : undefined),
    load(id) {
      if (id !== placeholder) return undefined;
      const files = gameFiles();
      const imports = files.map((file, index) => `import * as game${index} from ${JSON.stringify(file)};`);
      const list = files.map((_, index) => `...Object.values(game${index})`);
      return `${imports.join('\n')}\nexport const found = [${list.join(', ')}];\n`;
    },
  };
}
