import { appendFileSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { collectPrinted } from '../../../test/support/printed.ts';
import type { GameReview } from '../../judge/review.ts';
import { runAnalyse } from './analyse.ts';
import { type ReviewFlags, runReview } from './review.ts';

const GAME = '[Game "Crosscut"]\n[Size "5"]\n\n1. b2 c2 2. b3 c3 3. d4 c4\n';
const NODES = 100;

let directory: string;
const printed = collectPrinted();

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'gamut-review-'));
  vi.stubEnv('GAMUT_DATA', directory);
  writeFileSync(join(directory, 'game.txt'), GAME);
});
afterEach(() => {
  rmSync(directory, { recursive: true });
});

async function review(flags: ReviewFlags = {}): Promise<string> {
  printed.out = '';
  await runReview(join(directory, 'game.txt'), { nodes: NODES, ...flags });
  return printed.out;
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/** The file in which the notes on the game are kept. */
function keptFile(): string {
  const folder = join(directory, 'reviews');
  const [name] = readdirSync(folder);
  return join(folder, name);
}

describe('gamut review', () => {
  test('its JSON is what docs/judge.md says', async () => {
    const found: GameReview = JSON.parse(await review({ json: true }));
    expect(Object.keys(found)).toEqual(
      expect.arrayContaining(['game', 'options', 'engine', 'nodes', 'start', 'plies', 'players', 'turningPoints']),
    );
    expect(found).toMatchObject({ game: 'crosscut', options: { size: 5 }, nodes: NODES });
    expect(found.plies.map(({ ply, move }) => [ply, move])).toEqual(
      ['b2', 'c2', 'b3', 'c3', 'd4', 'c4'].map((move, ply) => [ply, move]),
    );
    for (const { shares, gains, cost } of found.plies) {
      expect(sum(shares)).toBeCloseTo(1, 9);
      expect(sum(gains)).toBeCloseTo(0, 9);
      expect(cost).toBeGreaterThanOrEqual(0);
    }
    for (const { gave } of found.players) expect(sum(gave)).toBeCloseTo(0, 9);
    expect(found.plies[4]).toMatchObject({ move: 'd4', mark: '??', proved: true });
    const document = readFileSync('docs/judge.md', 'utf8');
    const members = [found, found.plies[0], found.players[0]].flatMap((part) => Object.keys(part));
    for (const member of members) expect(document).toContain(`\`${member}\``);
  });

  test('it says the mistakes, the accuracy, and who gave what to whom', async () => {
    const said = await review();
    expect(said).toMatch(/3\. Red: d4\?\? costs \d+% of the game\. Better: [a-e]\d\./);
    expect(said).toMatch(/Red: accuracy \d+%/);
    expect(said).toMatch(/The marked moves of Red gave: Blue \+\d+%\./);
  });

  test('what was found is kept: a review that was stopped goes on, and comes to the same', async () => {
    const whole = await review({ json: true });
    const file = keptFile();
    const lines = readFileSync(file, 'utf8').trimEnd().split('\n');
    expect(lines.length).toBe(6);
    // As a machine leaves it that stops in the middle of a line.
    writeFileSync(file, `${lines.slice(0, 2).join('\n')}\n`);
    appendFileSync(file, lines[2].slice(0, 40));
    expect(await review({ json: true })).toBe(whole);
    const again = readFileSync(file, 'utf8').trimEnd().split('\n');
    expect(again).toEqual(lines);
    expect(await review({ json: true, again: true })).toBe(whole);
  });

  test('Ctrl-C prints what there is and says how to go on', async () => {
    const written = vi.mocked(process.stderr.write);
    const asked = process.listenerCount('SIGINT');
    const running = review({ json: true, nodes: 2_000_000 });
    await vi.waitUntil(() => process.listenerCount('SIGINT') > asked, { timeout: 20_000 });
    process.emit('SIGINT');
    await running;
    expect(written).toHaveBeenCalled();
    expect(printed.err).toMatch(/Stopped: \d of 6 moves are reviewed\. They are kept; the same command continues\./);
    expect(JSON.parse(printed.out)).toMatchObject({ game: 'crosscut', nodes: 2_000_000 });
    expect(process.exitCode).toBe(130);
  });

  test('its report is one page in the language that is asked for', async () => {
    const report = join(directory, 'page.html');
    await review({ report, lang: 'pt' });
    expect(printed.out).toContain('precisão');
    const page = readFileSync(report, 'utf8');
    expect(page).toContain('<html lang="pt">');
    expect(page).toContain('Quem estava a ganhar');
  });
});

describe('gamut analyse', () => {
  async function analyse(flags: Partial<Parameters<typeof runAnalyse>[1]> = {}): Promise<string> {
    printed.out = '';
    await runAnalyse(join(directory, 'game.txt'), { lines: 3, rounds: 1, ...flags });
    return printed.out;
  }

  test('finds the win, and says it with its line', async () => {
    const said = await analyse({ ply: 4, lines: 2 });
    expect(said).toContain('Red to move.');
    expect(said).toMatch(/1\. wins in 1 {2}100% {2}(b4|d2)/);
  });

  test('prints JSON with the position and as many lines as were asked for', async () => {
    const found = JSON.parse(await analyse({ ply: 2, json: true }));
    expect(found).toMatchObject({ game: 'crosscut', options: { size: 5 }, toMove: 1 });
    expect(found.lines.length).toBe(3);
    for (const { shares, line, move } of found.lines) {
      expect(sum(shares)).toBeCloseTo(1, 9);
      expect(line[0]).toBe(move);
    }
  });

  test('has nothing to say where a game is over, and names a move that does not exist', async () => {
    const over = JSON.parse(await analyse({ json: true }));
    expect(over).toMatchObject({ toMove: 0, lines: [] });
    await analyse({ ply: 7 });
    expect(printed.err).toContain('The game ends with move 6, so --ply cannot be 7.');
    expect(process.exitCode).toBe(1);
  });
});
