/** Fill characters of bars, so that their parts differ without colour. */
const PARTS = '█░▓▒';
const ASCII_PARTS = '#-=+';

/** The fill character of each seat. */
export function shareParts(ascii: boolean): string {
  return ascii ? ASCII_PARTS : PARTS;
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
