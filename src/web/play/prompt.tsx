import { useState } from 'preact/hooks';
import type { Match } from '../../core/play/match.ts';
import { wordMoves } from '../../core/play/picker.ts';
import { lastMove } from '../../table/last-move.ts';
import { fill, sayNextTouch } from '../../view/words.ts';
import { LensLegend } from '../board/lenses.tsx';
import { language } from '../state/language.ts';
import { sayNumber } from '../state/locale.ts';
import { Ending } from './ending.tsx';
import { drawnWith, type Moving } from './moving.ts';
import type { RunningGame } from './running-game.ts';
import { sayScore } from './score.ts';
import { playTexts } from './texts.ts';

/** What the game says and asks at the moment; its room is kept, so that nothing jumps. */
export function Prompt({ running }: { running: RunningGame }) {
  const { session } = drawnWith(running);
  return (
    <section class="prompt">
      <p class="status" aria-live="polite">
        {statusOf(running)}
      </p>
      <p class="soft told" aria-live="polite">
        {sayNow(running)}
      </p>
      <p class="soft legend" aria-live="polite">
        <LensLegend game={session.match.game} view={running.view} />
      </p>
      <p class="message" aria-live="assertive">
        {running.message.value || troubleOf(running)}
      </p>
      {running.isResigning.value ? <Resigning running={running} /> : <Questions running={running} />}
      {session.over && <Ending running={running} />}
      {session.movers.some((mover) => mover !== undefined) && !session.over && <Thinking running={running} />}
    </section>
  );
}

function statusOf({ session }: RunningGame): string {
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
function troubleOf({ session: { trouble } }: RunningGame): string {
  return trouble === undefined ? '' : fill(playTexts.value.trouble, { what: trouble });
}

function sayWinners(names: readonly string[]): string {
  const { wins, draw } = playTexts.value;
  return fill(names.length === 1 ? wins : draw, { names: names.join(', ') });
}

/** What was told last, or what to touch next where a move has several steps, or what was played. */
export function sayNow({ told, session, hand }: Moving): string {
  const asked = session.isAsking ? sayNextTouch(session.match.position, hand.touched, language.value) : '';
  return told.value || asked || sayLastMove(session.match);
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

function Resigning({ running }: { running: RunningGame }) {
  const { reallyResign, resign, keepPlaying } = playTexts.value;
  const close = () => {
    running.isResigning.value = false;
  };
  return (
    <fieldset class="choices">
      <legend>{reallyResign}</legend>
      <button
        type="button"
        class="danger"
        onClick={() => {
          close();
          running.session.resign();
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

/** Moves along the same cells, and moves that are made by a word alone. */
export function Questions({ running }: { running: Moving }) {
  const { session, hand } = drawnWith(running);
  if (!session.isAsking) return null;
  const { position } = session.match;
  const choices = hand.choices(position);
  const { whichOne, cancel } = playTexts.value;
  const words = choices.length > 0 ? [] : wordMoves(position);
  if (choices.length + words.length === 0) return null;
  return (
    <fieldset class="choices">
      {choices.length > 0 && <legend>{whichOne}</legend>}
      {choices.map(({ word, text }) => (
        <button
          key={text}
          type="button"
          onPointerEnter={() => running.consider(text)}
          onFocus={() => running.consider(text)}
          onClick={() => running.play(text)}
        >
          {sayChoice(word, text)}
        </button>
      ))}
      {choices.length > 0 && (
        <button type="button" onClick={() => running.drop()}>
          {cancel}
        </button>
      )}
      {words.map((text) => (
        <button key={text} type="button" class="strong" onClick={() => running.play(text)}>
          {sayWord(text)}
        </button>
      ))}
    </fieldset>
  );
}

export function sayChoice(word: string, text: string): string {
  const words: Readonly<Record<string, string>> = playTexts.value.choices;
  return words[word] ?? text;
}

function sayWord(text: string): string {
  const words: Readonly<Record<string, string>> = playTexts.value.words;
  return words[text] ?? text;
}

/** What the computer thinks, for those who want to know. */
function Thinking({ running }: { running: RunningGame }) {
  const [isShown, setShown] = useState(false);
  const { thought: words, noThought, showThought } = playTexts.value;
  const { thought } = drawnWith(running).session;
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
