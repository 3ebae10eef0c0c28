import { readdirSync, readFileSync, statSync } from 'node:fs';
import { extname, join } from 'node:path';
import type { Entrant } from '../../arena/tournament.ts';
import { canRun, isExecutable, quoteWord, splitCommand } from '../../node/engines/engine-words.ts';
import { sayError } from '../../node/files.ts';
import { UsageError } from '../../node/usage.ts';
import { say } from '../../node/words/say.ts';
import { ENGINE } from '../../session/player-word.ts';

/** What is in a folder: the bots, and why other files that look like bots are left out. */
export interface BotFolder {
  readonly bots: readonly Entrant[];
  readonly leftOut: readonly string[];
}

/** Interpreters by file extension. */
const INTERPRETERS: Readonly<Record<string, string>> = {
  '.py': 'python3',
  '.js': 'node',
  '.mjs': 'node',
  '.cjs': 'node',
  '.pl': 'swipl',
};

/**
 * The bots of a folder, in the order of their names: files that an interpreter runs, executable files, and <name>.json
 * with a "command", in which {folder} stands for the folder.
 */
export function findBots(folder: string): BotFolder {
  const bots: Entrant[] = [];
  const leftOut: string[] = [];
  for (const name of listFolder(folder)) {
    const command = commandOf(folder, name);
    if (command === undefined) continue;
    if (typeof command !== 'string') leftOut.push(say('{name} is left out: {flaw}.', { name, flaw: command.flaw }));
    else {
      const [program] = splitCommand(command);
      if (canRun(program)) bots.push({ name, word: ENGINE + command });
      else
        leftOut.push(
          say('{name} is left out: {flaw}.', { name, flaw: say('there is no program {program} here', { program }) }),
        );
    }
  }
  return { bots, leftOut };
}

function listFolder(folder: string): string[] {
  try {
    return readdirSync(folder)
      .filter((name) => !name.startsWith('.') && statSync(join(folder, name)).isFile())
      .sort();
  } catch (error) {
    throw new UsageError(say('The folder {folder} cannot be read: {why}.', { folder, why: sayError(error) }));
  }
}

/** The command line of a file; undefined if it is not a bot at all. */
function commandOf(folder: string, name: string): string | { readonly flaw: string } | undefined {
  const file = join(folder, name);
  const ending = extname(name).toLowerCase();
  if (ending === '.json') return commandIn(file, folder);
  if (Object.hasOwn(INTERPRETERS, ending)) return `${INTERPRETERS[ending]} ${quoteWord(file)}`;
  // A bare name would be looked up on the search path.
  return isExecutable(file) ? quoteWord(/[/\\]/.test(file) ? file : `./${file}`) : undefined;
}

function commandIn(file: string, folder: string): string | { readonly flaw: string } {
  try {
    const read: unknown = JSON.parse(readFileSync(file, 'utf8'));
    if (typeof read !== 'object' || read === null || !('command' in read) || typeof read.command !== 'string') {
      return { flaw: say('it has no "command"') };
    }
    splitCommand(read.command);
    return read.command.replaceAll('{folder}', folder);
  } catch (error) {
    return { flaw: error instanceof UsageError ? error.message.replace(/\.$/, '') : say('it is not valid JSON') };
  }
}
