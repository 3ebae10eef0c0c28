import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { DOCUMENTS, writeDocs } from './docs/pages.ts';
import { alone } from './lock.ts';
import { root } from './node.mjs';

const folder = join(root, 'build');
const stampFile = join(folder, 'web.stamp');
/** Exists during a build, so that concurrent tests build only once. */
const lock = join(folder, 'web.lock');

/** Files outside src that the web app depends on. */
const OTHERS = [
  ...['vite.config.ts', 'tools/colours.ts', 'tools/icons.ts', 'tools/registry.ts', 'package-lock.json'],
  ...['tools/docs/pages.ts', 'tools/docs/markdown.ts', 'tools/docs/api.ts', 'tools/docs/golden.ts', ...DOCUMENTS],
];

let building: Promise<void> | undefined;

/** Builds the web app, once in each process, unless it was built from the same files before. */
export function buildSite(): Promise<void> {
  building ??= build();
  return building;
}

async function build(): Promise<void> {
  mkdirSync(folder, { recursive: true });
  await alone(lock, async () => {
    const stamp = stampOfInputs();
    if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return;
    console.error('Building the web app …');
    rmSync(stampFile, { force: true });
    await runVite();
    writeDocs(join(folder, 'web', 'docs'));
    writeFileSync(stampFile, stamp);
  });
}

/** In a separate process: even when called from a test, the app is built as users get it. */
async function runVite(): Promise<void> {
  const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js');
  const args = [vite, 'build', '--config', join(root, 'vite.config.ts'), '--logLevel', 'warn'];
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const status = await new Promise<number | null>((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', resolve);
  });
  if (status !== 0) throw new Error('The web app could not be built; the reason is above.');
}

/** Changes when any file that the web app may depend on does. */
function stampOfInputs(): string {
  const hash = createHash('sha256');
  const files = readdirSync(join(root, 'src'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.test.ts'))
    .map((entry) => join(entry.parentPath, entry.name));
  for (const file of [...files.sort(), ...OTHERS.map((name) => join(root, name))]) {
    hash.update(file.slice(root.length)).update(readFileSync(file));
  }
  return hash.digest('hex');
}

// As a program of its own, it only builds.
if (process.argv[1] === fileURLToPath(import.meta.url)) await buildSite();
