import { effect, useSignal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import type { Seat } from '../../core/types.ts';
import { lensesFor } from '../../judge/stops-lens.ts';
import { type GameRecord, type MoveMark, startOf } from '../../record/record.ts';
import { mainLine, nodeAt, type Study } from '../../session/study.ts';
import { matchRecordAt } from '../../session/study-edit.ts';
import { turnsOf } from '../../session/study-turns.ts';
import { Lenses } from '../board/lenses.tsx';
import { WebThinker } from '../engine/thinker.ts';
import { Sheet } from '../kit/sheet.tsx';
import { findReview, keepReview } from '../local/reviews.ts';
import { texts } from '../state/texts.ts';
import { Editor } from './editor/editor.tsx';
import { StudyEngine } from './engine.ts';
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
import { Mistakes } from './review/mistakes.ts';
import { ReviewPanel } from './review/panel.tsx';
import { ReviewGraph, sharesByReview } from './review/review-graph.tsx';
import { ReviewModel } from './review/review-model.ts';
import { Share } from './share/share.tsx';
import { StudyBoard } from './study-board.tsx';
import { studyTexts } from './texts.ts';

/** What a narrow window shows below the board; wide ones show all of it. */
const PARTS = ['review', 'moves', 'engine', 'notes'] as const;

interface AnalysisProps {
  readonly study: Study;
  /** The name it is saved under, if it has one yet. */
  readonly id?: string;
  /** The seat of this person, where there is one. */
  readonly seat?: Seat;
  /** Whether it is opened for its review, which then begins. */
  readonly isReview?: boolean;
}

/** The screen on which a game is studied. */
export function Analysis({ study, id, seat, isReview = false }: AnalysisProps) {
  // The study is where it begins; from then on the model has it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  const { model, engine, review, mistakes } = useMemo(() => {
    const made = new StudyModel(study, id, seat);
    const judged = new ReviewModel(made.study, { find: findReview, keep: keepReview, makeThinkers });
    const seats = seat === undefined ? peopleOf(study.record) : [seat];
    return {
      model: made,
      engine: new StudyEngine(),
      review: judged,
      mistakes: new Mistakes(made, judged, seats, () => new WebThinker()),
    };
  }, [id]);
  const opened = useSignal<Opens | undefined>(undefined);
  const part = useSignal<(typeof PARTS)[number]>(isReview ? 'review' : 'moves');
  const show = (next: (typeof PARTS)[number]) => {
    part.value = next;
    if (next === 'review' && review.done === 0) void review.run();
  };
  const change = () => show(part.value === 'review' ? 'moves' : 'review');
  const { best, threat } = questions(model, engine);
  const open = (what: Opens | undefined) => {
    opened.value = what;
  };
  const mistake = (by: 1 | -1) => {
    if (part.value !== 'review') show('review');
    mistakes.step(by);
  };
  const help = () => open('keys');
  const why = () => {
    // Where one part is shown at a time, it is the one that answers.
    if (part.value !== 'review') part.value = 'engine';
    mistakes.explainHere();
  };
  useStudyKeys({ model, engine, best, threat, mistake, review: change, why, help }, () => opened.value !== undefined);
  useEffect(
    () =>
      effect(() => {
        model.isQuiet.value = part.value === 'review' && model.answer.value === undefined;
      }),
    [model, part],
  );
  useEffect(() => {
    let isGone = false;
    void review.load().then((isOpen) => {
      if (isOpen && !isGone && part.value === 'review') void review.run();
    });
    return () => {
      isGone = true;
    };
  }, [review, part]);
  useEffect(() => {
    const stop = effect(() => {
      engine.isOn.value;
      engine.count.value;
      const { position, study: now } = model;
      engine.look(position, nodeAt(now.value).ply);
    });
    return () => {
      stop();
      engine.close();
      review.end();
      mistakes.why.forget();
      model.close();
    };
  }, [model, engine, review, mistakes]);
  if (opened.value === 'editor') {
    return (
      <main class="study">
        <Editor position={model.position} view={model.view} close={() => open(undefined)} />
      </main>
    );
  }
  const { shareTool, retryTool, keys, partNames, parts } = studyTexts.value;
  const line = mainLine(model.study.value);
  const turns = turnsOf(model.study.value);
  const marks = new Map<number, MoveMark>();
  for (const { ply, mark } of review.review.value.plies) if (mark !== null) marks.set(line[ply].id, mark);
  return (
    <main class="study">
      <StandingBar model={model} engine={engine} judged={sharesByReview(model.study.value, review)} />
      <StudyBoard model={model} />
      <div class="study-panel">
        <div class="study-parts" data-part={part.value}>
          <Head model={model} isReview={part.value === 'review'} change={change} share={() => open('share')} />
          <Strip model={model} />
          <fieldset class="parts">
            <legend class="unseen">{parts}</legend>
            {PARTS.map((one) => (
              <button key={one} type="button" aria-pressed={part.value === one} onClick={() => show(one)}>
                {partNames[one]}
              </button>
            ))}
          </fieldset>
          {part.value !== 'review' && <ReviewGraph model={model} review={review} />}
          {part.value === 'review' && (
            <ReviewPanel
              model={model}
              review={review}
              mistakes={mistakes}
              you={seat}
              turnOf={(ply) => turns.get(line[ply].id) ?? 1}
              retry={() => open('retry')}
            />
          )}
          <EngineLines model={model} engine={engine} best={best} threat={threat} why={mistakes.why} explain={why} />
          <MoveTree model={model} marks={marks} />
          <section class="study-lenses" aria-label={texts.value.lenses}>
            <Lenses lenses={lensesFor(model.game, model.position.seats)} view={model.view} />
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

/** Two, where there are two cores: moves are judged one by one, in any order. */
function makeThinkers(): readonly WebThinker[] {
  return Array.from({ length: Math.min(2, navigator.hardwareConcurrency) }, () => new WebThinker());
}

/** Where people sat, as far as the record says it; all seats where only computers played. */
function peopleOf(record: GameRecord): readonly Seat[] {
  const all = Array.from({ length: startOf(record).seats }, (_, seat) => seat);
  const people = all.filter((seat) => record.tags[`Engine${seat + 1}`] === undefined);
  return people.length === 0 ? all : people;
}
