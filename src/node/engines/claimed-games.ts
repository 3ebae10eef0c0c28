import { Foul, PREPARE_MS } from '../../arena/play-game.ts';
import type { Game } from '../../core/game.ts';
import { games } from '../../games/index.ts';
import { findGame } from '../find-game.ts';
import { UsageError } from '../usage.ts';
import { say } from '../words/say.ts';
import { introduce } from './engine-player.ts';
import { EngineProcess } from './engine-process.ts';
import { engineWords, splitCommand } from './engine-words.ts';
import { sayFoul } from './foul-words.ts';

/** The games an engine plays: those given, else those in its option Game, else those in its command or name. */
export async function claimedGames(command: string, named: string | undefined): Promise<readonly Game[]> {
  if (named !== undefined) return named.split(',').map(findGame);
  if (splitCommand(command).some((word) => word.includes('{game}'))) return games;
  const engine = new EngineProcess(engineWords(command, ''));
  try {
    const { name, options } = await introduce(engine, PREPARE_MS);
    const said = `${options.get('game')?.type ?? ''} ${command} ${name}`.toLowerCase().split(/[^a-z]+/);
    const claimed = games.filter(({ id }) => said.includes(id));
    if (claimed.length > 0) return claimed;
  } catch (error) {
    if (!(error instanceof Foul)) throw error;
    throw new UsageError(say('The engine did not answer "ugi": it {why}.', { why: sayFoul(error.message) }));
  } finally {
    engine.kill();
  }
  throw new UsageError(say('The engine does not say which games it plays; name one with --game.'));
}
