import type { Match } from '../../core/play/match.ts';
import type { Language } from '../../core/words.ts';
import { fillAgreeing } from '../../core/words.ts';
import { sayEffects } from '../../session/effects.ts';
import { lastMove, positionBefore } from '../../session/last-move.ts';
import { seatsOut } from '../../session/out.ts';
import { countText } from '../kit/format.ts';
import { language } from '../state/language.ts';
import type { BoardController } from './board-controller.ts';
import { playTexts } from './texts.ts';

/** The last message, or what to touch next, or what has just happened, or how to begin. */
export function sayNow(model: BoardController, match: Match): string {
  const { status, nextTouch, touched, nextCells } = model;
  if (status.value !== '') return status.value;
  if (nextTouch !== '') return nextTouch;
  if (touched.length > 0 && nextCells.length > 0) return countText(playTexts.value.marked, nextCells.length);
  return sayLastMove(match, language.value) || (model.isAsking ? sayBeginning(model) : '');
}

/** Whether one begins with a piece or with a cell. */
function sayBeginning({ position, nextCells }: BoardController): string {
  const { firstPiece, firstCell } = playTexts.value;
  const { look } = position.game;
  const isOnPiece = nextCells.every((cell) => look.marks(position.slots[cell]).some(({ shape }) => shape !== 'tile'));
  return nextCells.length === 0 ? '' : isOnPiece ? firstPiece : firstCell;
}

/** The last move with what it changed, who has missed a turn or is out after it, and why the game is over. */
export function sayLastMove(match: Match, spoken: Language): string {
  const { game, position } = match;
  const result = match.result();
  const { seats, endings } = game.texts[spoken];
  const last = lastMove(match);
  if (result !== undefined) return endings[game.rules.endings.indexOf(result.ending)];
  if (last === undefined) return '';
  const { played, missed, isOut } = playTexts.value;
  const effects = sayEffects(match, spoken);
  const before = positionBefore(match);
  const outBefore = before === undefined ? [] : seatsOut(before);
  const out = seatsOut(position);
  return [
    `${fillAgreeing(played, seats[last.seat], { move: last.text })}${effects === '' ? '' : `: ${effects}`}.`,
    ...last.skipped.filter((seat) => !out.includes(seat)).map((seat) => fillAgreeing(missed, seats[seat])),
    ...out.filter((seat) => !outBefore.includes(seat)).map((seat) => fillAgreeing(isOut, seats[seat])),
  ].join(' ');
}
