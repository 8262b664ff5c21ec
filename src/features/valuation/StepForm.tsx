import { type FormEvent, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { FormAlert, type FormProblem } from '#leads/forms/form-problem.ts';
import { controlId, toStepProblem } from './step-problem.ts';

/** The element that gets the focus when a step appears. */
export type StepFocus = RefObject<HTMLElement | null>;

interface StepFormProps {
  readonly step: 1 | 2 | 3;
  /** The heading of the step, which gets the focus. The first step has none: the section's heading is above it. */
  readonly heading?: { readonly text: string; readonly focus: StepFocus };
  /** The names of the fields that show their own errors. */
  readonly fields: readonly string[];
  /** Sends the step's request. Rejects with ValuationApiError. */
  readonly onSubmit: (values: Readonly<Record<string, string>>) => Promise<void> | void;
  /** Renders the step's controls with the error message of each field. */
  readonly children: (errors: FormProblem['fields']) => ReactNode;
  /** The button's text. */
  readonly submitLabel: string;
  /** A second button beside it. */
  readonly secondaryButton?: ReactNode;
  /** The first step's form action without scripts. */
  readonly action?: string;
}

/** A step of the valuation: its controls, its button, and the error if it failed. */
export function StepForm({
  step,
  heading,
  fields,
  onSubmit,
  children,
  submitLabel,
  secondaryButton,
  action,
}: StepFormProps) {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<FormProblem>();
  const form = useRef<HTMLFormElement>(null);
  const alert = useRef<HTMLDivElement>(null);
  // The focus moves to the first invalid control, else to the alert.
  useEffect(() => {
    if (!problem) return;
    const invalid = [...(form.current?.elements ?? [])].find((control) =>
      control.hasAttribute('aria-invalid'),
    );
    if (invalid) focusControl(invalid);
    else alert.current?.focus();
  }, [problem]);
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const values = [...new FormData(event.currentTarget)].map(([name, value]) => [name, String(value)]);
    setBusy(true);
    setProblem(undefined);
    try {
      await onSubmit(Object.fromEntries(values));
    } catch (error) {
      setProblem(toStepProblem(error, fields));
    } finally {
      setBusy(false);
    }
  };
  return (
    <form ref={form} className="form" action={action} noValidate onSubmit={send}>
      {problem && (
        <FormAlert
          problem={problem}
          idOf={controlId}
          ref={alert}
          onField={(name) => focusControl(document.getElementById(controlId(name)))}
        />
      )}
      <p className="value__step">{`Step ${step} of 3`}</p>
      {heading && (
        <h3 ref={heading.focus as RefObject<HTMLHeadingElement | null>} tabIndex={-1}>
          {heading.text}
        </h3>
      )}
      {children(problem?.fields ?? {})}
      <p className="form__act">
        <button
          className="btn btn--primary form__send"
          type="submit"
          disabled={busy}
          aria-busy={busy || undefined}
        >
          {submitLabel}
        </button>
        {secondaryButton}
      </p>
    </form>
  );
}

/** Moves the focus to a control; to the first answer of a question. */
function focusControl(control: Element | null): void {
  const target = control instanceof HTMLFieldSetElement ? control.querySelector('input') : control;
  if (target instanceof HTMLElement) target.focus();
}

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
