import { GUIDANCES, type Guidance } from '../../session/coach/guidance.ts';
import { coachTexts, sayGuidance } from '../../session/coach/words.ts';
import { language } from '../state/language.ts';

interface CoachChoiceProps {
  readonly now: Guidance | undefined;
  change(guidance: Guidance | undefined): void;
}

/** Whether a coach looks on and how easily it speaks, or nothing helps. */
export function CoachChoice({ now, change }: CoachChoiceProps) {
  const { coach, note, none } = coachTexts[language.value];
  return (
    <label class="setting">
      <span class="setting-name">
        <span>{coach}</span>
        <span class="soft">{note}</span>
      </span>
      <select
        name="coach"
        value={now ?? ''}
        onChange={({ currentTarget }) => change(GUIDANCES.find((one) => one === currentTarget.value))}
      >
        <option value="">{none}</option>
        {GUIDANCES.map((one) => (
          <option key={one} value={one}>
            {sayGuidance(one, language.value)}
          </option>
        ))}
      </select>
    </label>
  );
}
