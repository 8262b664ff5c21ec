import type { FormProblem } from '#leads/forms/form-problem.ts';
import type { Form } from '#leads/forms/forms.ts';

/** A form's state beyond its field values. */
export interface FormState {
  /** From 0. */
  readonly step: number;
  readonly problem: FormProblem | undefined;
  /** What gets the focus: a field by name, or a part of the form. */
  readonly focus: { readonly field: string } | 'legend' | 'alert' | undefined;
  /** Whether the site could not be reached, and the enquiry waits on the device. */
  readonly queued: boolean;
}

export type FormAction =
  | { readonly kind: 'stepped'; readonly to: number }
  /** Some fields are invalid; those that the form does not have are ignored. */
  | { readonly kind: 'wrong'; readonly fields: Readonly<Record<string, string>> }
  /** It was not sent, for reasons that no field can fix. */
  | { readonly kind: 'unsent'; readonly texts: readonly string[] }
  | { readonly kind: 'queued' };

export const INITIAL_FORM_STATE: FormState = { step: 0, problem: undefined, focus: undefined, queued: false };

/** The form's state after an action. */
export function reduceFormState(form: Form, state: FormState, action: FormAction): FormState {
  switch (action.kind) {
    case 'stepped':
      return { ...state, step: action.to, problem: undefined, focus: 'legend' };
    case 'wrong': {
      const fields = filterKnownFields(form, action.fields);
      const [field = ''] = Object.keys(fields);
      const step = findStep(form, field) ?? state.step;
      return { ...state, step, problem: { texts: [], fields }, focus: { field } };
    }
    case 'unsent':
      return { ...state, problem: { texts: action.texts, fields: {} }, focus: 'alert' };
    case 'queued':
      return { ...state, problem: undefined, focus: undefined, queued: true };
  }
}

/** Those of some fields that the form, or one of its steps, contains. */
export function filterKnownFields(
  form: Form,
  fields: Readonly<Record<string, string>>,
  step?: number,
): Readonly<Record<string, string>> {
  const isKnown = (name: string) => {
    const index = findStep(form, name);
    return index !== undefined && (step === undefined || index === step);
  };
  return Object.fromEntries(Object.entries(fields).filter(([name]) => isKnown(name)));
}

/** The step of a field, from 0; undefined if the form has no such field. */
function findStep({ steps }: Form, name: string): number | undefined {
  const index = steps.findIndex(({ fields }) => fields.some((field) => field.name === name));
  return index < 0 ? undefined : index;
}
