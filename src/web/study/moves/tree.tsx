import { useEffect, useRef } from 'preact/hooks';
import { optionsOf } from '../../../core/options.ts';
import { newMatch } from '../../../core/play/match.ts';
import { type MoveMark, recordOf } from '../../../record/record.ts';
import { beginStudy, goTo, isVariation, mainLine, nodeAt, START, type StudyNode } from '../../../session/study.ts';
import { readRemark } from '../../../session/study-arrows.ts';
import { type TurnRow, turnRows, turnsOf } from '../../../session/study-turns.ts';
import { OptionRows } from '../../kit/rows.tsx';
import type { StudyModel } from '../model.ts';
import { studyTexts } from '../texts.ts';
import { TypeMove } from './type-move.tsx';

interface TreeProps {
  readonly model: StudyModel;
  readonly turns: ReadonlyMap<number, number>;
  /** What the judge marks the moves with that nobody has marked. */
  readonly marks: ReadonlyMap<number, MoveMark>;
}

/** All lines of the study: the main line by turns, in a column for each seat, and variations below the move they replace. */
export function MoveTree({ model, marks }: Pick<TreeProps, 'model' | 'marks'>) {
  const study = model.study.value;
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (box.current !== null) showCurrent(box.current);
  });
  useEffect(() => {
    const list = box.current;
    if (list === null) return undefined;
    // It becomes smaller where more is said above it.
    const observer = new ResizeObserver(() => showCurrent(list));
    observer.observe(list);
    return () => observer.disconnect();
  }, []);
  const turns = turnsOf(study);
  return (
    <section class="tree" aria-label={studyTexts.value.moves}>
      <div ref={box} class="tree-list" tabindex={0}>
        <button
          type="button"
          class="move first"
          aria-current={study.at === START ? 'step' : undefined}
          onClick={() => model.go(goTo(study, START))}
        >
          {studyTexts.value.beginning}
        </button>
        <Comment model={model} text={study.record.comment} />
        {study.nodes.size === 1 ? (
          <>
            <p class="soft">{studyTexts.value.noMoves}</p>
            {study.record.start === undefined && <OtherBoard model={model} />}
          </>
        ) : (
          <MainLine model={model} turns={turns} marks={marks} />
        )}
      </div>
      <TypeMove model={model} />
    </section>
  );
}

/** Before the first move, the game's other boards and numbers of players. */
function OtherBoard({ model }: { model: StudyModel }) {
  const { game, options } = model.study.value.record;
  return (
    <fieldset class="other-board">
      <legend class="unseen">{studyTexts.value.otherBoard}</legend>
      <OptionRows
        game={game}
        chosen={options}
        change={(name, value) => {
          const chosen = optionsOf(game.options, { ...options, [name]: value });
          model.change(beginStudy(recordOf(newMatch(game, chosen))));
        }}
      />
    </fieldset>
  );
}

function MainLine({ model, turns, marks }: TreeProps) {
  const study = model.study.value;
  const { seats } = model.position;
  const hasNotes = (node: StudyNode) => othersOf(model, node).length > 0 || remarkOf(model, node.entry.comment) !== '';
  const rows = turnRows(mainLine(study), turns, seats, hasNotes);
  return rows.map((row) => (
    <div key={row.last.id} class="turn-row-with-notes">
      <Row model={model} turns={turns} marks={marks} row={row} seats={seats} />
      <Comment model={model} text={row.last.entry.comment} />
      <Variations model={model} turns={turns} marks={marks} node={row.last} />
    </div>
  ));
}

/** The moves of a turn; one that is continued in another row has dots where its other moves are. */
function Row({ model, turns, marks, row, seats }: TreeProps & { row: TurnRow; seats: number }) {
  const first = row.moves.findIndex((node) => node !== undefined);
  return (
    <div class={`turn-row of-${seats}`}>
      <span class="turn">{row.turn}</span>
      {row.moves.map((node, seat) =>
        node !== undefined ? (
          <Move key={node.id} model={model} turns={turns} marks={marks} node={node} />
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: a place is that of its seat
          <span key={`seat ${seat}`} class="soft" aria-hidden="true">
            {seat < first ? '…' : ''}
          </span>
        ),
      )}
    </div>
  );
}

/** The other moves that were possible instead of a move, each with what follows. */
function Variations({ model, turns, marks, node }: TreeProps & { node: StudyNode }) {
  const others = othersOf(model, node);
  if (others.length === 0) return null;
  return (
    <div class="variations">
      {others.map((id) => {
        const other = nodeAt({ nodes: model.study.value.nodes, at: id });
        return (
          <div key={id} class="variation">
            <Running model={model} turns={turns} marks={marks} line={[other, ...mainLine(model.study.value, id)]} />
          </div>
        );
      })}
    </div>
  );
}

/** A line as running text, each of its moves followed by its own variations. */
function Running({ model, turns, marks, line }: TreeProps & { line: readonly StudyNode[] }) {
  return line.map((node, at) => {
    const turn = turns.get(node.id) ?? 1;
    const isCounted = at === 0 || turns.get(line[at - 1].id) !== turn;
    return (
      <span key={node.id}>
        {isCounted && <span class="turn">{at === 0 && node.seat > 0 ? `${turn}…` : turn}</span>}
        <Move model={model} turns={turns} marks={marks} node={node} />
        <Comment model={model} text={node.entry.comment} />
        <Variations model={model} turns={turns} marks={marks} node={node} />
      </span>
    );
  });
}

function Move({ model, turns, marks, node }: TreeProps & { node: StudyNode }) {
  const study = model.study.value;
  const { id, entry } = node;
  const mark = entry.mark ?? marks.get(id);
  const name = mark === undefined ? undefined : studyTexts.value.markNames[mark];
  return (
    <button
      type="button"
      class="move"
      aria-current={study.at === id ? 'step' : undefined}
      aria-label={`${turns.get(id)}. ${entry.move}${name === undefined ? '' : `, ${name}`}`}
      onClick={() => model.go(goTo(study, id))}
    >
      {entry.move}
      {mark !== undefined && <strong class="sign">{mark}</strong>}
    </button>
  );
}

function Comment({ model, text }: { model: StudyModel; text: string | undefined }) {
  const shown = remarkOf(model, text);
  return shown === '' ? null : <span class="comment">{shown}</span>;
}

function remarkOf(model: StudyModel, text = ''): string {
  return readRemark(model.position.board, text).text;
}

/** Other moves beside one of the main line of its place. */
function othersOf(model: StudyModel, node: StudyNode): readonly number[] {
  const study = model.study.value;
  return isVariation(study, node) ? [] : nodeAt({ nodes: study.nodes, at: node.parent }).children.slice(1);
}

/** Only the list itself is scrolled: scrollIntoView would move the page as well. */
function showCurrent(list: HTMLElement): void {
  const here = list.querySelector<HTMLElement>('[aria-current]');
  if (here === null) return;
  const top = here.getBoundingClientRect().top - list.getBoundingClientRect().top;
  if (top < 0 || top > list.clientHeight - 40) list.scrollTop += top - list.clientHeight / 2;
}
