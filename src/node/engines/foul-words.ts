import { type Sentence, say } from '../words/say.ts';

/** How a player failed, as engines and matches report it in English: how it begins, what is said, and its gaps. */
const FOULS: readonly (readonly [pattern: RegExp, sentence: Sentence, ...gaps: string[]])[] = [
  [/^could not be started: (.*)$/s, 'could not be started: {why}', 'why'],
  [/^gave no answer in (\d+) ms$/, 'gave no answer in {ms} ms', 'ms'],
  [/^gave no (\S+) in (\d+) ms$/, 'gave no {word} in {ms} ms', 'word', 'ms'],
  [/^took (\d+) ms of (\d+) ms$/, 'took {ms} ms of {most} ms', 'ms', 'most'],
  [/^said more than (\d+) MiB for one answer$/, 'said more than {size} MiB for one answer', 'size'],
  [/^said a line of more than (\d+) KiB$/, 'said a line of more than {size} KiB', 'size'],
  [/^(?:ended|ended its process) with status (\d+)(.*)$/s, 'ended with status {status}{last}', 'status', 'last'],
  [/^was ended by (\w+)(.*)$/s, 'was ended by {signal}{last}', 'signal', 'last'],
  [/^does not offer (\S+)$/, 'does not offer {game}', 'game'],
  [/^not ready: (.*)$/s, 'not ready: {why}', 'why'],
  [/^answered bestmove without a move$/, 'answered bestmove without a move'],
  [/^answered (.*)$/s, 'answered {text}', 'text'],
];

/** The same in the language of this process; what is not known stays as it is. */
export function sayFoul(detail: string): string {
  for (const [pattern, sentence, ...gaps] of FOULS) {
    const found = pattern.exec(detail);
    if (found === null) continue;
    const words = Object.fromEntries(gaps.map((gap, index) => [gap, found[index + 1]]));
    return say(sentence, 'why' in words ? { why: sayFoul(words.why) } : words);
  }
  return detail;
}
