import process from 'node:process';
import { createInterface, type Interface } from 'node:readline';

/** Asks questions on a terminal or a pipe, a line each. */
export class Console {
  private readonly lines: Interface;
  private readonly answers: AsyncIterator<string>;

  constructor() {
    this.lines = createInterface({ input: process.stdin, terminal: false });
    this.answers = this.lines[Symbol.asyncIterator]();
  }

  /** The line typed as an answer, without spaces around it; undefined when the input has ended. */
  async ask(question: string): Promise<string | undefined> {
    process.stdout.write(question);
    const { value, done } = await this.answers.next();
    if (done) process.stdout.write('\n');
    return done ? undefined : value.trim();
  }

  close(): void {
    this.lines.close();
  }
}

/** Whether an answer means that the user leaves. */
export function isLeaving(answer: string | undefined): answer is undefined {
  return answer === undefined || /^q(uit)?$/i.test(answer);
}
