import { type FormEvent, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { FormAlert, type FormProblem } from '#leads/forms/form-problem.ts';
import { controlId, toStepProblem } from './step-problem.ts';

/** Where the focus goes when a step comes. */
export type StepFocus = RefObject<HTMLElement | null>;

interface StepFormProps {
  readonly step: 1 | 2 | 3;
  /** The heading of the step, which gets the focus. The first step stands under that of the section. */
  readonly heading?: { readonly text: string; readonly focus: StepFocus };
  /** The names of the fields that tell what is wrong with them. */
  readonly fields: readonly string[];
  /** Asks for what the step is about. Rejects with ValuationApiError. */
  readonly onSubmit: (values: Readonly<Record<string, string>>) => Promise<void> | void;
  /** The step's controls, by what is wrong with them. */
  readonly children: (wrong: FormProblem['fields']) => ReactNode;
  /** What its button says. */
  readonly submitLabel: string;
  /** Another button beside it. */
  readonly secondaryButton?: ReactNode;
  /** Where a first step leads without its script. */
  readonly action?: string;
}

/** A step of the valuation: what is asked, the button that goes on, and why it could not. */
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
  // What is wrong first is what the visitor goes on with.
  useEffect(() => {
    if (!problem) return;
    const wrong = [...(form.current?.elements ?? [])].find((control) => control.hasAttribute('aria-invalid'));
    (wrong instanceof HTMLElement ? wrong : alert.current)?.focus();
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
    <form ref={form} className="form" action={action} noValidate={step === 1} onSubmit={send}>
      {problem && <FormAlert problem={problem} idOf={controlId} ref={alert} onField={focusControl} />}
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

function focusControl(name: string): void {
  document.getElementById(controlId(name))?.focus();
}
