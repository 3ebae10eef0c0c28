import { isFault } from '../../core/fault.ts';
import type { Game } from '../../core/game.ts';
import type { Match } from '../../core/play/match.ts';
import { type Position, startPosition } from '../../core/position.ts';
import { readPosition } from '../../core/text.ts';
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
  const { command, budget } = player;
  const words = engineWords(command, game.id);
  const make = () => enginePlayer(words, seed, budget ?? { ms: USUAL_MS });
  let engine: ReturnType<typeof make> | undefined;
  let before: Promise<unknown> = Promise.resolve();
  const ask = async (match: Match, position: Position, moves: readonly string[]) => {
    try {
      if (engine === undefined) {
        engine = make();
        await engine.prepare?.(startOf(match));
      }
      return await engine(position, moves);
    } catch (error) {
      engine?.close?.();
      engine = undefined; // the next question starts it anew
      throw error;
    }
  };
  return {
    name: word,
    choose(match) {
      const position = match.position.clone();
      const moves = [...match.moves];
      // A move may be taken back while it thinks: one question at a time.
      const answer = before.then(() => ask(match, position, moves));
      before = answer.catch(() => {});
      return answer;
    },
    async close() {
      engine?.close?.();
      engine = undefined;
    },
  };
}

function startOf(match: Match): Position {
  const { start } = match.record();
  if (start === undefined) return startPosition(match.game, match.options);
  const position = readPosition(match.game, start);
  if (isFault(position)) throw new Error(position.what);
  return position;
}
