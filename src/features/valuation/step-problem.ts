import type { FormProblem } from '#leads/forms/form-problem.ts';
import { ValuationApiError } from './valuation-api.ts';

/** Above why a step was not answered. */
const NOT_SENT_TEXT = 'An error occurred when submitting this form';

/** The problem behind an error, for a step that asks `fields`; rethrows what is none for the visitor. */
export function toStepProblem(error: unknown, fields: readonly string[]): FormProblem {
  if (!(error instanceof ValuationApiError)) throw error;
  const known = Object.entries(error.fields).filter(([name]) => fields.includes(name));
  return { texts: known.length > 0 ? [] : [NOT_SENT_TEXT, error.message], fields: Object.fromEntries(known) };
}

/** The id of a step's control; what is wrong with it stands in `{id}-error`. */
export function controlId(name: string): string {
  return `value-${name}`;
}

/** The attributes that tell assistive technology what is wrong with a control. */
export function getErrorAttributes(name: string, wrong: FormProblem['fields']) {
  return wrong[name] === undefined
    ? {}
    : ({ 'aria-invalid': true, 'aria-describedby': `${controlId(name)}-error` } as const);
}
