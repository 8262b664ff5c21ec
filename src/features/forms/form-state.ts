import type { FormProblem } from '#leads/forms/form-problem.ts';
import type { Form } from '#leads/forms/forms.ts';

/** What a form shows beyond its fields, and what the visitor is taken to by it. */
export interface FormState {
  /** From 0. */
  readonly step: number;
  readonly problem: FormProblem | undefined;
  /** The name of a field, or a part of the form. */
  readonly focus: { readonly field: string } | 'legend' | 'alert' | undefined;
  /** Whether it could not be sent, and waits on the device. */
  readonly queued: boolean;
}

export type FormAction =
  | { readonly kind: 'stepped'; readonly to: number }
  /** Fields are wrong; those that the form does not have are left out. */
  | { readonly kind: 'wrong'; readonly fields: Readonly<Record<string, string>> }
  /** It was not sent, for reasons that no field can mend. */
  | { readonly kind: 'unsent'; readonly texts: readonly string[] }
  | { readonly kind: 'kept' };

export const INITIAL_FORM_STATE: FormState = { step: 0, problem: undefined, focus: undefined, queued: false };

/** What a form shows after some news. */
export function reduceFormState(form: Form, state: FormState, news: FormAction): FormState {
  switch (news.kind) {
    case 'stepped':
      return { ...state, step: news.to, problem: undefined, focus: 'legend' };
    case 'wrong': {
      const fields = filterKnownFields(form, news.fields);
      const [field = ''] = Object.keys(fields);
      const step = findStep(form, field) ?? state.step;
      return { ...state, step, problem: { texts: [], fields }, focus: { field } };
    }
    case 'unsent':
      return { ...state, problem: { texts: news.texts, fields: {} }, focus: 'alert' };
    case 'kept':
      return { ...state, problem: undefined, focus: undefined, queued: true };
  }
}

/** Of some fields, those that the visitor sees in a form or in one of its steps. */
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

/** The step of a field; undefined when the form does not ask it. */
function findStep({ steps }: Form, name: string): number | undefined {
  const index = steps.findIndex(({ fields }) => fields.some((field) => field.name === name));
  return index < 0 ? undefined : index;
}
