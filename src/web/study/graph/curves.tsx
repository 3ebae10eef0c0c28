import { useId, useRef } from 'preact/hooks';
import type { Game } from '../../../core/game.ts';
import type { MoveMark } from '../../../record/record.ts';
import { language } from '../../state/language.ts';
import { studyTexts } from '../texts.ts';
import { percentText } from './score.ts';

const WIDTH = 340;
const HEIGHT = 96;
/** Below the shares, for marks. */
const FOOT = 14;

/** How a game stood after a move. */
export interface CurvePoint {
  readonly id: number;
  readonly ply: number;
  /** The number of its turn. */
  readonly turn?: number | undefined;
  readonly move: string;
  readonly shares: readonly number[];
  readonly mark?: MoveMark | undefined;
}

interface SharesProps {
  readonly game: Game;
  readonly points: readonly CurvePoint[];
  go(id: number): void;
}

/** The selected point, by its id. */
type StackedProps = SharesProps & { readonly at: number };

/** Both of the following, where there is room for both. */
export function Curves(props: StackedProps) {
  return (
    <>
      <Stacked {...props} />
      <details>
        <summary>{studyTexts.value.table}</summary>
        <ShareTable {...props} />
      </details>
    </>
  );
}

/** The shares after each move, stacked: the first player's at the foot. A click leads to the nearest move. */
export function Stacked({ game, points, at, go }: StackedProps) {
  const drawing = useRef<SVGSVGElement>(null);
  const id = useId();
  const { seats } = game.texts[language.value];
  const last = Math.max(1, points[points.length - 1].ply);
  const x = (ply: number) => (ply / last) * WIDTH;
  const here = points.find((point) => point.id === at);
  const goNear = (event: MouseEvent) => {
    const box = drawing.current?.getBoundingClientRect();
    if (box === undefined) return;
    const ply = ((event.clientX - box.left) / box.width) * last;
    const [nearest] = points.toSorted((one, other) => Math.abs(one.ply - ply) - Math.abs(other.ply - ply));
    go(nearest.id);
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the table has a button for each move, and the arrow keys walk
    <svg
      ref={drawing}
      class="curves"
      viewBox={`0 0 ${WIDTH} ${HEIGHT + FOOT}`}
      role="img"
      aria-label={studyTexts.value.graph}
      onClick={goNear}
    >
      <Hatches id={id} />
      {points[0].shares.map((_, seat) => {
        const area = areaOf(points, seat, x);
        return (
          <g key={seats[seat]} class={`curve ink-${game.look.inks[seat]}`}>
            <path class="area" d={area} />
            {seat > 0 && <path d={area} fill={`url(#${id}-${seat})`} />}
          </g>
        );
      })}
      <line class="middle" x1={0} x2={WIDTH} y1={HEIGHT / 2} y2={HEIGHT / 2} />
      {here !== undefined && <line class="now" x1={x(here.ply)} x2={x(here.ply)} y1={0} y2={HEIGHT} />}
      {points.map(({ ply, mark }) => mark && <Sign key={ply} x={round(x(ply - 1))} mark={mark} />)}
    </svg>
  );
}

/** What tells the seats apart without colour, as on their tiles. */
function Hatches({ id }: { id: string }) {
  const shapes = ['', 'M0 8 8 0', 'M4 4h.01', 'M0 4H8M4 0V8'];
  return (
    <defs>
      {shapes.map(
        (shape, seat) =>
          shape !== '' && (
            <pattern key={shape} id={`${id}-${seat}`} width={8} height={8} patternUnits="userSpaceOnUse">
              <path class={`hatch seat-${seat + 1}`} d={shape} />
            </pattern>
          ),
      )}
    </defs>
  );
}

/** The area of a seat: its share above those of the seats before it. */
function areaOf(points: readonly CurvePoint[], seat: number, x: (ply: number) => number): string {
  const edge = (upTo: number) =>
    points.map(({ ply, shares }) => {
      const below = shares.slice(0, upTo).reduce((sum, share) => sum + share, 0);
      return `${round(x(ply))} ${round((1 - below) * HEIGHT)}`;
    });
  return `M${[...edge(seat), ...edge(seat + 1).reverse()].join('L')}Z`;
}

/** The same as numbers, with a button for each move. */
export function ShareTable({ game, points, go }: SharesProps) {
  const { seats } = game.texts[language.value];
  const { table, tableMove, markNames } = studyTexts.value;
  return (
    <section class="scroll" tabindex={0} aria-label={table}>
      <table>
        <thead>
          <tr>
            <th scope="col">{tableMove}</th>
            {points[0].shares.map((_, seat) => (
              <th key={seats[seat]} scope="col">
                <span class={`swatch ink-${game.look.inks[seat]} seat-${seat + 1}`} aria-hidden="true" />
                {seats[seat]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {points.map(({ id, turn, move, mark, shares }) => (
            <tr key={id}>
              <th scope="row">
                <button type="button" class="move" onClick={() => go(id)}>
                  {turn !== undefined && <span class="turn">{turn}</span>}
                  {move}
                  {mark !== undefined && <strong title={markNames[mark]}>{mark}</strong>}
                </button>
              </th>
              {shares.map((share, seat) => (
                <td key={seats[seat]}>{percentText(share)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** A mark at the foot of the drawing, below the position before the move, kept away from its edges: a shape for each kind. */
function Sign({ x, mark }: { x: number; mark: MoveMark }) {
  const at = Math.min(WIDTH - SIZE, Math.max(SIZE, x));
  return (
    <path
      class={`mark ${mark.startsWith('?') ? 'bad' : ''}`}
      transform={`translate(${at} ${HEIGHT + FOOT / 2})`}
      d={SHAPES[mark]}
    >
      <title>{studyTexts.value.markNames[mark]}</title>
    </path>
  );
}

const SIZE = 5;
/** The worse, the larger; good moves point up. */
const SHAPES: Readonly<Record<MoveMark, string>> = {
  '??': 'M-5 0a5 5 0 1 0 10 0a5 5 0 1 0-10 0Z',
  '?': 'M0 5-5-4H5Z',
  '?!': 'M0-3.5 3.5 0 0 3.5-3.5 0Z',
  '!?': 'M0-3.5 3.5 0 0 3.5-3.5 0Z',
  '!': 'M0-5 4.5 4H-4.5Z',
  '!!': 'M0-5 4.5 4H-4.5Z',
};

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
