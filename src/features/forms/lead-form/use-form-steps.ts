import type { RefObject } from 'react';
import { readFormValues } from '#features/forms/form-dom.ts';
import { type FormAction, type FormState, filterKnownFields } from '#features/forms/form-state.ts';
import { findFieldErrors } from '#features/forms/sending/find-field-errors.island.ts';
import type { Form } from '#leads/forms/forms.ts';

interface FormSteps {
  readonly isLast: boolean;
  /** Goes a step on, unless something in this one is wrong, or back. */
  readonly go: (by: 1 | -1) => Promise<void>;
}

/** The steps of a form, of which one is in sight. */
export function useFormSteps(
  form: Form,
  { step }: FormState,
  tell: (news: FormAction) => void,
  element: RefObject<HTMLFormElement | null>,
): FormSteps {
  const go = async (by: 1 | -1) => {
    if (by === 1 && element.current) {
      const fields = filterKnownFields(
        form,
        await findFieldErrors(form, readFormValues(element.current)),
        step,
      );
      if (Object.keys(fields).length > 0) {
        tell({ kind: 'wrong', fields });
        return;
      }
    }
    tell({ kind: 'stepped', to: step + by });
  };
  return { isLast: step === form.steps.length - 1, go };
}
