import { existsSync } from 'node:fs';
import { type ModuleHooks, registerHooks } from 'node:module';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

/** Imports Ink without what it needs not: half of the time until the first menu. Call it before anything else imports Ink. */
export async function loadInkLean(): Promise<void> {
  // React watches over its users unless it is told otherwise, and is several times slower then.
  process.env.NODE_ENV ??= 'production';
  const hooks = takeLess();
  const fetch = Object.getOwnPropertyDescriptor(globalThis, 'fetch');
  // Ink's layout engine would load Node's whole HTTP client to read a text that it has in memory.
  Object.defineProperty(globalThis, 'fetch', { value: undefined, configurable: true, writable: true });
  try {
    await import('ink');
  } finally {
    hooks.deregister(); // they slow down whatever is imported later
    if (fetch !== undefined) Object.defineProperty(globalThis, 'fetch', fetch);
  }
}

/** What Ink imports, and what it gets instead. */
const LESS: Readonly<Record<string, (url: string) => string>> = {
  // One function of a library of five hundred files.
  'es-toolkit/compat': (url) => new URL('./function/throttle.mjs', url).href,
  // The widths of all writing systems, where ours are known.
  'string-width': () => new URL('./columns.ts', import.meta.url).href,
};

function takeLess(): ModuleHooks {
  return registerHooks({
    resolve(specifier, context, next) {
      const found = next(specifier, context);
      const url = LESS[specifier]?.(found.url);
      return url !== undefined && existsSync(fileURLToPath(url)) ? next(url, context) : found;
    },
  });
}
