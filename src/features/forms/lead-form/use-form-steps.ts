import type { RefObject } from 'react';
import { type FormAction, type FormState, filterKnownFields } from '#features/forms/form-state.ts';
import { findFieldErrors } from '#features/forms/sending/find-field-errors.island.ts';
import type { Form } from '#leads/forms/forms.ts';

interface FormSteps {
  readonly isLast: boolean;
  /** Goes back a step, or forward if the current step is valid. */
  readonly go: (by: 1 | -1) => Promise<void>;
}

/** A form's steps, of which one is visible at a time. */
export function useFormSteps(
  form: Form,
  { step }: FormState,
  dispatch: (action: FormAction) => void,
  element: RefObject<HTMLFormElement | null>,
): FormSteps {
  const go = async (by: 1 | -1) => {
    if (by === 1 && element.current) {
      const fields = filterKnownFields(form, await findFieldErrors(form, element.current), step);
      if (Object.keys(fields).length > 0) {
        dispatch({ kind: 'wrong', fields });
        return;
      }
    }
    dispatch({ kind: 'stepped', to: step + by });
  };
  return { isLast: step === form.steps.length - 1, go };
}
