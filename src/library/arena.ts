// gamut/arena: matches between computer players, and what they say about strength.
export { type Estimate, eloEstimate, eloOf, estimateScore, expectedScore } from '../arena/elo.ts';
export { makeOpenings, type Opening } from '../arena/openings.ts';
export { type Clock, type EndReason, type GameLimits, type GameOutcome, playGame } from '../arena/play-game.ts';
export { type GamePairing, makeSchedule } from '../arena/schedule.ts';
export { type Sprt, SprtRun, type SprtState } from '../arena/sprt.ts';
