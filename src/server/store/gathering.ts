interface Waiting<Item, Result> {
  readonly item: Item;
  resolve(result: Result): void;
  reject(error: unknown): void;
}

/**
 * Work in a few lanes: what arrives while all of them are busy waits, and is then done together. Under low load nothing
 * waits; the higher the load, the more is done at once.
 */
export class Gathering<Item, Result> {
  private readonly lanes: number;
  private readonly work: (items: readonly Item[]) => Promise<readonly PromiseSettledResult<Result>[]>;
  private taken = 0;
  private waiting: Waiting<Item, Result>[] = [];

  /** The work never fails as a whole: it has a result or an error for each item. */
  constructor(lanes: number, work: (items: readonly Item[]) => Promise<readonly PromiseSettledResult<Result>[]>) {
    this.lanes = lanes;
    this.work = work;
  }

  add(item: Item): Promise<Result> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ item, resolve, reject });
      if (this.taken < this.lanes) void this.go();
    });
  }

  private async go(): Promise<void> {
    this.taken++;
    while (this.waiting.length > 0) {
      const together = this.waiting;
      this.waiting = [];
      const results = await this.work(together.map(({ item }) => item));
      for (const [index, { resolve, reject }] of together.entries()) {
        const result = results[index];
        if (result.status === 'fulfilled') resolve(result.value);
        else reject(result.reason);
      }
    }
    this.taken--;
  }
}
