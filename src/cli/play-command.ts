import process from 'node:process';

/** Plays at this keyboard: full-screen on a terminal, line by line on a pipe or where --plain asks for it. */
export async function playHere(word: string | undefined, flags: Readonly<Record<string, unknown>>): Promise<void> {
  const isTerminal = process.stdin.isTTY === true && process.stdout.isTTY === true && process.env.TERM !== 'dumb';
  if (isTerminal && flags.plain !== true) {
    // Only who plays on a terminal waits for what draws there.
    const { loadInkLean } = await import('./app/lean-ink.ts');
    await loadInkLean();
    const { startApp } = await import('./app/start.ts');
    return startApp(word, flags);
  }
  const { runPlay } = await import('./play.ts');
  return runPlay(word, flags);
}
