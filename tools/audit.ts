import { spawn } from 'node:child_process';
import process from 'node:process';
import { text } from 'node:stream/consumers';
import { npmCommand } from './node.mjs';

// Asks the registry that npm uses for known vulnerabilities of the packages that users run. Only a serious one fails.
// Where the registry cannot be reached, takes too long, has no such service or answers nonsense, the check ends with
// NOT_DONE.
const ASK = ['audit', '--json', '--omit=dev', '--audit-level=high', '--fetch-retries=0', '--fetch-timeout=10000'];
const SEVERITIES = ['info', 'low', 'moderate', 'high', 'critical'];
const GRAVE = ['high', 'critical'];
const FOUND = 1;
const NOT_DONE = 3;
/** Milliseconds for everything; npm asks more than once. */
const PATIENCE = Number(process.env.GAMUT_AUDIT_MS ?? 45_000);

interface Weakness {
  readonly severity: string;
  readonly via: readonly (string | { readonly title: string; readonly url: string })[];
}

const answer = await ask();
if (typeof answer === 'string') {
  console.log(`The check for known weaknesses of packages could not be done: ${answer}.`);
  process.exitCode = NOT_DONE;
} else {
  const grave = answer.filter(([, { severity }]) => GRAVE.includes(severity));
  for (const [name, { severity, via }] of grave) console.log(`${name}: ${severity}: ${via.map(sayCause).join('; ')}`);
  if (grave.length > 0) process.exitCode = FOUND;
  else console.log(`No grave weakness is known${answer.length > 0 ? `; ${answer.length} lesser` : ''}.`);
}

/** The vulnerabilities by package, or why they are unknown. */
async function ask(): Promise<(readonly [string, Weakness])[] | string> {
  const { command, args, options } = npmCommand(ASK);
  const npm = spawn(command, args, { ...options, stdio: ['ignore', 'pipe', 'ignore'] });
  const ended = new Promise<string | undefined>((resolve) => {
    npm.on('error', (error) => resolve(`npm could not be started (${error.message})`));
    npm.on('close', () => resolve(undefined));
  });
  let isLate = false;
  const alarm = setTimeout(() => {
    isLate = true;
    npm.kill('SIGKILL');
    npm.stdout?.destroy();
  }, PATIENCE);
  const said = await text(npm.stdout ?? []).catch(() => '');
  const trouble = await ended;
  clearTimeout(alarm);
  if (isLate) return `the registry did not answer within ${PATIENCE / 1000} s`;
  return trouble ?? readAnswer(said);
}

function readAnswer(said: string): (readonly [string, Weakness])[] | string {
  let answer: unknown;
  try {
    answer = JSON.parse(said);
  } catch {
    return 'npm gave no answer';
  }
  const { vulnerabilities, message } = asObject(answer);
  if (typeof vulnerabilities !== 'object' || vulnerabilities === null) {
    const [reason] = typeof message === 'string' ? message.split('\n') : ['it gave no reason'];
    return `the registry does not say which packages are weak (${reason})`;
  }
  const all = Object.entries(vulnerabilities);
  return all.every((one): one is [string, Weakness] => isWeakness(one[1])) ? all : 'the registry answered nonsense';
}

function isWeakness(value: unknown): value is Weakness {
  const { severity, via } = asObject(value);
  return SEVERITIES.some((one) => one === severity) && Array.isArray(via);
}

function asObject(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

/** The package that it comes from, or its title. */
function sayCause(cause: Weakness['via'][number]): string {
  return typeof cause === 'string' ? `by ${cause}` : `${cause.title} (${cause.url})`;
}
