import type { Ref } from 'react';
import { controlId, type StepProblem } from './step-problem.ts';

interface StepErrorsProps {
  readonly problem: StepProblem;
  readonly ref: Ref<HTMLDivElement>;
}

/** On top of a step, why it could not go on; each line leads to its field. */
export function StepErrors({ problem: { text, fields }, ref }: StepErrorsProps) {
  const wrong = Object.entries(fields);
  return (
    <div ref={ref} className="form__errors" role="alert" tabIndex={-1}>
      {wrong.length > 0 ? (
        <>
          <p>Please fix the following errors:</p>
          <ul>
            {wrong.map(([name, words]) => (
              <li key={name}>
                <a
                  href={`#${controlId(name)}`}
                  onClick={(event) => {
                    event.preventDefault();
                    document.getElementById(controlId(name))?.focus();
                  }}
                >
                  {words}
                </a>
              </li>
            ))}
          </ul>
        </>
      ) : (
        <>
          <p>An error occurred when submitting this form</p>
          <p>{text}</p>
        </>
      )}
    </div>
  );
}
