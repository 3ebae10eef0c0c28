import type { Move } from '../../core/types.ts';
import type { Nodes } from './nodes.ts';

/** Most moves at the root that threads can exchange; where there are more, each searches for itself. */
const MOST_MOVES = 2048;
/**
 * Words of a thread: how often it began and finished writing, the number of the think, how many moves; four words a
 * move.
 */
const HEAD = 3;
const PER_MOVE = 4;
const PER_THREAD = HEAD + PER_MOVE * MOST_MOVES;

/** Bytes of the memory that this many threads share. */
export function partnerBytes(threads: number): number {
  return threads * PER_THREAD * Int32Array.BYTES_PER_ELEMENT;
}

/**
 * Threads that grow trees of their own from one position and exchange the results of the moves at the root now and
 * then, as if each had made the simulations of all. A thread shares only its own simulations, never what it received.
 */
export class Partners {
  private readonly me: number;
  private think = 0;
  /** What each thread shares. */
  private readonly boards: readonly Int32Array[];
  /** A copy of the board last read, as words and as fractions. */
  private readonly words = new Int32Array(PER_THREAD);
  private readonly fractions = new Float32Array(this.words.buffer);
  /** What the tree already contains of each thread's results, by thread number and place of the move. */
  private readonly heardVisits: Int32Array;
  private readonly heardTotal: Float64Array;

  /** me: number of this thread, from 0 on. */
  constructor(memory: SharedArrayBuffer, me: number) {
    const threads = memory.byteLength / partnerBytes(1);
    this.me = me;
    this.boards = Array.from({ length: threads }, (_, at) => new Int32Array(memory, at * partnerBytes(1), PER_THREAD));
    this.heardVisits = new Int32Array(threads * MOST_MOVES);
    this.heardTotal = new Float64Array(threads * MOST_MOVES);
  }

  /** To be called before every think, with a number that is shared only by the threads searching the same position. */
  begin(think: number): void {
    this.think = think;
    this.heardVisits.fill(0);
    this.heardTotal.fill(0);
  }

  /** Shares this thread's simulations, and adds those of the others to the root. */
  exchange(nodes: Nodes): void {
    if (nodes.count[0] > MOST_MOVES) return;
    this.tell(nodes);
    for (let other = 0; other < this.boards.length; other++) {
      if (other !== this.me && this.read(other, nodes)) this.add(other, nodes);
    }
  }

  private tell(nodes: Nodes): void {
    const { words, fractions, heardVisits, heardTotal } = this;
    const { first, count, move, visits, total, winners, distance } = nodes;
    words[1] = this.think;
    words[2] = count[0];
    for (let at = 0, word = HEAD; at < count[0]; at++, word += PER_MOVE) {
      const child = first[0] + at;
      let ownVisits = visits[child];
      let ownTotal = total[child];
      for (let heard = at; heard < heardVisits.length; heard += MOST_MOVES) {
        ownVisits -= heardVisits[heard];
        ownTotal -= heardTotal[heard];
      }
      words[word] = move[child];
      words[word + 1] = ownVisits;
      fractions[word + 2] = ownTotal;
      words[word + 3] = (distance[child] << 8) | winners[child];
    }
    const board = this.boards[this.me];
    Atomics.add(board, 0, 1); // odd while it is being written
    for (let word = 1; word < HEAD + PER_MOVE * count[0]; word++) board[word] = words[word];
    Atomics.add(board, 0, 1);
  }

  /** Copies what another thread shares, if it is consistent and of the same think. */
  private read(other: number, nodes: Nodes): boolean {
    const { words } = this;
    const board = this.boards[other];
    const written = Atomics.load(board, 0);
    for (let word = 1; word < HEAD + PER_MOVE * nodes.count[0]; word++) words[word] = board[word];
    if (written % 2 !== 0 || Atomics.load(board, 0) !== written) return false;
    return words[1] === this.think && words[2] === nodes.count[0];
  }

  /** Adds what was read, less what the tree already contains. */
  private add(other: number, nodes: Nodes): void {
    const { words, fractions, heardVisits, heardTotal } = this;
    const { first, count, move, visits, total, winners, distance } = nodes;
    let proves = false;
    for (let at = 0; at < count[0]; at++) {
      const child = first[0] + at;
      const word = this.find(move[child], count[0]);
      const heard = other * MOST_MOVES + at;
      visits[child] += words[word + 1] - heardVisits[heard];
      visits[0] += words[word + 1] - heardVisits[heard];
      total[child] += fractions[word + 2] - heardTotal[heard];
      heardVisits[heard] = words[word + 1];
      heardTotal[heard] = fractions[word + 2];
      const won = words[word + 3] & 255;
      if (won === 0 || winners[child] !== 0) continue;
      winners[child] = won;
      distance[child] = words[word + 3] >> 8;
      proves = true;
    }
    if (proves && winners[0] === 0) nodes.prove(0);
  }

  /** Where a move stands on the board that was read: every thread lists the moves in an order of its own. */
  private find(move: Move, count: number): number {
    const end = HEAD + PER_MOVE * count;
    for (let word = HEAD; word < end; word += PER_MOVE) if (this.words[word] === move) return word;
    throw new Error('Threads that think about the same position have the same moves');
  }
}
