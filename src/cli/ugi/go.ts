import type { Seat } from '../../core/types.ts';
import type { Answer, Question } from '../../search/worker/service.ts';

/** How long to think, as given by `go`; clocks have the seats in order. */
export interface GoLimits extends Pick<Question, 'depth' | 'nodes' | 'milliseconds'> {
  /** Whether the answer waits for `stop`. */
  readonly infinite: boolean;
  /** Words that were not understood. */
  readonly unknown: readonly string[];
}

/** The fraction of the time left that one move may take. */
const SHARE = 1 / 30;
const LEAST_MILLISECONDS = 10;

/** Reads the words after `go` for the seat to move. */
export function readGo(words: readonly string[], seat: Seat): GoLimits {
  const numbers: Record<string, number[]> = {};
  const unknown: string[] = [];
  let name = '';
  for (const word of words) {
    if (/^(movetime|depth|nodes|infinite|p[1-4]time|p[1-4]inc|ptime|pinc)$/.test(word)) {
      name = word;
      numbers[name] = [];
    } else if (name !== '' && /^\d{1,12}$/.test(word)) numbers[name].push(Number(word));
    else unknown.push(word);
  }
  const clock = numbers[`p${seat + 1}time`]?.[0] ?? numbers.ptime?.[seat];
  const increment = numbers[`p${seat + 1}inc`]?.[0] ?? numbers.pinc?.[seat] ?? 0;
  const fromClock = clock === undefined ? undefined : Math.max(LEAST_MILLISECONDS, clock * SHARE + increment / 2);
  const milliseconds = numbers.movetime?.[0] ?? fromClock;
  const [depth] = numbers.depth ?? [];
  const [nodes] = numbers.nodes ?? [];
  return {
    ...(depth === undefined ? {} : { depth: Math.max(1, depth) }),
    ...(nodes === undefined ? {} : { nodes: Math.max(1, nodes) }),
    ...(milliseconds === undefined ? {} : { milliseconds }),
    infinite: numbers.infinite !== undefined,
    unknown,
  };
}

/** A line about what the engine thinks. */
export function writeInfo({ depth, nodes, score, proved, line }: Answer, milliseconds: number): string {
  const speed = Math.round((nodes * 1000) / Math.max(1, milliseconds));
  const value = proved === 0 ? `cp ${Math.round(score)}` : proved > 0 ? `win ${proved}` : `loss ${-proved}`;
  const time = Math.round(milliseconds);
  return `info depth ${depth} nodes ${nodes} nps ${speed} time ${time} score ${value} pv ${line.join(' ')}`;
}
