import process from 'node:process';
import { openSqlite } from '../../../src/server/store/sqlite.ts';

// A process that brings a database up to date, to be killed meanwhile.
process.stdout.write('begun\n');
const store = await openSqlite(process.argv[2]);
await store.close();
process.stdout.write('done\n');
