import { isFault } from '../../core/fault.ts';
import { exactMove } from '../../core/moves.ts';
import type { Position } from '../../core/position.ts';
import { readPosition, writePosition } from '../../core/text.ts';
import { NO_MOVE, type Seat } from '../../core/types.ts';
import { fill } from '../../core/words.ts';
import { language } from '../state/language.ts';
import { texts } from '../state/texts.ts';
import type { StudyEngine } from './engine.ts';
import { scoreText } from './graph/score.ts';
import type { StudyModel } from './model.ts';
import { studyTexts } from './texts.ts';

/** What one key asks the engine: the best move here, and what the next player would do if it were their turn. */
export function questions(model: StudyModel, engine: StudyEngine) {
  const nameOf = (seat: Seat) => model.game.texts[language.value].seats[seat];
  const ask = async (position: Position, kind: 'bestIs' | 'threatIs', next: Seat) => {
    const asked = model.study.value.at;
    model.news.value = () => texts.value.looking;
    const answer = await engine.ask(model.game.id, writePosition(position));
    if (answer === undefined || model.study.value.at !== asked) return;
    const found = exactMove(position, answer.move);
    const [from, to = from] = found === NO_MOVE ? [] : model.game.notation.path(position, found);
    model.pointers.value = from === undefined || to === undefined ? [] : [{ from, to }];
    model.news.value = () =>
      fill(studyTexts.value[kind], { move: answer.move, score: scoreText(answer), name: nameOf(next) });
  };
  return {
    best() {
      const position = model.position;
      if (!position.over) void ask(position, 'bestIs', position.turn);
    },
    threat() {
      const position = model.position;
      if (position.over) return;
      const next = (position.turn + 1) % position.seats;
      const other = position.clone();
      other.giveTurn(next);
      const theirs = readPosition(model.game, writePosition(other));
      if (isFault(theirs) || theirs.over || theirs.turn !== next)
        model.news.value = () => fill(studyTexts.value.noThreat, { name: nameOf(next) });
      else void ask(theirs, 'threatIs', next);
    },
  };
}
