import { useEffect, useRef } from 'preact/hooks';
import { goTo, mainLine, nodeAt, START, type Study, type StudyNode } from '../../session/study.ts';
import { readRemark } from '../../session/study-arrows.ts';
import type { StudyModel } from './model.ts';
import { studyTexts } from './texts.ts';

/** All lines of the study: the main line as running text, variations indented below the move they replace. */
export function MoveTree({ model }: { model: StudyModel }) {
  const study = model.study.value;
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    // Only the list itself is scrolled: scrollIntoView would move the page as well.
    const list = box.current;
    const here = list?.querySelector<HTMLElement>('[aria-current]');
    if (!list || !here) return;
    const top = here.offsetTop - list.offsetTop;
    if (top < list.scrollTop || top > list.scrollTop + list.clientHeight - 40) {
      list.scrollTop = top - list.clientHeight / 2;
    }
  });
  return (
    <section ref={box} class="tree" aria-label={studyTexts.value.moves} tabindex={0}>
      <button
        type="button"
        class="move"
        aria-current={study.at === START ? 'step' : undefined}
        onClick={() => model.go(goTo(study, START))}
      >
        {studyTexts.value.beginning}
      </button>
      <Comment model={model} text={study.record.comment} />
      {study.nodes.size === 1 ? (
        <p class="soft">{studyTexts.value.noMoves}</p>
      ) : (
        <LineView model={model} from={START} />
      )}
    </section>
  );
}

/** The main line from a place on, with all its variations. */
function LineView({ model, from }: { model: StudyModel; from: number }) {
  const study = model.study.value;
  const moves = mainLine(study, from);
  return (
    <>
      {moves.map((node) => (
        <MoveWithOthers key={node.id} model={model} node={node} />
      ))}
    </>
  );
}

function MoveWithOthers({ model, node }: { model: StudyModel; node: StudyNode }) {
  const study = model.study.value;
  const others = nodeAt({ nodes: study.nodes, at: node.parent }).children.slice(1);
  return (
    <>
      <Move model={model} study={study} node={node} />
      {others.length > 0 && (
        <div class="variations">
          {others.map((id) => (
            <div key={id} class="variation">
              <Move model={model} study={study} node={nodeAt({ nodes: study.nodes, at: id })} />
              <LineView model={model} from={id} />
            </div>
          ))}
        </div>
      )}
    </>
  );
}

function Move({ model, study, node }: { model: StudyModel; study: Study; node: StudyNode }) {
  const { id, ply, entry } = node;
  const name = entry.mark === undefined ? undefined : studyTexts.value.markNames[entry.mark];
  return (
    <>
      <button
        type="button"
        class="move"
        aria-current={study.at === id ? 'step' : undefined}
        aria-label={`${ply}. ${entry.move}${name === undefined ? '' : `, ${name}`}`}
        onClick={() => model.go(goTo(study, id))}
      >
        <span class="ply">{ply}</span>
        {entry.move}
        {entry.mark !== undefined && <strong class="sign">{entry.mark}</strong>}
      </button>
      <Comment model={model} text={entry.comment} />
    </>
  );
}

function Comment({ model, text = '' }: { model: StudyModel; text: string | undefined }) {
  const shown = readRemark(model.position.board, text).text;
  return shown === '' ? null : <span class="comment">{shown}</span>;
}
