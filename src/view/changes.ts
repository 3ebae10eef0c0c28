import type { Mark } from '../core/look.ts';
import type { Cell } from '../core/types.ts';
import type { Item, Scene } from './scene.ts';

/** A mark at its place: how many others lie below it. */
export interface Placed {
  readonly cell: Cell;
  readonly level: number;
  readonly mark: Mark;
}

/** The differences between two scenes of one board, mark by mark. */
export type Change =
  | { readonly kind: 'moved'; readonly from: Placed; readonly to: Placed }
  | { readonly kind: 'appeared'; readonly to: Placed }
  | { readonly kind: 'vanished'; readonly from: Placed }
  /** Another owner, the same shape and place. */
  | { readonly kind: 'flipped'; readonly from: Placed; readonly to: Placed }
  /** Another direction, all else the same. */
  | { readonly kind: 'turned'; readonly from: Placed; readonly to: Placed };

/**
 * How one scene becomes another. Along the track, the cells of the move from its start to its end, discs keep their
 * order, so that a line of them moves as one. Either scene may be the earlier one: what is taken back moves back.
 */
export function changesBetween(before: Scene, after: Scene, track: readonly Cell[] = []): readonly Change[] {
  const lost: Placed[] = [];
  const gained: Placed[] = [];
  const now = new Map(after.items.map((item) => [item.cell, item]));
  for (const item of before.items) {
    const other = now.get(item.cell);
    if (other !== undefined) compare(item, other, track.includes(item.cell), lost, gained);
  }
  const moved = movesOf(lost, gained, track);
  return [...moved, ...changesInPlace(lost, gained)].filter(isChange);
}

/** The marks in which two cells differ; on the track discs are compared by their order there, so all of them count. */
function compare(one: Item, other: Item, isOnTrack: boolean, lost: Placed[], gained: Placed[]): void {
  const isLine = isOnTrack && one.marks.length <= 1 && other.marks.length <= 1;
  for (let level = 0; level < Math.max(one.marks.length, other.marks.length); level++) {
    const old = one.marks[level];
    const young = other.marks[level];
    const isCounted = isLine && (old ?? young).shape === 'disc';
    if (!isCounted && old !== undefined && young !== undefined && same(old, young)) continue;
    if (old !== undefined) lost.push({ cell: one.cell, level, mark: old });
    if (young !== undefined) gained.push({ cell: one.cell, level, mark: young });
  }
}

/** Removes from both lists what can have moved: tiles stay where they are. */
function movesOf(lost: Placed[], gained: Placed[], track: readonly Cell[]): Change[] {
  const moved: Change[] = [];
  for (const to of sorted(gained, track)) {
    if (to.mark.shape === 'tile') continue;
    const from = sorted(lost, track).find(
      ({ mark }) => mark.shape === to.mark.shape && mark.owner === to.mark.owner && mark.shape !== 'tile',
    );
    if (from === undefined) continue;
    lost.splice(lost.indexOf(from), 1);
    gained.splice(gained.indexOf(to), 1);
    moved.push({ kind: from.cell === to.cell ? 'turned' : 'moved', from, to });
  }
  return moved;
}

function sorted(placed: readonly Placed[], track: readonly Cell[]): Placed[] {
  const order = ({ cell }: Placed) => (track.includes(cell) ? track.indexOf(cell) : track.length);
  return [...placed].sort((one, other) => order(one) - order(other));
}

function changesInPlace(lost: Placed[], gained: Placed[]): Change[] {
  const changes: Change[] = [];
  for (const from of lost) {
    const to = gained.find((one) => one.cell === from.cell && one.mark.shape === from.mark.shape);
    if (to === undefined) changes.push({ kind: 'vanished', from });
    else {
      gained.splice(gained.indexOf(to), 1);
      changes.push({ kind: 'flipped', from, to });
    }
  }
  return [...changes, ...gained.map((to): Change => ({ kind: 'appeared', to }))];
}

function isChange(change: Change): boolean {
  return change.kind !== 'turned' || !same(change.from.mark, change.to.mark) || change.from.level !== change.to.level;
}

function same(one: Mark, other: Mark): boolean {
  return one.shape === other.shape && one.owner === other.owner && one.direction === other.direction;
}
