#!/usr/bin/env node
// The command. The sources run on a Node that is new enough, whichever starts them; an installed package is compiled.
import { existsSync } from 'node:fs';
import module from 'node:module';
import { homedir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import v8 from 'node:v8';
import { become, fail, findNode, NO_NODE, newEnough, root } from '../tools/node.mjs';

const isPackage = !existsSync(join(root, 'src', 'cli'));

if (isPackage || newEnough) {
  keepCompiled(join(root, 'node_modules', '.cache', 'compile')) || keepCompiled(join(homedir(), '.cache', 'gamut'));
  // The rules are many small functions that belong together: V8 may inline more of them than it usually does.
  v8.setFlagsFromString('--max-inlined-bytecode-size-cumulative=4000');
  // Without arguments it plays, and need not wait for the descriptions of the other commands.
  if (process.argv.length === 2 && process.stdin.isTTY) {
    const [{ atDoor }, { playHere }] = await Promise.all([program('door'), program('play-here')]);
    await atDoor(() => playHere(undefined, {}));
  } else await program('main');
} else {
  const node = findNode();
  if (node === undefined) fail(`${NO_NODE} (Has npm ci been run?)`);
  become(node, [fileURLToPath(import.meta.url), ...process.argv.slice(2)]);
}

/** A file of the command: where Node runs it from differs, what it is does not. */
function program(name) {
  return import(isPackage ? `../dist/cli/${name}.js` : `../src/cli/${name}.ts`);
}

/** Code is compiled once, not at every start, and not again in every worker. Node has this from 22 on. */
function keepCompiled(directory) {
  if (module.enableCompileCache === undefined) return true;
  if (module.enableCompileCache(directory).status === module.constants.compileCacheStatus.FAILED) return false;
  process.env.NODE_COMPILE_CACHE ??= directory;
  return true;
}
