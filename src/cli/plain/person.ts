import { listedTexts } from '../../core/moves.ts';
import type { Match } from '../../core/play/match.ts';
import type { Player } from '../../core/player.ts';
import { writePosition } from '../../core/text.ts';
import type { Seat } from '../../core/types.ts';
import type { Language } from '../../core/words.ts';
import { fill, fillAgreeing } from '../../core/words.ts';
import { print } from '../../node/usage.ts';
import { drawPlain } from '../../view/plain.ts';
import { actionNamed } from '../keys/actions.ts';
import type { Console } from './console.ts';
import { guideText } from './guide.ts';
import { sayEvaluation, sayHint, sayLens, sayLenses, sayLink } from './studies.ts';
import { type ConsoleTexts, consoleTexts } from './texts.ts';

/** The table at which people type their moves. */
export interface PlainTable {
  readonly terminal: Console;
  readonly language: Language;
  /** Saves the record for good; a sentence. */
  save(match: Match): string;
  /** Who has resigned, if anybody. */
  resigned: Seat | undefined;
}

/** A player who types moves, and may ask for other things before. */
export function person(table: PlainTable): Player {
  const { terminal, language } = table;
  const texts = consoleTexts[language];
  return {
    name: 'human',
    async choose(match) {
      for (;;) {
        const { seats } = match.game.texts[language];
        const answer = await terminal.ask(fillAgreeing(texts.yourMove, seats[match.position.turn]));
        if (answer === undefined || answer === 'quit' || actionNamed(answer) === 'leave') return undefined;
        if (actionNamed(answer) === 'resign') {
          if (!(await isSure(terminal, texts))) continue;
          table.resigned = match.position.turn;
          return undefined;
        }
        if (answer !== '' && !(await answerWord(match, answer, table))) return answer;
      }
    },
  };
}

/** Only the whole word resigns. */
async function isSure(terminal: Console, { confirmResign, yes }: ConsoleTexts): Promise<boolean> {
  const answer = await terminal.ask(confirmResign);
  return answer?.toLowerCase() === yes;
}

/** Does what a word asks for; false if it is not one of these words. */
async function answerWord(match: Match, word: string, table: PlainTable): Promise<boolean> {
  const { language } = table;
  const texts = consoleTexts[language];
  const action = actionNamed(word);
  const [, lens] = /^lens (\S+)$/.exec(word) ?? [];
  if (word === 'help' || word === '?') print(fill(texts.help, { example: listedTexts(match.position)[0] }));
  else if (action === 'moves') print(listedTexts(match.position).join(' '));
  else if (word === 'board') print(drawPlain(match.position));
  else if (word === 'position') print(writePosition(match.position));
  else if (action === 'guide' || word === 'rules') print(guideText(match.game, language));
  else if (action === 'hint') print(await sayHint(match, language));
  else if (action === 'evaluation') print(sayEvaluation(match, language));
  else if (action === 'save') print(table.save(match));
  else if (action === 'link') print(sayLink(match, language));
  else if (word === 'lens') print(sayLenses(match.position, language));
  else if (lens !== undefined) print(sayLens(match.position, lens, language));
  else if (action === 'undo') takeBack(match, texts);
  else return false;
  return true;
}

/** Back to this player's last turn, including the moves of others in between. */
function takeBack(match: Match, texts: ConsoleTexts): void {
  const { turn } = match.position;
  const taken: string[] = [];
  do {
    const move = match.takeBack();
    if (move === undefined) {
      for (const one of taken.reverse()) match.play(one); // there was no earlier turn
      return print(texts.nothingToUndo);
    }
    taken.push(move);
  } while (match.position.turn !== turn);
  print(drawPlain(match.position));
}
