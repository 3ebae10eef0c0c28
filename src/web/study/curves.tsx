import { useRef } from 'preact/hooks';
import type { Game } from '../../core/game.ts';
import type { MoveMark } from '../../record/record.ts';
import { language } from '../state/language.ts';
import { percentText } from './score.ts';
import { studyTexts } from './texts.ts';

const WIDTH = 340;
const HEIGHT = 110;
/** Of a mark, with some room around it. */
const SIGN_WIDTH = 16;

/** How a game stood after a move. */
export interface Point {
  readonly id: number;
  readonly ply: number;
  readonly move: string;
  readonly shares: readonly number[];
  readonly mark?: MoveMark | undefined;
}

interface CurvesProps {
  readonly game: Game;
  readonly points: readonly Point[];
  /** The selected point, by its id. */
  readonly at: number;
  go(id: number): void;
}

/** The shares after each move as lines and as a table; both lead to the moves. */
export function Curves({ game, points, at, go }: CurvesProps) {
  const drawing = useRef<SVGSVGElement>(null);
  const { seats } = game.texts[language.value];
  const last = Math.max(1, points[points.length - 1].ply);
  const x = (ply: number) => (ply / last) * WIDTH;
  const y = (share: number) => (1 - share) * HEIGHT;
  const here = points.find(({ id }) => id === at);
  const goNear = (event: MouseEvent) => {
    const box = drawing.current?.getBoundingClientRect();
    if (box === undefined) return;
    const ply = ((event.clientX - box.left) / box.width) * last;
    const [nearest] = points.toSorted((one, other) => Math.abs(one.ply - ply) - Math.abs(other.ply - ply));
    go(nearest.id);
  };
  return (
    <>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the table below has a button for each move */}
      <svg
        ref={drawing}
        class="curves"
        viewBox={`0 -4 ${WIDTH} ${HEIGHT + 8}`}
        role="img"
        aria-label={studyTexts.value.graph}
        onClick={goNear}
      >
        <line class="middle" x1={0} x2={WIDTH} y1={HEIGHT / 2} y2={HEIGHT / 2} />
        {here !== undefined && <line class="now" x1={x(here.ply)} x2={x(here.ply)} y1={0} y2={HEIGHT} />}
        {points[0].shares.map((_, seat) => (
          <polyline
            key={seats[seat]}
            class={`curve ink-${game.look.inks[seat]} seat-${seat + 1}`}
            points={points.map(({ ply, shares }) => `${round(x(ply))},${round(y(shares[seat]))}`).join(' ')}
          />
        ))}
        {signsOf(points, x).map(({ ply, mark }) => mark && <Sign key={ply} x={round(x(ply))} mark={mark} />)}
      </svg>
      <details>
        <summary>{studyTexts.value.table}</summary>
        <section class="scroll" tabindex={0} aria-label={studyTexts.value.table}>
          <table>
            <thead>
              <tr>
                <th scope="col">{studyTexts.value.tableMove}</th>
                {points[0].shares.map((_, seat) => (
                  <th key={seats[seat]} scope="col">
                    <span class={`swatch ink-${game.look.inks[seat]} seat-${seat + 1}`} aria-hidden="true" />
                    {seats[seat]}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {points.map(({ id, ply, move, mark, shares }) => (
                <tr key={id}>
                  <th scope="row">
                    <button type="button" class="move" onClick={() => go(id)}>
                      <span class="ply">{ply}</span>
                      {move}
                      {mark !== undefined && <strong title={studyTexts.value.markNames[mark]}>{mark}</strong>}
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
      </details>
    </>
  );
}

/** The order in which marks are shown if there is no room for all. */
const WORST_FIRST: readonly MoveMark[] = ['??', '?', '?!', '!!', '!', '!?'];

/** Those whose marks fit beside each other. */
function signsOf(points: readonly Point[], x: (ply: number) => number): readonly Point[] {
  const shown: Point[] = [];
  for (const mark of WORST_FIRST) {
    for (const point of points) {
      const isFree = shown.every(({ ply }) => Math.abs(x(ply) - x(point.ply)) > SIGN_WIDTH);
      if (point.mark === mark && isFree) shown.push(point);
    }
  }
  return shown;
}

/** A mark at the foot of the drawing, kept away from its edges. */
function Sign({ x, mark }: { x: number; mark: MoveMark }) {
  return (
    <g class="mark">
      <line x1={x} x2={x} y1={0} y2={HEIGHT - 12} />
      <text x={Math.min(WIDTH - 6, Math.max(6, x))} y={HEIGHT}>
        {mark}
      </text>
    </g>
  );
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
