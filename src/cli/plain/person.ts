import { listedTexts } from '../../core/moves.ts';
import type { Match } from '../../core/play/match.ts';
import type { Player } from '../../core/player.ts';
import { writePosition } from '../../core/text.ts';
import type { Language } from '../../core/words.ts';
import { fill } from '../../core/words.ts';
import { print } from '../../node/usage.ts';
import { drawPlain } from '../../view/plain.ts';
import type { Console } from './console.ts';
import type { ConsoleTexts } from './texts.ts';

/** A player who types moves, and may ask for other things before. */
export function person(terminal: Console, texts: ConsoleTexts, language: Language): Player {
  return {
    name: 'human',
    async choose(match) {
      for (;;) {
        const { seats } = match.game.texts[language];
        const answer = await terminal.ask(fill(texts.yourMove, { name: seats[match.position.turn] }));
        if (answer === undefined || answer === 'quit' || answer === 'q') return undefined;
        if (answer !== '' && !answerCommand(match, answer, texts)) return answer;
      }
    },
  };
}

/** Does what a word asks for; false if it is not a command. */
function answerCommand(match: Match, word: string, texts: ConsoleTexts): boolean {
  if (word === 'help' || word === '?') print(fill(texts.help, { example: listedTexts(match.position)[0] }));
  else if (word === 'moves') print(listedTexts(match.position).join(' '));
  else if (word === 'board') print(drawPlain(match.position));
  else if (word === 'position') print(writePosition(match.position));
  else if (word === 'undo') takeBack(match, texts);
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
