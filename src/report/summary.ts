import { fill } from '../core/words.ts';
import type { Like } from '../judge/like.ts';
import { escaped, type TableCell, writeTable } from './html.ts';
import { percent, type Reviewed, seatTitle } from './moves.ts';
import { reportTexts } from './texts.ts';

/** How well each player played: accuracy, marks, and what the unmarked moves cost together. */
export function accuracyTable(game: Reviewed): string {
  const { review, language } = game;
  const texts = reportTexts[language];
  const count = (seat: number, mark: string) =>
    String(review.plies.filter((one) => one.seat === seat && one.mark === mark).length);
  const hasLevels = review.players.some(({ like }) => like !== null);
  const rows = review.players.map((player): TableCell[] => [
    seatCell(game, player.seat),
    player.accuracy === null ? '–' : `${player.accuracy.toLocaleString(language)}%`,
    ...(hasLevels ? [sayLevel(player.like, texts.likeRange, language)] : []),
    String(player.moves),
    count(player.seat, '??'),
    count(player.seat, '?'),
    count(player.seat, '?!'),
    count(player.seat, '!'),
    percent(player.small),
  ]);
  const head = [
    texts.player,
    texts.accuracy,
    ...(hasLevels ? [texts.like] : []),
    texts.counted,
    texts.blunders,
    texts.mistakes,
    texts.inaccuracies,
    texts.finds,
    texts.small,
  ];
  return writeTable(texts.accuracy, head, rows);
}

/** A level and the bounds of what it may be, where that was estimated. */
function sayLevel(like: Like | null, sentence: string, language: string): string {
  if (like === null) return '–';
  const said = (level: number) => level.toLocaleString(language, { maximumFractionDigits: 1 });
  return fill(sentence, { level: said(like.level), low: said(like.low), high: said(like.high) });
}

/** What the marked moves of each player gave to every player. */
export function gainTable(game: Reviewed): string {
  const { review, seats, language } = game;
  const texts = reportTexts[language];
  const rows = review.players.map(({ seat, gave }): TableCell[] => [seatCell(game, seat), ...gave.map(signed)]);
  return writeTable(texts.gains, [texts.gaveBy, ...seats], rows);
}

/** A gain has a plus and a loss a minus. */
function signed(part: number): string {
  const whole = Math.round(100 * part);
  return whole === 0 ? '0' : `${whole > 0 ? '+' : '−'}${Math.abs(whole)}%`;
}

/** A sentence about a move. */
interface Told {
  readonly ply: number;
  readonly sentence: string;
}

/** Where the game turned, where somebody who had lost chose the winner, and where the last who could stop one did not. */
export function sayTurns({ record, review, seats, numbers, language }: Reviewed): Told[] {
  const { turnedDown, turnedUp, kingmaking, lastChance } = reportTexts[language];
  const seatAt = new Map(review.plies.map(({ ply, seat }) => [ply, seat]));
  // Dots that tell the second player from the first are needless beside a name.
  const about = (ply: number) => ({
    number: numbers[ply].replace(/\.+$/, '.'),
    name: seats[seatAt.get(ply) ?? 0],
    move: record.line[ply].move,
  });
  const turns = review.turningPoints.map(({ ply, leader, change }) => {
    const words = { ...about(ply), leader: seats[leader], change: percent(Math.abs(change)) };
    return { ply, sentence: fill(change < 0 ? turnedDown : turnedUp, words) };
  });
  const kings = review.kingmaking.map(({ ply, helped, gain }) => {
    const words = { ...about(ply), helped: seats[helped], gain: percent(gain) };
    return { ply, sentence: fill(kingmaking, words) };
  });
  const chances = review.lastChances.map(({ ply, leader, within, stop }) => {
    return { ply, sentence: fill(lastChance, { ...about(ply), leader: seats[leader], within, stop }) };
  });
  return [...turns, ...kings, ...chances].sort((one, other) => one.ply - other.ply);
}

/** The same as a list. */
export function turningList(game: Reviewed): string {
  const items = sayTurns(game).map(({ sentence }) => `<li>${escaped(sentence)}</li>`);
  return items.length === 0 ? '' : `<ul>${items.join('\n')}</ul>`;
}

/** The name of a seat after a swatch of its colour. */
export function seatCell(game: Reviewed, seat: number): TableCell {
  const ink = game.record.game.look.inks[seat];
  return { html: `<span class="swatch-box ink-${ink}"></span>${escaped(seatTitle(game, seat))}` };
}
