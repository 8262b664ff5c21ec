import { useState } from 'react';
import { QUESTIONS, USUAL_ANSWERS } from '#domain/valuation/questions.ts';
import type { Valuation } from '#domain/valuation/valuation.ts';
import { loadFieldRules } from './load-field-rules.ts';
import { FieldError, type StepFocus, StepForm } from './StepForm.tsx';
import { controlId, getErrorAttributes } from './step-problem.ts';
import { requestValuation } from './valuation-api.ts';
import type { ValuationProgress } from './valuation-progress.ts';

interface QuestionStepProps {
  readonly noun: string;
  readonly progress: Extract<ValuationProgress, { step: 'questions' }>;
  readonly focus: StepFocus;
  readonly onValue: (valuation: Valuation) => void;
}

const FIELDS = QUESTIONS.map(({ name }) => name);

/** Asks what the vehicle's price depends on (domain/valuation/questions.ts), and requests the valuation. */
export function QuestionStep({ noun, progress, focus, onValue }: QuestionStepProps) {
  const { found, other } = progress;
  const [isGood, setIsGood] = useState(false);
  const submit = async (values: Readonly<Record<string, string>>) => {
    const { readAnswers } = await loadFieldRules();
    const answers = { km: found.km, ...(other !== undefined && { vehicle: other }), ...values };
    onValue(await requestValuation(found.id, readAnswers(answers)));
  };
  return (
    <StepForm
      step={3}
      heading={{ text: `About your ${noun}`, focus }}
      fields={FIELDS}
      onSubmit={submit}
      submitLabel="See what it's worth"
    >
      {(errors) => (
        <>
          <p>
            <button className="btn btn--sm" type="button" onClick={() => setIsGood(true)}>
              No problems with it? Fill in the usual answers
            </button>
          </p>
          {QUESTIONS.map(({ name, ask, answers }) => (
            <fieldset
              key={name}
              id={controlId(name)}
              className="value__ask"
              // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: HTML allows it; groups have no such states.
              role="radiogroup"
              aria-required="true"
              {...getErrorAttributes(name, errors)}
            >
              <legend>{ask.replace('{vehicle}', noun)}</legend>
              <div className="value__answers">
                {answers.map(({ value, text }) => (
                  <label key={`${value} ${isGood}`} className="value__answer">
                    <input
                      type="radio"
                      name={name}
                      value={value}
                      required
                      defaultChecked={isGood && USUAL_ANSWERS[name] === value}
                    />
                    <span>{text}</span>
                  </label>
                ))}
              </div>
              <FieldError name={name} errors={errors} />
            </fieldset>
          ))}
        </>
      )}
    </StepForm>
  );
}
