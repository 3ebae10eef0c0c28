import { readFileSync, statSync } from 'node:fs';
import { homedir } from 'node:os';
import { fill } from '../../../core/words.ts';
import { games } from '../../../games/index.ts';
import { readAnything } from '../../../record/detect.ts';
import { isRecordFault } from '../../../record/fault.ts';
import { LONGEST_TEXT } from '../../../record/limits.ts';
import type { GameRecord } from '../../../record/record.ts';
import { sayRecordFault } from '../../../record/words.ts';
import type { Navigator } from '../kit/navigator.ts';
import { Prompt } from '../kit/prompt.ts';

/** Asks for a record, position or link, or for a file with one. */
export function openLoad(navigator: Navigator, open: (record: GameRecord) => void): void {
  const take = (text: string): string | undefined => {
    const found = readAnything(games, readFile(text) ?? text);
    if (isRecordFault(found)) {
      const isName = /^[~.]?\/\S+$|^\S+\.(txt|json|md)$/.test(text);
      if (isName && readFile(text) === undefined) return fill(navigator.texts.noFile, { file: text });
      return sayRecordFault(found, navigator.language);
    }
    navigator.close();
    open(found.record);
    return undefined;
  };
  navigator.open(
    new Prompt(
      navigator,
      () => navigator.texts.load,
      () => navigator.texts.loadPrompt,
      take,
    ),
  );
}

/** The content of a file of that name, if there is one. */
function readFile(name: string): string | undefined {
  if (name.includes('\n') || name.length > 1000) return undefined;
  const path = name.replace(/^~(?=\/)/, homedir()).replace(/^(['"])(.*)\1$/, '$2');
  try {
    const { size } = statSync(path);
    return size > 4 * LONGEST_TEXT ? undefined : readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}
