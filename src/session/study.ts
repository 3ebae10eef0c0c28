import { exactMove, readMove, refuseMove, writeMove } from '../core/moves.ts';
import type { Refusal } from '../core/notation.ts';
import type { Position } from '../core/position.ts';
import { type Cell, type Move, NO_MOVE, type Seat } from '../core/types.ts';
import { type RecordFault, recordFault } from '../record/fault.ts';
import { DEEPEST, MOST_MOVES } from '../record/limits.ts';
import { type Entry, type GameRecord, type MoveLine, startOf } from '../record/record.ts';

/** A place in a tree of moves: the position after its move. */
export interface StudyNode {
  readonly id: number;
  readonly parent: number;
  readonly move: Move;
  /** The move and its annotations, without variations. */
  readonly entry: Omit<Entry, 'variations'>;
  /** Who made the move. */
  readonly seat: Seat;
  /** Moves from the start. */
  readonly ply: number;
  /** Ids of the next nodes; the first is the main line. */
  readonly children: readonly number[];
}

/** A game under study: all its lines as one tree, and the current place. Immutable. */
export interface Study {
  /** The record it comes from; the moves are those of the tree. */
  readonly record: GameRecord;
  readonly nodes: ReadonlyMap<number, StudyNode>;
  readonly at: number;
  readonly nextId: number;
}

/** The result of a move: the study after it, the rule that forbids it, or that the tree is full. */
export type Played = { readonly study: Study } | { readonly refusal: Refusal } | { readonly fault: RecordFault };

/** The place before the first move. */
export const START = 0;

/** The study of a checked record, at its start. */
export function beginStudy(record: GameRecord): Study {
  const start: StudyNode = {
    id: START,
    parent: START,
    move: NO_MOVE,
    entry: { move: '' },
    seat: 0,
    ply: 0,
    children: [],
  };
  const nodes = new Map([[START, start]]);
  const position = startOf(record);
  let nextId = START + 1;
  const addLine = (line: MoveLine, from: number): void => {
    const walked: { readonly from: number; readonly variations: readonly MoveLine[] }[] = [];
    let last = from;
    for (const { variations = [], ...entry } of line) {
      const id = nextId++;
      const move = recordedMove(position, entry.move);
      addNode(nodes, { id, parent: last, move, entry, seat: position.turn });
      position.play(move);
      walked.push({ from: last, variations });
      last = id;
    }
    for (const one of walked.reverse()) {
      position.undo();
      for (const variation of one.variations) addLine(variation, one.from);
    }
  };
  addLine(record.line, START);
  return { record, nodes, at: START, nextId };
}

export function nodeAt({ nodes, at }: Pick<Study, 'nodes' | 'at'>): StudyNode {
  const node = nodes.get(at);
  if (node === undefined) throw new Error(`there is no place ${at} in this study`);
  return node;
}

/** The path from the start, which is not included, to a place. */
export function pathTo({ nodes }: Study, id: number): readonly StudyNode[] {
  const path: StudyNode[] = [];
  for (let node = nodeAt({ nodes, at: id }); node.id !== START; node = nodeAt({ nodes, at: node.parent })) {
    path.push(node);
  }
  return path.reverse();
}

/** The position at a place, by default the current one; it can be undone to the start. */
export function positionAt(study: Study, id = study.at): Position {
  const position = startOf(study.record);
  for (const { move } of pathTo(study, id)) position.play(move);
  return position;
}

/** The cells a person would touch for the move that led to the current place, the start first. */
export function lastPath(study: Study): readonly Cell[] {
  const { id, parent, move } = nodeAt(study);
  return id === START ? [] : study.record.game.notation.path(positionAt(study, parent), move);
}

/** The places of the main line, without the start. */
export function mainLine({ nodes }: Study, from = START): readonly StudyNode[] {
  const line: StudyNode[] = [];
  for (let node = nodeAt({ nodes, at: from }); node.children.length > 0; ) {
    node = nodeAt({ nodes, at: node.children[0] });
    line.push(node);
  }
  return line;
}

export function goTo(study: Study, id: number): Study {
  return study.nodes.has(id) ? { ...study, at: id } : study;
}

export function goBack(study: Study): Study {
  return goTo(study, nodeAt(study).parent);
}

/** One step along the main line from here. */
export function goOn(study: Study): Study {
  return goTo(study, nodeAt(study).children[0] ?? study.at);
}

export function goToEnd(study: Study): Study {
  return goTo(study, mainLine(study, study.at).at(-1)?.id ?? study.at);
}

/** Goes to the place that is reached by the moves of another study's current place, as far as they exist. */
export function goAlong(study: Study, other: Study): Study {
  let { at } = goTo(study, START);
  for (const { move } of pathTo(other, other.at)) {
    const next = nodeAt({ nodes: study.nodes, at }).children.find((id) => study.nodes.get(id)?.move === move);
    if (next === undefined) break;
    at = next;
  }
  return goTo(study, at);
}

/** The next variation at this move, or with -1 the one before; wraps around. */
export function goAside(study: Study, step: 1 | -1): Study {
  const { id, parent } = nodeAt(study);
  const { children } = nodeAt({ nodes: study.nodes, at: parent });
  const at = children.indexOf(id);
  return at < 0 ? study : goTo(study, children[(at + step + children.length) % children.length]);
}

/** Plays a move here: follows it where the tree has it, else adds it. */
export function playMove(study: Study, text: string): Played {
  const position = positionAt(study);
  const move = readMove(position, text);
  if (move === NO_MOVE) return { refusal: refuseMove(position, text) };
  const here = nodeAt(study);
  const known = here.children.find((id) => nodeAt({ nodes: study.nodes, at: id }).move === move);
  if (known !== undefined) return { study: goTo(study, known) };
  if (study.nodes.size > MOST_MOVES) return { fault: recordFault('too many moves', String(MOST_MOVES)) };
  const isAside = here.children.length > 0;
  if (isAside && variationsAround(study, here.id) >= DEEPEST) return { fault: recordFault('too deep') };
  const nodes = new Map(study.nodes);
  const id = study.nextId;
  addNode(nodes, { id, parent: here.id, move, entry: { move: writeMove(position, move) }, seat: position.turn });
  return { study: { ...study, nodes, at: id, nextId: id + 1 } };
}

function addNode(nodes: Map<number, StudyNode>, node: Omit<StudyNode, 'ply' | 'children'>): void {
  const above = nodeAt({ nodes, at: node.parent });
  nodes.set(node.id, { ...node, ply: above.ply + 1, children: [] });
  nodes.set(above.id, { ...above, children: [...above.children, node.id] });
}

function variationsAround(study: Study, id: number): number {
  return pathTo(study, id).filter((node) => isVariation(study, node)).length;
}

/** Whether a place begins a variation. */
export function isVariation({ nodes }: Study, { id, parent }: StudyNode): boolean {
  return nodeAt({ nodes, at: parent }).children[0] !== id;
}

/** Records are checked, so the text is exactly what we write. */
function recordedMove(position: Position, text: string): Move {
  const move = exactMove(position, text);
  if (move === NO_MOVE) throw new Error(`the record was not checked: ${text}`);
  return move;
}
