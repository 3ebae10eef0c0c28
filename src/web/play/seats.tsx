import { fill } from '../../core/words.ts';
import { seatName } from '../../session/seats.ts';
import { language } from '../state/language.ts';
import type { GameModel } from './game-model.ts';
import { playTexts } from './texts.ts';

/** Who sits where, how many points they have, and whose turn it is. */
export function Seats({ model }: { model: GameModel }) {
  const { session, seats } = model;
  const { game, position } = session.match;
  const scores = game.scores?.(position);
  const winners = session.result?.winners ?? [];
  return (
    <ul class="seats">
      {seats.map((word, seat) => {
        const isTurn = !session.over && position.turn === seat;
        return (
          <li key={game.texts[language.value].seats[seat]} class={isTurn ? 'turn' : ''}>
            <span class={`swatch ink-${game.look.inks[seat]} seat-${seat + 1}`} aria-hidden="true" />
            <span class="who">
              <strong>
                {game.texts[language.value].seats[seat]}
                {winners.includes(seat) && <span aria-hidden="true"> ★</span>}
              </strong>
              <span class="soft">{seatName(game, word, language.value)}</span>
            </span>
            {isTurn && <span class="unseen">{playTexts.value.isTurn}</span>}
            {scores !== undefined && <Points points={scores[seat]} />}
          </li>
        );
      })}
    </ul>
  );
}

/** A player's points, in words if there is room. */
export function Points({ points }: { points: number }) {
  const { points: words, onePoint } = playTexts.value;
  return (
    <span class="points">
      <span class="full">{points === 1 ? onePoint : fill(words, { points })}</span>
      <span class="brief" aria-hidden="true">
        {points}
      </span>
    </span>
  );
}
