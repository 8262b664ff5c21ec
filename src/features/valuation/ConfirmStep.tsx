import { vehicleName } from '#domain/valuation/valuation-text.ts';
import { type StepFocus, StepForm } from './StepForm.tsx';
import type { Progress } from './valuation-progress.ts';

interface ConfirmStepProps {
  readonly noun: string;
  readonly progress: Extract<Progress, { step: 'confirm' }>;
  readonly focus: StepFocus;
  readonly confirmed: () => void;
  readonly denied: () => void;
}

/** Asks whether what was found is the visitor's. */
export function ConfirmStep({ noun, progress, focus, confirmed, denied }: ConfirmStepProps) {
  const { vehicle, found } = progress;
  const facts = [vehicle.body, `${found.rego} (${found.regoState.toUpperCase()})`];
  const other = (
    <button className="btn" type="button" onClick={denied}>
      No, it is another
    </button>
  );
  return (
    <StepForm
      step={2}
      heading={{ text: `Is this your ${noun}?`, focus }}
      fields={[]}
      submit={confirmed}
      next="Yes, this is mine"
      other={other}
    >
      {() => (
        <p className="value__found">
          <b>{vehicleName(vehicle)}</b>
          <span>{facts.filter(Boolean).join(' · ')}</span>
        </p>
      )}
    </StepForm>
  );
}
