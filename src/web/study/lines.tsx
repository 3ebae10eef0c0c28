import { fill } from '../../core/words.ts';
import type { StudyEngine } from './engine.ts';
import type { StudyModel } from './model.ts';
import { scoreText } from './score.ts';
import { studyTexts } from './texts.ts';

/** Moves of a line that are shown. */
const SHOWN = 8;

/** The engine's switch, and its best lines. */
export function EngineLines({ model, engine }: { model: StudyModel; engine: StudyEngine }) {
  const { engine: name, lineCount, engineOff, engineTrouble, thinking, over } = studyTexts.value;
  const isOver = model.position.over;
  const lines = engine.lines.value;
  const trouble = engine.trouble.value;
  const state = isOver ? over : engine.isOn.value ? thinking : engineOff;
  return (
    <section class="engine" aria-label={name}>
      <div class="engine-head">
        <button
          type="button"
          aria-pressed={engine.isOn.value}
          aria-keyshortcuts="l"
          onClick={() => {
            engine.isOn.value = !engine.isOn.value;
          }}
        >
          {name} <kbd>l</kbd>
        </button>
        <label>
          <span class="soft">{lineCount}</span>{' '}
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
      <div class="engine-lines" data-lines={engine.count.value}>
        {trouble !== '' && <p class="message">{fill(engineTrouble, { why: trouble })}</p>}
        {lines.length === 0 && trouble === '' && <p class="soft">{state}</p>}
        <ol>
          {lines.map((line) => (
            <li key={line.move}>
              <span class="score">{scoreText(line)}</span>
              {line.proved !== 0 && <span class="badge">{studyTexts.value.proved}</span>}
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
              <span class="soft">{fill(studyTexts.value.depth, { depth: line.depth })}</span>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
