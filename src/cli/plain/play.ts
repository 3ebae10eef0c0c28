import { printable } from '../../core/fault.ts';
import type { Game } from '../../core/game.ts';
import { readMove } from '../../core/moves.ts';
import { type Match, newMatch } from '../../core/play/match.ts';
import { sayRefusal, sayResult } from '../../core/play/words.ts';
import { type Player, referee } from '../../core/player.ts';
import { NO_MOVE } from '../../core/types.ts';
import { fill, fillAgreeing, type Language } from '../../core/words.ts';
import { seatPlayer } from '../../node/players/seat-player.ts';
import { print, UsageError } from '../../node/usage.ts';
import { matchOf, type Outcome, recordOf } from '../../record/record.ts';
import { sayOutcome } from '../../record/words.ts';
import { recoloured } from '../../session/colours.ts';
import { sayEffects } from '../../session/effects.ts';
import { type GameSet, isSetOver, pointsOf, totalsBySeat, withGame, writePoints } from '../../session/game-set.ts';
import { nextOfSet } from '../../session/seating.ts';
import { sayWinnersOfSet } from '../../session/set-words.ts';
import { drawPlain, pieceLetter } from '../../view/plain.ts';
import { actionNamed } from '../keys/actions.ts';
import { chooseLanguage } from '../language.ts';
import type { Resumed } from '../records/resume.ts';
import { arrange, type Table } from './arrange.ts';
import { Console, isLeaving } from './console.ts';
import { type PlainTable, person } from './person.ts';
import { PlainSave } from './save.ts';
import { consoleTexts } from './texts.ts';

/** Plays on a plain terminal: asks for what the flags leave open, then a game, or the games of a set. */
export async function runPlay(
  word: string | undefined,
  flags: Readonly<Record<string, unknown>>,
  resumed?: Resumed,
): Promise<void> {
  const language = chooseLanguage(flags.lang);
  const terminal = new Console();
  try {
    let table: Table | undefined = resumed ?? (await arrange(word, flags, terminal, language));
    if (table === undefined) return print(consoleTexts[language].bye);
    while (table !== undefined) table = await playTable(table, terminal, language);
  } finally {
    terminal.close();
  }
}

/** One game, in which people and computers move in turn; the next one of its set, if somebody wants it. */
async function playTable(table: Table, terminal: Console, language: Language): Promise<Table | undefined> {
  const { game: base, options } = 'record' in table ? table.record : table;
  const game = recoloured(base, table.colours);
  const match = 'record' in table ? matchOf({ ...table.record, game }) : newMatch(game, options);
  const save = new PlainSave(match, table, language, table.keptAs);
  const plain: PlainTable = { terminal, language, save: () => save.saveRecord(), resigned: undefined };
  const players = table.seats.map((word, seat) => {
    const player = seatPlayer(game, word, Date.now() + seat);
    return player === undefined ? person(plain) : checked(player);
  });
  try {
    await playMatch(match, players, save, plain, game !== base);
  } finally {
    for (const player of players) await player.close?.();
  }
  const { resigned: loser } = plain;
  const winners = players.map((_, seat) => seat).filter((seat) => seat !== loser);
  const outcome: Outcome | undefined = loser === undefined ? undefined : { reason: 'resignation', loser, winners };
  if (outcome === undefined && match.result() === undefined) return sayLeft(save, language);
  sayEnd(match, outcome, language);
  const set = table.set === undefined ? undefined : withGame(table.set, pointsOf(match, outcome));
  if (set !== undefined) print(sayTotals(match, set, language));
  const next = nextOfSet(table, set);
  const asks = table.seats.includes('human');
  if (next === undefined) {
    save.end();
    if (asks) await askAfter(terminal, consoleTexts[language].after, () => save.saveRecord(outcome));
    return undefined;
  }
  save.keepNext(recordOf(newMatch(base, options)), next);
  const { nextGame } = consoleTexts[language];
  const answer = asks ? await askAfter(terminal, nextGame, () => save.saveRecord(outcome)) : '';
  if (isLeaving(answer)) return sayLeft(save, language);
  return { game: base, options, ...next, ...(save.name === undefined ? {} : { keptAs: save.name }) };
}

async function playMatch(
  match: Match,
  players: readonly Player[],
  save: PlainSave,
  table: PlainTable,
  isRecoloured: boolean,
): Promise<void> {
  const { language } = table;
  const texts = consoleTexts[language];
  const { game, position } = match;
  const by = fill(texts.by, { designer: game.designer, players: position.seats });
  const { summary, cells } = game.texts[language];
  const letters = !isRecoloured ? '' : ` ${sayLetters(game, position.seats, language)}`;
  print(`\n${game.name}, ${by}\n${summary}\n${cells}${letters}\n${texts.start}\n`);
  print(drawPlain(position));
  save.keep(); // a resumed game belongs to this program from now on
  await referee(match, players, ({ seat, refusal }) => {
    if (refusal !== undefined) return print(sayRefusal(game, refusal, language));
    const name = game.texts[language].seats[seat];
    const effects = sayEffects(match, language);
    const said = effects === '' ? texts.moved : texts.movedEffects;
    print(`\n${fillAgreeing(said, name, { move: match.moves.at(-1) ?? '', effects })}\n`);
    print(drawPlain(position));
    save.keep();
  });
  save.keep(); // moves may have been taken back since
}

/** Which letters mean whom, where the colours are not those that the letters begin with. */
function sayLetters(game: Game, players: number, language: Language): string {
  const { letter, letters } = consoleTexts[language];
  const names = game.texts[language].seats.slice(0, players);
  const all = names.map((name, seat) => fill(letter, { letter: pieceLetter(game, seat), name }));
  return fill(letters, { letters: all.join(', ') });
}

/** How the game ended, and its points. */
function sayEnd(match: Match, outcome: Outcome | undefined, language: Language): void {
  const { game } = match;
  if (outcome !== undefined) return print(`\n${sayOutcome(match, outcome, language)}`);
  const result = match.result();
  if (result === undefined) return;
  print(`\n${sayResult(game, result, language)}`);
  if (result.scores === undefined) return;
  const scores = result.scores.map((score, seat) => `${game.texts[language].seats[seat]} ${score}`);
  print(fill(consoleTexts[language].scores, { scores: scores.join(', ') }));
}

/** Asks what is next after a game; the record may be saved first. */
async function askAfter(terminal: Console, question: string, saveRecord: () => string): Promise<string | undefined> {
  for (;;) {
    const answer = await terminal.ask(question);
    if (answer === undefined || actionNamed(answer) !== 'save') return answer;
    print(saveRecord());
  }
}

/** Goodbye, and how the game is continued. */
function sayLeft(save: PlainSave, language: Language): undefined {
  if (save.name !== undefined) print(fill(consoleTexts[language].kept, { name: save.name }));
  print(consoleTexts[language].bye);
}

/** How a set stands after a game. */
function sayTotals({ game, position }: Match, set: GameSet, language: Language): string {
  const texts = consoleTexts[language];
  const { seats } = game.texts[language];
  const totals = totalsBySeat(set, position.seats, true);
  const points = totals.map((total, seat) => `${seats[seat]} ${writePoints(total)}`).join(', ');
  const words = { game: set.past.length, games: set.games, points };
  const won = isSetOver(set) ? ` ${sayWinnersOfSet(totals, seats, language)}` : '';
  return fill(texts.totals, words) + won;
}

/** A computer that answers nonsense ends the game. */
function checked(player: Player): Player {
  return {
    ...player,
    async choose(match, report) {
      const move = await player.choose(match, report);
      if (move !== undefined && readMove(match.position, move) === NO_MOVE)
        throw new UsageError(`${player.name} answered ${printable(move)}: no legal move.`);
      return move;
    },
  };
}
