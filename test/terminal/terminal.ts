import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterAll } from 'vitest';

const program = fileURLToPath(new URL('../../bin/gamut.mjs', import.meta.url));

/** Milliseconds after which something that should be on the screen counts as missing: a busy machine is slow. */
const PATIENCE = 50_000;

/** Tests run at the same time, so what they opened is closed after all of them. */
const cleanUps: (() => void)[] = [];
afterAll(() => {
  for (const cleanUp of cleanUps.splice(0)) cleanUp();
});

interface Look {
  readonly columns?: number;
  readonly rows?: number;
  /** Where games and settings are stored; a fresh folder by default. */
  readonly data?: string;
  readonly env?: Readonly<Record<string, string>>;
  /** The colour of the window, which the program may ask for. */
  readonly background?: string;
  /** Whether a shell with job control waits for a key when the program was stopped, and resumes it. */
  readonly hasJobs?: boolean;
}

/** The real program in a real terminal, which tmux provides. */
export class Terminal {
  readonly data: string;
  private readonly socket: string;
  private readonly folder: string;

  /** Starts the program with these arguments. */
  constructor(
    words: readonly string[],
    { columns = 80, rows = 24, data, env = {}, background = '#101010', hasJobs = false }: Look = {},
  ) {
    if (spawnSync('tmux', ['-V']).status !== 0) {
      throw new Error('These tests need the program tmux: please install it, for example with apt-get install tmux.');
    }
    this.folder = mkdtempSync(join(tmpdir(), 'gamut-terminal-'));
    this.data = data ?? join(this.folder, 'data');
    this.socket = join(this.folder, 'tmux');
    const settings = {
      TERM: 'xterm-256color',
      LANG: 'C.UTF-8',
      LC_ALL: '',
      NO_COLOR: '',
      GAMUT_DATA: this.data,
      ...env,
    };
    const variables = Object.entries(settings).map(([name, value]) => `${name}=${value}`);
    const command = [process.execPath, program, ...words].map((word) => `'${word}'`).join(' ');
    // In CI, programs believe that nobody is watching.
    // Keys that arrive after the program has ended must neither show nor close the window; what was shown before is on
    // a separate line.
    const say = `s=$?; trap '' INT; stty -echo; echo; echo "left with $s"; sleep 600`;
    // Ctrl-C reaches the shell as well, and must not end it whatever it is doing then; the program hears it as usual.
    const outlive = 'trap : INT; ';
    const jobs = hasJobs ? ['set -m; ', 'echo "stopped with $?"; read go; fg; '] : ['', ''];
    const line = `${outlive}${jobs[0]}env -u CI ${variables.join(' ')} ${command}; ${jobs[1]}${say}`;
    const paint = ['start-server', ';', 'set-option', '-g', 'window-style', `bg=${background}`, ';'];
    this.tmux('-f', '/dev/null', ...paint, 'new-session', '-d', '-x', String(columns), '-y', String(rows), line);
    cleanUps.push(() => this.close());
  }

  /** Presses keys by the names tmux has for them. */
  press(...keys: string[]): void {
    this.tmux('send-keys', ...keys);
  }

  /** Types text as it is. */
  type(text: string): void {
    this.tmux('send-keys', '-l', text);
  }

  /** Clicks, columns and rows from 0. */
  click(...places: readonly (readonly [column: number, row: number])[]): void {
    const report = ([column, row]: readonly [number, number]) =>
      ['M', 'm'].map((end) => `\u001b[<0;${column + 1};${row + 1}${end}`).join('');
    this.type(places.map(report).join(''));
  }

  /** Clicks on a text as soon as it is visible. */
  async clickOn(text: string): Promise<void> {
    const lines = (await this.shows(text)).split('\n');
    const row = lines.findIndex((line) => line.includes(text));
    this.click([lines[row].indexOf(text), row]);
  }

  paste(text: string): void {
    const file = join(this.folder, 'paste');
    writeFileSync(file, text);
    this.tmux('load-buffer', file);
    this.tmux('paste-buffer', '-p');
  }

  resize(columns: number, rows: number): void {
    this.tmux('resize-window', '-x', String(columns), '-y', String(rows));
  }

  screen(): string {
    return this.tmux('capture-pane', '-p');
  }

  /** The screen with its escape sequences. */
  dressed(): string {
    return this.tmux('capture-pane', '-p', '-e');
  }

  /** The screen as soon as it shows something. */
  async shows(wanted: string | RegExp): Promise<string> {
    const end = Date.now() + PATIENCE;
    for (;;) {
      const screen = this.screen();
      if (typeof wanted === 'string' ? screen.includes(wanted) : wanted.test(screen)) return screen;
      if (Date.now() > end) throw new Error(`The screen never shows ${wanted}:\n${screen}`);
      await sleep(40);
    }
  }

  /** The end of a game, and the menu after it. */
  async ends(): Promise<string> {
    await this.shows('Result');
    this.press('Enter');
    return this.shows('Rematch');
  }

  /** The exit status, once the program has ended. */
  async status(): Promise<number> {
    const screen = await this.shows(/left with \d+/);
    return Number(/left with (\d+)/.exec(screen)?.[1]);
  }

  /** Sends a signal to the program itself. */
  signal(name: string): void {
    const shell = this.tmux('list-panes', '-F', '#{pane_pid}').trim();
    const children = execFileSync('ps', ['-o', 'pid=', '--ppid', shell], { encoding: 'utf8' });
    for (const child of children.trim().split(/\s+/)) process.kill(Number(child), name);
  }

  close(): void {
    spawnSync('tmux', ['-S', this.socket, 'kill-server']);
    rmSync(this.folder, { recursive: true, force: true, maxRetries: 5 });
  }

  private tmux(...words: string[]): string {
    return execFileSync('tmux', ['-S', this.socket, ...words], { encoding: 'utf8' });
  }
}

/** A fresh folder for games and settings, with some settings in it. */
export function dataFolder(settings: Readonly<Record<string, unknown>> = {}): string {
  const folder = mkdtempSync(join(tmpdir(), 'gamut-data-'));
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'settings.json'), JSON.stringify(settings));
  cleanUps.push(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));
  return folder;
}
