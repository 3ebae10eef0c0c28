import type { Game } from '../../core/game.ts';
import { language } from '../state/language.ts';
import { texts } from '../state/texts.ts';
import { aboutTexts } from './texts.ts';

/** What can be chosen before a game: every option with its values, the usual one first. */
export function Variants({ game }: { game: Game }) {
  const { yes, no, playersLabel } = texts.value;
  const words = game.texts[language.value].options;
  const choices = Object.entries(game.options).filter(([, values]) => values.length > 1);
  if (choices.length === 0) return null;
  return (
    <section class="panel" aria-labelledby="variants-title">
      <h2 id="variants-title">{aboutTexts.value.variants}</h2>
      <dl class="variants">
        {choices.map(([name, values]) => (
          <div key={name}>
            <dt>{words[name]?.name ?? playersLabel}</dt>
            <dd class="chips">
              {values.map((value) => (
                <span key={String(value)} class="chip">
                  {typeof value === 'boolean' ? (value ? yes : no) : (words[name]?.values?.[String(value)] ?? value)}
                </span>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
