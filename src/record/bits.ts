const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** Writes numbers in as few bits as their limits need, six bits per letter. */
export class BitWriter {
  private readonly letters: string[] = [];
  private open = 0;
  private filled = 0;

  /** A whole number from 0 to limit - 1. Nothing is written where only 0 is possible. */
  put(value: number, limit: number): void {
    for (let bit = width(limit) - 1; bit >= 0; bit--) {
      this.open = (this.open << 1) | ((value >>> bit) & 1);
      if (++this.filled === 6) this.flush();
    }
  }

  /** A whole number from 0 to 2⁴⁰ - 1: groups of four bits, each with a bit that says whether another follows. */
  putNumber(value: number): void {
    let rest = value;
    do {
      const more = rest >= 16 ? 1 : 0;
      this.put(more, 2);
      this.put(rest % 16, 16);
      rest = Math.floor(rest / 16);
    } while (rest > 0);
  }

  /** A text of any characters. */
  putText(text: string): void {
    this.putNumber(text.length);
    for (let at = 0; at < text.length; at++) {
      const code = text.charCodeAt(at);
      this.put(code < 128 ? 0 : 1, 2);
      this.put(code, code < 128 ? 128 : 0x10000);
    }
  }

  /** Everything written; the last letter is padded with zeros. */
  end(): string {
    if (this.filled > 0) {
      this.open <<= 6 - this.filled;
      this.flush();
    }
    return this.letters.join('');
  }

  private flush(): void {
    this.letters.push(LETTERS[this.open]);
    this.open = 0;
    this.filled = 0;
  }
}

/**
 * Reads what a BitWriter wrote. After the end it returns zeros and sets hasEnded, so that callers need not check at
 * every step.
 */
export class BitReader {
  private readonly text: string;
  private at = 0;

  /** An invalid letter counts as the end of the text. */
  constructor(text: string) {
    this.text = /^[\w-]*$/.test(text) ? text : '';
    if (this.text !== text) this.at = 1;
  }

  get(limit: number): number {
    let value = 0;
    for (let bit = width(limit) - 1; bit >= 0; bit--, this.at++) {
      const letter = LETTERS.indexOf(this.text[Math.floor(this.at / 6)] ?? 'A');
      value = value * 2 + ((letter >> (5 - (this.at % 6))) & 1);
    }
    return value;
  }

  getNumber(): number {
    let value = 0;
    for (let scale = 1; scale <= 16 ** 9; scale *= 16) {
      const more = this.get(2);
      value += this.get(16) * scale;
      if (more === 0) break;
    }
    return value;
  }

  /** most: letters of the longest text accepted. */
  getText(most: number): string | undefined {
    const length = this.getNumber();
    if (length > most || this.hasEnded) return undefined;
    let text = '';
    for (let left = length; left > 0; left--) text += String.fromCharCode(this.get(this.get(2) === 0 ? 128 : 0x10000));
    return text;
  }

  /** Whether more was read than there is. */
  get hasEnded(): boolean {
    return this.at > this.text.length * 6;
  }

  /** Whether exactly everything was read, up to the padding of the last letter. */
  get isComplete(): boolean {
    if (this.hasEnded || this.text.length * 6 - this.at >= 6) return false;
    return this.get(2 ** (this.text.length * 6 - this.at)) === 0;
  }
}

/** Bits that hold every number below the limit. */
function width(limit: number): number {
  return 32 - Math.clz32(limit - 1);
}
