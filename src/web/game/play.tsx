import { useSignal } from '@preact/signals';
import { useCallback, useEffect } from 'preact/hooks';
import { isFault } from '../../core/fault.ts';
import { readMatch } from '../../core/play/match.ts';
import { sayFault } from '../../core/play/words.ts';
import { recoloured } from '../../session/colours.ts';
import { fetchGame } from '../games/fetched.ts';
import type { KeptGame } from '../local/kept.ts';
import { keptGames } from '../local/store.ts';
import { usePlayKeys } from '../play/keys.ts';
import { PlayBoard } from '../play/play-board.tsx';
import { gameInHistory } from '../play/start.ts';
import { TableHead } from '../play/table-head.tsx';
import { NotFound } from '../shell/not-found.tsx';
import { language } from '../state/language.ts';
import { goTo } from '../state/route.ts';
import { settings } from '../state/settings.ts';
import { useShownText } from '../state/shown-text.ts';
import { texts } from '../state/texts.ts';
import { Actions } from './actions.tsx';
import { Ending } from './ending.tsx';
import { GameModel } from './game-model.ts';
import { Moves } from './moves.tsx';
import { Prompt } from './prompt.tsx';
import { Resigning } from './resigning.tsx';
import { Seats } from './seats.tsx';

/** The screen on which a game is played. */
export function Play({ id }: { id: string }) {
  const model = useSignal<GameModel | undefined>(undefined);
  /** Why there is no game to show. */
  const trouble = useShownText();
  const error = useSignal<unknown>(undefined);
  useEffect(() => {
    let isGone = false;
    const show = async (kept: KeptGame | undefined, told: string | (() => string) = '') => {
      const fetched = kept && (await fetchGame(kept.record.game));
      const game = fetched && recoloured(fetched, kept.colours);
      if (isGone) return;
      const match = kept && readMatch(game === undefined ? [] : [game], kept.record);
      if (kept === undefined || match === undefined) trouble.value = () => texts.value.noSuchGameWhy;
      else if (isFault(match)) trouble.value = () => sayFault(match, language.value);
      else {
        const before = model.value;
        const next = new GameModel(kept, match);
        next.status.value = told;
        if (before !== undefined) next.view.copy(before.view);
        model.value = next;
        void before?.close();
      }
    };
    const fail = (thrown: unknown) => {
      error.value = thrown;
    };
    keptGames
      .find(id)
      .then((kept) => show(kept ?? gameInHistory(id)))
      .catch(fail);
    const unfollow = keptGames.follow(id, (newer) => void show(newer, () => texts.value.changedElsewhere).catch(fail));
    return () => {
      isGone = true;
      unfollow();
      void model.value?.close();
    };
  }, [id, model, trouble, error]);
  if (error.value !== undefined) throw new Error(texts.value.notLoaded, { cause: error.value });
  if (trouble.value !== '') return <NotFound title={texts.value.noSuchGame} why={trouble.value} />;
  return model.value === undefined ? <main class="play" /> : <Table model={model.value} />;
}

function Table({ model }: { model: GameModel }) {
  const keys = useCallback((event: KeyboardEvent) => gameKey(event, model), [model]);
  usePlayKeys(model, keys);
  return (
    <main class={settings.value.moveList ? 'play' : 'play no-moves'}>
      <TableHead model={model} game={model.session.match.game} />
      <Seats model={model} />
      <PlayBoard model={model} moment={model.match.moves.length} />
      <Ending model={model} />
      <Prompt model={model} />
      <Moves model={model} />
      <Actions model={model} />
      <Resigning model={model} />
    </main>
  );
}

/** Keys of a game at this device; whether the key was handled. */
function gameKey({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent, model: GameModel): boolean {
  if (altKey) return false;
  const isCommand = ctrlKey || metaKey;
  if (isCommand && key.toLowerCase() === 'z') {
    if (shiftKey) model.redo();
    else model.undo();
  } else if (isCommand) return false;
  else if (key === 'u') model.undo();
  else if (key === 'y') model.redo();
  else if (key === 'i') void model.hint();
  else if (key === 'v' && model.session.over) goTo('review', model.id);
  else if (key === 'ArrowLeft') model.show(model.shownCount - 1);
  else if (key === 'ArrowRight') model.show(model.shownCount + 1);
  else if (key === 'Home') model.show(0);
  else if (key === 'End') model.show(undefined);
  else return false;
  return true;
}
