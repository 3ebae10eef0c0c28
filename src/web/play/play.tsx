import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { isFault } from '../../core/fault.ts';
import { readMatch } from '../../core/play/match.ts';
import { sayFault } from '../../core/play/words.ts';
import { fill } from '../../core/words.ts';
import { fetchGame } from '../games/fetched.ts';
import type { KeptGame } from '../local/kept.ts';
import { keptGames } from '../local/store.ts';
import { NotFound } from '../shell/not-found.tsx';
import { language } from '../state/language.ts';
import { texts } from '../state/texts.ts';
import { Actions } from './actions.tsx';
import { GameModel } from './game-model.ts';
import { usePlayKeys } from './keys.ts';
import { Moves, TypedMove } from './moves.tsx';
import { PlayBoard } from './play-board.tsx';
import { Prompt } from './prompt.tsx';
import { Seats } from './seats.tsx';
import { gameInHistory } from './start.ts';

/** The screen on which a game is played. */
export function Play({ id }: { id: string }) {
  const model = useSignal<GameModel | undefined>(undefined);
  /** Why there is no game to show. */
  const trouble = useSignal<string | undefined>(undefined);
  const error = useSignal<unknown>(undefined);
  useEffect(() => {
    let isGone = false;
    const show = async (kept: KeptGame | undefined, told = '') => {
      const game = kept && (await fetchGame(kept.record.game));
      if (isGone) return;
      const match = kept && readMatch(game === undefined ? [] : [game], kept.record);
      if (kept === undefined || match === undefined) trouble.value = texts.value.noSuchGameWhy;
      else if (isFault(match)) trouble.value = sayFault(match, language.value);
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
    const unfollow = keptGames.follow(id, (newer) => void show(newer, texts.value.changedElsewhere).catch(fail));
    return () => {
      isGone = true;
      unfollow();
      void model.value?.close();
    };
  }, [id, model, trouble, error]);
  if (error.value !== undefined) throw new Error(texts.value.notLoaded, { cause: error.value });
  if (trouble.value !== undefined) return <NotFound title={texts.value.noSuchGame} why={trouble.value} />;
  return model.value === undefined ? <main class="play" /> : <Table model={model.value} />;
}

function Table({ model }: { model: GameModel }) {
  const { name, designer } = model.session.match.game;
  usePlayKeys(model);
  return (
    <main class="play">
      <h1 class="title">
        {name}
        <span class="soft">, {fill(texts.value.by, { designer })}</span>
      </h1>
      <Seats model={model} />
      <PlayBoard model={model} moment={model.session.match.moves.length} />
      <Prompt model={model} />
      <Actions model={model} />
      {model.session.computers.includes(undefined) && <TypedMove model={model} />}
      <Moves model={model} />
    </main>
  );
}
