import type { Game } from '../../core/game.ts';
import { fill } from '../../core/words.ts';
import { measuredElo } from '../../session/seats.ts';
import { fittingLevel, type LevelResult } from '../games/results.ts';
import { countText } from '../kit/format.ts';
import { playLevel } from '../play/quick.ts';
import { sayNumber } from '../state/locale.ts';
import { aboutTexts } from './texts.ts';

/** The levels of a game as a ladder, and where one stands on it. */
export function Levels({ game, results }: { game: Game; results: readonly LevelResult[] }) {
  const [players] = game.options.players;
  const levels = game.engine.levels(players).map((_, index) => index + 1);
  const { levels: title, levelsNote, level: named, playLevel: label, elo, fits } = aboutTexts.value;
  const fitting = fittingLevel(results);
  const strongest = measuredElo(game, players, `level:${levels.length}`) ?? 1;
  return (
    <section class="panel levels" aria-labelledby="levels-title">
      <h2 id="levels-title">{title}</h2>
      <p class="soft">{levelsNote}</p>
      <ol>
        {levels.map((level) => {
          const strength = measuredElo(game, players, `level:${level}`);
          const told = tell(results.filter((one) => one.level === level));
          return (
            <li key={level} class={level === fitting ? 'is-fitting' : undefined}>
              <button
                type="button"
                aria-label={fill(label, { game: game.name, level })}
                onClick={() => playLevel(game, level)}
              >
                <span class="level-name">{fill(named, { level })}</span>
                <span class="level-told soft">
                  {level === fitting && <span class="chip">{fits}</span>}
                  {told}
                </span>
                {strength !== undefined && <Strength share={strength / strongest} />}
                {strength !== undefined && (
                  <span class="soft figures">{fill(elo, { elo: sayNumber(Math.round(strength)) })}</span>
                )}
              </button>
            </li>
          );
        })}
      </ol>
    </section>
  );
}

/** How strong a level is beside the strongest, as a line; the number stands beside it. */
function Strength({ share }: { share: number }) {
  return (
    <svg class="level-strength" viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
      <rect class="whole" width={100} height={4} />
      <rect width={100 * share} height={4} />
    </svg>
  );
}

/** Wins, draws and losses, those that happened. */
function tell(results: readonly LevelResult[]): string {
  const words = aboutTexts.value;
  return (['won', 'shared', 'lost'] as const)
    .map((outcome) => [words[outcome], results.filter((one) => one.outcome === outcome).length] as const)
    .filter(([, count]) => count > 0)
    .map(([forms, count]) => countText(forms, count))
    .join(' · ');
}
