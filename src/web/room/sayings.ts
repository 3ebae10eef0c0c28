import { sayResult } from '../../core/play/words.ts';
import type { Seat } from '../../core/types.ts';
import { fill } from '../../core/words.ts';
import { GONE_NAME } from '../../protocol/names.ts';
import type { Room } from '../../protocol/room.ts';
import { seatName } from '../../session/seats.ts';
import { language } from '../state/language.ts';
import { roomTexts } from './texts.ts';

/** Who sits at a seat: a name, a computer, or nobody. */
export function saySitter({ seats, match }: Room, seat: Seat): string {
  const { sitter } = seats[seat];
  if (sitter === undefined) return roomTexts.value.free;
  if (sitter.kind === 'computer') return seatName(match.game, sitter.word, language.value);
  return sayName(sitter.name);
}

/** A name, or a text for a deleted one. */
export function sayName(name: string): string {
  return name === GONE_NAME ? roomTexts.value.gone : name;
}

/** A seat in a sentence: who sits there, and its colour. */
export function saySeat(room: Room, seat: Seat): string {
  const colour = room.match.game.texts[language.value].seats[seat];
  return fill(roomTexts.value.seatName, { name: saySitter(room, seat), seat: colour });
}

/** How the game ended, and who won. */
export function sayOutcome(room: Room): string {
  const { outcome, match } = room;
  if (outcome === undefined) return '';
  const { reason, winners } = outcome;
  const result = match.result();
  if (reason === 'rules') return result === undefined ? '' : sayResult(match.game, result, language.value);
  const sentence = sayReason(room);
  if (winners.length !== 1) return sentence;
  return `${sentence} ${fill(roomTexts.value.wins, { name: saySeat(room, winners[0]) })}`;
}

/** Why a game ended that the rules did not end. */
export function sayReason(room: Room): string {
  const { reason = 'rules', loser } = room.outcome ?? {};
  if (reason === 'rules') return '';
  return fill(roomTexts.value.outcomes[reason], { loser: loser === undefined ? '' : saySeat(room, loser) });
}
