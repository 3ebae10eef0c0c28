/** How far the analysis of a game is, and what it has found. */
export interface AnalysisNote {
  /** none: not requested. */
  readonly status: 'none' | 'running' | 'done' | 'failed';
  /** Positions to analyse, and those done. */
  readonly plies: number;
  readonly done: number;
  readonly evaluations: readonly EvaluationNote[];
}

/** What a computer found about the position before a move. */
interface EvaluationNote extends EvaluationBody {
  readonly ply: number;
  /** The engine and its version. */
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
  /** The move it would play, and the continuation it expects. */
  readonly line: readonly string[];
  readonly depth: number;
}
