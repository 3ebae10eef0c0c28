import { cpus, totalmem } from 'node:os';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { buildSite } from '../build.ts';
import { PARTS } from './parts.ts';
import { SHORT, WHOLE } from './scale.ts';
import { withEmbedded } from './servers.ts';
import { soak } from './soak.ts';

// Measures the server on loopback: npm run bench:server [-- --short] [--only sockets,plies] [--seconds 10] [--soak 120]
const { values } = parseArgs({
  options: {
    short: { type: 'boolean', default: false },
    only: { type: 'string' },
    seconds: { type: 'string' },
    soak: { type: 'string' },
  },
});
const words = values.only?.split(',') ?? (values.soak === undefined ? PARTS.map(({ word }) => word) : []);
const unknown = words.filter((word) => !PARTS.some((part) => part.word === word));
if (unknown.length > 0) {
  console.error(`There is no part ${unknown.join(', ')}; there are ${PARTS.map(({ word }) => word).join(', ')}.`);
  process.exit(2);
}
const whole = values.short ? SHORT : WHOLE;
const scale = { ...whole, seconds: Number(values.seconds ?? whole.seconds) };
await buildSite();
console.log(`${cpus().length} × ${cpus()[0].model}, ${Math.round(totalmem() / 2 ** 30)} GB, Node ${process.version}`);
console.log('Server, database and load share the machine.');
for (const { word, name, run } of PARTS) if (words.includes(word)) console.log(`${name}: ${await run(scale)}`);
if (values.soak !== undefined) {
  const minutes = Number(values.soak);
  console.log(`half the load for long: ${await withEmbedded((server) => soak(server, scale, minutes))}`);
}
process.exit(0); // closed connections may still try to reconnect
