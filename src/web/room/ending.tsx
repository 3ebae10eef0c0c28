import { sayWinners } from '../../core/play/words.ts';
import { fill } from '../../core/words.ts';
import { recordOfRoom } from '../../protocol/room-record.ts';
import type { GameRecord } from '../../record/record.ts';
import { EndCard } from '../kit/end-card.tsx';
import { sayLastMove } from '../play/sayings.ts';
import { playTexts } from '../play/texts.ts';
import { language } from '../state/language.ts';
import { addressOf, addressOfRoom } from '../state/route.ts';
import { reviewRecord } from '../study/files/open.ts';
import type { RoomController } from './controller.ts';
import { shareRoom } from './invitation.tsx';
import type { RatingChange } from './rating-change.ts';
import { sayReason, saySeat, saySitter } from './sayings.ts';
import { roomTexts } from './texts.ts';

/** The end of a game over the board: who won, why, what it did to the ratings, and what can be done next. */
export function RoomEnding({ model }: { model: RoomController }) {
  const { room, seat } = model;
  const { rematch, playRematch, watchRematch, analyse, sendLink, newGame, unrated } = roomTexts.value;
  const reason = room.outcome?.reason === 'rules' ? sayLastMove(room.match, language.value) : sayReason(room);
  const title = titleOf(model);
  const isWaiting = room.next === undefined && (room.agreed.get('rematch')?.size ?? 0) > 0;
  return (
    <EndCard
      title={title}
      lines={[reason === title ? '' : reason, room.unrated === undefined ? '' : unrated[room.unrated]]}
      actions={
        <>
          {room.next !== undefined && (
            <a class="button strong" href={addressOfRoom(room.next)}>
              {seat === undefined ? watchRematch : playRematch}
            </a>
          )}
          {mayOfferRematch(model) && (
            <button type="button" class="strong" onClick={() => void model.agree('rematch')}>
              {rematch}
            </button>
          )}
          {isWaiting && seat !== undefined && (
            <button type="button" disabled>
              {rematch}…
            </button>
          )}
          <button type="button" aria-keyshortcuts="v" onClick={() => void reviewRoom(model)}>
            {analyse}
          </button>
          <button type="button" onClick={() => void shareRoom(model)}>
            {sendLink}
          </button>
          <a class="button" href={addressOf('invite', room.setup.game)}>
            {newGame}
          </a>
        </>
      }
    >
      <Ratings model={model} />
    </EndCard>
  );
}

/** Opens the review of the game. */
export function reviewRoom(model: RoomController): Promise<void> {
  return reviewRecord(recordOf(model), model.seat);
}

/** The whole game as it can be kept. */
export function recordOf({ room, client }: RoomController): GameRecord {
  return recordOfRoom([room.match.game], room.setup, client.events, room.setup.rated);
}

export function mayOfferRematch({ room, seat }: RoomController): boolean {
  const isOffered = (room.agreed.get('rematch')?.size ?? 0) > 0;
  return seat !== undefined && room.next === undefined && room.voters().includes(seat) && !isOffered;
}

/** Who won; a game without a winner says how it ended. */
function titleOf({ room, seat }: RoomController): string {
  const { outcome, match } = room;
  if (outcome === undefined || outcome.winners.length === 0) return sayReason(room);
  const [winner] = outcome.winners;
  if (outcome.winners.length === 1 && winner === seat) return playTexts.value.youWin;
  return outcome.winners.length === 1
    ? fill(roomTexts.value.wins, { name: saySeat(room, winner) })
    : sayWinners(match.game, outcome.winners, room.seats.length, language.value);
}

/** What the game did to the rating of each player. */
function Ratings({ model }: { model: RoomController }) {
  const { room, ratings } = model;
  const changes = ratings.changes.value;
  if (changes.length === 0) return null;
  return (
    <ul class="rating-changes">
      {room.seats.map(({ sitter }, seat) => {
        const change = changes.find(({ user }) => sitter?.kind !== 'computer' && user === sitter?.user);
        return (
          change && (
            <li key={change.user}>
              <bdi>{saySitter(room, seat)}</bdi> <strong>{change.after}</strong> <Change change={change} />
            </li>
          )
        );
      })}
    </ul>
  );
}

function Change({ change: { before, after } }: { change: RatingChange }) {
  const { firstRating } = roomTexts.value;
  if (before === null) return <span class="soft">{firstRating}</span>;
  const difference = after - before;
  const sign = difference < 0 ? '−' : '+';
  return <span class={difference < 0 ? 'loss' : 'gain'}>{`${sign}${Math.abs(difference)}`}</span>;
}
