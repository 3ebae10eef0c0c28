import type { Mark } from '../../core/look.ts';
import { BOARD_THEMES } from '../../view/drawing/theme-names.ts';
import type { Scene } from '../../view/scene.ts';
import { Picture } from '../board/picture.tsx';
import { Choice } from '../kit/settings.tsx';
import { choose, settings } from '../state/settings.ts';
import { settingsTexts } from './settings-texts.ts';

/** What boards and pieces look like, each shown by a corner of a board. */
export function BoardThemes() {
  const { boardTheme, boardThemes } = settingsTexts.value;
  return (
    <Choice
      name={boardTheme}
      now={settings.value.board}
      values={BOARD_THEMES.map((id) => [
        id,
        <span key={id} class="board-theme">
          <span data-board={id} aria-hidden="true">
            <Picture scene={SAMPLE} title="" />
          </span>
          {boardThemes[id]}
        </span>,
      ])}
      change={(board) => choose({ board })}
    />
  );
}

const TILES: readonly Mark[] = [0, 1].map((owner) => ({ shape: 'tile', owner }));
const MARKS: readonly (readonly Mark[])[] = [
  [TILES[0], { shape: 'arrow', owner: 0, direction: 1 }],
  [TILES[1]],
  [{ shape: 'disc', owner: 1 }],
  [TILES[1], { shape: 'arrow', owner: 1, direction: 6 }],
];

/** Two by two cells with a piece of every shape. */
const SAMPLE: Scene = {
  items: MARKS.map((marks, cell) => ({ cell, x: cell % 2, y: cell >> 1, marks })),
  corners: [-0.5, -0.5, -0.5, 0.5, 0.5, 0.5, 0.5, -0.5],
  outline: 'square',
  directionCount: 8,
  inks: ['blue', 'orange'],
  outlines: [],
  lines: [],
  tints: new Map(),
  bars: [],
  labels: [],
  material: 'porcelain',
  tint: 'sand',
};
