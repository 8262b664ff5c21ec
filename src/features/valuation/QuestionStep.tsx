import { QUESTIONS } from '#domain/valuation/questions.ts';
import type { Valuation } from '#domain/valuation/valuation.ts';
import { type StepFocus, StepForm } from './StepForm.tsx';
import { requestValuation } from './valuation-api.ts';
import type { ValuationProgress } from './valuation-progress.ts';

interface QuestionStepProps {
  readonly noun: string;
  readonly progress: Extract<ValuationProgress, { step: 'questions' }>;
  readonly focus: StepFocus;
  readonly onValue: (valuation: Valuation) => void;
}

/** Asks what the vehicle's price depends on (domain/valuation/questions.ts), and requests the valuation. */
export function QuestionStep({ noun, progress, focus, onValue }: QuestionStepProps) {
  const { found, other } = progress;
  const submit = async (values: Readonly<Record<string, string>>) => {
    const { readAnswers } = await import('./read-registration.ts');
    const answers = { km: found.km, ...(other !== undefined && { vehicle: other }), ...values };
    onValue(await requestValuation(found.id, readAnswers(answers)));
  };
  return (
    <StepForm
      step={3}
      heading={{ text: `About your ${noun}`, focus }}
      fields={[]}
      onSubmit={submit}
      submitLabel="See what it is worth"
    >
      {() =>
        QUESTIONS.map(({ name, ask, answers }) => (
          <fieldset key={name} className="value__ask">
            <legend>{ask.replace('{vehicle}', noun)}</legend>
            <div className="value__answers">
              {answers.map(({ value, text }) => (
                <label key={value} className="value__answer">
                  <input type="radio" name={name} value={value} required />
                  <span>{text}</span>
                </label>
              ))}
            </div>
          </fieldset>
        ))
      }
    </StepForm>
  );
}
