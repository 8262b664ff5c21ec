import { NotAnswered } from './ask-valuation.ts';

/** Why a step could not go on. */
export interface StepProblem {
  readonly text: string;
  /** What is wrong with which of its fields; none where it is something else. */
  readonly fields: Readonly<Record<string, string>>;
}

/** The problem behind an error, for a step that asks `fields`; rethrows what is none for the visitor. */
export function problemOf(error: unknown, fields: readonly string[]): StepProblem {
  if (!(error instanceof NotAnswered)) throw error;
  const known = Object.entries(error.fields).filter(([name]) => fields.includes(name));
  return { text: error.message, fields: Object.fromEntries(known) };
}

/** The id of a step's control; what is wrong with it stands in `{id}-error`. */
export function controlId(name: string): string {
  return `value-${name}`;
}

/** The attributes that tell assistive technology what is wrong with a control. */
export function wrongAttributes(name: string, wrong: StepProblem['fields']) {
  return wrong[name] === undefined
    ? {}
    : ({ 'aria-invalid': true, 'aria-describedby': `${controlId(name)}-error` } as const);
}
