import type { FormProblem } from '#leads/forms/form-problem.ts';
import { ValuationApiError } from './valuation-api.ts';

/** Precedes the reason why a step failed. */
const NOT_SENT_TEXT = 'An error occurred when submitting this form';

/** The problem to show for an error, in a step with `fields`. Rethrows errors that are not for visitors. */
export function toStepProblem(error: unknown, fields: readonly string[]): FormProblem {
  if (!(error instanceof ValuationApiError)) throw error;
  const known = Object.entries(error.fields).filter(([name]) => fields.includes(name));
  return { texts: known.length > 0 ? [] : [NOT_SENT_TEXT, error.message], fields: Object.fromEntries(known) };
}

/** The id of a step's control; its error message has the id `{id}-error`. */
export function controlId(name: string): string {
  return `value-${name}`;
}

/** The attributes that link an invalid control to its error message. */
export function getErrorAttributes(name: string, errors: FormProblem['fields']) {
  return errors[name] === undefined
    ? {}
    : ({ 'aria-invalid': true, 'aria-describedby': `${controlId(name)}-error` } as const);
}
