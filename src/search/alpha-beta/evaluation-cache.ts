/** Words of an entry: keyLo, keyHi, value. */
const ENTRY = 3;
const BITS = 15;

/** The latest evaluations by the key of their position: one in six is needed again after a transposition. */
export class EvaluationCache {
  private readonly words = new Int32Array(ENTRY << BITS);

  /** Forgets everything: another game may use the same keys. */
  begin(): void {
    this.words.fill(0);
  }

  /** Where the value of a position is, or would be. */
  place(keyLo: number): number {
    return (keyLo >>> (32 - BITS)) * ENTRY;
  }

  holds(place: number, keyLo: number, keyHi: number): boolean {
    return this.words[place] === keyLo && this.words[place + 1] === keyHi;
  }

  at(place: number): number {
    return this.words[place + 2];
  }

  keep(place: number, keyLo: number, keyHi: number, value: number): void {
    this.words[place] = keyLo;
    this.words[place + 1] = keyHi;
    this.words[place + 2] = value;
  }
}
