import { Foul, PREPARE_MS } from '../../arena/play-game.ts';
import { ENGINE } from '../../session/player-word.ts';
import { introduce } from './engine-player.ts';
import { EngineProcess } from './engine-process.ts';
import { engineWords } from './engine-words.ts';

/** What players are called in reports: engines by the names they give themselves, others by their words; no two alike. */
export async function namesOf(words: readonly string[], game: string): Promise<string[]> {
  const names: string[] = [];
  for (const word of words) {
    const name = word.startsWith(ENGINE) ? await engineName(word, game) : word;
    const alike = names.filter((one) => one === name || one.startsWith(`${name} (`)).length;
    names.push(alike === 0 ? name : `${name} (${alike + 1})`);
  }
  return names;
}

async function engineName(word: string, game: string): Promise<string> {
  const command = word.slice(ENGINE.length).replace(/@[1-9]\d*(ms)?$/, '');
  const engine = new EngineProcess(engineWords(command, game));
  try {
    const { name } = await introduce(engine, PREPARE_MS);
    return name === '' ? word : name;
  } catch (error) {
    if (!(error instanceof Foul)) throw error;
    return word;
  } finally {
    engine.kill();
  }
}
