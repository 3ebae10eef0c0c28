import { Lenses } from '../board/lenses.tsx';
import { choose, settings } from '../state/settings.ts';
import { language, texts } from '../state/words.ts';
import { CopyLink } from './ending.tsx';
import { drawnWith, PAUSES, type RunningGame, type Speed } from './running-game.ts';
import { sayMovesFrom, sayPieces } from './spoken.ts';
import { playTexts } from './texts.ts';
import { hasNames } from './view.ts';

/** Everything that can be done beside moving. */
export function Actions({ running }: { running: RunningGame }) {
  const { session } = drawnWith(running);
  const { undo, redo, hint, moveNow, resign } = playTexts.value;
  const hasPeople = session.movers.includes(undefined);
  const hasComputers = session.movers.some((mover) => mover !== undefined);
  return (
    <div class="actions">
      <button type="button" disabled={session.match.moves.length === 0} onClick={() => session.undo()}>
        {undo}
      </button>
      <button type="button" disabled={!session.canRedo} onClick={() => session.redo()}>
        {redo}
      </button>
      {hasPeople && (
        <button type="button" disabled={!session.isAsking} onClick={() => void running.hint()}>
          {hint}
        </button>
      )}
      {hasComputers && (
        <button type="button" disabled={!session.isThinking} onClick={() => session.hurry()}>
          {moveNow}
        </button>
      )}
      {!hasPeople && <Pace running={running} />}
      {hasPeople && (
        <button
          type="button"
          disabled={!session.isAsking}
          onClick={() => {
            running.isResigning.value = true;
          }}
        >
          {resign}
        </button>
      )}
      <LensMenu running={running} />
      <More running={running} />
    </div>
  );
}

/** How computers play against each other while people watch. */
function Pace({ running }: { running: RunningGame }) {
  const { session, speed } = drawnWith(running);
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
          speed.value = currentTarget.value as Speed;
        }}
      >
        {(Object.keys(PAUSES) as Speed[]).map((one) => (
          <option key={one} value={one}>
            {speeds[one]}
          </option>
        ))}
      </select>
    </>
  );
}

/** What can be seen in the game's own terms. */
function LensMenu({ running }: { running: RunningGame }) {
  const { game } = running.session.match;
  if (game.lenses.length === 0) return null;
  return (
    <details class="more">
      <summary>{texts.value.lenses}</summary>
      <div class="board-tools">
        <Lenses game={game} view={running.view} />
      </div>
    </details>
  );
}

/** How the board is seen and heard. */
function More({ running }: { running: RunningGame }) {
  const { more, turn, rotate, zoom, names, fullScreen, sound, whereArePieces, movesOfPiece, keys } = playTexts.value;
  const { session, view, isHelpShown } = drawnWith(running);
  const { position } = session.match;
  return (
    <details
      class="more"
      open={isHelpShown.value}
      onToggle={({ currentTarget }) => {
        isHelpShown.value = currentTarget.open;
      }}
    >
      <summary>{more}</summary>
      <div class="board-tools">
        <button type="button" onClick={() => view.flip()}>
          {turn}
        </button>
        <button type="button" onClick={() => view.rotate(position.board.directionCount)}>
          {rotate}
        </button>
        <button type="button" aria-pressed={view.isNear.value} onClick={() => view.zoom()}>
          {zoom}
        </button>
        <button type="button" onClick={() => void toggleFullScreen()}>
          {fullScreen}
        </button>
        <CopyLink running={running} />
        <button
          type="button"
          onClick={() => {
            running.told.value = sayPieces(position, language.value);
          }}
        >
          {whereArePieces}
        </button>
        <button
          type="button"
          onClick={() => {
            running.told.value = sayMovesFrom(position, running.cursor.value);
          }}
        >
          {movesOfPiece}
        </button>
        <label class="tick">
          <input
            type="checkbox"
            checked={hasNames.value}
            onChange={({ currentTarget }) => {
              hasNames.value = currentTarget.checked;
            }}
          />
          {names}
        </label>
        <label class="tick">
          <input
            type="checkbox"
            checked={settings.value.sound}
            onChange={({ currentTarget }) => choose({ sound: currentTarget.checked })}
          />
          {sound}
        </label>
        <p class="soft">{keys}</p>
      </div>
    </details>
  );
}

async function toggleFullScreen(): Promise<void> {
  if (document.fullscreenElement === null) await document.documentElement.requestFullscreen();
  else await document.exitFullscreen();
}
