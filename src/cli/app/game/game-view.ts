import type { Game } from '../../../core/game.ts';
import { sayChoice, sayResult } from '../../../core/play/words.ts';
import type { Seat } from '../../../core/types.ts';
import { fill } from '../../../core/words.ts';
import { sayOutcome } from '../../../record/words.ts';
import type { Answer } from '../../../search/worker/service.ts';
import type { Choice } from '../../../session/hand.ts';
import type { LastMove } from '../../../session/last-move.ts';
import { sharesOf } from '../../../session/study-lines.ts';
import { seatSign } from '../../../view/glyphs.ts';
import type { Scene } from '../../../view/scene.ts';
import type { Accents } from '../../../view/sheet-marks.ts';
import { type Line, type Span, wrapHanging, wrapLine } from '../../../view/styled.ts';
import type { Navigator } from '../kit/navigator.ts';
import type { Size } from '../kit/page.ts';
import { drawBoardPage } from './board-page.ts';
import type { GameSession, LocalControls } from './game-session.ts';
import { shareBar } from './shares.ts';

/** Everything that is shown of a running game. */
export interface GameView {
  readonly session: GameSession;
  readonly local: LocalControls | undefined;
  /** Who sits where, in words. */
  readonly names: readonly string[];
  readonly scene: Scene;
  readonly accents: Accents;
  /** What to touch next, where a move has several steps; else ''. */
  readonly step: string;
  readonly choices: readonly Choice[];
  readonly considered: number;
  readonly typed: string | undefined;
  readonly message: string;
  readonly last: LastMove | undefined;
  readonly showsEvaluation: boolean;
  /** Whether a piece is picked up. */
  readonly isMaking: boolean;
  /** What the marks of a lens mean. */
  readonly legend: readonly Line[];
  /** Sentences above the status. */
  readonly notes: readonly string[];
  /** Instead of the usual hints. */
  readonly hints: string | undefined;
}

export function drawGame(navigator: Navigator, view: GameView, size: Size): Line[] {
  const { game } = view.session.match;
  return drawBoardPage(
    navigator,
    {
      title: gameTitle(navigator, game),
      name: game.name,
      scene: view.scene,
      accents: view.accents,
      panel: (room) => panel(navigator, view, room),
      hints: view.typed === undefined ? (view.hints ?? hintsFor(navigator, view)) : navigator.texts.promptHints,
    },
    size,
  );
}

function hintsFor({ texts }: Navigator, { session, local }: GameView): string {
  if (session.over) return texts.overHints;
  if (!hasPerson(session)) return texts.watchHints;
  return local?.isThinking ? texts.thinkingHints : texts.gameHints;
}

/** Whether somebody at this keyboard plays. */
export function hasPerson(session: GameSession): boolean {
  return Array.from({ length: session.match.position.seats }, (_, seat) => seat).some((seat) => session.isPerson(seat));
}

const FAINT = { tone: 'faint' } as const;

/** Which game it is, and who designed it. */
export function gameTitle({ texts }: Navigator, { name, designer }: Game): Line {
  return [
    { text: ` ${name}`, style: { tone: 'strong' } },
    { text: `, ${fill(texts.byDesigner, { designer })}`, style: FAINT },
  ];
}

function panel(navigator: Navigator, view: GameView, { columns, rows }: Size): Line[] {
  const seats = view.names.flatMap((_, seat) => wrapHanging(seatLine(navigator, view, seat), columns - 1, 5));
  const notes = view.notes.map((text): Line => [{ text }]);
  const talk = [...newsLines(navigator, view), ...notes, ...statusLines(navigator, view)].flatMap((line) =>
    indented(line, columns),
  );
  const said = seats.length + talk.length;
  // If there is not room for everything, the legend of a lens is cut, not who plays or what is asked.
  const legend = view.legend.flatMap((line) => indented(line, columns)).slice(0, Math.max(0, rows - said));
  const room = Math.max(0, rows - said - legend.length);
  const moves = moveLines(view.session.match.moves, view.names.length, room);
  return [...seats, ...moves, ...legend, ...talk].slice(-rows);
}

/** A sentence in as many lines as it needs, all between the same margins. */
function indented(line: Line, columns: number): Line[] {
  return wrapLine(line, columns - 2).map((part) => [{ text: ' ' }, ...part]);
}

function seatLine({ language, texts, drawing }: Navigator, { session, names, scene }: GameView, seat: Seat): Line {
  const { game, position } = session.match;
  const isTurn = !session.over && position.turn === seat;
  const points = game.scores?.(position)[seat];
  const emblem = seatSign(scene, seat, drawing);
  return [
    { text: isTurn ? ' > ' : '   ', style: { tone: 'accent' } },
    { text: `${emblem} `, style: { ink: game.look.inks[seat] } },
    { text: `${game.texts[language].seats[seat]}`, style: isTurn ? { tone: 'strong' } : {} },
    ...(points === undefined ? [] : [{ text: ` ${sayPoints(texts, points)}` }]),
    { text: `, ${names[seat]}`, style: FAINT },
  ];
}

export function sayPoints(texts: Navigator['texts'], points: number): string {
  return points === 1 ? texts.onePoint : fill(texts.points, { points });
}

/** The last moves that fit, numbered by rounds. */
function moveLines(moves: readonly string[], seats: number, rows: number): Line[] {
  const rounds: string[] = [];
  for (let at = 0; at < moves.length; at += seats) {
    rounds.push(`${String(at / seats + 1).padStart(4)}. ${moves.slice(at, at + seats).join('  ')}`);
  }
  return rounds.slice(rows === 0 ? rounds.length : -rows).map((text) => [{ text, style: FAINT }]);
}

/** The last move, and who was skipped. */
function newsLines({ texts, language }: Navigator, { session, last }: GameView): Line[] {
  if (last === undefined) return [];
  const { seats } = session.match.game.texts[language];
  return [
    [{ text: fill(texts.played, { name: seats[last.seat], move: last.text }), style: FAINT }],
    ...last.skipped.map((seat): Line => [{ text: fill(texts.skipped, { name: seats[seat] }), style: WARNING }]),
  ];
}

const WARNING = { tone: 'warning' } as const;
const STRONG = { tone: 'strong' } as const;

function statusLines(navigator: Navigator, view: GameView): Line[] {
  const { session, local, message } = view;
  const { game, position } = session.match;
  const lines: Line[] = [];
  if (view.showsEvaluation && !session.over) {
    lines.push([{ text: `${navigator.texts.evaluation} ` }, ...shareBar(navigator, game, sharesOf(position))]);
  }
  if (local?.trouble !== undefined)
    lines.push([{ text: fill(navigator.texts.trouble, { reason: local.trouble }), style: WARNING }]);
  lines.push(statusLine(navigator, view));
  if (message !== '') lines.push([{ text: message, style: WARNING }]);
  return lines;
}

function statusLine(navigator: Navigator, view: GameView): Line {
  const { session, local, typed, choices } = view;
  const { texts, language } = navigator;
  const { game, position } = session.match;
  const name = game.texts[language].seats[position.turn];
  if (session.over) return [{ text: sayEnd(navigator, session), style: STRONG }];
  if (typed !== undefined) return [{ text: texts.typeMove }, { text: `${typed}_`, style: STRONG }];
  if (choices.length > 0) return choiceLine(navigator, view);
  if (view.step !== '') return [{ text: view.step }];
  if (local?.thought !== undefined) return [{ text: thinkingText(navigator, name, local.thought) }];
  if (local?.isThinking) return [{ text: `${fill(texts.thinking, { name })} …` }];
  if (local?.paused && !session.isAsking) return [{ text: texts.paused }];
  return [{ text: fill(view.isMaking ? texts.whereTo : texts.toMove, { name }) }];
}

/** How the game ended, by the rules or by a player who resigned. */
export function sayEnd({ language }: Navigator, { outcome, result, match }: GameSession): string {
  if (outcome !== undefined) return sayOutcome(match, outcome, language);
  return result === undefined ? '' : sayResult(match.game, result, language);
}

function choiceLine({ texts, language }: Navigator, { session, choices, considered }: GameView): Line {
  const { game } = session.match;
  const words: Span[] = choices.flatMap(({ word, text }, index) => {
    const isHere = index === considered;
    const label = `${index + 1} ${sayChoice(game, word, text, language)}`;
    return [
      { text: isHere ? `[${label}]` : ` ${label} `, style: { tone: 'accent' as const }, act: `choice ${index}` },
      { text: ' ' },
    ];
  });
  return [{ text: `${texts.pickChoice} ` }, ...words];
}

function thinkingText({ texts, language }: Navigator, name: string, answer: Answer): string {
  const { depth, nodes } = answer;
  const count = nodes.toLocaleString(language);
  const progress = fill(texts.progress, { depth, nodes: count, score: scoreText(texts, answer) });
  return `${fill(texts.thinking, { name })}: ${progress}`;
}

/** The computer's evaluation, for the player to move. */
export function scoreText(texts: Navigator['texts'], { proved, score }: Pick<Answer, 'proved' | 'score'>): string {
  if (proved > 0) return fill(texts.winIn, { plies: proved });
  if (proved < 0) return fill(texts.lossIn, { plies: -proved });
  return `${score >= 0 ? '+' : '-'}${(Math.abs(score) / 100).toFixed(2)}`;
}
