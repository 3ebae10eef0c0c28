import process from 'node:process';
import { say } from '../../node/words/say.ts';

/** A line on standard error that shows the progress of the games, if a person is watching. */
export function showGames(games: number) {
  const { stderr } = process;
  if (!stderr.isTTY) return { show() {}, end() {} };
  const begun = performance.now();
  const clear = '\r\x1b[2K';
  return {
    show(played: number) {
      const left = Math.round(((performance.now() - begun) / played / 1000) * (games - played));
      const rest = left < 100 ? `${left} s` : `${Math.round(left / 60)} min`;
      const full = Math.round((20 * played) / games);
      const bar = `${'█'.repeat(full)}${'░'.repeat(20 - full)}`;
      stderr.write(
        `${clear}${say('{bar} {played} of {games} games, {time} left', { bar, played, games, time: rest })}`,
      );
    },
    end: () => stderr.write(clear),
  };
}
