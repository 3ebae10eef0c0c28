import process from 'node:process';
import { runNpm } from './node.mjs';

// Asks the registry that npm uses for known weaknesses of the packages that users run. Grave ones fail; a registry that
// does not answer such questions, or cannot be reached, does not.
const ASK = ['audit', '--json', '--omit=dev', '--audit-level=high', '--fetch-retries=0', '--fetch-timeout=10000'];
const GRAVE = ['high', 'critical'];

interface Weakness {
  readonly severity: string;
  readonly via: readonly (string | { readonly title: string; readonly url: string })[];
}

interface Answer {
  readonly vulnerabilities?: Readonly<Record<string, Weakness>>;
  readonly message?: string;
}

const { stdout, error } = runNpm(ASK, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
const answer = error === undefined ? readAnswer(stdout) : { message: error.message };
if (answer.vulnerabilities === undefined) {
  console.log(`Not checked: the registry does not say which packages are weak (${answer.message ?? 'no answer'}).`);
} else {
  const all = Object.entries(answer.vulnerabilities);
  const grave = all.filter(([, { severity }]) => GRAVE.includes(severity));
  for (const [name, { severity, via }] of grave) console.log(`${name}: ${severity}: ${via.map(sayCause).join('; ')}`);
  if (grave.length > 0) process.exitCode = 1;
  else console.log(`No grave weakness is known${all.length > 0 ? `; ${all.length} lesser` : ''}.`);
}

function readAnswer(text: string): Answer {
  try {
    return JSON.parse(text);
  } catch {
    return {};
  }
}

/** Another package that brings it, or what it is. */
function sayCause(cause: Weakness['via'][number]): string {
  return typeof cause === 'string' ? `by ${cause}` : `${cause.title} (${cause.url})`;
}
