import {
  Ellipsis,
  Eye,
  type IconNode,
  Keyboard,
  MapPin,
  Maximize,
  Printer,
  RefreshCw,
  Rotate3d,
  RotateCw,
  Route,
  ZoomIn,
} from 'lucide';
import type { ComponentChildren } from 'preact';
import { Lenses } from '../board/lenses.tsx';
import { hasNames } from '../board/names.ts';
import { Action } from '../kit/action-bar.tsx';
import { Icon } from '../kit/icon.tsx';
import { Switch } from '../kit/settings.tsx';
import { Sheet } from '../kit/sheet.tsx';
import { language } from '../state/language.ts';
import { choose, settings } from '../state/settings.ts';
import { texts } from '../state/texts.ts';
import type { BoardController } from './board-controller.ts';
import { MoveListChoice, SideChoices, SoundChoices } from './choices.tsx';
import { KeyHelp } from './key-help.tsx';
import { sayMovesFrom, sayPieces } from './spoken.ts';
import { playTexts } from './texts.ts';
import { TypedMove } from './typed-move.tsx';

/** What can be shown in the game's own terms. */
export function LensMenu({ model }: { model: BoardController }) {
  const { panel, view } = model;
  if (model.lenses.length === 0) return null;
  return (
    <>
      <Action
        icon={Eye}
        text={texts.value.lenses}
        isOpen={panel.value === 'lenses'}
        act={() => {
          panel.value = 'lenses';
        }}
      />
      {panel.value === 'lenses' && (
        <Sheet title={texts.value.lenses} close={() => model.closePanel()}>
          <Lenses lenses={model.lenses} view={view} />
        </Sheet>
      )}
    </>
  );
}

interface BoardToolsProps {
  readonly model: BoardController;
  /** Whether moves are taken back and asked for here. */
  readonly isGame?: boolean;
  /** What else this screen offers, above what concerns every board. */
  readonly children?: ComponentChildren;
}

/** Everything that is seldom needed, and the keys. */
export function BoardTools({ model, isGame = false, children }: BoardToolsProps) {
  const { panel } = model;
  const { more } = playTexts.value;
  return (
    <>
      <Action
        icon={Ellipsis}
        text={more}
        isOpen={panel.value === 'more'}
        act={() => {
          panel.value = 'more';
        }}
      />
      {panel.value === 'more' && (
        <Sheet title={more} close={() => model.closePanel()}>
          <div class="board-tools">
            {children !== undefined && <div class="tool-group">{children}</div>}
            <BoardView model={model} />
            <BoardSettings model={model} />
          </div>
        </Sheet>
      )}
      {panel.value === 'keys' && <KeyHelp lenses={model.lenses} isGame={isGame} close={() => model.closePanel()} />}
    </>
  );
}

/** How the board is seen and told: each closes the sheet, so that one sees what has changed. */
function BoardView({ model }: { model: BoardController }) {
  const { turn, tilt, rotate, zoom, fullScreen, print, whereArePieces, movesOfPiece, keys } = playTexts.value;
  const { position, view } = model;
  const say = (text: () => string) => {
    model.status.value = text;
  };
  const tool = (icon: IconNode, text: string, act: () => void, key?: string) => (
    <Tool
      icon={icon}
      text={text}
      shortcut={key}
      act={() => {
        model.closePanel();
        act();
      }}
    />
  );
  return (
    <div class="tool-group">
      {tool(RefreshCw, turn, () => view.flip(), 'f')}
      {tool(RotateCw, rotate, () => view.rotate(position.board.directionCount), 'r')}
      {tool(Rotate3d, tilt, () => view.tip(), 'd')}
      {tool(ZoomIn, zoom, () => view.zoom(), 'z')}
      {document.fullscreenEnabled && tool(Maximize, fullScreen, () => void toggleFullScreen())}
      {tool(Printer, print, () => requestAnimationFrame(() => globalThis.print()))}
      {tool(MapPin, whereArePieces, () => say(() => sayPieces(position, language.value)), 'p')}
      {tool(
        Route,
        movesOfPiece,
        () => {
          const cell = model.cursor.value;
          say(() => sayMovesFrom(position, cell));
        },
        'o',
      )}
      <Tool
        icon={Keyboard}
        text={keys}
        shortcut="?"
        act={() => {
          model.panel.value = 'keys';
        }}
      />
      <TypedMove model={model} />
    </div>
  );
}

interface ToolProps {
  readonly icon: IconNode;
  readonly text: string;
  readonly shortcut?: string | undefined;
  act(): void;
}

function Tool({ icon, text, shortcut, act }: ToolProps) {
  return (
    <button type="button" class="board-tool" aria-keyshortcuts={shortcut} onClick={act}>
      <Icon of={icon} />
      <span>{text}</span>
      {shortcut !== undefined && <kbd>{shortcut}</kbd>}
    </button>
  );
}

function BoardSettings({ model }: { model: BoardController }) {
  return (
    <div class="tool-group ticks">
      <Switch name={texts.value.coordinates} isOn={hasNames.value} change={(coordinates) => choose({ coordinates })} />
      <MoveListChoice />
      <Switch
        name={playTexts.value.confirms}
        isOn={settings.value.confirmsTouch}
        change={(confirmsTouch) => choose({ confirmsTouch })}
      />
      <SideChoices changed={() => model.takeSide()} />
      <SoundChoices />
    </div>
  );
}

async function toggleFullScreen(): Promise<void> {
  if (document.fullscreenElement === null) await document.documentElement.requestFullscreen();
  else await document.exitFullscreen();
}
