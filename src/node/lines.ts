/** Cuts a stream of text into lines and drops those that are too long, without ever holding more than one of them. */
export class LineSplitter {
  private readonly most: number;
  private rest = '';
  private dropping = false;

  /** most: characters of the longest line that is kept. */
  constructor(most: number) {
    this.most = most;
  }

  /** The lines that end in this chunk; undefined stands for a line that was too long. */
  push(chunk: string): (string | undefined)[] {
    const parts = chunk.split('\n');
    const lines: (string | undefined)[] = [];
    parts.forEach((part, index) => {
      this.rest = this.dropping ? '' : this.rest + part;
      if (this.rest.length > this.most) {
        this.dropping = true;
        this.rest = '';
      }
      if (index === parts.length - 1) return; // not yet ended
      lines.push(this.dropping ? undefined : this.rest.replace(/\r$/, ''));
      this.dropping = false;
      this.rest = '';
    });
    return lines;
  }

  /** What is left when the stream ends without a line end; undefined when nothing is. */
  end(): string | undefined {
    return this.rest === '' ? undefined : this.rest;
  }
}
