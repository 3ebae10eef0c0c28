import type { Seat } from '../core/types.ts';
import { START, type Study, type StudyNode } from './study.ts';

/** Moves of one turn beside each other, in the order of the seats; where there is none, undefined. */
export interface TurnRow {
  readonly turn: number;
  readonly moves: readonly (StudyNode | undefined)[];
  /** The last of its moves. */
  readonly last: StudyNode;
}

/** The turn of every move: a new one begins where the turn comes to a seat that is not after the last one. */
export function turnsOf({ nodes }: Pick<Study, 'nodes'>): ReadonlyMap<number, number> {
  const turns = new Map([[START, 1]]);
  // A place is always in the map after the one it follows.
  for (const { id, parent, seat } of nodes.values()) {
    if (id === START) continue;
    const before = nodes.get(parent);
    const isNext = parent !== START && before !== undefined && seat <= before.seat;
    turns.set(id, (turns.get(parent) ?? 1) + (isNext ? 1 : 0));
  }
  return turns;
}

/** A line as rows, one for each turn; a turn is continued in another row after a move that is followed by notes. */
export function turnRows(
  line: readonly StudyNode[],
  turns: ReadonlyMap<number, number>,
  seats: number,
  hasNotes: (node: StudyNode) => boolean,
): readonly TurnRow[] {
  const rows: { turn: number; moves: (StudyNode | undefined)[]; last: StudyNode }[] = [];
  let isOpen = false;
  for (const node of line) {
    const turn = turns.get(node.id) ?? 1;
    const row = rows.at(-1);
    if (isOpen && row !== undefined && row.turn === turn) {
      row.moves[node.seat] = node;
      row.last = node;
    } else rows.push({ turn, moves: rowWith(node, node.seat, seats), last: node });
    isOpen = !hasNotes(node);
  }
  return rows;
}

function rowWith(node: StudyNode, seat: Seat, seats: number): (StudyNode | undefined)[] {
  return Array.from({ length: seats }, (_, at) => (at === seat ? node : undefined));
}
