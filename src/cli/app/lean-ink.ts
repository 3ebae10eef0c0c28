import { existsSync } from 'node:fs';
import { registerHooks } from 'node:module';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

/** Imports Ink without what it needs not: half of the time until the first menu. Call it before anything else imports Ink. */
export async function loadInkLean(): Promise<void> {
  // React watches over its users unless it is told otherwise, and is several times slower then.
  process.env.NODE_ENV ??= 'production';
  takeOneFunction();
  const fetch = Object.getOwnPropertyDescriptor(globalThis, 'fetch');
  if (fetch === undefined) return;
  // Ink's layout engine would load Node's whole HTTP client to read a text that it has in memory.
  Object.defineProperty(globalThis, 'fetch', { value: undefined, configurable: true, writable: true });
  try {
    await import('ink');
  } finally {
    Object.defineProperty(globalThis, 'fetch', fetch);
  }
}

/** Ink wants one function of a library of five hundred files; where that function has a file of its own, it gets only this. */
function takeOneFunction(): void {
  registerHooks({
    resolve(specifier, context, next) {
      const found = next(specifier, context);
      if (specifier !== 'es-toolkit/compat') return found;
      const url = new URL('./function/throttle.mjs', found.url);
      return existsSync(fileURLToPath(url)) ? { ...found, url: url.href } : found;
    },
  });
}
