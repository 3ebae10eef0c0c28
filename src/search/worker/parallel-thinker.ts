import { TranspositionTable, tableBytes } from '../alpha-beta/transposition-table.ts';
import { partnerBytes } from '../tree/partners.ts';
import type { ThreadNews, ThreadQuestion, ThreadStart } from './parallel-service.ts';
import type { Answer, Question } from './service.ts';

/** A thread that runs the service: Node and browsers each have their own kind. */
export interface Thread {
  ask(asked: ThreadQuestion): void;
  end(): Promise<unknown>;
}

/** Callbacks for a thread's messages and failures. */
export interface ThreadEars {
  hear(news: ThreadNews): void;
  fail(error: unknown): void;
}

interface Team {
  startThread(start: ThreadStart, ears: ThreadEars): Thread;
  readonly threadCount: number;
  /** The shared table has room for 2 to this power of positions, 16 bytes each. */
  readonly tableBits: number;
}

const DEAF: ThreadEars = { hear() {}, fail() {} };

/**
 * Thinks about one question at a time on several threads that share a table, or exchange the results of their trees:
 * the first one answers, the others run ahead of it and leave what they find. The answer is not deterministic, so this
 * is for analysis and for questions with a limit of time; levels, which play the same everywhere, are for a single
 * thread.
 */
export class ParallelThinker {
  private readonly team: Team;
  private readonly flag = new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT);
  private readonly current = new Int32Array(this.flag);
  private readonly memory: SharedArrayBuffer;
  private readonly table: TranspositionTable;
  private readonly partners: SharedArrayBuffer;
  private threads: Thread[] = [];
  private thinks = 0;
  private ears = DEAF;

  constructor(team: Team) {
    this.team = team;
    this.memory = new SharedArrayBuffer(tableBytes(team.tableBits));
    this.table = new TranspositionTable(team.tableBits, this.memory);
    this.partners = new SharedArrayBuffer(partnerBytes(team.threadCount));
  }

  /** Starts the threads, so that nobody has to wait for them later. */
  prepare(): void {
    const { flag, memory, partners, team } = this;
    const ears: ThreadEars = {
      hear: (news) => this.ears.hear(news),
      fail: (error) => this.ears.fail(error),
    };
    for (let number = this.threads.length; number < team.threadCount; number++) {
      const start = { flag, memory, partners, tableBits: team.tableBits, firstDepth: number + 1 };
      this.threads.push(team.startThread(start, ears));
    }
  }

  /** The answer to a question about a running game; reports precede it. */
  think(question: Question, report: (answer: Answer) => void = () => {}): Promise<Answer> {
    this.prepare();
    const think = ++this.thinks;
    this.table.begin();
    Atomics.store(this.current, 0, think);
    const answer = new Promise<Answer>((resolve, reject) => {
      const settle = () => {
        this.stop();
        this.ears = DEAF;
      };
      this.ears = {
        hear(news) {
          if (news.think !== think) return;
          if (news.kind === 'report') return report(news.answer);
          settle();
          resolve(news.answer);
        },
        fail: (error) => {
          settle();
          this.close().then(() => reject(error), reject);
        },
      };
    });
    for (const thread of this.threads) thread.ask({ think, question });
    return answer;
  }

  /** Makes a running think answer immediately. */
  stop(): void {
    Atomics.store(this.current, 0, 0);
  }

  /** Ends the threads: there will be no more questions. */
  async close(): Promise<void> {
    const { threads } = this;
    this.threads = [];
    await Promise.all(threads.map((thread) => thread.end()));
  }
}
