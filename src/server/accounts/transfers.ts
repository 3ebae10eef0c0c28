import { newName } from '../store/secrets.ts';
import type { Codes } from './codes.ts';

const VALID_MS = 10 * 60_000;
/** 50 bits: far too many to be guessed in ten minutes with the attempts that are allowed. */
const LETTERS = 10;

/** Codes for continuing on another device: read on one screen, typed on the other, valid once. */
export class Transfers {
  private readonly codes: Codes;

  constructor(codes: Codes) {
    this.codes = codes;
  }

  /** A code in two groups, and for how many milliseconds it is valid. */
  async issue(user: string): Promise<{ readonly code: string; readonly milliseconds: number }> {
    const word = newName().slice(0, LETTERS);
    await this.codes.issue('transfer', word, user, VALID_MS);
    return { code: `${word.slice(0, LETTERS / 2)}-${word.slice(LETTERS / 2)}`, milliseconds: VALID_MS };
  }

  /** The code's user, once. The digits 0 and 1 are read as the letters they look like. */
  async take(typed: string): Promise<string | undefined> {
    const word = typed.toLowerCase().replace(/[\s-]/g, '').replace(/0/g, 'o').replace(/1/g, 'l');
    const taken = word.length === LETTERS ? await this.codes.take('transfer', word) : undefined;
    return taken?.user ?? undefined;
  }
}
