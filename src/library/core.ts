// gamut: rules, positions and matches, and what is needed to write a game.
export { type Board, makeBoard, squareBoard, triangleBoard } from '../core/board.ts';
export type { BoardData, BoardLabel, Outline, Vector } from '../core/board-data.ts';
export { hexagonBoard, pointsBoard, rhombusBoard } from '../core/board-shapes.ts';
export { type BareGame, defineGame } from '../core/define/game.ts';
export { type Fault, type FaultName, isFault } from '../core/fault.ts';
export type { Game } from '../core/game.ts';
export type { Look, Mark } from '../core/look.ts';
export { legalMoves, legalTexts, readMove, writeMove } from '../core/moves.ts';
export type { Refusal } from '../core/notation.ts';
export {
  defaultOptions,
  type Options,
  type OptionTable,
  type OptionValue,
  optionsOf,
  readOptions,
} from '../core/options.ts';
export { Match, type MatchRecord, newMatch, type PlayedMove, type Result, resultOf } from '../core/play/match.ts';
export { divide, perft } from '../core/play/perft.ts';
export { playout, randomMove } from '../core/play/playout.ts';
export { sayFault, sayRefusal, sayResult } from '../core/play/words.ts';
export { type Chosen, letMove, type Player, referee } from '../core/player.ts';
export { Position, startPosition } from '../core/position.ts';
export { Random } from '../core/random.ts';
export type { Rules } from '../core/rules.ts';
export { readPosition, writePosition } from '../core/text.ts';
export { type Cell, type Direction, type Move, NO_MOVE, NOBODY, type Seat, WALL } from '../core/types.ts';
export type { GameTexts, Language } from '../core/words.ts';
