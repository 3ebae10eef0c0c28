import type { Game } from '../../core/game.ts';
import { isWrong, PLAYER_FORMS, type PlayerWord, readPlayer } from '../../session/player-word.ts';
import { nearest, UsageError } from '../usage.ts';
import { say, sayPlaceholders } from '../words/say.ts';

/** The player a word names; throws if none. isSeat: at a board, where people may play. */
export function namedPlayer(game: Game, word: string, isSeat = false): PlayerWord {
  const player = readPlayer(game, word);
  if (!isWrong(player)) return player;
  const { wrong } = player;
  throw new UsageError(wrong === undefined ? unknownPlayer(game, word, isSeat) : say(wrong.sentence, wrong.words));
}

function unknownPlayer(game: Game, word: string, isSeat: boolean): string {
  const bots = game.engine.museum.map(({ id }) => `museum:${id}`);
  const forms = PLAYER_FORMS.split(', ').flatMap((form) => (form === 'museum:<bot>' ? bots : form.replaceAll('"', '')));
  const names = isSeat ? ['human', ...forms] : forms;
  const near = nearest(word, names);
  const hint = near === undefined ? '' : say(' (did you mean {word}?)', { word: near });
  return say('There is no player called {word}{hint}. The players of {game} are {names}.', {
    ...{ word, hint, game: game.name, names: sayPlaceholders(names.join(', ')) },
  });
}
