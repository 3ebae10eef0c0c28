import type { Position } from '../../core/position.ts';
import { writePosition } from '../../core/text.ts';
import type { Seat } from '../../core/types.ts';
import type { DutyAnswer } from '../../search/worker/service.ts';
import type { Think } from '../examine.ts';
import { isWonBy } from './places.ts';

/** Moves of all players within which a win is looked for. */
const MOST_PLIES = 9;
/** Moves made for all proofs about two moves together, where nothing else is asked: half a second or so. */
const PROOF_MOVES = 100_000;

/** What is proved of a win of one seat against everybody. */
export interface Proved {
  /** Whether it wins, and within how many moves; 0 where it has won. */
  readonly wins: boolean;
  readonly within: number;
  /** It cannot force a win within so many moves; below 0 where it has won. */
  readonly refuted: number;
  readonly line: readonly string[];
}

/** Who alone can still stop a leader, and how the leader wins otherwise. */
export interface ProvedDuty extends DutyAnswer {
  readonly leader: Seat;
  readonly within: number;
  readonly line: readonly string[];
}

/** Asks for proofs about positions, each once. */
export class Proofs {
  private readonly think: Think;
  private readonly moves: number;
  private readonly known = new Map<string, Promise<Proved>>();

  /** With so many moves for all proofs about two moves. */
  constructor(think: Think, moves = PROOF_MOVES) {
    this.think = think;
    this.moves = moves;
  }

  /** Whether a seat wins from here against everybody, and how soon. */
  ask(position: Position, seat: Seat, plies = MOST_PLIES): Promise<Proved> {
    if (position.over) return Promise.resolve(isWonBy(position, seat) ? WON : LOST);
    const text = writePosition(position);
    const name = `${seat} ${plies} ${text}`;
    const known = this.known.get(name) ?? this.search(position, text, seat, plies);
    this.known.set(name, known);
    return known;
  }

  /** Who is the only one that can still stop a leader; undefined where that is nobody, or could not be proved. */
  async duty(position: Position, leader: Seat): Promise<ProvedDuty | undefined> {
    if (position.over || position.seats < 3) return undefined;
    const { game, seats } = position;
    const nodes = Math.ceil(this.moves / seats);
    const asked = { game: game.id, position: writePosition(position), attacker: leader, depth: 2 * seats, nodes };
    const { proved, line, duty } = await this.think({ ...asked, asks: 'duty' }, () => {});
    return duty === undefined ? undefined : { ...duty, leader, within: proved, line };
  }

  private async search({ game, seats }: Position, text: string, attacker: Seat, depth: number): Promise<Proved> {
    const question = { game: game.id, position: text, attacker, depth, nodes: Math.ceil(this.moves / (2 * seats)) };
    const { proved, depth: refuted, line } = await this.think(question, () => {});
    return { wins: proved > 0, within: proved, refuted, line };
  }
}

const WON: Proved = { wins: true, within: 0, refuted: -1, line: [] };
const LOST: Proved = { wins: false, within: 0, refuted: Number.POSITIVE_INFINITY, line: [] };
