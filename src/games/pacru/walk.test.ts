import { expect, test } from 'vitest';
import { position } from '../../../test/support/pictures.ts';
import { type Grid, type PlainMoves, playAndCompare, STEPS, walk } from '../../../test/support/walk.ts';
import type { Position } from '../../core/position.ts';
import { Random } from '../../core/random.ts';
import type { Seat } from '../../core/types.ts';
import { facingOf, pieceOn, pieceSeat, tileOwner } from '../families/cru/content.ts';
import { pacru } from './index.ts';

type Place = readonly [number, number];

const plainMoves: PlainMoves = (grid, { turn, seats }) =>
  new Map([...movesOf(grid, turn, seats), ...reorientationsOf(grid, turn)]);

/** §20–§26: removes the pieces of seats that cannot move when their turn comes. */
function settle(grid: Grid, { turn, seats }: Position): Grid {
  const after = copy(grid);
  const contents = () => after.flat();
  if (contents().filter((content) => tileOwner(content) === turn + 1).length >= [42, 28, 24][seats - 2]) return after;
  for (let seat = (turn + 1) % seats; new Set(contents().map(pieceSeat)).size > 2; seat = (seat + 1) % seats) {
    if (!contents().some((content) => pieceSeat(content) === seat)) continue;
    if (movesOf(after, seat, seats).size > 0) break;
    for (const row of after)
      row.forEach((content, x) => {
        if (pieceSeat(content) === seat) row[x] = tileOwner(content);
      });
  }
  return after;
}

/** §4 to §17 taken literally, on copies of the board. */
function movesOf(grid: Grid, turn: Seat, seats: number): Map<string, Grid> {
  const own = turn + 1;
  const moves = new Map<string, Grid>();
  const at = ([y, x]: Place): number => grid[y]?.[x] ?? -1;
  const pieces = places.filter((place) => pieceSeat(at(place)) === turn);
  const isRich = Array.from({ length: seats }).some(
    (_, seat) => seat !== turn && places.filter((place) => tileOwner(at(place)) === seat + 1).length >= 9,
  );

  for (const from of pieces) {
    for (const direction of directionsOf(at(from))) {
      const line = lineFrom(from, direction);
      line.forEach((to, index) => {
        const between = line.slice(0, index);
        const jumps = between.some((place) => isPiece(at(place)));
        const isPincer = isPiece(at(to)) && pieceSeat(at(to)) !== turn && !jumps && attackersOf(to) >= 2; // §14
        const mayStop = !isPiece(at(to)) && (at(to) === 0 || at(to) === own); // §5
        const connects = index > 0 && tileOwner(at(from)) === own && at(to) === own; // §9
        if (!isPincer && !(mayStop && (!jumps || connects))) return; // §6, §10
        const after = copy(grid);
        set(after, from, tileOwner(at(from)));
        set(after, to, pieceOn(isPincer ? own : tileOwner(at(to)), turn, direction)); // §7, §8, §14
        const text = `${name(from)}${isPincer ? 'x' : '-'}${name(to)}`;
        const changing = connects && !jumps ? between.filter((place) => tileOwner(at(place)) !== own) : [];
        const offered = land(from) === land(to) ? [] : offers(after, to);
        for (const cell of offered) meet(`${text}=${name(cell)}`, owned(after, [cell]), to, direction); // §11, §12
        if (changing.length > 0) meet(`${text}*`, owned(after, changing), to, direction); // §9, §15
        if (offered.length === 0 && changing.length === 0) meet(text, after, to, direction); // §13
      });
    }
  }
  return moves;

  /** §4: the cells ahead of a piece within its power. */
  function lineFrom([y, x]: Place, direction: number): Place[] {
    const power = Math.max(
      1,
      places.filter((place) => land(place) === land([y, x]) && tileOwner(at(place)) === own).length,
    );
    const [up, right] = STEPS[direction];
    const line = Array.from({ length: power }, (_, i): Place => [y + (i + 1) * up, x + (i + 1) * right]);
    return line.filter((place) => at(place) >= 0);
  }

  function attackersOf(target: Place): number {
    return pieces.filter((piece) =>
      directionsOf(at(piece)).some((direction) => {
        const first = lineFrom(piece, direction).find((place) => isPiece(at(place)));
        return first !== undefined && name(first) === name(target);
      }),
    ).length;
  }

  /** §11, §12. */
  function offers(after: Grid, to: Place): Place[] {
    const there = places.filter((place) => land(place) === land(to));
    const isNeutral = ([y, x]: Place) => tileOwner(after[y][x]) === 0;
    const isOpen = ([y, x]: Place) => !isPiece(after[y][x]);
    if (there.some(isNeutral))
      return there.filter((place) => isNeutral(place) && (isOpen(place) || name(place) === name(to)));
    return there.filter(([y, x]) => isOpen([y, x]) && tileOwner(after[y][x]) !== own);
  }

  function owned(before: Grid, cells: readonly Place[]): Grid {
    const after = copy(before);
    for (const [y, x] of cells) after[y][x] = own | (after[y][x] & ~7);
    return after;
  }

  /** §16. */
  function meet(text: string, after: Grid, [y, x]: Place, direction: number): void {
    const partner = after[y + STEPS[direction][0]]?.[x + STEPS[direction][1]];
    const meets = isRich && tileOwner(after[y][x]) === own && partner === pieceOn(own, turn, (direction + 4) % 8);
    const cells = meets ? places.filter(([cy, cx]) => !isPiece(after[cy][cx]) && tileOwner(after[cy][cx]) !== own) : [];
    for (const cell of cells) moves.set(`${text}+${name(cell)}`, owned(after, [cell]));
    if (cells.length === 0) moves.set(text, after);
  }
}

/** §18. */
function reorientationsOf(grid: Grid, turn: Seat): Map<string, Grid> {
  const moves = new Map<string, Grid>();
  const at = ([y, x]: Place): number => grid[y][x];
  const pieces = places.filter((place) => pieceSeat(at(place)) === turn);
  const free = places.filter((place) => at(place) === turn + 1);
  for (const piece of pieces) {
    for (const [sign, eighths, cost] of [
      ['<<', -2, 4],
      ['<', -1, 2],
      ['>', 1, 2],
      ['>>', 2, 4],
    ] as const) {
      for (const given of setsOf(free, cost)) {
        const after = copy(grid); // §18
        set(after, piece, pieceOn(tileOwner(at(piece)), turn, (facingOf(at(piece)) + eighths + 8) % 8));
        for (const place of given) set(after, place, 0);
        moves.set(`${name(piece)}${sign}(${given.map(name).sort().join(',')})`, after);
      }
    }
  }
  return moves;
}

const places: readonly Place[] = Array.from({ length: 81 }, (_, cell): Place => [Math.trunc(cell / 9), cell % 9]);

function name([y, x]: Place): string {
  return 'abcdefghi'[x] + String(y + 1);
}

function directionsOf(piece: number): number[] {
  return [-1, 0, 1].map((way) => (facingOf(piece) + way + 8) % 8);
}

function isPiece(content: number): boolean {
  return content > 7;
}

function land([y, x]: Place): number {
  return 3 * Math.trunc(y / 3) + Math.trunc(x / 3);
}

function copy(grid: Grid): Grid {
  return grid.map((row) => [...row]);
}

function set(grid: Grid, [y, x]: Place, content: number): void {
  grid[y][x] = content;
}

function setsOf(places: readonly Place[], size: number): Place[][] {
  if (size === 0) return [[]];
  return places.flatMap((place, at) => setsOf(places.slice(at + 1), size - 1).map((rest) => [place, ...rest]));
}

/** A board with many tiles, and pieces and tiles of player 1 close together: which random games never reach. */
function crowded(players: number, random: Random): string {
  const others = random.below(10);
  const middle = random.below(9);
  const isNear = (cell: number) => (Math.trunc(cell / 9) - middle + 9) % 9 < 3;
  const cells = Array.from({ length: 81 }, (_, cell) => {
    if (isNear(cell) && random.below(3) === 0) return '1';
    return random.below(9) < others ? String(2 + random.below(players - 1)) : '-';
  });
  const directions = ['n', 'ne', 'e', 'se', 's', 'sw', 'w', 'nw'];
  for (let seat = 0; seat < players; seat++) {
    for (let piece = 0; piece < (players === 2 ? 4 : 3); piece++) {
      const cell = 9 * ((middle + random.below(3)) % 9) + random.below(9);
      if (cells[cell].length > 1) continue;
      const tile = random.below(3) > 0 ? seat + 1 : cells[cell];
      const facing = seat === 0 && random.below(2) === 0 ? (cell % 9 < 4 ? 'e' : 'w') : directions[random.below(8)];
      cells[cell] = `${tile}${seat + 1}${facing}`;
    }
  }
  const rows = Array.from({ length: 9 }, (_, row) => cells.slice(9 * row, 9 * row + 9).join(','));
  return `${rows.join('/')} 1 ${players} 0`;
}

test.each([2, 3, 4])('random games of %i players agree with the plain rules', (players) => {
  walk(pacru, { players }, 4, new Random(players), plainMoves, settle);
});

test.each([2, 3, 4])('crowded boards of %i players agree with the plain rules', (players) => {
  const random = new Random(players);
  const seen = { x: 0, '=': 0, '*': 0, '+': 0 };
  for (let round = 0; round < 300; round++) {
    const given = position(pacru, crowded(players, random));
    if (given.over || given.turn !== 0) continue; // the others have too many tiles to list their sets
    const legal = playAndCompare(given, random, plainMoves, settle);
    for (const sign of signs) if (legal.some((text) => text.includes(sign))) seen[sign]++;
  }
  for (const sign of signs) expect(seen[sign], sign).toBeGreaterThan(2);
});

const signs = ['x', '=', '*', '+'] as const;
