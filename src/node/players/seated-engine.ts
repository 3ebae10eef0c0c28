import type { Game } from '../../core/game.ts';
import { oneAtATime } from '../../session/one-at-a-time.ts';
import type { Computer } from '../../session/session.ts';
import { enginePlayer } from '../engines/engine-player.ts';
import { engineWords } from '../engines/engine-words.ts';
import { namedPlayer } from './named-player.ts';

/** An engine's default time per move, in milliseconds. */
const USUAL_MS = 1000;

/** A program that speaks the engine protocol, at a seat of one match. It is started at its first move. */
export function seatedEngine(game: Game, word: string, seed: number): Computer {
  const player = namedPlayer(game, word);
  if (player.kind !== 'engine') throw new Error(`${word} is no engine`);
  const engine = enginePlayer(engineWords(player.command, game.id), seed, player.budget ?? { ms: USUAL_MS });
  const inOrder = oneAtATime();
  return {
    name: word,
    choose(match) {
      const asked = match.clone();
      return inOrder(async () => {
        try {
          return await engine.choose(asked, () => {});
        } catch (error) {
          await engine.close?.(); // the next question starts it anew
          throw error;
        }
      });
    },
    close: async () => engine.close?.(),
  };
}
