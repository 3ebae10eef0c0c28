import type { Game } from '../../../core/game.ts';
import type { Span } from '../../../view/styled.ts';
import type { Navigator } from '../kit/navigator.ts';

const BAR = 20;
/** Fill characters of a bar, so that its parts differ without colour. */
const PARTS = '█░▓▒';
const ASCII_PARTS = '#-=+';

/** Shares as a bar in the inks of the seats, and in words. */
export function shareBar({ drawing, language }: Navigator, game: Game, shares: readonly number[]): Span[] {
  const parts = drawing.ascii ? ASCII_PARTS : PARTS;
  const bars = shares.map((share, seat) => ({
    text: parts[seat].repeat(Math.round(BAR * share)),
    style: { ink: game.look.inks[seat] },
  }));
  const names = shares.map((share, seat) => `${game.texts[language].seats[seat]} ${Math.round(100 * share)}%`);
  return [...bars, { text: ` ${names.join(' · ')}`, style: { tone: 'faint' } }];
}

const STEPS = '▁▂▃▄▅▆▇█';
const ASCII_STEPS = '_.,-=+*#';

/** One line of a graph: a seat's share after each move, scaled to the width; and where a move is in it. */
export function shareLine(
  shares: readonly number[],
  at: number,
  width: number,
  ascii: boolean,
): { graph: string; place: number } {
  const count = Math.min(width, shares.length);
  const steps = ascii ? ASCII_STEPS : STEPS;
  const column = (ply: number) => Math.floor((ply * count) / shares.length);
  const graph = Array.from({ length: count }, (_, index) => {
    const share = shares[Math.floor((index * shares.length) / count)];
    return steps[Math.min(steps.length - 1, Math.floor(share * steps.length))];
  });
  return { graph: graph.join(''), place: column(at) };
}
