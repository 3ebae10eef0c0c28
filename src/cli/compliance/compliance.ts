import process from 'node:process';
import { Foul } from '../../arena/play-game.ts';
import type { Game } from '../../core/game.ts';
import { claimedGames } from '../../node/engines/claimed-games.ts';
import { engineWords } from '../../node/engines/engine-words.ts';
import { print } from '../../node/usage.ts';
import { type Sentence, say } from '../../node/words/say.ts';
import { type Check, gameChecks, generalChecks } from './checks.ts';
import { Mismatch, Subject } from './subject.ts';

export interface ComplianceFlags {
  /** Separated by commas. */
  readonly game?: string;
  readonly json?: boolean;
}

/** The result of a check; skipped if it does not apply. */
export interface Finding {
  readonly game?: string;
  readonly claim: string;
  readonly verdict: 'pass' | 'fail' | 'skip';
  /** What was expected and what came, or why it does not apply. */
  readonly detail: string;
  /** Paragraphs of docs/ugi.md. */
  readonly paragraphs: string;
  /** What to change in an engine that fails. */
  readonly advice: Sentence;
}

const NEEDS_RULES = 'it knows no rules and is told the legal moves';
const SUMMARY = '{passed} passed, {failed} failed, {skipped} {skipped:does|do} not apply.';

/** Examines an engine and prints a line for each check; status 1 when one fails. */
export async function runCompliance(command: string, flags: ComplianceFlags): Promise<void> {
  const findings: Finding[] = [];
  await examine(command, await claimedGames(command, flags.game), (finding) => {
    findings.push(finding);
    if (!flags.json) print(findingText(finding));
  });
  const count = (verdict: Finding['verdict']) => findings.filter((one) => one.verdict === verdict).length;
  const failed = count('fail');
  if (flags.json) print(JSON.stringify({ command, passed: count('pass'), failed, skipped: count('skip'), findings }));
  else print(say(SUMMARY, { passed: count('pass'), failed, skipped: count('skip') }));
  process.exitCode = failed > 0 ? 1 : 0;
}

/** Checks an engine with each of these games; the first also serves for checks that concern no game. */
export async function examine(
  command: string,
  played: readonly Game[],
  seen: (finding: Finding) => void,
): Promise<void> {
  for (const [index, game] of played.entries()) {
    const subject = new Subject(engineWords(command, game.id), game);
    if (index === 0) for (const check of generalChecks) seen(await examineOne(subject, check));
    for (const check of gameChecks) seen({ game: game.id, ...(await examineOne(subject, check)) });
    subject.drop();
  }
}

async function examineOne(subject: Subject, { needsRules, run, ...told }: Check): Promise<Finding> {
  try {
    await subject.ready();
    if (needsRules === true && subject.needsMoves) {
      return { ...told, verdict: 'skip', detail: NEEDS_RULES };
    }
    await run(subject);
    return { ...told, verdict: 'pass', detail: '' };
  } catch (error) {
    if (!(error instanceof Mismatch) && !(error instanceof Foul)) throw error;
    // Whatever it is in the middle of must not spoil what follows.
    subject.drop();
    return { ...told, verdict: 'fail', detail: error.message };
  }
}

function findingText({ game, claim, verdict, detail, paragraphs, advice }: Finding): string {
  const label = { pass: 'pass', fail: 'FAIL', skip: 'n/a ' }[verdict];
  const place = game === undefined ? '' : `${game}: `;
  const remark = verdict === 'skip' ? say(NEEDS_RULES) : detail;
  const line = `${label}  ${place}${sayClaim(claim)}${remark === '' ? '' : ` (${remark})`}`;
  return verdict === 'fail' ? `${line}\n      docs/ugi.md ${paragraphs}: ${say(advice)}` : line;
}

function sayClaim(claim: string): string {
  const [, limits] = /^go (.*) is answered with a legal bestmove$/.exec(claim) ?? [];
  return limits === undefined
    ? say(claim as Sentence)
    : say('go {limits} is answered with a legal bestmove', { limits });
}
