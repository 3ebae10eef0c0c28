import { sayWinners } from '../../core/play/words.ts';
import { fill, fillAgreeing } from '../../core/words.ts';
import { LensLegend } from '../board/lenses.tsx';
import { Strip } from '../kit/strip.tsx';
import { Questions } from '../play/questions.tsx';
import { sayNow } from '../play/sayings.ts';
import { playTexts } from '../play/texts.ts';
import { language } from '../state/language.ts';
import { CoachSays } from './coach-says.tsx';
import type { GameModel } from './game-model.ts';

/** What the game says at the moment, and what is to be chosen for a move. */
export function Prompt({ model }: { model: GameModel }) {
  const { session, match } = model;
  return (
    <section class="prompt">
      <CoachSays model={model} />
      <Strip
        status={statusOf(model)}
        told={model.isNow ? sayNow(model, match) : sayMoment(model)}
        legend={<LensLegend game={match.game} view={model.view} />}
        message={model.message.value || sayTrouble(session.trouble)}
      />
      <Questions model={model} />
    </section>
  );
}

/** Whose turn it is, or who has won. */
function statusOf({ session, seat }: GameModel): string {
  const { game, position } = session.match;
  const { seats } = game.texts[language.value];
  const { toMove, thinking, paused, yourTurn } = playTexts.value;
  if (session.over) return sayEnd(session);
  if (position.turn === seat) return yourTurn;
  const sentence = fillAgreeing(session.isThinking ? thinking : toMove, seats[position.turn]);
  return session.paused && !session.isThinking ? `${paused} ${sentence}` : sentence;
}

/** How a game ended: who resigned, and who won. */
export function sayEnd({ match, outcome, result }: GameModel['session']): string {
  const { game, position } = match;
  const winners = outcome?.winners ?? result?.winners ?? [];
  const won = sayWinners(game, winners, position.seats, language.value);
  if (outcome?.loser === undefined) return won;
  return `${fillAgreeing(playTexts.value.resigned, game.texts[language.value].seats[outcome.loser])} ${won}`;
}

function sayMoment({ shownCount, session }: GameModel): string {
  const { momentOf, atStart } = playTexts.value;
  return shownCount === 0 ? atStart : fill(momentOf, { move: shownCount, moves: session.match.moves.length });
}

/** What went wrong with a computer. */
function sayTrouble(trouble: string | undefined): string {
  return trouble === undefined ? '' : fill(playTexts.value.trouble, { what: trouble });
}
