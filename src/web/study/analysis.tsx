import { effect, useSignal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import type { Study } from '../../session/study.ts';
import { matchRecordAt } from '../../session/study-edit.ts';
import { Lenses } from '../board/lenses.tsx';
import { Sheet } from '../kit/sheet.tsx';
import { texts } from '../state/texts.ts';
import { Editor } from './editor/editor.tsx';
import { Review, StudyEngine } from './engine.ts';
import { Graph } from './graph/graph.tsx';
import { StandingBar } from './graph/standing.tsx';
import { Head, Strip } from './head.tsx';
import { KeyTable } from './key-table.tsx';
import { useStudyKeys } from './keys.ts';
import { EngineLines } from './lines.tsx';
import { StudyModel } from './model.ts';
import { Notes } from './moves/notes.tsx';
import { MoveTree } from './moves/tree.tsx';
import { type Opens, Walk } from './moves/walk.tsx';
import { questions } from './questions.ts';
import { Retry } from './retry.tsx';
import { Share } from './share/share.tsx';
import { StudyBoard } from './study-board.tsx';
import { studyTexts } from './texts.ts';

/** What a narrow window shows below the board; wide ones show all of it. */
const PARTS = ['moves', 'engine', 'notes'] as const;

/** The screen on which a game is studied. id: the name it is saved under, if it has one yet. */
export function Analysis({ study, id }: { study: Study; id?: string }) {
  // The study is where it begins; from then on the model has it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  const { model, engine, review } = useMemo(() => {
    const made = new StudyModel(study, id);
    return { model: made, engine: new StudyEngine(), review: new Review(made) };
  }, [id]);
  const opened = useSignal<Opens | undefined>(undefined);
  const part = useSignal<(typeof PARTS)[number]>('moves');
  const { best, threat } = questions(model, engine);
  const open = (what: Opens | undefined) => {
    opened.value = what;
  };
  useStudyKeys({ model, engine, best, threat, help: () => open('keys') }, () => opened.value !== undefined);
  useEffect(() => {
    const stop = effect(() => {
      engine.isOn.value;
      engine.count.value;
      const position = model.position;
      engine.look(position);
    });
    return () => {
      stop();
      engine.close();
      review.stop();
      model.close();
    };
  }, [model, engine, review]);
  if (opened.value === 'editor') {
    return (
      <main class="study">
        <Editor position={model.position} view={model.view} close={() => open(undefined)} />
      </main>
    );
  }
  const { shareTool, retryTool, keys, partNames, parts } = studyTexts.value;
  return (
    <main class="study">
      <StandingBar model={model} engine={engine} review={review} />
      <StudyBoard model={model} />
      <div class="study-panel">
        <div class="study-parts" data-part={part.value}>
          <Head model={model} share={() => open('share')} />
          <Strip model={model} />
          <fieldset class="parts">
            <legend class="unseen">{parts}</legend>
            {PARTS.map((one) => (
              <button
                key={one}
                type="button"
                aria-pressed={part.value === one}
                onClick={() => {
                  part.value = one;
                }}
              >
                {partNames[one]}
              </button>
            ))}
          </fieldset>
          <Graph model={model} review={review} />
          <EngineLines model={model} engine={engine} best={best} threat={threat} />
          <MoveTree model={model} />
          <section class="study-lenses" aria-label={texts.value.lenses}>
            <Lenses game={model.game} view={model.view} />
          </section>
          <Notes model={model} />
          <Walk model={model} open={open} />
        </div>
      </div>
      {opened.value === 'share' && (
        <Sheet title={shareTool} isWide close={() => open(undefined)}>
          <Share model={model} />
        </Sheet>
      )}
      {opened.value === 'retry' && (
        <Sheet title={retryTool} close={() => open(undefined)}>
          <Retry position={model.position} record={matchRecordAt(model.study.value)} />
        </Sheet>
      )}
      {opened.value === 'keys' && (
        <Sheet title={keys} close={() => open(undefined)}>
          <KeyTable />
        </Sheet>
      )}
    </main>
  );
}
