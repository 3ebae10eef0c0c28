import { useId, useLayoutEffect, useRef } from 'preact/hooks';
import type { Mark } from '../../core/look.ts';
import type { Cell } from '../../core/types.ts';
import { CELL, type Frame, itemOf, pointOf, viewBoxOf } from '../../view/drawing/frame.ts';
import { definitions, markShape } from '../../view/drawing/pieces.ts';
import { type Projection, project, projectionOf, type Tilt, transformOf } from '../../view/drawing/tilt.ts';
import type { Item, Scene } from '../../view/scene.ts';
import { DrawingId, Drawn } from './drawn.tsx';

/** One of several ways to end a move: what would be on its last cell, and in words. */
interface BoardChoice {
  readonly text: string;
  readonly word: string;
  readonly mark: Mark | undefined;
}

interface BoardChoicesProps {
  readonly scene: Scene;
  readonly cell: Cell;
  readonly choices: readonly BoardChoice[];
  readonly hasLabels: boolean;
  readonly tilt?: Tilt | undefined;
  readonly label: string;
  /** Whether the first of them gets the keyboard focus. */
  readonly takesFocus: boolean;
  choose(text: string): void;
  consider(text: string): void;
  cancel(): void;
}

const RADIUS = 18;

/** Buttons around a cell of the board, drawn above it. */
export function BoardChoices({ scene, cell, choices, hasLabels, tilt, label, takesFocus, ...acts }: BoardChoicesProps) {
  const root = useRef<SVGSVGElement>(null);
  const id = useId();
  useLayoutEffect(() => {
    if (takesFocus) root.current?.querySelector<SVGElement>('[role="button"]')?.focus();
  }, [takesFocus]);
  const projection = projectionOf(scene, hasLabels, tilt);
  const { frame } = projection;
  const item = itemOf(scene, cell);
  if (item === undefined) return null;
  const spots = spotsOf(
    scene,
    projection,
    item,
    choices.map(({ mark }) => mark),
  );
  return (
    <svg
      ref={root}
      class={`board choices-above of-${scene.material}`}
      role="group"
      aria-label={label}
      viewBox={viewBoxOf(frame)}
      aria-hidden={takesFocus ? undefined : 'true'}
    >
      <DrawingId.Provider value={id}>
        <Drawn shapes={[definitions(scene)]} />
        {choices.map(({ text, word, mark }, index) => {
          const [x, y] = spots[index];
          return (
            <g
              key={text}
              role="button"
              tabindex={takesFocus ? 0 : -1}
              aria-label={word}
              data-choice={text}
              transform={`translate(${x} ${y})`}
              onClick={() => acts.choose(text)}
              onPointerEnter={() => acts.consider(text)}
              onFocus={() => acts.consider(text)}
              onKeyDown={(event) => {
                if (event.key === 'Enter' || event.key === ' ') acts.choose(text);
                else if (event.key === 'Escape') acts.cancel();
                else if (event.key.startsWith('Arrow')) neighbour(event.currentTarget, STEPS[event.key] ?? 1)?.focus();
                else return;
                event.preventDefault();
              }}
            >
              <title>{word}</title>
              <circle class="choice" r={RADIUS} />
              {mark === undefined ? (
                <text class="label">{index + 1}</text>
              ) : (
                <g transform={transformOf(projection)}>
                  <Drawn shapes={[markShape(scene, mark, { projection })]} />
                </g>
              )}
            </g>
          );
        })}
      </DrawingId.Provider>
    </svg>
  );
}

const STEPS: Readonly<Record<string, 1 | -1>> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

function neighbour(button: SVGGElement, step: 1 | -1): SVGGElement | null {
  return (step === 1 ? button.nextElementSibling : button.previousElementSibling) as SVGGElement | null;
}

type Spot = readonly [x: number, y: number];

/** Each on the side that its piece would face; if that is off the board or says nothing, all in a row. */
function spotsOf(
  scene: Scene,
  { frame, matrix }: Projection,
  item: Item,
  marks: readonly (Mark | undefined)[],
): readonly Spot[] {
  const [x, y] = project(pointOf(item), matrix);
  const around = marks.map((mark): Spot => {
    const turn = (2 * Math.PI * (mark?.direction ?? 0)) / scene.directionCount;
    const [right, down] = project([Math.sin(turn), -Math.cos(turn)], matrix);
    const reach = (1.3 * CELL) / Math.hypot(right, down);
    return [Math.round(x + right * reach), Math.round(y + down * reach)];
  });
  const hasDirections = marks.every((mark) => mark?.direction !== undefined);
  if (hasDirections && around.every(([left, top]) => isWithin(frame, left, top))) return around;
  const step = 2.3 * RADIUS;
  const half = ((marks.length - 1) * step) / 2 + RADIUS + 1;
  const middle = Math.min(frame.left + frame.width - half, Math.max(frame.left + half, x));
  const isLow = y > frame.top + frame.height / 2;
  return marks.map((_, index) => [middle + (index - (marks.length - 1) / 2) * step, y + (isLow ? -1.2 : 1.2) * CELL]);
}

function isWithin({ left, top, width, height }: Frame, x: number, y: number): boolean {
  return x > left + RADIUS && x < left + width - RADIUS && y > top + RADIUS && y < top + height - RADIUS;
}
