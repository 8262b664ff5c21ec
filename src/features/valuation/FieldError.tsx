import type { FormProblem } from '#leads/forms/form-problem.ts';
import { controlId } from './step-problem.ts';

interface FieldErrorProps {
  readonly name: string;
  readonly errors: FormProblem['fields'];
}

/** The error message of a control, empty while it has none. */
export function FieldError({ name, errors }: FieldErrorProps) {
  return (
    <span className="form__wrong" id={`${controlId(name)}-error`}>
      {errors[name]}
    </span>
  );
}
