import { lineMap } from './line-map.ts';

/** A file of the package: its path inside dist, and what is in it. */
interface PackagedFile {
  readonly path: string;
  readonly content: string;
}

/** An emitted file as it is packed: what Node and the builds of this repository resolve, every program can read. */
export function packaged(path: string, text: string): PackagedFile {
  // Imports of JSON are new in Node 20, which warns of them.
  if (path.endsWith('.json')) return { path: `${path}.js`, content: `export default ${text.trim()};\n` };
  if (path.endsWith('.d.ts')) return { path, content: plainSpecifiers(text) };
  if (path.endsWith('.js.map')) return { path, content: lineMap(text) };
  if (!path.endsWith('.js')) return { path, content: text };
  const content = plainSpecifiers(text)
    .replaceAll(/new URL\('(\.[^']*)\.ts', import\.meta\.url\)/g, "new URL('$1.js', import.meta.url)")
    .replaceAll(/from '((?:\.\.\/)+)\.\.\/package\.json'/g, "from '$1package.json'")
    .replaceAll(/from '(\.[^']*\.json)' with \{ type: 'json' \}/g, "from '$1.js'")
    .replaceAll(/from '(\.[^']*\.css)\?inline'/g, "from '$1.js'")
    .replaceAll("'#games'", "'./found.built.js'");
  return { path, content: path === 'games/folders.js' ? content.replace("'index.ts'", "'index.js'") : content };
}

/** Declarations still name the sources of what they import. */
function plainSpecifiers(text: string): string {
  return text.replaceAll(/((?:from |import\()['"]\.[^'"]*)\.tsx?(['"])/g, '$1.js$2');
}
