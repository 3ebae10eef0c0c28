import { useState } from 'preact/hooks';
import { fill } from '../../core/words.ts';
import { recordOf } from '../../record/record.ts';
import { isSetOver, newSet, rotated, writePoints } from '../../session/game-set.ts';
import { sayWinnersOfSet } from '../../session/set-words.ts';
import { Emblem } from '../kit/emblem.tsx';
import { EndCard } from '../kit/end-card.tsx';
import { countText } from '../kit/format.ts';
import { sayLastMove } from '../play/sayings.ts';
import { startGame } from '../play/start.ts';
import { playTexts } from '../play/texts.ts';
import { language } from '../state/language.ts';
import { addressOf } from '../state/route.ts';
import type { GameModel } from './game-model.ts';
import { sayEnd } from './prompt.tsx';

/** The end of a game: who won and why, the scores, and what can be done next. */
export function Ending({ model }: { model: GameModel }) {
  const { session } = model;
  if (!session.over) return null;
  const { match } = session;
  const { review, share, newGame, youWin } = playTexts.value;
  return (
    <EndCard
      title={hasWon(model) ? youWin : sayEnd(session)}
      lines={[session.resigned === undefined ? sayLastMove(match, language.value) : '', sayDecision(model)]}
      actions={
        <>
          <button type="button" class="strong" onClick={() => rematch(model)}>
            {nextGameText(model)}
          </button>
          <a class="button" aria-keyshortcuts="v" href={addressOf('review', model.id)}>
            {review}
          </a>
          <button type="button" onClick={() => void shareGame(model)}>
            {share}
          </button>
          <a class="button" href={addressOf('new', match.game.id)}>
            {newGame}
          </a>
        </>
      }
    >
      <Scores model={model} />
      <SetScore model={model} />
    </EndCard>
  );
}

/** Whether the only person here has won alone. */
function hasWon({ seat, session: { outcome, result } }: GameModel): boolean {
  const winners = outcome?.winners ?? result?.winners ?? [];
  return winners.length === 1 && winners[0] === seat;
}

/** All points, where the game has any. */
function Scores({ model }: { model: GameModel }) {
  const { game, position } = model.session.match;
  const scores = game.scores?.(position);
  if (scores === undefined) return null;
  const { seats } = game.texts[language.value];
  return (
    <ul class="end-scores">
      {scores.map((points, seat) => (
        <li key={seats[seat]}>
          <Emblem ink={game.look.inks[seat]} seat={seat} />
          <span class="unseen">{seats[seat]}</span>
          <span class="big-figure">{points}</span>
        </li>
      ))}
    </ul>
  );
}

/** By how much, or after how many moves. */
function sayDecision({ session: { match, resigned, result } }: GameModel): string {
  const { game, position, moves } = match;
  const scores = game.scores?.(position);
  const { wonBy, onePoint, points: some, inMoves } = playTexts.value;
  const [winner] = result?.winners ?? [];
  if (resigned === undefined && scores !== undefined && result?.winners.length === 1) {
    const best = Math.max(...scores.filter((_, seat) => seat !== winner));
    const points = scores[winner] - best;
    const name = game.texts[language.value].seats[winner];
    if (points > 0) {
      const words = points === 1 ? onePoint : fill(some, { points });
      return fill(name.endsWith('s') ? wonBy.many : wonBy.one, { name, points: words });
    }
  }
  return moves.length === 0 ? '' : countText(inMoves, moves.length);
}

/** The same players again, in the next game of their set or in a new one; the one who began comes last. */
export function rematch({ session: { match }, seats, set, colours, guidance }: GameModel): void {
  const next = set === undefined ? {} : { set: isSetOver(set) ? newSet(set.games) : set };
  const own = colours === undefined ? {} : { colours: rotated(colours) };
  startGame({ ...match.record(), moves: [] }, rotated(seats), {
    ...next,
    ...own,
    ...(guidance === undefined ? {} : { guidance }),
  });
}

/** What the button says that leads to it. */
export function nextGameText({ set }: GameModel): string {
  const { rematch: again, nextGame } = playTexts.value;
  return set === undefined || isSetOver(set) ? again : nextGame;
}

/** How the set stands after this game. */
function SetScore({ model }: { model: GameModel }) {
  const { set, seats } = model;
  if (set === undefined) return null;
  const { game } = model.session.match;
  const { gameOfSet, setOver } = playTexts.value;
  const names = game.texts[language.value].seats;
  const totals = seats.map((_, seat) => model.totalAt(seat));
  const words = { game: set.past.length, games: set.games };
  return (
    <div class="set-score">
      <h3>{fill(isSetOver(set) ? setOver : gameOfSet, words)}</h3>
      <ul class="end-scores">
        {totals.map((total, seat) => (
          <li key={names[seat]}>
            <Emblem ink={game.look.inks[seat]} seat={seat} />
            <span class="unseen">{names[seat]}</span>
            <span class="big-figure">{writePoints(total)}</span>
          </li>
        ))}
      </ul>
      {isSetOver(set) && <p>{sayWinnersOfSet(totals, names, language.value)}</p>}
    </div>
  );
}

/** Offers the link to the programs of the device, or copies it. */
export async function shareGame(model: GameModel): Promise<void> {
  const link = await linkOf(model);
  try {
    if (navigator.share !== undefined && matchMedia('(pointer: coarse)').matches) {
      await navigator.share({ title: model.match.game.name, url: link });
      return;
    }
    await navigator.clipboard.writeText(link);
    model.status.value = () => playTexts.value.copied;
  } catch (error) {
    // Closing the list of programs is no failure.
    if ((error as Error).name !== 'AbortError') model.status.value = () => `${playTexts.value.linkIs}: ${link}`;
  }
}

/** Copies the whole game as a link; if the browser forbids it, the link is shown to be copied by hand. */
export function CopyLink({ model }: { model: GameModel }) {
  const [shown, setShown] = useState('');
  const [isCopied, setCopied] = useState(false);
  const { copyLink, copied, linkIs } = playTexts.value;
  const copy = async () => {
    const link = await linkOf(model);
    try {
      await navigator.clipboard.writeText(link);
      setCopied(true);
    } catch {
      setShown(link);
    }
  };
  return (
    <>
      <button type="button" onClick={() => void copy()}>
        {isCopied ? copied : copyLink}
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
  const { match, outcome } = session;
  const link = writeLink(recordOf(match, outcome === undefined ? {} : { outcome }));
  const { origin, pathname } = location;
  return typeof link === 'string' ? `${origin}${pathname}#${link}` : `${origin}${pathname}`;
}
