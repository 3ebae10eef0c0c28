import { useLayoutEffect, useRef } from 'preact/hooks';
import { fill } from '../../core/words.ts';
import { coachTexts, guardedLine, sayDoubt, sayFound, sayGuarded, stepsToMore } from '../../session/coach/words.ts';
import { playTexts } from '../play/texts.ts';
import { language } from '../state/language.ts';
import { whyTexts } from '../why/texts.ts';
import type { GameModel } from './game-model.ts';

/** What the coach says: that a move is worth another look, and as much more as the player wants to know. */
export function CoachSays({ model }: { model: GameModel }) {
  const { session, coach } = model;
  const card = useRef<HTMLElement>(null);
  const said = coach?.coach.events.length;
  const isTold = coach?.telling !== undefined;
  // On a small screen it may lie below what is seen.
  // biome-ignore lint/correctness/useExhaustiveDependencies: whatever is said makes it longer
  useLayoutEffect(() => card.current?.scrollIntoView({ block: 'nearest' }), [said, isTold]);
  if (coach === undefined || !model.isNow) return null;
  const { doubt, latest } = coach.coach;
  const spoken = language.value;
  if (doubt === undefined) {
    const isFresh = latest !== undefined && session.match.moves.length <= latest.ply + session.match.position.seats;
    const found = isFresh ? sayFound(latest, spoken) : '';
    return found === '' ? null : (
      <p class="coach" role="status">
        {found}
      </p>
    );
  }
  const { keep, more } = coachTexts[spoken];
  return (
    <section ref={card} class="coach" aria-label={coachTexts[spoken].coach}>
      <p role="status">
        <strong>{sayDoubt(doubt, spoken)}</strong>
      </p>
      <Telling model={model} />
      <div class="choices">
        {!doubt.isOpen && (
          <button type="button" class="strong" aria-keyshortcuts="u" onClick={() => model.undo()}>
            {playTexts.value.undo}
          </button>
        )}
        {!doubt.isOpen && (
          <button type="button" onClick={() => coach.coach.keep()}>
            {fill(keep, { move: doubt.move })}
          </button>
        )}
        {doubt.help !== 'move' && (
          <button type="button" onClick={() => coach.coach.more(stepsToMore(doubt, coach.telling))}>
            {more}
          </button>
        )}
      </div>
    </section>
  );
}

/** As much as the player knows by now: the lens, then the reason in words, then the move. */
function Telling({ model: { coach, line, view } }: { model: GameModel }) {
  const doubt = coach?.coach.doubt;
  const shown = doubt?.help === 'lens' ? coach?.telling?.lens?.id : undefined;
  useLayoutEffect(() => {
    if (shown !== undefined) view.lens.value = shown;
  }, [view, shown]);
  if (coach === undefined || doubt === undefined || doubt.help === 'nothing') return null;
  const spoken = language.value;
  const { lens: lensText, best, reasons } = coachTexts[spoken];
  const { telling } = coach;
  if (telling === undefined) return <p class="soft">{reasons}</p>;
  const { claim, lens, position } = telling;
  if (doubt.help === 'lens' && lens !== undefined) {
    return <p>{fill(lensText, { lens: lens.texts[spoken].name })}</p>;
  }
  const moves = claim && guardedLine(claim);
  const isShown = moves !== undefined && line.moves === moves;
  return (
    <>
      {claim !== undefined && (
        <p>
          {sayGuarded(position, claim, spoken)}{' '}
          {moves !== undefined && (
            <button
              type="button"
              class="plain claim-show"
              aria-pressed={isShown}
              onClick={() => (isShown ? line.end() : line.show(position, moves))}
            >
              {isShown ? whyTexts.value.hide : whyTexts.value.show}
            </button>
          )}
        </p>
      )}
      {doubt.help === 'move' && <p>{fill(best, { best: doubt.best })}</p>}
    </>
  );
}
