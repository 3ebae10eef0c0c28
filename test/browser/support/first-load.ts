import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A part of the build: its file, and the parts that are loaded with it. */
interface Part {
  readonly file: string;
  readonly isEntry?: boolean;
  readonly imports?: readonly string[];
}

/** The scripts that a browser runs before the first screen of a built page can be used. */
export function firstLoad(site: string): readonly Buffer[] {
  const parts: Readonly<Record<string, Part>> = JSON.parse(readFileSync(join(site, 'parts.json'), 'utf8'));
  const files = new Set<string>();
  const add = ({ file, imports = [] }: Part) => {
    if (files.has(file)) return;
    files.add(file);
    for (const name of imports) add(parts[name]);
  };
  const entries = Object.values(parts).filter(({ isEntry }) => isEntry);
  if (entries.length !== 1) throw new Error(`the page has ${entries.length} entries`);
  entries.forEach(add);
  return [...files].map((file) => readFileSync(join(site, file)));
}

export function packedBytes(scripts: readonly Buffer[], pack: (script: Buffer) => Buffer): number {
  return scripts.reduce((total, script) => total + pack(script).length, 0);
}
