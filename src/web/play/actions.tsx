import { BoardTools, LensMenu } from './board-tools.tsx';
import { CopyLink } from './ending.tsx';
import { type GameModel, PAUSES, type PauseLength } from './game-model.ts';
import { playTexts } from './texts.ts';

/** Everything that can be done besides moving. */
export function Actions({ model }: { model: GameModel }) {
  const { session } = model;
  const { undo, redo, hint, moveNow, resign } = playTexts.value;
  const hasPeople = session.computers.includes(undefined);
  const hasComputers = session.computers.some((mover) => mover !== undefined);
  return (
    <div class="actions">
      <button type="button" disabled={session.match.moves.length === 0} onClick={() => session.undo()}>
        {undo}
      </button>
      <button type="button" disabled={!session.canRedo} onClick={() => session.redo()}>
        {redo}
      </button>
      {hasPeople && (
        <button type="button" disabled={!session.isAsking} onClick={() => void model.hint()}>
          {hint}
        </button>
      )}
      {hasComputers && (
        <button type="button" disabled={!session.isThinking} onClick={() => session.hurry()}>
          {moveNow}
        </button>
      )}
      {!hasPeople && <Pace model={model} />}
      {hasPeople && (
        <button
          type="button"
          disabled={!session.isAsking}
          onClick={() => {
            model.isResigning.value = true;
          }}
        >
          {resign}
        </button>
      )}
      <LensMenu model={model} />
      <BoardTools model={model}>
        <CopyLink model={model} />
      </BoardTools>
    </div>
  );
}

/** How computers play against each other while people watch. */
function Pace({ model }: { model: GameModel }) {
  const { session, speed } = model;
  const { pause, goOn, step, speed: label, speeds } = playTexts.value;
  return (
    <>
      <button type="button" disabled={session.over} onClick={() => session.setPaused(!session.paused)}>
        {session.paused ? goOn : pause}
      </button>
      <button type="button" disabled={session.over || session.isThinking} onClick={() => session.step()}>
        {step}
      </button>
      <select
        aria-label={label}
        value={speed.value}
        onChange={({ currentTarget }) => {
          speed.value = currentTarget.value as PauseLength;
        }}
      >
        {(Object.keys(PAUSES) as PauseLength[]).map((one) => (
          <option key={one} value={one}>
            {speeds[one]}
          </option>
        ))}
      </select>
    </>
  );
}
