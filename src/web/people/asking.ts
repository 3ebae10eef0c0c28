import { type Signal, useSignal } from '@preact/signals';
import { addressOfServer } from '../state/route.ts';
import { type NaySentences, type PageNay, sayNay } from './nays.ts';

export interface Refusal {
  readonly nay: PageNay;
}

export function isRefusal(answer: object): answer is Refusal {
  return 'nay' in answer;
}

/** The answer of the server, or why there is none. */
export async function ask<Answer extends object>(
  path: string,
  sent?: object,
  method = sent === undefined ? 'GET' : 'POST',
): Promise<Answer | Refusal> {
  const headers = { 'content-type': 'application/json' };
  try {
    const body = sent === undefined ? {} : { headers, body: JSON.stringify(sent) };
    const response = await fetch(addressOfServer(path), { method, ...body });
    const text = await response.text();
    const answer = text === '' ? {} : JSON.parse(text);
    // Whoever refuses without a reason is no server of ours.
    return response.ok ? answer : { nay: answer.code ?? 'unreachable' };
  } catch {
    return { nay: 'unreachable' };
  }
}

/** Something that a person asks of the server: whether it is under way, and what is said about it. */
export interface Deed {
  readonly isBusy: Signal<boolean>;
  /** Why it was refused. */
  readonly trouble: Signal<string>;
  /** What has come of it, for those who would not see it otherwise. */
  readonly told: Signal<string>;
  /** What came of it; undefined where it was refused, which is said. */
  run<Answer extends object>(act: () => Promise<Answer | Refusal>, words?: NaySentences): Promise<Answer | undefined>;
}

export function useDeed(): Deed {
  const isBusy = useSignal(false);
  const trouble = useSignal('');
  const told = useSignal('');
  return {
    isBusy,
    trouble,
    told,
    async run(act, words = {}) {
      if (isBusy.value) return undefined;
      isBusy.value = true;
      trouble.value = told.value = '';
      const answer = await act();
      isBusy.value = false;
      if (!isRefusal(answer)) return answer;
      trouble.value = sayNay(answer.nay, words);
      return undefined;
    },
  };
}
