// gamut/search: computer players.
export type { Engine, Evaluate, Level, Thinking } from '../core/engine.ts';
export { alphaBeta } from '../search/alpha-beta/alpha-beta.ts';
export type { AlphaBetaNumbers, AlphaBetaParameters } from '../search/alpha-beta/parameters.ts';
export { type ParanoidParameters, paranoid } from '../search/alpha-beta/paranoid.ts';
export { bestSearch, LEVELS, levelLimits, levelSearch } from '../search/levels/levels.ts';
export { type Limits, limitsOf, PROVED, type Search, type Thought, WIN } from '../search/search.ts';
export { type Solution, Solver, type SolverLimits, type Value } from '../search/solve/solve.ts';
export { type TreeParameters, treeSearch } from '../search/tree/tree.ts';
export { type Answer, answerQuestion, type Question, type Surroundings } from '../search/worker/service.ts';
export { computerPlayer, think, type Wish } from './think.ts';
