import type { Scene } from '../scene.ts';
import { AIR, type Frame, frameOf, rimOf, slabOf } from './frame.ts';
import type { Point } from './outline.ts';
import { short } from './shape.ts';

/** From where a board is seen: turned clockwise, and from how high; both in degrees. */
export interface Tilt {
  readonly turn: number;
  /** 90 is from straight above. */
  readonly height: number;
}

/** How a board is seen at first, and from how low and how high it can be. */
export const FIRST_TILT: Tilt = { turn: -18, height: 48 };
export const LOWEST_TILT = 24;
export const HIGHEST_TILT = 84;

/** How thick a slab is, in units of the drawing, and room above it for what stands on it. */
export const SLAB = 12;
const HEADROOM = 26;

/**
 * The plane of a board as it is drawn: everything on it is drawn as from above, and one matrix turns and tilts it all.
 * What stands up is drawn along `up`, which becomes a step straight upwards.
 */
export interface Projection {
  readonly frame: Frame;
  /** Of what a scene is drawn in; undefined from straight above. */
  readonly matrix: readonly [a: number, b: number, c: number, d: number] | undefined;
  /** One unit of height, as a step on the plane. */
  readonly up: Point;
  readonly tilt: Tilt | undefined;
}

export function projectionOf(scene: Scene, hasLabels: boolean, tilt: Tilt | undefined): Projection {
  const flat = frameOf(scene, hasLabels);
  if (tilt === undefined) return { frame: flat, matrix: undefined, up: [0, -1], tilt };
  const [turn, height] = [radians(tilt.turn), radians(tilt.height)];
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const [flatness, steepness] = [Math.sin(height), Math.cos(height)];
  const matrix = [cos, sin * flatness, -sin, cos * flatness] as const;
  const rise = steepness / flatness;
  const corners = slabOf(scene).map((corner) => project(corner, matrix));
  const around = rimOf(scene, hasLabels) + AIR;
  const [left, right] = ends(corners.map(([x]) => x));
  const [top, bottom] = ends(corners.map(([, y]) => y));
  const above = Math.max(around * flatness, HEADROOM * steepness);
  const below = around * flatness + SLAB * steepness + AIR;
  return {
    frame: {
      left: short(left - around),
      top: short(top - above),
      width: short(right - left + 2 * around),
      height: short(bottom - top + above + below),
    },
    matrix,
    up: [-sin * rise, -cos * rise],
    tilt,
  };
}

/** Where a point of the plane is seen. */
export function project([x, y]: Point, matrix: Projection['matrix']): Point {
  if (matrix === undefined) return [x, y];
  const [a, b, c, d] = matrix;
  return [a * x + c * y, b * x + d * y];
}

/** Which point of the plane is seen there. */
export function unproject([x, y]: Point, matrix: Projection['matrix']): Point {
  if (matrix === undefined) return [x, y];
  const [a, b, c, d] = matrix;
  const area = a * d - b * c;
  return [(d * x - c * y) / area, (a * y - b * x) / area];
}

/** The matrix as the value of an attribute. */
export function transformOf({ matrix }: Projection): string | undefined {
  return matrix === undefined ? undefined : `matrix(${matrix.map((part) => part.toFixed(5)).join(' ')} 0 0)`;
}

/** Moves what is drawn on the plane of a board up, or down. */
export function raised({ up }: Projection, by: number): string {
  return `translate(${short(up[0] * by)} ${short(up[1] * by)})`;
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}

function ends(values: readonly number[]): readonly [least: number, most: number] {
  return [Math.min(...values), Math.max(...values)];
}
