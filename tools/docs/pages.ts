import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { root } from '../node.mjs';
import { writeApi } from './api.ts';
import { GOLDEN, listGolden, writeGolden } from './golden.ts';
import { escapeHtml, markdownToHtml, titleOf } from './markdown.ts';

/** Documents of the repository that the server shows at /docs: the address of each, and its name in the menu. */
const PAGES: readonly { readonly file: string; readonly name: string; readonly label: string }[] = [
  { file: 'docs/library/README.md', name: 'index', label: 'Library' },
  { file: 'docs/library/reference.md', name: 'reference', label: 'Reference' },
  { file: 'docs/ugi.md', name: 'ugi', label: 'Engine protocol' },
  { file: 'examples/bots/README.md', name: 'bots', label: 'Sample bots' },
  { file: 'docs/research.md', name: 'research', label: 'Research' },
  { file: 'docs/golden.md', name: 'golden', label: 'Golden games' },
  { file: 'docs/api.md', name: 'api', label: 'Online' },
];

/** Files that the documents are made from. */
export const DOCUMENTS: readonly string[] = [...PAGES.map(({ file }) => file), ...GOLDEN];

/** Where the description of each request goes, and the list of golden data. */
const REQUESTS = '<!-- requests -->';
const DOWNLOADS = '<!-- downloads -->';

/** Writes the documents as pages into a folder of the built site. */
export function writeDocs(folder: string): void {
  mkdirSync(folder, { recursive: true });
  for (const { file, name } of PAGES) {
    const text = readFileSync(join(root, file), 'utf8')
      .replace(REQUESTS, () => writeApi())
      .replace(DOWNLOADS, () => listGolden());
    writeFileSync(
      join(folder, `${name}.html`),
      page(name, text, (target) => hrefOf(file, target)),
    );
  }
  writeGolden(join(folder, 'golden'));
  writeFileSync(join(folder, 'docs.css'), STYLE);
}

/** Links between the documents stay links; what only the repository has is named without one. */
function hrefOf(file: string, target: string): string | undefined {
  if (/^https?:/.test(target)) return target;
  if (target.startsWith('golden/')) return `./${target}`;
  const [path, anchor] = target.split('#');
  const found = path === '' ? file : posix.join(posix.dirname(file), path);
  const known = PAGES.find((one) => one.file === found);
  return known && `./${known.name}.html${anchor === undefined ? '' : `#${anchor}`}`;
}

function page(name: string, text: string, linkTo: (target: string) => string | undefined): string {
  const links = PAGES.map((one) => {
    const current = one.name === name ? ' aria-current="page"' : '';
    return `<a href="./${one.name}.html"${current}>${escapeHtml(one.label)}</a>`;
  });
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(titleOf(text))} – Gamut</title>
<link rel="stylesheet" href="./docs.css">
<link rel="icon" href="../icon.svg">
<header><a href="../">Gamut</a><nav aria-label="Documents">${links.join('')}</nav></header>
<main>
${markdownToHtml(text, linkTo)}
</main>
</html>
`;
}

const STYLE = `:root { --ink: #1d2430; --soft: #4f5665; --page: #fbf8f1; --code: #f1ebdd; --line: #d9cfb8; --link: #0b4f94 }
@media (prefers-color-scheme: dark) {
  :root { --ink: #efe8d9; --soft: #b9ae99; --page: #14120f; --code: #242019; --line: #443d33; --link: #8cc4f7 }
}
* { box-sizing: border-box }
body { margin: 0; font: 1rem/1.55 system-ui, sans-serif; color: var(--ink); background: var(--page) }
header { display: flex; flex-wrap: wrap; gap: 0.4rem 1.4rem; align-items: baseline; padding: 0.8rem 1.2rem; border-bottom: 1px solid var(--line) }
header > a { font-weight: 700 }
nav { display: flex; flex-wrap: wrap; gap: 0.4rem 1.1rem }
a { color: var(--link); text-underline-offset: 0.15em }
nav a { display: inline-block; padding: 0.2rem 0 }
nav a[aria-current] { color: var(--ink); font-weight: 600; text-decoration: none }
main { max-width: 56rem; margin: 0 auto; padding: 0.5rem 1.2rem 4rem; overflow-wrap: break-word }
h1, h2, h3 { line-height: 1.25; margin: 2em 0 0.5em }
h1 { margin-top: 1em }
h3 { font-size: 1.05rem }
code { font: 0.92em/1.5 ui-monospace, monospace; background: var(--code); padding: 0.1em 0.25em; border-radius: 4px }
pre { background: var(--code); border: 1px solid var(--line); border-radius: 8px; padding: 0.8rem 1rem; overflow-x: auto }
pre code { background: none; padding: 0 }
table { border-collapse: collapse; display: block; overflow-x: auto }
th, td { text-align: left; vertical-align: top; padding: 0.35rem 0.8rem 0.35rem 0; border-bottom: 1px solid var(--line) }
:target { background: var(--code) }
`;
