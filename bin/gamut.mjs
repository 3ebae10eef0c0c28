#!/usr/bin/env node
// The command. Whichever Node starts it, the program runs on one that is new enough.
import module from 'node:module';
import { homedir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import v8 from 'node:v8';
import { become, fail, findNode, NO_NODE, newEnough, root } from '../tools/node.mjs';

if (newEnough) {
  keepCompiled(join(root, 'node_modules', '.cache', 'compile')) || keepCompiled(join(homedir(), '.cache', 'gamut'));
  // The rules are many small functions that belong together: V8 may inline more of them than it usually does.
  v8.setFlagsFromString('--max-inlined-bytecode-size-cumulative=4000');
  // Without arguments it plays, and need not wait for the descriptions of the other commands.
  if (process.argv.length === 2 && process.stdin.isTTY) {
    const [{ atDoor }, { playHere }] = await Promise.all([
      import('../src/cli/door.ts'),
      import('../src/cli/play-here.ts'),
    ]);
    await atDoor(() => playHere(undefined, {}));
  } else await import('../src/cli/main.ts');
} else {
  const node = findNode();
  if (node === undefined) fail(`${NO_NODE} (Has npm ci been run?)`);
  become(node, [fileURLToPath(import.meta.url), ...process.argv.slice(2)]);
}

/** Types are stripped and code is compiled once, not at every start, and not again in every worker. */
function keepCompiled(directory) {
  if (module.enableCompileCache(directory).status === module.constants.compileCacheStatus.FAILED) return false;
  process.env.NODE_COMPILE_CACHE ??= directory;
  return true;
}
