import type { RefObject } from 'react';
import { valuesOf } from '#features/forms/form-parts.ts';
import { type FormNews, type FormState, knownFields } from '#features/forms/form-state.ts';
import { mistakesIn } from '#features/forms/sending/check.island.ts';
import type { Form } from '#leads/forms/forms.ts';

interface Steps {
  readonly isLast: boolean;
  /** Goes a step on, unless something in this one is wrong, or back. */
  readonly go: (by: 1 | -1) => Promise<void>;
}

/** The steps of a form, of which one is in sight. */
export function useSteps(
  form: Form,
  { step }: FormState,
  tell: (news: FormNews) => void,
  element: RefObject<HTMLFormElement | null>,
): Steps {
  const go = async (by: 1 | -1) => {
    if (by === 1 && element.current) {
      const fields = knownFields(form, await mistakesIn(form, valuesOf(element.current)), step);
      if (Object.keys(fields).length > 0) {
        tell({ kind: 'wrong', fields });
        return;
      }
    }
    tell({ kind: 'stepped', to: step + by });
  };
  return { isLast: step === form.steps.length - 1, go };
}
