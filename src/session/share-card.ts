import { resultOf } from '../core/play/match.ts';
import { sayResult } from '../core/play/words.ts';
import type { Position } from '../core/position.ts';
import type { Seat } from '../core/types.ts';
import { type Agreeing, fill, fillAgreeing, type Language } from '../core/words.ts';
import type { GameRecord } from '../record/record.ts';
import { sayOutcome } from '../record/words.ts';
import type { CardWords } from '../view/card/card.ts';
import { seatName } from './seats.ts';

/** What a shared picture says besides the board. */
interface Texts {
  readonly by: string;
  readonly toMove: Agreeing;
}

const words: Readonly<Record<Language, Texts>> = {
  en: { by: 'by {designer}', toMove: { one: '{name} to move', many: '{name} to move' } },
  pt: { by: 'de {designer}', toMove: { one: 'Joga o {name}', many: 'Jogam as {name}' } },
};

/** The words of a picture of a record at one of its positions; isEnd: whether it is the last one. */
export function cardOf(record: GameRecord, position: Position, isEnd: boolean, language: Language): CardWords {
  const { game, outcome } = record;
  const result = resultOf(position);
  const winners = result?.winners ?? (isEnd ? outcome?.winners : undefined) ?? [];
  const scores = game.scores?.(position);
  return {
    title: game.name,
    subtitle: fill(words[language].by, { designer: game.designer }),
    players: Array.from({ length: position.seats }, (_, seat) => ({
      seat,
      name: seatLabel(record, seat, language),
      score: scores === undefined ? '' : String(scores[seat]),
      hasWon: winners.length < position.seats && winners.includes(seat),
    })),
    state: stateOf(record, position, isEnd, language),
  };
}

/** Who won and why, or whose turn it is. */
function stateOf(record: GameRecord, position: Position, isEnd: boolean, language: Language): string {
  const { game, outcome } = record;
  const result = resultOf(position);
  if (result !== undefined) return sayResult(game, result, language);
  if (isEnd && outcome !== undefined) return sayOutcome(record, outcome, language);
  const name = game.texts[language].seats[position.turn];
  return fillAgreeing(words[language].toMove, name);
}

/** The player's name or level, if the record says so, or else the seat's. */
export function seatLabel({ game, tags }: GameRecord, seat: Seat, language: Language): string {
  const level = tags[`Level${seat + 1}`];
  if (level !== undefined) return seatName(game, `level:${level}`, language);
  return tags[`Player${seat + 1}`] ?? game.texts[language].seats[seat];
}
