import { useState } from 'preact/hooks';
import type { Match } from '../../core/play/match.ts';
import { sayWordMove } from '../../core/play/words.ts';
import { fill } from '../../core/words.ts';
import { lastMove } from '../../session/last-move.ts';
import { LensLegend } from '../board/lenses.tsx';
import { language } from '../state/language.ts';
import { sayNumber } from '../state/locale.ts';
import type { BoardController } from './board-controller.ts';
import { Ending } from './ending.tsx';
import type { GameModel } from './game-model.ts';
import { nameChoice } from './move-choices.tsx';
import { sayScore } from './score.ts';
import { playTexts } from './texts.ts';

/** What the game says and asks at the moment; its space is reserved, so that nothing jumps. */
export function Prompt({ model }: { model: GameModel }) {
  const { session } = model;
  return (
    <section class="prompt">
      <p class="status" aria-live="polite">
        {statusOf(model)}
      </p>
      <p class="soft told" aria-live="polite">
        {sayNow(model, session.match)}
      </p>
      <p class="soft legend" aria-live="polite">
        <LensLegend game={session.match.game} view={model.view} />
      </p>
      <p class="message" aria-live="assertive">
        {model.message.value || troubleOf(model)}
      </p>
      {model.isResigning.value ? <Resigning model={model} /> : <Questions model={model} />}
      {session.over && <Ending model={model} />}
      {session.computers.some((mover) => mover !== undefined) && !session.over && <Thinking model={model} />}
    </section>
  );
}

function statusOf({ session }: GameModel): string {
  const { game, position } = session.match;
  const { seats } = game.texts[language.value];
  const { resigned, toMove, thinking, paused } = playTexts.value;
  if (session.resigned !== undefined) return fill(resigned, { name: seats[session.resigned.seat] });
  if (session.result !== undefined) return sayWinners(session.result.winners.map((seat) => seats[seat]));
  const words = session.isThinking ? thinking : toMove;
  const sentence = fill(words, { name: seats[position.turn] });
  return session.paused && !session.isThinking ? `${paused}. ${sentence}` : sentence;
}

/** What went wrong with a computer. */
function troubleOf({ session: { trouble } }: GameModel): string {
  return trouble === undefined ? '' : fill(playTexts.value.trouble, { what: trouble });
}

function sayWinners(names: readonly string[]): string {
  const { wins, draw } = playTexts.value;
  return fill(names.length === 1 ? wins : draw, { names: names.join(', ') });
}

/** The last message, or what to touch next if a move has several steps, or the last move. */
export function sayNow({ status, nextTouch }: BoardController, match: Match): string {
  return status.value || nextTouch || sayLastMove(match);
}

/** The last move, who was skipped after it, and why the game is over. */
function sayLastMove(match: Match): string {
  const { game } = match;
  const result = match.result();
  const { seats, endings } = game.texts[language.value];
  const last = lastMove(match);
  if (last === undefined) return '';
  const { played, skipped } = playTexts.value;
  return [
    fill(played, { name: seats[last.seat], move: last.text }),
    ...last.skipped.map((seat) => fill(skipped, { name: seats[seat] })),
    ...(result === undefined ? [] : [endings[game.rules.endings.indexOf(result.ending)]]),
  ].join(' ');
}

function Resigning({ model }: { model: GameModel }) {
  const { reallyResign, resign, keepPlaying } = playTexts.value;
  const close = () => {
    model.isResigning.value = false;
  };
  return (
    <fieldset class="choices">
      <legend>{reallyResign}</legend>
      <button
        type="button"
        class="danger"
        onClick={() => {
          close();
          model.session.resign();
        }}
      >
        {resign}
      </button>
      <button type="button" onClick={close}>
        {keepPlaying}
      </button>
    </fieldset>
  );
}

/** Moves along the same cells, and moves without a cell. */
export function Questions({ model }: { model: BoardController }) {
  const { choices } = model;
  const { game } = model.position;
  const { whichOne, cancel } = playTexts.value;
  const words = choices.length > 0 ? [] : model.wordMoves;
  if (choices.length + words.length === 0) return null;
  return (
    <fieldset class="choices">
      {choices.length > 0 && <legend>{whichOne}</legend>}
      {choices.map(({ word, text }) => (
        <button
          key={text}
          type="button"
          onPointerEnter={() => model.preview(text)}
          onFocus={() => model.preview(text)}
          onClick={() => model.play(text)}
        >
          {nameChoice(game, word, text)}
        </button>
      ))}
      {choices.length > 0 && (
        <button type="button" onClick={() => model.drop()}>
          {cancel}
        </button>
      )}
      {words.map((text) => (
        <button key={text} type="button" class="strong" onClick={() => model.play(text)}>
          {sayWordMove(game, text, language.value)}
        </button>
      ))}
    </fieldset>
  );
}

/** What the computer thinks, for those who want to know. */
function Thinking({ model }: { model: GameModel }) {
  const [isShown, setShown] = useState(false);
  const { thought: words, noThought, showThought } = playTexts.value;
  const { thought } = model.session;
  return (
    <details class="thought" open={isShown} onToggle={({ currentTarget }) => setShown(currentTarget.open)}>
      <summary>{showThought}</summary>
      <p class="soft">
        {thought === undefined
          ? noThought
          : fill(words, {
              depth: thought.depth,
              nodes: sayNumber(thought.nodes),
              score: sayScore(thought),
            })}
      </p>
    </details>
  );
}
