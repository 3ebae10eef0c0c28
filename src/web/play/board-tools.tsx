import type { ComponentChildren } from 'preact';
import { Lenses } from '../board/lenses.tsx';
import { hasNames } from '../board/names.ts';
import { language } from '../state/language.ts';
import { choose, settings } from '../state/settings.ts';
import { texts } from '../state/texts.ts';
import type { BoardController } from './board-controller.ts';
import { sayMovesFrom, sayPieces } from './spoken.ts';
import { playTexts } from './texts.ts';

/** What can be shown in the game's own terms. */
export function LensMenu({ model }: { model: BoardController }) {
  if (model.lenses.length === 0) return null;
  return (
    <details class="more">
      <summary>{texts.value.lenses}</summary>
      <div class="board-tools">
        <Lenses game={model.position.game} view={model.view} />
      </div>
    </details>
  );
}

/** How the board is seen and heard, and what else a screen puts there. */
export function BoardTools({ model, children }: { model: BoardController; children: ComponentChildren }) {
  const { more, turn, rotate, zoom, names, fullScreen, sound, whereArePieces, movesOfPiece, keys } = playTexts.value;
  const { position, view, isHelpShown } = model;
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
        {children}
        <button
          type="button"
          onClick={() => {
            model.status.value = sayPieces(position, language.value);
          }}
        >
          {whereArePieces}
        </button>
        <button
          type="button"
          onClick={() => {
            model.status.value = sayMovesFrom(position, model.cursor.value);
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
