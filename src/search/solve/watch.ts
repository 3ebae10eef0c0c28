/** Moves that are listed in the time in which one is made. */
const LISTED = 16;
/** Nodes between two reports. */
const PATIENCE = 1024;

/** Progress of a long search. */
export interface SolveProgress {
  readonly stage: 'value' | 'distance';
  /** Plies looked ahead; 0 where the search has no depth. */
  readonly depth: number;
  readonly nodes: number;
  /** Proof and disproof numbers of a win of the seat to move; 0 where they are not counted. */
  readonly proof: number;
  readonly disproof: number;
  /** How full the table is, 0 to 1. */
  readonly fill: number;
}

/** Counts the nodes of a long search, reports them, and polls now and then whether to stop. */
export class Watch {
  nodes = 0;
  /** Moves made at all of them, and parts of moves only listed: unlike nodes, these take about the same time everywhere. */
  moves = 0;
  stopped = false;
  depth = 0;
  private proof = 0;
  private disproof = 0;
  private stage: SolveProgress['stage'] = 'value';
  private readonly stop: () => boolean;
  private readonly report: (progress: SolveProgress) => void;
  private readonly fill: () => number;
  private readonly mostMoves: number;

  /** Stops by itself when so many moves were made, so that the same search ends at the same place everywhere. */
  constructor(
    stop: () => boolean,
    report: (progress: SolveProgress) => void,
    fill: () => number,
    mostMoves = Number.POSITIVE_INFINITY,
  ) {
    this.stop = stop;
    this.report = report;
    this.fill = fill;
    this.mostMoves = mostMoves;
  }

  begin(stage: SolveProgress['stage']): void {
    this.stage = stage;
    this.depth = 0;
    this.stopped = false;
    this.note(0, 0);
  }

  /** Proof numbers of the position being solved. */
  note(proof: number, disproof: number): void {
    this.proof = proof;
    this.disproof = disproof;
  }

  /** Counts moves that are listed and not made. */
  list(moves: number): void {
    this.moves += moves / LISTED;
    if (this.moves >= this.mostMoves) this.stopped = true;
  }

  /** Counts a node with so many moves. */
  count(moves: number): void {
    this.moves += moves;
    if (this.moves >= this.mostMoves) this.stopped = true;
    if (++this.nodes % PATIENCE !== 0) return;
    const { stage, depth, nodes, proof, disproof } = this;
    this.report({ stage, depth, nodes, proof, disproof, fill: this.fill() });
    if (this.stop()) this.stopped = true;
  }
}
