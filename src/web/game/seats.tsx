import type { Seat } from '../../core/types.ts';
import { fill } from '../../core/words.ts';
import { writePoints } from '../../session/game-set.ts';
import { seatsOut } from '../../session/out.ts';
import { computerName, measuredElo, seatName } from '../../session/seats.ts';
import { SeatLists, type SeatView } from '../play/seat-list.tsx';
import { playTexts } from '../play/texts.ts';
import { language } from '../state/language.ts';
import { sayNumber } from '../state/locale.ts';
import type { GameModel } from './game-model.ts';
import { sayScore } from './score.ts';

/** Who sits where in a game at this device. */
export function Seats({ model }: { model: GameModel }) {
  const { session, match } = model;
  const { game, position } = match;
  const scores = game.scores?.(position);
  const winners = session.over ? ((session.outcome ?? session.result)?.winners ?? []) : [];
  const out = seatsOut(position);
  const seats = model.seats.map(
    (_, seat): SeatView => ({
      seat,
      ink: game.look.inks[seat],
      name: nameOf(model, seat),
      note: noteOf(model, seat),
      isTurn: !session.over && position.turn === seat,
      isWinner: winners.includes(seat),
      isOut: out.includes(seat),
      points: scores?.[seat],
      total: model.set && fill(playTexts.value.total, { points: writePoints(model.totalAt(seat)) }),
    }),
  );
  const first = model.seats.findIndex((_, seat) => session.isPerson(seat));
  return <SeatLists seats={seats} own={model.seat ?? Math.max(0, first)} />;
}

/** The only person is addressed; where several play here, each has the name of a colour. */
function nameOf({ session, seats, seat: own }: GameModel, seat: Seat): string {
  const { game } = session.match;
  if (seat === own) return playTexts.value.you;
  return session.isPerson(seat)
    ? game.texts[language.value].seats[seat]
    : computerName(game, seats[seat], language.value);
}

/** The colour, how strong a computer is, and what it thinks. */
function noteOf(model: GameModel, seat: Seat): string {
  const { session, seats, showsThinking } = model;
  const { game, position } = session.match;
  const { elo: words, thinkingAbout, thought: line } = playTexts.value;
  if (session.isPerson(seat)) {
    return model.seat === seat ? game.texts[language.value].seats[seat] : seatName(game, seats[seat], language.value);
  }
  const elo = measuredElo(game, seats.length, seats[seat]);
  const answer = session.lastThought?.seat === seat ? session.lastThought.answer : undefined;
  const isThinking = session.thought !== undefined && position.turn === seat;
  const told =
    answer === undefined
      ? undefined
      : showsThinking.value
        ? fill(line, { depth: answer.depth, nodes: sayNumber(answer.nodes), score: sayScore(answer) })
        : isThinking
          ? fill(thinkingAbout, { move: answer.move })
          : undefined;
  const strength = elo === undefined ? [] : [fill(words, { elo: sayNumber(Math.round(elo)) })];
  // The emblem tells the colour where there is no room for all.
  if (told === undefined) return [game.texts[language.value].seats[seat], ...strength].join(' · ');
  return [...(showsThinking.value ? [] : strength), told].join(' · ');
}
