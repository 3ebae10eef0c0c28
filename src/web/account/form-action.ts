import { type Signal, useSignal } from '@preact/signals';
import { send } from '../online/request.ts';
import { type ShownText, useShownText } from '../state/shown-text.ts';
import { type FailureCode, type FailureTexts, sayFailure } from './failures.ts';

export interface Failure {
  readonly failure: FailureCode;
}

export function isFailure(answer: object): answer is Failure {
  return 'failure' in answer;
}

/** The answer of the server, or why there is none. */
export async function ask<Answer extends object>(
  path: string,
  sent?: object,
  method?: string,
): Promise<Answer | Failure> {
  const came = await send(path, sent, method);
  if (came === undefined) return { failure: 'unreachable' };
  // A refusal without a reason is not from a server of ours.
  return came.isGood ? (came.read as Answer) : { failure: (came.read as { code?: FailureCode }).code ?? 'unreachable' };
}

/** A request to the server: whether it is under way, and its result. */
export interface FormAction {
  readonly isBusy: Signal<boolean>;
  /** Why it was refused. */
  readonly trouble: ShownText;
  /** Its success, for those who would not see it otherwise. */
  readonly done: ShownText;
  /** If the user must first confirm their identity: called with whether they did. */
  readonly unproven: Signal<((isProven: boolean) => void) | undefined>;
  /** The result; undefined if it was refused, which is shown. */
  run<Answer extends object>(act: () => Promise<Answer | Failure>, words?: FailureTexts): Promise<Answer | undefined>;
}

export function useFormAction(): FormAction {
  const isBusy = useSignal(false);
  const trouble = useShownText();
  const done = useShownText();
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
    done,
    unproven,
    async run(act, words = {}) {
      if (isBusy.value) return undefined;
      isBusy.value = true;
      trouble.value = done.value = '';
      let answer = await act();
      if (isFailure(answer) && answer.failure === 'not proven' && (await confirmed())) answer = await act();
      isBusy.value = false;
      if (!isFailure(answer)) return answer;
      const { failure } = answer;
      trouble.value = () => sayFailure(failure, words);
      return undefined;
    },
  };
}
