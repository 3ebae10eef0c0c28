import { CircleQuestionMark, Cpu, Lightbulb, Siren } from 'lucide';
import { fill } from '../../core/words.ts';
import { START } from '../../session/study.ts';
import type { BestLine } from '../../session/study-lines.ts';
import { Icon } from '../kit/icon.tsx';
import { whyTexts } from '../why/texts.ts';
import type { Why } from '../why/why.ts';
import type { StudyEngine } from './engine.ts';
import { scoreText } from './graph/score.ts';
import type { StudyModel } from './model.ts';
import { studyTexts } from './texts.ts';
import { ReasonsHere } from './why-here.tsx';

/** Moves of a line that are shown. */
const SHOWN = 8;

interface EngineProps {
  readonly model: StudyModel;
  readonly engine: StudyEngine;
  best(): void;
  threat(): void;
  readonly why: Why;
  /** Says why the move that led here is good, or why not. */
  explain(): void;
}

/** The engine's switch, what it can be asked, and its best lines. */
export function EngineLines({ model, engine, best, threat, why, explain }: EngineProps) {
  const { engine: name, best: bestName, threat: threatName, engineTrouble } = studyTexts.value;
  const isOver = model.position.over;
  const isOn = engine.isOn.value;
  const trouble = engine.trouble.value;
  return (
    <section class="engine" aria-label={name}>
      <div class="engine-head">
        <button
          type="button"
          class="engine-switch"
          aria-pressed={isOn}
          aria-keyshortcuts="l"
          onClick={() => {
            engine.isOn.value = !isOn;
          }}
        >
          <Icon of={Cpu} />
          {name}
        </button>
        <button type="button" disabled={isOver} aria-keyshortcuts="Space" onClick={best}>
          <Icon of={Lightbulb} />
          {bestName}
        </button>
        <button type="button" disabled={isOver} aria-keyshortcuts="x" onClick={threat}>
          <Icon of={Siren} />
          {threatName}
        </button>
        <button type="button" disabled={model.study.value.at === START} aria-keyshortcuts="w" onClick={explain}>
          <Icon of={CircleQuestionMark} />
          {whyTexts.value.why}
        </button>
      </div>
      <ReasonsHere model={model} why={why} />
      {trouble !== '' && <p class="message">{fill(engineTrouble, { why: trouble })}</p>}
      {isOn && <Lines model={model} engine={engine} />}
    </section>
  );
}

function Lines({ model, engine }: Pick<EngineProps, 'model' | 'engine'>) {
  const { lineCount, thinking, over, depth } = studyTexts.value;
  const lines = engine.lines.value;
  const [first] = lines;
  const state = first === undefined ? (model.position.over ? over : thinking) : fill(depth, { depth: first.depth });
  return (
    <div class="engine-lines" data-lines={engine.count.value}>
      <ol>
        {lines.map((line) => (
          <Line key={line.move} model={model} line={line} />
        ))}
      </ol>
      <div class="engine-foot">
        <span class="soft">{state}</span>
        <label class="soft">
          {lineCount}{' '}
          <select
            value={engine.count.value}
            onChange={({ currentTarget }) => {
              engine.count.value = Number(currentTarget.value);
            }}
          >
            {[1, 2, 3, 4, 5].map((count) => (
              <option key={count}>{count}</option>
            ))}
          </select>
        </label>
      </div>
    </div>
  );
}

function Line({ model, line }: { model: StudyModel; line: BestLine }) {
  const { proved, scoreMeans } = studyTexts.value;
  return (
    <li>
      <span class="score" title={scoreMeans}>
        {scoreText(line)}
      </span>
      {line.proved !== 0 && <span class="badge">{proved}</span>}
      <span class="line-moves">
        {line.line.slice(0, SHOWN).map((move, at) => (
          <button
            // biome-ignore lint/suspicious/noArrayIndexKey: a move is the one at its place
            key={at}
            type="button"
            class="move"
            onClick={() => model.playLine(line.line.slice(0, at + 1))}
          >
            {move}
          </button>
        ))}
      </span>
    </li>
  );
}
