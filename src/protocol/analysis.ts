import type { Note } from '../judge/note.ts';

/** How far the analysis of a game is, and what it has found. */
export interface AnalysisNote {
  /** none: not requested. */
  readonly status: 'none' | 'running' | 'done' | 'failed';
  /** Moves to judge, and those judged: the last ones, since what is proved of the end reaches back. */
  readonly plies: number;
  readonly done: number;
  readonly notes: readonly JudgedNote[];
}

/** What the judge found about a move. */
interface JudgedNote extends Note {
  /** The engine and its version. */
  readonly engine: string;
  /** For the position, as src/judge counts them. */
  readonly nodes: number;
}
