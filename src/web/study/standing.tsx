import { useRef } from 'preact/hooks';
import type { Game } from '../../core/game.ts';
import { goTo, mainLine, nodeAt, positionAt, START } from '../../table/study.ts';
import { sharesOf } from '../../table/study-lines.ts';
import { fill } from '../../view/words.ts';
import { language } from '../state/words.ts';
import type { StudyDesk } from './desk.ts';
import type { Review, StudyEngine } from './engine.ts';
import { percentText, said } from './words.ts';

interface StandingBarProps {
  readonly desk: StudyDesk;
  readonly engine: StudyEngine;
  readonly review: Review;
}

/** A slim bar along the board: a part for each seat. */
export function StandingBar({ desk, engine, review }: StandingBarProps) {
  const { game } = desk;
  const shares = sharesHere(desk, engine, review);
  const text = shares === undefined ? said.value.standingUnknown : sayShares(game, shares);
  return (
    <div class="standing" role="img" aria-label={text} title={text}>
      {shares?.map((share, seat) => (
        <div
          key={game.look.inks[seat]}
          class={`part ink-${game.look.inks[seat]} seat-${seat + 1}`}
          style={{ flexGrow: Math.max(share, 0.0001) }}
        />
      ))}
    </div>
  );
}

/** What is known of how things stand at the place that is looked at. */
function sharesHere(desk: StudyDesk, engine: StudyEngine, review: Review): readonly number[] | undefined {
  const position = desk.position.value;
  if (position.over) return sharesOf(position);
  const [best] = engine.lines.value;
  if (best !== undefined) return best.shares;
  const study = desk.study.value;
  const evaluation = study.at === START ? review.start.value : nodeAt(study).entry.evaluation;
  return evaluation === undefined ? undefined : sharesOf(position, evaluation);
}

function sayShares({ texts }: Game, shares: readonly number[]): string {
  const { seats } = texts[language.value];
  const parts = shares.map((share, seat) => fill(said.value.share, { name: seats[seat], percent: percentText(share) }));
  return fill(said.value.standing, { shares: parts.join(', ') });
}

const WIDTH = 340;
const HEIGHT = 110;

interface Point {
  readonly id: number;
  readonly ply: number;
  readonly move: string;
  readonly shares: readonly number[];
}

/** The shares after each move of the main line, as lines and as a table. */
export function Graph({ desk, review }: { desk: StudyDesk; review: Review }) {
  const { graph, review: begin, stop, reviewing, noGraph } = said.value;
  const points = pointsOf(desk, review);
  const progress = review.progress.value;
  return (
    <section class="graph" aria-labelledby="graph-title">
      <div class="graph-head">
        <h2 id="graph-title">{graph}</h2>
        {progress === undefined ? (
          <button type="button" disabled={desk.study.value.nodes.size < 2} onClick={() => void review.run()}>
            {begin}
          </button>
        ) : (
          <button type="button" onClick={() => review.stop()}>
            {stop}
          </button>
        )}
      </div>
      {progress !== undefined && (
        <p class="soft">
          <progress max={progress.total} value={progress.done} aria-label={graph} /> {fill(reviewing, progress)}
        </p>
      )}
      {points.length < 2 ? <p class="soft">{noGraph}</p> : <Curves desk={desk} points={points} />}
    </section>
  );
}

function pointsOf(desk: StudyDesk, review: Review): readonly Point[] {
  const study = desk.study.value;
  const position = positionAt(study, START);
  const points: Point[] = [];
  if (review.start.value !== undefined) {
    points.push({ id: START, ply: 0, move: said.value.beginning, shares: sharesOf(position, review.start.value) });
  }
  for (const { id, ply, move, entry } of mainLine(study)) {
    position.play(move);
    if (entry.evaluation === undefined && !position.over) continue;
    points.push({ id, ply, move: entry.move, shares: sharesOf(position, entry.evaluation) });
  }
  return points;
}

function Curves({ desk, points }: { desk: StudyDesk; points: readonly Point[] }) {
  const drawing = useRef<SVGSVGElement>(null);
  const study = desk.study.value;
  const { game } = desk;
  const { seats } = game.texts[language.value];
  const last = Math.max(1, points[points.length - 1].ply);
  const x = (ply: number) => (ply / last) * WIDTH;
  const y = (share: number) => (1 - share) * HEIGHT;
  const here = points.find(({ id }) => id === study.at);
  const goNear = (event: MouseEvent) => {
    const box = drawing.current?.getBoundingClientRect();
    if (box === undefined) return;
    const ply = ((event.clientX - box.left) / box.width) * last;
    const [nearest] = points.toSorted((one, other) => Math.abs(one.ply - ply) - Math.abs(other.ply - ply));
    desk.go(goTo(study, nearest.id));
  };
  return (
    <>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the table below has a button for each move */}
      <svg
        ref={drawing}
        class="curves"
        viewBox={`0 -4 ${WIDTH} ${HEIGHT + 8}`}
        role="img"
        aria-label={said.value.graph}
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
      </svg>
      <details>
        <summary>{said.value.table}</summary>
        <section class="scroll" tabindex={0} aria-label={said.value.table}>
          <table>
            <thead>
              <tr>
                <th scope="col">{said.value.tableMove}</th>
                {points[0].shares.map((_, seat) => (
                  <th key={seats[seat]} scope="col">
                    <span class={`swatch ink-${game.look.inks[seat]} seat-${seat + 1}`} aria-hidden="true" />
                    {seats[seat]}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {points.map(({ id, ply, move, shares }) => (
                <tr key={id}>
                  <th scope="row">
                    <button type="button" class="move" onClick={() => desk.go(goTo(study, id))}>
                      <span class="ply">{ply}</span>
                      {move}
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

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
