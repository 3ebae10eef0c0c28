import process from 'node:process';
import { buildSite } from './build.ts';

// What `npm start` runs once the packages are installed: the web app, built when it has to be, and its server.
await buildSite();
process.argv.splice(2, 0, 'serve');
await import('../bin/gamut.mjs');
