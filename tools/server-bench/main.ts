import { cpus, totalmem } from 'node:os';
import process from 'node:process';
import { buildSite } from '../build.ts';
import { SCENARIOS, type Scale } from './scenarios.ts';

// Measures the server on loopback: npm run bench:server [-- --short] [words of the scenarios' names]
const WHOLE: Scale = {
  seconds: 60,
  games: 240,
  live: 3000,
  idle: 15_000,
  watchers: 1000,
  returning: 5000,
  stored: 10_000,
};
const SHORT: Scale = { seconds: 4, games: 150, live: 100, idle: 300, watchers: 50, returning: 100, stored: 200 };

const words = process.argv.slice(2);
const scale = words.includes('--short') ? SHORT : WHOLE;
const wanted = words.filter((word) => !word.startsWith('--'));
await buildSite();
console.log(`${cpus().length} × ${cpus()[0].model}, ${Math.round(totalmem() / 2 ** 30)} GB, Node ${process.version}`);
console.log('Server, database and load share the machine.');
for (const [name, run] of SCENARIOS) {
  if (wanted.length > 0 && !wanted.some((word) => name.includes(word))) continue;
  console.log(`${name}: ${await run(scale)}`);
}
