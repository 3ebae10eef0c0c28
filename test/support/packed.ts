import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import process from 'node:process';
import { buildSite } from '../../tools/build.ts';
import { npmCommand, root } from '../../tools/node.mjs';
import { buildLibrary } from '../../tools/package/build.ts';

/** A folder in which the package is installed, as npm packs it, and nothing else but what it says it needs. */
export async function installPackage(): Promise<string> {
  await buildSite();
  await buildLibrary();
  const folder = mkdtempSync(join(tmpdir(), 'gamut-package-'));
  const modules = join(folder, 'node_modules');
  mkdirSync(modules);
  const { command, args, options } = npmCommand(['pack', '--ignore-scripts', '--silent', '--pack-destination', folder]);
  run(command, args, options.cwd);
  const [archive] = readdirSync(folder).filter((file) => file.endsWith('.tgz'));
  run('tar', ['xzf', join(folder, archive), '-C', modules], folder);
  run('mv', [join(modules, 'package'), join(modules, 'gamut')], folder);
  // Without a registry: what it needs is what is installed here, and only that can be found.
  const { dependencies } = JSON.parse(readFileSync(join(modules, 'gamut', 'package.json'), 'utf8'));
  for (const name of Object.keys(dependencies)) {
    mkdirSync(dirname(join(modules, name)), { recursive: true });
    symlinkSync(join(root, 'node_modules', name), join(modules, name));
  }
  return folder;
}

/**
 * A folder in which npm itself installed the packed package. Its lock names what ours names, so that npm finds
 * everything where npm ci left it, and needs no network.
 */
export function installByNpm(archive: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'gamut-student-'));
  copyFileSync(archive, join(folder, 'gamut.tgz'));
  const { version, dependencies, bin } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const ours: Readonly<Record<string, LockedPackage>> = JSON.parse(
    readFileSync(join(root, 'package-lock.json'), 'utf8'),
  ).packages;
  const needed = Object.entries(ours).filter(
    ([path, { dev, optional, link }]) => path.startsWith('node_modules/') && !dev && !optional && !link,
  );
  const integrity = `sha512-${createHash('sha512').update(readFileSync(archive)).digest('base64')}`;
  const student = { name: 'student', version: '1.0.0', dependencies: { gamut: 'file:gamut.tgz' } };
  const packages = {
    '': student,
    'node_modules/gamut': { version, resolved: 'file:gamut.tgz', integrity, dependencies, bin },
    ...Object.fromEntries(needed),
  };
  writeFileSync(join(folder, 'package.json'), JSON.stringify(student));
  const lock = { name: student.name, version: student.version, lockfileVersion: 3, requires: true, packages };
  writeFileSync(join(folder, 'package-lock.json'), JSON.stringify(lock));
  const { command, args } = npmCommand(['install', '--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error']);
  run(command, args, folder);
  return folder;
}

/** What matters of an entry of a lock. */
interface LockedPackage {
  readonly dev?: boolean;
  readonly optional?: boolean;
  readonly link?: boolean;
}

function run(command: string, args: readonly string[], cwd: string): void {
  const { status, stderr, error } = spawnSync(command, args, { cwd, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')}: ${error?.message ?? stderr}`);
}

/** This Node, and the others on the path that the package is for. */
export function nodes(): { readonly file: string; readonly version: number }[] {
  const here = { file: process.execPath, version: versionOf(process.execPath) };
  const others = (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => ({ file: join(folder, 'node'), version: versionOf(join(folder, 'node')) }));
  const found = [here];
  for (const one of others)
    if (one.version >= 20 && found.every(({ version }) => version !== one.version)) found.push(one);
  return found;
}

/** Major version of a Node; 0 where there is none. */
function versionOf(file: string): number {
  const { stdout } = spawnSync(file, ['-p', 'process.versions.node'], { encoding: 'utf8' });
  return Number.parseInt(stdout ?? '', 10) || 0;
}
