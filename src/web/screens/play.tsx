import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { isFault } from '../../core/fault.ts';
import { readMatch } from '../../core/match.ts';
import { games } from '../../games/index.ts';
import { fill, sayFault } from '../../view/words.ts';
import { findGame } from '../local/store.ts';
import { Actions } from '../play/actions.tsx';
import { usePlayKeys } from '../play/keys.ts';
import { Moves, TypedMove } from '../play/moves.tsx';
import { Prompt } from '../play/prompt.tsx';
import { RunningGame } from '../play/running-game.ts';
import { Seats } from '../play/seats.tsx';
import { TableBoard } from '../play/table-board.tsx';
import { language, texts } from '../state/words.ts';

/** The screen on which a game is played. */
export function Play({ id }: { id: string }) {
  const running = useSignal<RunningGame | undefined>(undefined);
  const trouble = useSignal('');
  useEffect(() => {
    let isGone = false;
    void findGame(id).then((kept) => {
      if (isGone) return;
      const match = kept === undefined ? undefined : readMatch(games, kept.record);
      if (kept === undefined || match === undefined) trouble.value = texts.value.notFound;
      else if (isFault(match)) trouble.value = sayFault(match, language.value);
      else running.value = new RunningGame(kept, match);
    });
    return () => {
      isGone = true;
      void running.value?.close();
    };
  }, [id, running, trouble]);
  if (trouble.value !== '') return <main class="page">{trouble.value}</main>;
  return running.value === undefined ? <main class="play" /> : <Table running={running.value} />;
}

function Table({ running }: { running: RunningGame }) {
  const { name, designer } = running.session.match.game;
  usePlayKeys(running);
  return (
    <main class="play">
      <h1 class="title">
        {name}
        <span class="soft">, {fill(texts.value.by, { designer })}</span>
      </h1>
      <Seats running={running} />
      <TableBoard running={running} />
      <Prompt running={running} />
      <Actions running={running} />
      {running.session.movers.includes(undefined) && <TypedMove running={running} />}
      <Moves running={running} />
    </main>
  );
}
