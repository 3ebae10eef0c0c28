import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, expect, test } from 'vitest';
import { gameChecks, generalChecks } from '../../src/cli/compliance/checks.ts';
import { games } from '../../src/games/index.ts';
import { operations } from '../../src/server/http/openapi/operations.ts';
import { serveSite } from '../../src/server/http/site.ts';
import { markdownToHtml } from '../../tools/docs/markdown.ts';
import { writeDocs } from '../../tools/docs/pages.ts';
import { root } from '../../tools/node.mjs';

const site = mkdtempSync(join(tmpdir(), 'gamut-docs-'));
const folder = join(site, 'docs');
writeDocs(folder);
const read = (name: string) => readFileSync(join(folder, name), 'utf8');
afterAll(() => rmSync(site, { recursive: true }));

test('Markdown becomes HTML', () => {
  const text =
    '# A *b*\n\n1.2 One `<c>` [d](e.md)\nand two.\n\n- x\n  y\n- z\n\n| a | b |\n| --- | --- |\n| `p\\|q` | **r** |\n\n```\n<&>\n```\n';
  expect(markdownToHtml(text, (target) => `/${target}`)).toBe(
    [
      '<h1 id="a-b">A <em>b</em></h1>',
      '<p id="1.2">1.2 One <code>&lt;c&gt;</code> <a href="/e.md">d</a>\nand two.</p>',
      '<ul>\n<li>x\ny</li>\n<li>z</li>\n</ul>',
      '<table tabindex="0">\n<tr><th>a</th><th>b</th></tr>\n<tr><td><code>p|q</code></td><td><strong>r</strong></td></tr>\n</table>',
      '<pre tabindex="0"><code>&lt;&amp;&gt;</code></pre>',
    ].join('\n'),
  );
});

test('every link of every page leads somewhere', () => {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const pages = files.filter((file) => file.endsWith('.html'));
  expect(pages.length).toBeGreaterThan(4);
  for (const file of pages) {
    for (const [, href] of read(file).matchAll(/href="\.\/([^"]+)"/g)) {
      const [target, anchor] = href.split('#');
      expect(files, `${file}: ${href}`).toContain(target);
      if (anchor !== undefined) expect(read(target), `${file}: ${href}`).toContain(`id="${anchor}"`);
    }
    expect(read(file)).not.toMatch(/<script|style="/);
  }
});

test('what compliance cites is in the protocol', () => {
  const protocol = readFileSync(join(root, 'docs', 'ugi.md'), 'utf8');
  for (const { claim, paragraphs } of [...generalChecks, ...gameChecks]) {
    for (const number of paragraphs.split(', ')) {
      const found = number.includes('.') ? `\n${number} ` : `\n## ${number}. `;
      expect(protocol, claim).toContain(found);
    }
  }
});

test('every request is described', () => {
  const api = read('api.html');
  for (const { method, path } of operations) {
    expect(api).toContain(`${method} ${path.replaceAll(/:(\w+)/g, '{$1}')}`);
  }
});

test('golden data can be downloaded', () => {
  const links = [...read('golden.html').matchAll(/href="\.\/(golden\/[^"]+)"/g)].map(([, link]) => link);
  expect(links.length).toBeGreaterThanOrEqual(2 * games.length);
  for (const link of links) {
    const file = link.replace('golden/', '').replace('.gz', '').replace('/', '/golden/');
    const golden = readFileSync(join(root, 'src', 'games', file), 'utf8');
    expect(gunzipSync(readFileSync(join(folder, link))).toString()).toBe(golden);
  }
});

test('a server shows the documents at /docs', async () => {
  const server = createServer(serveSite(site));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  try {
    const first = await fetch(`${address}/docs`);
    expect(first.url).toBe(`${address}/docs/`);
    expect(await first.text()).toContain('<h1');
    expect((await fetch(`${address}/docs/ugi`)).status).toBe(200);
    expect((await fetch(`${address}/docs/docs.css`)).headers.get('content-type')).toContain('text/css');
    expect((await fetch(`${address}/docs/nothing`)).status).toBe(404);
  } finally {
    server.close();
  }
});
