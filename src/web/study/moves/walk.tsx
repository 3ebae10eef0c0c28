import {
  Box,
  ChevronFirst,
  ChevronLast,
  ChevronLeft,
  ChevronRight,
  Ellipsis,
  FlipVertical2,
  type IconNode,
  Keyboard,
  Maximize2,
  Play,
  Printer,
  RotateCw,
  Share2,
  SquarePen,
} from 'lucide';
import { lensesFor } from '../../../judge/stops-lens.ts';
import { goBack, goOn, goTo, goToEnd, nodeAt, START } from '../../../session/study.ts';
import { Lenses } from '../../board/lenses.tsx';
import { Act, Menu } from '../../kit/menu.tsx';
import { playTexts } from '../../play/texts.ts';
import type { StudyModel } from '../model.ts';
import { studyTexts } from '../texts.ts';

/** What opens over the screen or instead of it. */
export type Opens = 'share' | 'retry' | 'editor' | 'keys';

/** The buttons that walk through the moves, and everything that is rarely wanted. */
export function Walk({ model, open }: { model: StudyModel; open(what: Opens): void }) {
  const { toStart, back, on, toEnd, tools, walk } = studyTexts.value;
  const study = model.study.value;
  const isStart = study.at === START;
  const isEnd = nodeAt(study).children.length === 0;
  return (
    <nav class="act-row study-walk" aria-label={walk}>
      <Act icon={ChevronFirst} name={toStart} isDisabled={isStart} act={() => model.go(goTo(study, START))} />
      <Act icon={ChevronLeft} name={back} isDisabled={isStart} act={() => model.go(goBack(study))} />
      <Act icon={ChevronRight} name={on} isDisabled={isEnd} act={() => model.go(goOn(study))} />
      <Act icon={ChevronLast} name={toEnd} isDisabled={isEnd} act={() => model.go(goToEnd(study))} />
      <Menu icon={Ellipsis} name={tools}>
        <More model={model} open={open} />
      </Menu>
    </nav>
  );
}

function More({ model, open }: { model: StudyModel; open(what: Opens): void }) {
  const { shareTool, retryTool, editTool, turn, zoom, print, keys } = studyTexts.value;
  const { view, position, game } = model;
  const opening = (what: Opens, icon: IconNode, name: string) => (
    <Act key={what} icon={icon} name={name} act={() => open(what)} />
  );
  return (
    <>
      {opening('retry', Play, retryTool)}
      {opening('editor', SquarePen, editTool)}
      {opening('share', Share2, shareTool)}
      <Act icon={Printer} name={print} act={() => globalThis.print()} />
      <hr />
      <Act icon={FlipVertical2} name={turn} act={() => view.flip()} />
      <Act icon={RotateCw} name={playTexts.value.rotate} act={() => view.rotate(position.board.directionCount)} />
      <Act icon={Box} name={playTexts.value.tilt} isPressed={view.tilt.value !== undefined} act={() => view.tip()} />
      <Act icon={Maximize2} name={zoom} isPressed={view.isNear.value} act={() => view.zoom()} />
      {opening('keys', Keyboard, keys)}
      <Lenses lenses={lensesFor(game, position.seats)} view={view} />
    </>
  );
}
