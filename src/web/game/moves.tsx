import { MoveList } from '../play/move-list.tsx';
import { TypedMove } from '../play/typed-move.tsx';
import type { GameModel } from './game-model.ts';

/** The moves so far; each shows the game as it was after it. */
export function Moves({ model }: { model: GameModel }) {
  const { match, computers } = model.session;
  return (
    <MoveList
      moves={match.history}
      seats={match.position.seats}
      shown={model.shownCount}
      show={(count) => model.show(count)}
    >
      {computers.includes(undefined) && <TypedMove model={model} />}
    </MoveList>
  );
}
