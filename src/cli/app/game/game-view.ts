import type { Game } from '../../../core/game.ts';
import { sayChoice, sayResult } from '../../../core/play/words.ts';
import { fill, fillAgreeing } from '../../../core/words.ts';
import { sayFoul } from '../../../node/engines/foul-words.ts';
import { sayOutcome } from '../../../record/words.ts';
import type { Answer } from '../../../search/worker/service.ts';
import { sayEffects } from '../../../session/effects.ts';
import type { Choice } from '../../../session/hand.ts';
import type { LastMove } from '../../../session/last-move.ts';
import { seatsOut } from '../../../session/out.ts';
import type { Scene } from '../../../view/scene.ts';
import type { Accents } from '../../../view/sheet-marks.ts';
import { type Line, type Span, wrapText } from '../../../view/styled.ts';
import type { LineEditor } from '../kit/line-editor.ts';
import type { Hint, Navigator } from '../kit/navigator.ts';
import type { Size } from '../kit/page.ts';
import type { Panel } from '../kit/panels.ts';
import { drawBoardPage } from './board-page.ts';
import type { GameSession, LocalControls } from './game-session.ts';
import { movesPanel } from './moves-panels.ts';
import { evaluationPanel, lensPanel, playersPanel } from './seat-panels.ts';

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
  /** The line in which a move is typed, while one is. */
  readonly typed: LineEditor | undefined;
  readonly message: string;
  readonly last: LastMove | undefined;
  /** Each seat's expected share, where that is shown. */
  readonly shares: readonly number[] | undefined;
  /** Whether a piece is picked up. */
  readonly isMaking: boolean;
  /** What the marks of a lens mean. */
  readonly legend: readonly Line[];
  /** What else stands below the players. */
  readonly more: readonly Panel[];
  /** Whether the game has not begun, so that it is nobody's turn. */
  readonly isWaiting: boolean;
  /** Sentences above the status. */
  readonly notes: readonly string[];
  /** Instead of the usual hints. */
  readonly hints: readonly Hint[] | undefined;
}

export function drawGame(navigator: Navigator, view: GameView, size: Size): Line[] {
  const { match, over } = view.session;
  const { game } = match;
  const { shares } = view;
  return drawBoardPage(
    navigator,
    {
      title: gameTitle(navigator, game),
      name: game.name,
      scene: view.scene,
      accents: view.accents,
      panels: [
        playersPanel(navigator, match, view.names, over || view.isWaiting),
        ...view.more,
        ...(over ? [resultPanel(navigator, view.session)] : []),
        ...(shares === undefined || over ? [] : [evaluationPanel(navigator, game, shares, shares.length)]),
        ...(over ? [] : lensPanel(navigator, view.legend)),
        movesPanel(navigator, match),
      ],
      said: [
        ...newsLines(navigator, view),
        ...view.notes.map((text): Line => [{ text }]),
        ...statusLines(navigator, view),
      ],
      hints:
        view.typed === undefined
          ? navigator.hints(view.hints ?? hintsFor(view), !over && hasPerson(view.session))
          : navigator.texts.promptHints,
    },
    size,
  );
}

function hintsFor({ session, local }: GameView): readonly Hint[] {
  if (session.over) return ['here', 'review', 'undo', 'save', 'leave'];
  if (!hasPerson(session)) return ['pause', 'step', 'now', 'leave'];
  return local?.isThinking ? ['now', 'undo', 'evaluation', 'leave'] : ['type', 'moves', 'undo', 'hint'];
}

/** Whether somebody at this keyboard plays. */
export function hasPerson(session: GameSession): boolean {
  return Array.from({ length: session.match.position.seats }, (_, seat) => seat).some((seat) => session.isPerson(seat));
}

const FAINT = { tone: 'faint' } as const;
const WARNING = { tone: 'warning' } as const;
const STRONG = { tone: 'strong' } as const;

/** Which game it is, and who designed it. */
export function gameTitle({ texts }: Navigator, { name, designer }: Game): Line {
  return [
    { text: ` ${name}`, style: STRONG },
    { text: `, ${fill(texts.byDesigner, { designer })}`, style: FAINT },
  ];
}

/** The last move with what it changed, and who missed a turn. */
function newsLines({ texts, language }: Navigator, { session, last }: GameView): Line[] {
  if (last === undefined) return [];
  const { match } = session;
  const { seats } = match.game.texts[language];
  const effects = sayEffects(match, language);
  const out = seatsOut(match.position);
  return [
    [{ text: sayPlayed(texts, seats[last.seat], last.text, effects), style: FAINT }],
    ...last.skipped
      .filter((seat) => !out.includes(seat))
      .map((seat): Line => [{ text: fillAgreeing(texts.skipped, seats[seat]), style: WARNING }]),
  ];
}

/** Who made the last move, and what it changed. */
export function sayPlayed(texts: Navigator['texts'], name: string, move: string, effects: string): string {
  return fillAgreeing(effects === '' ? texts.played : texts.playedEffects, name, { move, effects });
}

function statusLines(navigator: Navigator, view: GameView): Line[] {
  const { local, message } = view;
  return [
    ...(local?.trouble === undefined
      ? []
      : [[{ text: fill(navigator.texts.trouble, { reason: sayFoul(local.trouble) }), style: WARNING }]]),
    ...(message === '' ? [] : [[{ text: message, style: { tone: 'accent' as const } }]]),
    ...(view.session.over || view.isWaiting ? [] : [statusLine(navigator, view)]),
  ];
}

function statusLine(navigator: Navigator, view: GameView): Line {
  const { session, local, typed, choices } = view;
  const { texts, language } = navigator;
  const { game, position } = session.match;
  const name = game.texts[language].seats[position.turn];
  if (typed !== undefined) return [{ text: texts.typeMove }, ...typed.spans()];
  if (choices.length > 0) return choiceLine(navigator, view);
  if (view.step !== '') return [{ text: view.step }];
  if (local?.thought !== undefined) return [{ text: thinkingText(navigator, name, local.thought) }];
  if (local?.isThinking) return [{ text: `${fillAgreeing(texts.thinking, name)}…` }];
  if (local?.paused && !session.isAsking) return [{ text: texts.paused }];
  const said = view.isMaking ? fill(texts.whereTo, { name }) : fillAgreeing(texts.toMove, name);
  return [{ text: said, style: STRONG }];
}

/** Who won, and why. */
export function resultPanel(navigator: Navigator, session: GameSession): Panel {
  return {
    title: navigator.texts.result,
    lines: (columns) => wrapText(sayEnd(navigator, session), columns).map((text): Line => [{ text, style: STRONG }]),
  };
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
  return `${fillAgreeing(texts.thinking, name)}: ${progress}`;
}

/** The computer's evaluation, for the player to move. */
export function scoreText(texts: Navigator['texts'], { proved, score }: Pick<Answer, 'proved' | 'score'>): string {
  if (proved > 0) return fill(texts.winIn, { plies: proved });
  if (proved < 0) return fill(texts.lossIn, { plies: -proved });
  return `${score >= 0 ? '+' : '-'}${(Math.abs(score) / 100).toFixed(2)}`;
}
