import { Crown } from 'lucide';
import { isFault } from '../../core/fault.ts';
import type { Game } from '../../core/game.ts';
import { readPosition } from '../../core/text.ts';
import { fill } from '../../core/words.ts';
import type { ArchivedGame } from '../../protocol/archived.ts';
import { seatName } from '../../session/seats.ts';
import { drawnGame } from '../games/fetched.ts';
import { countText, dateText } from '../kit/format.ts';
import { Icon } from '../kit/icon.tsx';
import { Thumbnail } from '../kit/thumbnail.tsx';
import { sayClock } from '../online/clocks.ts';
import { sayName } from '../room/sayings.ts';
import { roomTexts } from '../room/texts.ts';
import { language } from '../state/language.ts';
import { addressOf, addressOfRoom } from '../state/route.ts';
import { texts } from '../state/texts.ts';
import { recordAddress } from './query.ts';
import { archiveTexts } from './texts.ts';

interface ArchiveCardProps {
  readonly found: ArchivedGame;
  /** Opens it for study. */
  study(): void;
}

/** A finished game: its last position, who played and won, and what can be done with it. */
export function ArchiveCard({ found, study }: ArchiveCardProps) {
  const words = archiveTexts.value;
  const game = drawnGame(found.game);
  if (game === undefined) return null;
  const look = () => {
    const read = readPosition(game, found.position);
    return isFault(read) ? undefined : read;
  };
  const date = dateText(found.ended_at);
  const named = (what: string) => fill(words.ofGame, { what, game: game.name, date });
  const file = (as: 'text' | 'json') => (
    <a class="way" href={recordAddress(found.id, as)} download aria-label={named(words[as])}>
      {words[as]}
    </a>
  );
  return (
    <article class="room-card archived">
      <Thumbnail key={found.position} look={look} title={game.name} />
      <div class="about">
        <h2>
          <a href={addressOfRoom(found.id)} aria-label={named(words.open)}>
            {game.name}
          </a>
          <span class="unseen">, </span>
          <span class="soft">{fill(texts.value.by, { designer: game.designer })}</span>
        </h2>
        <ul class="sitters">
          {found.seats.map(({ name, kind, result, user }, seat) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is the one at its place
            <li key={seat}>
              <span class={`swatch ink-${game.look.inks[seat]} seat-${seat + 1}`} aria-hidden="true" />
              <bdi>
                {user === undefined ? sayWho(game, name, kind) : <a href={addressOf('p', user)}>{sayName(name)}</a>}
              </bdi>
              {result === 'won' && (
                <span class="crown" title={words.winner}>
                  <Icon of={Crown} />
                  <span class="unseen"> ({words.winner})</span>
                </span>
              )}
            </li>
          ))}
        </ul>
        <p class="soft">{sayEnd(found)}</p>
        <p class="soft">{factsOf(found).join(' · ')}</p>
        <p class="soft">
          <time dateTime={new Date(found.ended_at).toISOString()}>{date}</time>
        </p>
      </div>
      <div class="archived-ways">
        <button type="button" class="way" aria-label={named(words.analyse)} onClick={study}>
          {words.analyse}
        </button>
        {file('text')}
        {file('json')}
      </div>
    </article>
  );
}

function sayWho(game: Game, name: string, kind: string): string {
  return kind === 'computer' ? seatName(game, name, language.value) : sayName(name);
}

/** How it ended, if the winner alone does not say it. */
function sayEnd({ outcome, seats }: ArchivedGame): string {
  const reason = outcome?.reason ?? 'rules';
  if (reason === 'rules') return seats.some(({ result }) => result === 'shared') ? archiveTexts.value.draw : '';
  const loser = outcome?.loser === undefined ? '' : sayName(seats[outcome.loser]?.name ?? '');
  return fill(roomTexts.value.outcomes[reason], { loser });
}

function factsOf({ setup, moves, rated, listed }: ArchivedGame): string[] {
  return [
    countText(texts.value.moveCount, moves),
    ...(setup.clock === null ? [] : [sayClock(setup.clock)]),
    ...(rated ? [roomTexts.value.rated] : []),
    ...(listed ? [] : [archiveTexts.value.private]),
  ];
}
