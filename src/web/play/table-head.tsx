import { BookOpen } from 'lucide';
import type { ComponentChildren } from 'preact';
import type { Game } from '../../core/game.ts';
import { fill } from '../../core/words.ts';
import { Icon } from '../kit/icon.tsx';
import { Sheet } from '../kit/sheet.tsx';
import { language } from '../state/language.ts';
import { addressOf } from '../state/route.ts';
import { texts } from '../state/texts.ts';
import type { BoardController } from './board-controller.ts';
import { playTexts } from './texts.ts';

interface TableHeadProps {
  readonly model: BoardController;
  readonly game: Game;
  /** What else is worth knowing about this one. */
  readonly children?: ComponentChildren;
}

/** The name of the game that is played, with its aim and rules one touch away. */
export function TableHead({ model, game, children }: TableHeadProps) {
  const { panel } = model;
  const { aim, rules, lesson } = playTexts.value;
  return (
    <header class="table-head">
      <h1 class="title">{game.name}</h1>
      <p class="soft">
        <span>{fill(texts.value.by, { designer: game.designer })}</span>
        {children}
      </p>
      <button
        type="button"
        class="aim"
        aria-haspopup="dialog"
        onClick={() => {
          panel.value = 'aim';
        }}
      >
        <Icon of={BookOpen} />
        <span>{aim}</span>
      </button>
      {panel.value === 'aim' && (
        <Sheet title={game.name} close={() => model.closePanel()}>
          <p class="aim-words">{game.texts[language.value].summary}</p>
          <div class="aim-ways">
            {game.course.lesson !== undefined && (
              <a class="button strong" href={addressOf('learn', game.id)}>
                {lesson}
              </a>
            )}
            <a class="button" href={addressOf('rules', game.id)}>
              {rules}
            </a>
          </div>
        </Sheet>
      )}
    </header>
  );
}
