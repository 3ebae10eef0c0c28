import { printable } from '../../core/fault.ts';
import { readMove } from '../../core/moves.ts';
import { type Match, newMatch } from '../../core/play/match.ts';
import { sayRefusal, sayResult } from '../../core/play/words.ts';
import { type Player, referee } from '../../core/player.ts';
import { NO_MOVE } from '../../core/types.ts';
import { fill, fillAgreeing } from '../../core/words.ts';
import { seatPlayer } from '../../node/players/seat-player.ts';
import { print, UsageError } from '../../node/usage.ts';
import { matchOf } from '../../record/record.ts';
import { sayOutcome } from '../../record/words.ts';
import { sayEffects } from '../../session/effects.ts';
import { drawPlain } from '../../view/plain.ts';
import { chooseLanguage } from '../language.ts';
import type { Resumed } from '../records/resume.ts';
import { arrange, type Table } from './arrange.ts';
import { Console } from './console.ts';
import { type PlainTable, person } from './person.ts';
import { PlainSave } from './save.ts';
import { consoleTexts } from './texts.ts';

/** Plays one game on a plain terminal: asks for what the flags leave open, then people and computers move in turn. */
export async function runPlay(
  word: string | undefined,
  flags: Readonly<Record<string, unknown>>,
  resumed?: Resumed,
): Promise<void> {
  const language = chooseLanguage(flags.lang);
  const texts = consoleTexts[language];
  const terminal = new Console();
  let players: readonly Player[] = [];
  try {
    const table: Table | undefined = resumed ?? (await arrange(word, flags, terminal, language));
    if (table === undefined) return print(texts.bye);
    const { seats } = table;
    const match = 'record' in table ? matchOf(table.record) : newMatch(table.game, table.options);
    const save = new PlainSave(match, seats, language, table.keptAs);
    const plain: PlainTable = { terminal, language, save: () => save.saveRecord(), resigned: undefined };
    players = seats.map((word, seat) => {
      const player = seatPlayer(match.game, word, Date.now() + seat);
      return player === undefined ? person(plain) : checked(player);
    });
    await playMatch(match, players, save, plain);
  } finally {
    terminal.close();
    for (const player of players) await player.close?.();
  }
}

async function playMatch(match: Match, players: readonly Player[], save: PlainSave, table: PlainTable): Promise<void> {
  const { language } = table;
  const texts = consoleTexts[language];
  const { game, position } = match;
  const by = fill(texts.by, { designer: game.designer, players: position.seats });
  const { summary, cells } = game.texts[language];
  print(`\n${game.name}, ${by}\n${summary}\n${cells}\n${texts.start}\n`);
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
  const loser = table.resigned;
  if (loser !== undefined) {
    save.end();
    const winners = players.map((_, seat) => seat).filter((seat) => seat !== loser);
    return print(`\n${sayOutcome(match, { reason: 'resignation', loser, winners }, language)}`);
  }
  save.keep(); // moves may have been taken back since
  const result = match.result();
  if (result === undefined) {
    if (save.name !== undefined) print(fill(texts.kept, { name: save.name }));
    return print(texts.bye);
  }
  print(`\n${sayResult(game, result, language)}`);
  if (result.scores !== undefined) {
    const scores = result.scores.map((score, seat) => `${game.texts[language].seats[seat]} ${score}`);
    print(fill(texts.scores, { scores: scores.join(', ') }));
  }
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
