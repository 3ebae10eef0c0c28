import { mkdtempSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { openBrowser, siteFolder } from '../../test/browser/support/browser.ts';
import { openServer } from '../../test/server/support/in-process.ts';
import { buildSite } from '../build.ts';
import { ALL } from './all.ts';
import { DOCUMENTS } from './documents.ts';
import type { Screen } from './screen.ts';
import { LOOKS, takeScreen, WIDTHS } from './take.ts';

// Takes pictures of all screens: npm run screens -- <folder> [home end-agere …] [--widths 360,1440] [--looks en-light,pt-dark]
// or those of the README: npm run screens -- --documents
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { widths: { type: 'string' }, looks: { type: 'string' }, documents: { type: 'boolean' } },
});
const isDocument = values.documents === true;
const SCREENS: readonly Screen[] = isDocument ? DOCUMENTS : ALL;
const [folder = isDocument ? 'docs/screens' : 'build/screens', ...words] = positionals;
const widths = values.widths?.split(',').map(Number) ?? (isDocument ? [1440] : WIDTHS);
const looks = values.looks?.split(',') ?? (isDocument ? ['en-light'] : LOOKS);
const wanted = SCREENS.filter(({ name }) => words.length === 0 || words.some((word) => name.startsWith(word)));
if (wanted.length === 0) {
  console.error(`No screen begins so; there are ${SCREENS.map(({ name }) => name).join(', ')}.`);
  process.exit(2);
}

await buildSite();
const data = mkdtempSync(join(tmpdir(), 'gamut-screens-'));
symlinkSync(siteFolder, join(data, 'site'));
const server = await openServer(data);
const browser = await openBrowser();
let faulty = 0;
for (const screen of wanted) {
  const faults = await takeScreen({ browser, address: server.address }, screen, {
    folder: resolve(folder),
    isDocument,
    widths,
    looks,
  }).catch((error: Error) => [`${error.message}`]);
  console.log(`${screen.name}${faults.map((fault) => `\n  ${fault}`).join('')}`);
  faulty += faults.length;
}
await browser.close();
await server.close();
process.exit(faulty === 0 ? 0 : 1);
