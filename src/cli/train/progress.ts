import process from 'node:process';
import { say } from '../../node/words/say.ts';

/** A line on standard error that shows the progress of the games, if a person is watching. */
export function showGames(games: number) {
  const { stderr } = process;
  if (!stderr.isTTY) return { show() {}, tell() {}, end() {} };
  const begun = performance.now();
  const clear = '\r\x1b[2K';
  return {
    /** How many games there are, of which some were known at the start. */
    show(played: number, known = 0) {
      const left = Math.round(((performance.now() - begun) / (played - known) / 1000) * (games - played));
      const rest = left < 100 ? `${left} s` : `${Math.round(left / 60)} min`;
      const full = Math.round((20 * played) / games);
      const bar = `${'█'.repeat(full)}${'░'.repeat(20 - full)}`;
      stderr.write(
        `${clear}${say('{bar} {played} of {games} games, {time} left', { bar, played, games, time: rest })}`,
      );
    },
    tell: (sentence: string) => stderr.write(`${clear}${sentence}`),
    end: () => stderr.write(clear),
  };
}
