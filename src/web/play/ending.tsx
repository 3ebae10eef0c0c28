import { useState } from 'preact/hooks';
import { recordOf } from '../../record/record.ts';
import { addressOf } from '../state/route.ts';
import type { GameModel } from './game-model.ts';
import { startGame } from './start.ts';
import { playTexts } from './texts.ts';

/** What can be done with a game that is over. */
export function Ending({ model }: { model: GameModel }) {
  const { match } = model.session;
  const { again, swapSides, otherPlayers, analyse } = playTexts.value;
  const { moves: _, ...rest } = match.record();
  const begin = (seats: readonly string[]) => startGame({ ...rest, moves: [] }, seats);
  const [first, ...others] = model.seats;
  return (
    <div class="ending">
      <button type="button" class="strong" onClick={() => begin(model.seats)}>
        {again}
      </button>
      <button type="button" onClick={() => begin([...others, first])}>
        {swapSides}
      </button>
      <a class="button" href={addressOf('analyse', model.id)}>
        {analyse}
      </a>
      <a class="button" href={addressOf('new', match.game.id)}>
        {otherPlayers}
      </a>
    </div>
  );
}

/** Copies the whole game as a link; if the browser forbids it, the link is shown to be copied by hand. */
export function CopyLink({ model }: { model: GameModel }) {
  const [shown, setShown] = useState('');
  const { copyLink, copied, linkIs } = playTexts.value;
  const copy = async () => {
    const link = await linkOf(model);
    try {
      await navigator.clipboard.writeText(link);
      model.status.value = copied;
    } catch {
      setShown(link);
    }
  };
  return (
    <>
      <button type="button" onClick={() => void copy()}>
        {copyLink}
      </button>
      {shown !== '' && (
        <input
          type="text"
          readOnly
          aria-label={linkIs}
          value={shown}
          onFocus={(event) => event.currentTarget.select()}
        />
      )}
    </>
  );
}

async function linkOf({ session }: GameModel): Promise<string> {
  const { writeLink } = await import('../../record/link.ts');
  const { match, resigned } = session;
  const others = Array.from({ length: match.position.seats }, (_, seat) => seat).filter(
    (seat) => seat !== resigned?.seat,
  );
  const outcome = resigned && { reason: 'resignation' as const, winners: others, loser: resigned.seat };
  const link = writeLink(recordOf(match, outcome === undefined ? {} : { outcome }));
  const { origin, pathname } = location;
  return typeof link === 'string' ? `${origin}${pathname}#${link}` : `${origin}${pathname}`;
}
