import { effect, type Signal, useSignal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import { resultOf } from '../../core/play/match.ts';
import { wordMoves } from '../../core/play/picker.ts';
import { sayResult, sayWordMove } from '../../core/play/words.ts';
import { fill } from '../../core/words.ts';
import { outcomeByRules } from '../../record/record.ts';
import { sayOutcome } from '../../record/words.ts';
import { mainLine, type Study } from '../../session/study.ts';
import { recordOfStudy } from '../../session/study-edit.ts';
import { Lenses, LensLegend } from '../board/lenses.tsx';
import { playTexts } from '../play/texts.ts';
import { language } from '../state/language.ts';
import { texts } from '../state/texts.ts';
import { Editor } from './editor.tsx';
import { Review, StudyEngine } from './engine.ts';
import { useStudyKeys } from './keys.ts';
import { EngineLines } from './lines.tsx';
import { StudyModel } from './model.ts';
import { Notes, TypeMove, Walk } from './notes.tsx';
import { questions } from './questions.ts';
import { Retry } from './retry.tsx';
import { Share } from './share.tsx';
import { Graph, StandingBar } from './standing.tsx';
import { StudyBoard } from './study-board.tsx';
import { studyTexts } from './texts.ts';
import { MoveTree } from './tree.tsx';

/** The screen on which a game is studied. id: the name it is saved under, if it has one yet. */
export function Analysis({ study, id }: { study: Study; id?: string }) {
  // The study is where it begins; from then on the model has it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  const { model, engine, review } = useMemo(() => {
    const made = new StudyModel(study, id);
    return { model: made, engine: new StudyEngine(), review: new Review(made) };
  }, [id]);
  const isEditing = useSignal(false);
  const isHelpShown = useSignal(false);
  const { best, threat } = questions(model, engine);
  const help = () => {
    isHelpShown.value = !isHelpShown.value;
  };
  useStudyKeys({ model, engine, best, threat, help }, isEditing);
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
  if (isEditing.value) {
    return (
      <main class="study">
        <Editor
          model={model}
          close={() => {
            isEditing.value = false;
          }}
        />
      </main>
    );
  }
  const { game } = model;
  return (
    <main class="study">
      <StandingBar model={model} engine={engine} review={review} />
      <StudyBoard model={model} />
      <div class="study-panel">
        <h1>
          {fill(studyTexts.value.titleOf, { game: game.name })}
          <span class="soft">, {fill(texts.value.by, { designer: game.designer })}</span>
        </h1>
        <p class="status" aria-live="polite">
          {statusOf(model)}
        </p>
        <p class="told" aria-live="polite">
          {model.message.value === '' && (model.nextTouch || model.news.value)}
          <span class="message" role="alert">
            {model.message.value}
          </span>
        </p>
        <Walk model={model} />
        <WordMoves model={model} />
        <EngineLines model={model} engine={engine} />
        <div class="actions">
          <button type="button" disabled={model.position.over} aria-keyshortcuts="Space" onClick={best}>
            {studyTexts.value.best} <kbd>␣</kbd>
          </button>
          <button type="button" disabled={model.position.over} aria-keyshortcuts="x" onClick={threat}>
            {studyTexts.value.threat} <kbd>x</kbd>
          </button>
        </div>
        <MoveTree model={model} />
        <TypeMove model={model} />
        <Notes model={model} />
        <Lenses game={game} view={model.view} />
        <p class="legend soft" aria-live="polite">
          <LensLegend game={game} view={model.view} />
        </p>
        <Graph model={model} review={review} />
        <Tools
          model={model}
          edit={() => {
            isEditing.value = true;
          }}
        />
        <KeyHelp isShown={isHelpShown} />
      </div>
    </main>
  );
}

/** Tools that open below, and the editor, which replaces the screen. */
function Tools({ model, edit }: { model: StudyModel; edit(): void }) {
  const tool = useSignal<'share' | 'retry' | undefined>(undefined);
  const { tools, shareTool, retryTool, editTool } = studyTexts.value;
  const toggle = (one: 'share' | 'retry') => () => {
    tool.value = tool.value === one ? undefined : one;
  };
  return (
    <section class="tools" aria-label={tools}>
      <div class="actions">
        <button type="button" aria-expanded={tool.value === 'share'} onClick={toggle('share')}>
          {shareTool}
        </button>
        <button type="button" aria-expanded={tool.value === 'retry'} onClick={toggle('retry')}>
          {retryTool}
        </button>
        <button type="button" onClick={edit}>
          {editTool}
        </button>
      </div>
      {tool.value === 'share' && <Share model={model} />}
      {tool.value === 'retry' && <Retry model={model} />}
    </section>
  );
}

function KeyHelp({ isShown }: { isShown: Signal<boolean> }) {
  return (
    <details
      class="keys"
      open={isShown.value}
      onToggle={({ currentTarget }) => {
        isShown.value = currentTarget.open;
        if (currentTarget.open) currentTarget.scrollIntoView({ block: 'nearest' });
      }}
    >
      <summary>{studyTexts.value.keys}</summary>
      <p class="soft">{studyTexts.value.keyList}</p>
    </details>
  );
}

function statusOf(model: StudyModel): string {
  const { game } = model;
  const position = model.position;
  const result = resultOf(position);
  if (result !== undefined) return sayResult(game, result, language.value);
  const { outcome } = model.study.value.record;
  const isEnd = mainLine(model.study.value).at(-1)?.id === model.study.value.at;
  if (isEnd && outcome !== undefined && outcomeByRules(position) === undefined) {
    const record = recordOfStudy(model.study.value);
    if (record.outcome !== undefined) return sayOutcome(record, record.outcome, language.value);
  }
  return fill(playTexts.value.toMove, { name: game.texts[language.value].seats[position.turn] });
}

/** Moves that touch no cell, such as swapping sides. */
function WordMoves({ model }: { model: StudyModel }) {
  const position = model.position;
  const moves = wordMoves(position);
  if (moves.length === 0) return null;
  return (
    <div class="actions">
      {moves.map((text) => (
        <button key={text} type="button" onClick={() => model.play(text)}>
          {sayWordMove(position.game, text, language.value)}
        </button>
      ))}
    </div>
  );
}
