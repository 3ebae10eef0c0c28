/** How far the analysis of a game is, and what it has found. */
export interface AnalysisNote {
  /** none: nobody has asked for one. */
  readonly status: 'none' | 'running' | 'done' | 'failed';
  /** Positions to look at, and those looked at. */
  readonly plies: number;
  readonly done: number;
  readonly evaluations: readonly EvaluationNote[];
}

/** What a computer thinks of the position before a move. */
interface EvaluationNote extends EvaluationBody {
  readonly ply: number;
  /** What thought, and which version of it. */
  readonly engine: string;
  readonly nodes: number;
}

/** As it is stored. */
export interface EvaluationBody {
  /** Whose turn it is. */
  readonly seat: number;
  /** Hundredths of a piece for that seat. */
  readonly score: number;
  /** Plies to a proved win, negative to a proved loss; 0 when nothing is proved. */
  readonly proved: number;
  /** What it would play, and what it expects then. */
  readonly line: readonly string[];
  readonly depth: number;
}
