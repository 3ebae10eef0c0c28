/** Nodes between two reports. */
const PATIENCE = 1024;

/** What a long search is about to find out. */
export interface Progress {
  readonly stage: 'value' | 'distance';
  /** Plies looked ahead; 0 where the search has no depth. */
  readonly depth: number;
  readonly nodes: number;
}

/** Counts the nodes of a long search, tells about them, and asks now and then whether it should end. */
export class Watch {
  nodes = 0;
  stopped = false;
  depth = 0;
  private stage: Progress['stage'] = 'value';
  private readonly stop: () => boolean;
  private readonly report: (progress: Progress) => void;

  constructor(stop: () => boolean, report: (progress: Progress) => void) {
    this.stop = stop;
    this.report = report;
  }

  begin(stage: Progress['stage']): void {
    this.stage = stage;
    this.depth = 0;
    this.stopped = false;
  }

  count(): void {
    if (++this.nodes % PATIENCE !== 0) return;
    this.report({ stage: this.stage, depth: this.depth, nodes: this.nodes });
    if (this.stop()) this.stopped = true;
  }
}
