import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSqlite } from '../../../src/server/store/sqlite.ts';
import { buildSite } from '../../../tools/build.ts';
import { findFaults } from '../support/faults/checker.ts';
import { newDuel } from '../support/faults/duel.ts';
import { startProcess } from '../support/faults/fleet.ts';
import { readStored } from '../support/faults/storm.ts';

const folder = mkdtempSync(join(tmpdir(), 'gamut-pauses-'));
beforeAll(buildSite, 180_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test.concurrent.each([4000, 5500])(
  'a server that is stopped for %i ms and goes on charges nobody for it',
  async (ms) => {
    const data = join(folder, String(ms));
    const server = await startProcess('--port', '0', '--workers', '0', '--data', data);
    const address = () => server.address;
    const duel = await newDuel([address, address], { start: 60_000, increment: 0, cap: 60_000 });
    await duel.play(2);
    process.kill(server.pid, 'SIGSTOP');
    // Sent while nobody is there: it is the first thing that the server finds when it continues.
    const moved = duel.move();
    await pause(ms);
    process.kill(server.pid, 'SIGCONT');
    await moved;
    await duel.play(1);
    const kinds = duel.clients[0].events.map(({ kind }) => kind);
    expect(kinds.indexOf('credit')).toBeGreaterThan(kinds.indexOf('move'));
    expect(kinds.indexOf('credit')).toBeLessThan(kinds.lastIndexOf('move') - 1);
    const credit = duel.clients[0].events.find(({ kind }) => kind === 'credit');
    expect(credit?.kind === 'credit' && credit.ms).toBeGreaterThanOrEqual(ms);
    duel.close();
    expect(await server.stop()).toBe(0);
    const store = await openSqlite(join(data, 'gamut.db'));
    expect(findFaults(await readStored(store), duel.acked, duel.seen())).toEqual([]);
    await store.close();
  },
);
