import { readMove } from '../core/moves.ts';
import type { Position } from '../core/position.ts';
import { type Cell, NO_MOVE } from '../core/types.ts';
import { fill } from '../core/words.ts';
import { makeScene } from '../view/scene.ts';
import { PrintedBoards } from './boards.ts';
import { escaped, type TableCell, writeTable } from './html.ts';
import { betterShapes, playedShapes } from './move-shapes.ts';
import { isMistake, type Ply, percent, positionsOf, type Reviewed } from './moves.ts';
import { seatCell } from './summary.ts';
import { reportTexts } from './texts.ts';

/** Moves of the line that is expected after a better move. */
const LINE = 6;

/** Every mistake with its board: the position before it, the move that was played, and the better one. */
export function mistakeCards(game: Reviewed): string {
  const { review, language } = game;
  const mistakes = review.plies.filter(isMistake);
  if (mistakes.length === 0) return `<p>${escaped(reportTexts[language].noMistakes)}</p>`;
  const positions = positionsOf(game.record);
  const sheet = new PrintedBoards(makeScene(positions[0]));
  const cards = mistakes.map((one) => mistakeCard(game, sheet, positions[one.ply], one));
  const help = `<p class="soft">${escaped(reportTexts[language].movesHelp)}</p>`;
  return [help, sheet.shared(), `<div class="cards">${cards.join('\n')}</div>`].join('\n');
}

function mistakeCard(game: Reviewed, sheet: PrintedBoards, position: Position, one: Ply): string {
  const { seats, numbers, language } = game;
  const texts = reportTexts[language];
  const { ply, seat, move, mark, cost, best, proved, gains } = one;
  const words = { number: numbers[ply], name: seats[seat], move, mark: mark ?? '', cost: percent(cost) };
  const winners = gains.flatMap((gain, at) =>
    at !== seat && gain >= 0.005 ? fill(texts.part, { name: seats[at], share: percent(gain) }) : [],
  );
  const sentences = [
    fill(texts.better, { line: best.slice(0, LINE).join(' ') }),
    ...(winners.length === 0 ? [] : [fill(texts.winners, { parts: winners.join(texts.and) })]),
  ];
  const title = fill(texts.board, { ...words, better: best[0] });
  return [
    `<article class="card" id="ply-${ply + 1}">`,
    `<h3>${escaped(fill(proved ? texts.costProved : texts.cost, words))}</h3>`,
    `<p>${escaped(sentences.join(' '))}</p>`,
    boardOf(sheet, position, one, title),
    '</article>',
  ].join('\n');
}

function boardOf(sheet: PrintedBoards, position: Position, { move, mark, best }: Ply, title: string): string {
  const scene = makeScene(position);
  const above = [
    ...playedShapes(scene, pathOf(position, move), mark ?? ''),
    ...betterShapes(scene, pathOf(position, best[0])),
  ];
  return sheet.draw(scene, title, above);
}

function pathOf(position: Position, text: string): readonly Cell[] {
  const move = readMove(position, text);
  return move === NO_MOVE ? [] : position.game.notation.path(position, move);
}

/** Every move of the game with the shares after it. */
export function moveTable(game: Reviewed): string {
  const { review, seats, numbers, language } = game;
  const texts = reportTexts[language];
  const rows = review.plies.map((one): TableCell[] => [
    numbers[one.ply],
    seatCell(game, one.seat),
    one.move,
    one.mark ?? '',
    one.cost < 0.005 ? '' : percent(one.cost),
    one.best[0] === one.move ? '' : one.best[0],
    ...one.shares.map(percent),
  ]);
  const head = ['', texts.player, texts.move, texts.mark, texts.costs, texts.best, ...seats];
  return writeTable(texts.all, head, rows);
}
