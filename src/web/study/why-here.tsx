import { fill } from '../../core/words.ts';
import { nodeAt, START } from '../../session/study.ts';
import { Reasons } from '../why/claims.tsx';
import { whyTexts } from '../why/texts.ts';
import type { Why } from '../why/why.ts';
import type { StudyModel } from './model.ts';

interface HereProps {
  readonly model: StudyModel;
  readonly why: Why;
}

/** Why the move that led to what is shown is good, or why not: to be asked, or as it was answered. */
export function WhyHere({ model, why, ask }: HereProps & { ask(): void }) {
  const { id, entry, ply } = nodeAt(model.study.value);
  if (id === START) return null;
  if (why.about(entry.move, ply - 1) !== undefined) return <ReasonsHere model={model} why={why} />;
  return (
    <button type="button" class="review-why" aria-keyshortcuts="w" onClick={ask}>
      {fill(whyTexts.value.about, { move: entry.move })}
    </button>
  );
}

/** The answer about the move that led to what is shown. */
export function ReasonsHere({ model, why }: HereProps) {
  const { entry, ply } = nodeAt(model.study.value);
  const asked = why.about(entry.move, ply - 1);
  if (asked === undefined) return null;
  return (
    <div class="why-here">
      <h3>{fill(whyTexts.value.about, { move: entry.move })}</h3>
      <Reasons asked={asked} line={model.line} />
    </div>
  );
}
