import { type Shape, shape, short } from './shape.ts';
import { type Projection, raised } from './tilt.ts';

/** The side of something that stands up: its outline, the colour of it, and how wide a line runs around it. */
interface Side {
  readonly path: string;
  readonly colour: string;
  readonly edge: number;
}

/** Sides of any outline are drawn in layers that thick. */
const LAYER = 1.2;
/** How much of the line around a thing shows at its foot. */
const CONTOUR = 1.4;

/** What is drawn as from straight above, raised on a side of its own where it is seen from aside. */
export function standing(
  projection: Projection | undefined,
  { path, colour, edge }: Side,
  foot: number,
  height: number,
  top: readonly Shape[],
): Shape[] {
  if (projection?.matrix === undefined) return [...top];
  const layers = Math.ceil(height / LAYER);
  const sides = Array.from({ length: layers }, (_, at) =>
    shape('path', {
      d: path,
      fill: colour,
      stroke: at === 0 && edge > 0 ? '--contour' : colour,
      'stroke-width': at === 0 ? edge : Math.max(0, edge - CONTOUR),
      'stroke-linejoin': 'round',
      transform: raised(projection, foot + (height * at) / layers),
    }),
  );
  return [...sides, shape('g', { transform: raised(projection, foot + height) }, ...top)];
}

/** The side of a disc: what its circle passes over on its way up. */
export function rod({ up }: Projection, colour: string, radius: number, height: number): Shape[] {
  const d = `M0 0l${short(up[0] * height)} ${short(up[1] * height)}`;
  const line = (stroke: string, width: number) =>
    shape('path', { d, stroke, 'stroke-width': width, 'stroke-linecap': 'round' });
  return [line('--contour', 2 * radius + CONTOUR), line(colour, 2 * radius)];
}
