#!/usr/bin/env node
// The command. Whichever Node starts it, the program runs on one that is new enough.
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { become, fail, findNode, NO_NODE, newEnough } from '../tools/node.mjs';

const main = new URL('../src/cli/main.ts', import.meta.url);
if (newEnough) {
  await import(main.href);
} else {
  const node = findNode();
  if (node === undefined) fail(`${NO_NODE} (Has npm ci been run?)`);
  become(node, [fileURLToPath(main), ...process.argv.slice(2)]);
}
