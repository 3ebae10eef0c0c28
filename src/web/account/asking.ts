import { type Signal, useSignal } from '@preact/signals';
import { send } from '../online/request.ts';
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
  method?: string,
): Promise<Answer | Refusal> {
  const came = await send(path, sent, method);
  if (came === undefined) return { nay: 'unreachable' };
  // Whoever refuses without a reason is no server of ours.
  return came.isGood ? (came.read as Answer) : { nay: (came.read as { code?: PageNay }).code ?? 'unreachable' };
}

/** Something that a person asks of the server: whether it is under way, and what is said about it. */
export interface Deed {
  readonly isBusy: Signal<boolean>;
  /** Why it was refused. */
  readonly trouble: Signal<string>;
  /** What has come of it, for those who would not see it otherwise. */
  readonly told: Signal<string>;
  /** Where somebody has to confirm first that it is them: who is told whether they did. */
  readonly unproven: Signal<((isProven: boolean) => void) | undefined>;
  /** What came of it; undefined where it was refused, which is said. */
  run<Answer extends object>(act: () => Promise<Answer | Refusal>, words?: NaySentences): Promise<Answer | undefined>;
}

export function useDeed(): Deed {
  const isBusy = useSignal(false);
  const trouble = useSignal('');
  const told = useSignal('');
  const unproven = useSignal<((isProven: boolean) => void) | undefined>(undefined);
  const confirmed = async () => {
    const isProven = await new Promise<boolean>((resolve) => {
      unproven.value = resolve;
    });
    unproven.value = undefined;
    return isProven;
  };
  return {
    isBusy,
    trouble,
    told,
    unproven,
    async run(act, words = {}) {
      if (isBusy.value) return undefined;
      isBusy.value = true;
      trouble.value = told.value = '';
      let answer = await act();
      if (isRefusal(answer) && answer.nay === 'not proven' && (await confirmed())) answer = await act();
      isBusy.value = false;
      if (!isRefusal(answer)) return answer;
      trouble.value = sayNay(answer.nay, words);
      return undefined;
    },
  };
}
